import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { departureListAdminWords } from '../../../words/admin/departures/departure-list.ts'
import type { DeparturesReply } from './departures-reply.ts'
import type { DepartureListRow } from './load-departures.server.ts'

/**
 * The button that guarantees a departure from the list. It shows the new state at once and keeps the focus; where that is refused it
 * goes back and says why. Without JavaScript it sends the form that it stands in. A guarantee is withdrawn on the departure's own page,
 * with a reason.
 */
export function GuaranteeButton({ row, changes }: { row: DepartureListRow; changes: boolean }) {
  const words = useWords(departureListAdminWords)
  const fetcher = useFetcher<DeparturesReply>({ key: `guarantee ${row.id}` })
  const [pressed, setPressed] = useState(false)
  const isGuaranteed = row.guaranteed || fetcher.state !== 'idle'
  const state = row.reached ? words.reached : words.given
  if (!changes || !row.mayChange || (isGuaranteed && !pressed)) return isGuaranteed ? <span>{state}</span> : null
  const reply = fetcher.data
  return (
    <>
      <button
        className="btn line sm guarantee"
        type="submit"
        name="guarantee"
        value={row.seen}
        aria-disabled={isGuaranteed}
        aria-label={isGuaranteed ? undefined : words.giveOf({ title: row.title, day: row.day })}
        onClick={(event) => {
          event.preventDefault()
          if (isGuaranteed) return
          setPressed(true)
          fetcher.submit({ guarantee: row.seen, stay: 'yes' }, { method: 'post', preventScrollReset: true })
        }}
      >
        {isGuaranteed ? state : words.give}
      </button>
      <span role="alert">{reply && 'fault' in reply && <small className="note bad">{reply.fault}</small>}</span>
    </>
  )
}
