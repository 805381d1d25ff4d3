import { Form, Link } from 'react-router'
import { useFormatter } from '../../../languages/use-formatter.ts'
import { useWords } from '../../../languages/use-words.ts'
import { flightWords } from '../../../words/flights.ts'
import { seriesSign } from '../../in-series.ts'
import type { FlightsView } from './flights-view.server.ts'

type Props = {
  flights: FlightsView['flights']
  /** In which directions whoever has no flight needs none, as sentences. */
  road?: readonly string[]
  /** The page on which they are changed; absent where they are only read. */
  edits: string | undefined
  className: string
}

/** The flights of a booking, each with its link to change it and its button to remove it. */
export function FlightRows({ flights, road = [], edits, className }: Props) {
  const words = useWords(flightWords)
  const { colon } = useFormatter()
  if (flights.length + road.length === 0) return <p className="muted">{words.none}</p>
  return (
    <ul className={className}>
      {flights.map(({ id, version, direction, number, airport, when, who, note }) => (
        <li key={id}>
          <span>
            {direction}
            {colon}
            <b className="num">{number}</b>, {airport}
            <small className="num">
              {when}
              {seriesSign({ colon })}
              {who}
              {note && <>. {note}</>}
            </small>
          </span>
          {edits && (
            <span className="row">
              <Link className="btn sm line" to={`${edits}?flight=${id}#flight`}>
                {words.edit}
                <span className="visually-hidden">
                  {colon}
                  {number}, {when}
                </span>
              </Link>
              <Form method="post" action={edits}>
                <input type="hidden" name="intent" value="remove" />
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="version" value={version} />
                <button type="submit" className="btn sm line">
                  {words.remove}
                  <span className="visually-hidden">
                    {colon}
                    {number}, {when}
                  </span>
                </button>
              </Form>
            </span>
          )}
        </li>
      ))}
      {road.map((text) => (
        <li key={text}>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
