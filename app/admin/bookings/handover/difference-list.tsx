import { Link } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { handoverWords } from '../../../words/admin/roster/handover.ts'
import type { DifferenceView } from './difference-views.ts'

type Props = { differences: readonly DifferenceView[]; charges: boolean }

/** What differs at a return, each with the link to the form that charges it, or that undoes that it was charged. */
export function DifferenceList({ differences, charges }: Props) {
  const words = useWords(handoverWords)
  if (differences.length === 0) return <p>{words.nothingDifferent}</p>
  return (
    <>
      <ul className="item-list num">
        {differences.map(({ key, text, detail, proposed, charged, to }) => (
          <li key={key}>
            <span>
              <b>{text}</b>
              {detail && <small>{detail}</small>}
              {proposed && <small>{proposed}</small>}
              {charged && <small>{charged}</small>}
            </span>
            {charges && to && (
              <Link
                className="btn line sm"
                to={to}
                aria-label={charged ? words.undoOf({ what: text }) : words.chargeOf({ what: text })}
              >
                {charged ? words.undo : words.charge}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className="small muted">{words.nothingCharged}</p>
    </>
  )
}
