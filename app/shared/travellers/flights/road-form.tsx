import { Form } from 'react-router'
import { roadDirections } from '#features/travellers/flights/flight.ts'
import { useWords } from '../../../languages/use-words.ts'
import { flightWords } from '../../../words/flights.ts'
import type { FlightsView } from './flights-view.server.ts'

/** Whoever of a booking has no flight comes or goes by road, or is there already: one press, and nobody is asked for these flights. */
export function RoadForm({ withoutFlights, here }: Pick<FlightsView, 'withoutFlights'> & { here: string }) {
  const words = useWords(flightWords).road
  return (
    <Form key={withoutFlights.join()} method="post" action={here} className="stack">
      <input type="hidden" name="intent" value="road" />
      <div>
        {roadDirections.map((direction) => (
          <label key={direction} className="tick">
            <input type="checkbox" name={`road-${direction}`} defaultChecked={withoutFlights.includes(direction)} />
            <span>{words[direction]}</span>
          </label>
        ))}
      </div>
      <p className="ui small muted">{words.hint}</p>
      <p>
        <button type="submit" className="btn line">
          {words.save}
          <span className="visually-hidden">: {words.title}</span>
        </button>
      </p>
    </Form>
  )
}
