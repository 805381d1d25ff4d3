import { useFetcher } from 'react-router'
import { departureListAdminWords as words } from '../../words/admin/departures/departure-list.ts'
import type { DeparturesReply } from './departures-reply.ts'
import type { DepartureListRow } from './load-departures.server.ts'

/**
 * The button that guarantees a departure from the list. It shows the new state at once; where that is refused it goes back and says
 * why. Without JavaScript it sends the form that it stands in. A guarantee is withdrawn on the departure's own page, with a reason.
 */
export function GuaranteeButton({ row, changes }: { row: DepartureListRow; changes: boolean }) {
  const fetcher = useFetcher<DeparturesReply>({ key: `word ${row.id}` })
  const busy = fetcher.state !== 'idle'
  if (row.guaranteed || busy) return <span>{row.reached ? words.reached : words.given}</span>
  if (!changes || !row.mayChange) return null
  const reply = fetcher.data
  return (
    <>
      <button
        className="btn line sm word"
        type="submit"
        name="word"
        value={row.seen}
        aria-label={words.giveOf(row.title, row.day)}
        onClick={(event) => {
          event.preventDefault()
          fetcher.submit({ word: row.seen, stay: 'yes' }, { method: 'post', preventScrollReset: true })
        }}
      >
        {words.give}
      </button>
      <span role="alert">{reply && 'fault' in reply && <small className="note bad">{reply.fault}</small>}</span>
    </>
  )
}
