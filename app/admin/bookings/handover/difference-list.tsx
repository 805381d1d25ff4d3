import { Link } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { handoverWords } from '../../../words/admin/roster/handover.ts'
import type { DifferenceView } from './handover-texts.ts'

type Props = { differences: readonly DifferenceView[]; charges: boolean }

/** What differs at a return, each with the link to the form that charges it. */
export function DifferenceList({ differences, charges }: Props) {
  const words = useWords(handoverWords)
  if (differences.length === 0) return <p>{words.nothingDifferent}</p>
  return (
    <>
      <ul className="item-list num">
        {differences.map(({ key, text, detail, proposed, to }) => (
          <li key={key}>
            <span>
              <b>{text}</b>
              {detail && <small>{detail}</small>}
              {proposed && <small>{proposed}</small>}
            </span>
            {charges && to && (
              <Link className="btn line sm" to={to} aria-label={words.chargeOf({ what: text })}>
                {words.charge}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className="small muted">{words.nothingCharged}</p>
    </>
  )
}
