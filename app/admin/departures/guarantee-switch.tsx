import { useFetcher } from 'react-router'
import { departureListAdminWords as words } from '../../words/admin/departures/departure-list.ts'
import type { DeparturesReply } from './departures-reply.ts'
import type { DepartureListRow } from './load-departures.server.ts'

/**
 * The switch of our word: a minimum that is reached needs none. It shows its new state at once; where that is refused it goes
 * back and says why. Without JavaScript it sends the form that it stands in.
 */
export function WordSwitch({ row, changes }: { row: DepartureListRow; changes: boolean }) {
  const fetcher = useFetcher<DeparturesReply>({ key: `word ${row.id}` })
  if (row.reached && !row.guaranteed) return <span>{words.reached}</span>
  if (!changes || !row.mayChange) return row.guaranteed ? <span>{words.given}</span> : null
  const busy = fetcher.state !== 'idle'
  const given = busy ? String(fetcher.formData?.get('word')).endsWith('~yes') : row.guaranteed
  const word = `${row.seen}~${row.guaranteed ? 'no' : 'yes'}`
  const reply = fetcher.data
  return (
    <>
      <button
        className="btn line sm word"
        type="submit"
        name="word"
        value={word}
        aria-pressed={given}
        aria-disabled={busy}
        aria-label={given ? words.takeOf(row.title, row.day) : words.giveOf(row.title, row.day)}
        onClick={(event) => {
          event.preventDefault()
          if (!busy) fetcher.submit({ word, stay: 'yes' }, { method: 'post', preventScrollReset: true })
        }}
      >
        {given ? words.given : words.give}
      </button>
      <span role="alert">{!busy && reply && 'fault' in reply && <small className="note bad">{reply.fault}</small>}</span>
    </>
  )
}
