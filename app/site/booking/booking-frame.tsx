import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type BookingStep, bookingSteps } from '#features/bookings/booking-draft.ts'
import { daysText } from '#values/day-words.ts'
import { ScenePicture } from '../../ui/scene-picture.tsx'
import { bookingWords } from '../../words/booking.ts'
import type { Summary } from './summary-of.ts'

/** The layout of a step: where one stands, the form left, what it costs right. `draft` is the key in the steps' addresses. */
export function BookingFrame(props: { step: BookingStep; draft?: string | undefined; summary: Summary; children: ReactNode }) {
  return (
    <div className="wrap booking">
      <Steps step={props.step} draft={props.draft} />
      <div className="split">
        <div>{props.children}</div>
        <SummaryPanel {...props.summary} />
      </div>
    </div>
  )
}

function Steps({ step, draft }: { step: BookingStep; draft?: string | undefined }) {
  const at = bookingSteps.indexOf(step)
  return (
    <ol className="step" aria-label={bookingWords.stepsLabel}>
      {bookingWords.steps.map((word, index) => {
        const behind = index < at
        const name = bookingSteps[index]
        return (
          <li
            key={word}
            className={behind ? 'done' : index === at ? 'on' : undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            {behind && draft && name !== 'departure' ? <Link to={`/booking/${draft}/${name}`}>{word}</Link> : word}
          </li>
        )
      })}
    </ol>
  )
}

/** The journey and its price so far, line by line. */
export function SummaryPanel({ title, scene, startsOn, endsOn, travellers, price }: Summary) {
  return (
    <aside className="buy drawn" aria-label={bookingWords.summary.label}>
      <div className={`pic h-${scene.hour}`}>
        <ScenePicture drawing={scene} eager />
      </div>
      <div className={`earth h-${scene.hour}`}>
        <h2>{title}</h2>
        <p className="ui small">
          {daysText(startsOn, endsOn)}, {bookingWords.summary.perParty(travellers)}
        </p>
      </div>
      {price && <PriceTable price={price} />}
    </aside>
  )
}

/** Price lines with the reason of each, the total, and what is due when. */
function PriceTable({ price }: { price: NonNullable<Summary['price']> }) {
  const words = bookingWords.summary
  return (
    <div className="body">
      <table className="num">
        <tbody>
          {price.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two children of one age have the same line
            <tr key={index}>
              <th scope="row">
                {line.quantity} × {line.label}
                <small>{line.reason}</small>
              </th>
              <td>{line.amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>{price.total}</td>
          </tr>
          <tr>
            <th scope="row">{price.balance ? words.deposit : words.allNow}</th>
            <td>{price.deposit}</td>
          </tr>
          {price.balance && (
            <tr>
              <th scope="row">{words.balance(price.balanceOn)}</th>
              <td>{price.balance}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <p className="ui small muted num">{words.rwf(price.rwf)}</p>
    </div>
  )
}
