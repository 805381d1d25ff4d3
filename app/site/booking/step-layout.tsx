import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type BookingStep, bookingSteps } from '#features/bookings/drafts/booking-draft.ts'
import type { ProductKind } from '#features/pricing/order-kinds.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import type { Summary } from '../../shared/booking/summary-of.ts'
import { ScenePicture } from '../../ui/scene-picture.tsx'
import { bookingStepWords } from '../../words/booking-steps.ts'
import { bookingSummaryWords } from '../../words/booking-summary.ts'
import { PriceRows } from '../price-rows.tsx'

type Props = {
  kind: ProductKind
  step: BookingStep
  /** The key in the steps' addresses. */
  draft?: string | undefined
  summary: Summary
  children: ReactNode
}

/** The layout of a step: the current step above, the form on the left, the price on the right. */
export function BookingLayout({ kind, step, draft, summary, children }: Props) {
  return (
    <div className="wrap booking">
      <Steps kind={kind} step={step} draft={draft} />
      <div className="split">
        <div>{children}</div>
        <SummaryPanel {...summary} />
      </div>
    </div>
  )
}

function Steps({ kind, step, draft }: Pick<Props, 'kind' | 'step' | 'draft'>) {
  const words = useWords(bookingStepWords)
  const at = bookingSteps.indexOf(step)
  return (
    <ol className="step" aria-label={words.label}>
      {bookingSteps.map((name, index) => {
        const word = words[kind][name]
        const behind = index < at
        return (
          <li
            key={name}
            className={behind ? 'done' : index === at ? 'on' : undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            {behind && draft && name !== 'choice' ? <Link to={`/booking/${draft}/${name}`}>{word}</Link> : word}
          </li>
        )
      })}
    </ol>
  )
}

/** What is booked and its price so far, line by line. */
export function SummaryPanel({ title, scene, startsOn, endsOn, travellers, price, terms, note }: Summary) {
  const words = useWords(bookingSummaryWords)
  const format = useFormatter()
  return (
    <aside className="buy drawn" aria-label={words.label}>
      <div className={`pic h-${scene.hour}`}>
        <ScenePicture drawing={scene} eager />
      </div>
      <div className={`earth h-${scene.hour}`}>
        <h2>{title}</h2>
        {startsOn && endsOn && (
          <p className="ui small">
            {format.days(startsOn, endsOn)}
            {travellers !== undefined && `, ${words.party({ count: travellers })}`}
          </p>
        )}
      </div>
      {price && <PriceTable price={price} note={note} />}
      {terms && (
        <ul className="body ui small muted num">
          {terms.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </aside>
  )
}

/** Price lines with the reason of each, the total, and what is due when. */
function PriceTable({ price, note }: { price: NonNullable<Summary['price']>; note: string | undefined }) {
  const words = useWords(bookingSummaryWords)
  return (
    <div className="body">
      <table className="num">
        <PriceRows lines={price.lines} />
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>
              {price.total} <small>{words.rwf({ money: price.rwf })}</small>
            </td>
          </tr>
          <tr>
            <th scope="row">{price.balance ? words.deposit : words.allNow}</th>
            <td>{price.deposit}</td>
          </tr>
          {price.balance && (
            <tr>
              <th scope="row">{words.balance({ day: price.balanceOn })}</th>
              <td>{price.balance}</td>
            </tr>
          )}
        </tfoot>
      </table>
      {note && <p className="ui small">{note}</p>}
    </div>
  )
}
