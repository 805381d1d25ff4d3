import { Fragment } from 'react'
import { Form } from 'react-router'
import { roadDirections } from '#features/travellers/flights/flight.ts'
import { useFormatter } from '../../../languages/use-formatter.ts'
import { useWords } from '../../../languages/use-words.ts'
import { flightWords } from '../../../words/flights.ts'
import type { FlightsView } from './flights-view.server.ts'

type Props = Pick<FlightsView, 'withoutFlights' | 'transfers'> & { here: string }

/**
 * Whoever of a booking has no flight comes or goes by road, or is there already: one press, and nobody is asked for these flights. A transfer that
 * was sold is said beside it: it stays booked.
 */
export function RoadForm({ withoutFlights, transfers, here }: Props) {
  const words = useWords(flightWords).road
  const { colon } = useFormatter()
  return (
    <Form key={withoutFlights.join()} method="post" action={here} className="stack">
      <input type="hidden" name="intent" value="road" />
      <div>
        {roadDirections.map((direction) => (
          <Fragment key={direction}>
            <label className="tick">
              <input
                type="checkbox"
                name={`road-${direction}`}
                defaultChecked={withoutFlights.includes(direction)}
                aria-describedby={transfers.includes(direction) ? `transfer-${direction}` : undefined}
              />
              <span>{words[direction]}</span>
            </label>
            {transfers.includes(direction) && (
              <p className="note warn" id={`transfer-${direction}`}>
                {words.transfer[direction]}
              </p>
            )}
          </Fragment>
        ))}
      </div>
      <p className="ui small muted">{words.hint}</p>
      <p>
        <button type="submit" className="btn line">
          {words.save}
          <span className="visually-hidden">
            {colon}
            {words.title}
          </span>
        </button>
      </p>
    </Form>
  )
}
