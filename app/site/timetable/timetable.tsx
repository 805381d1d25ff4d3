import { Link } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { departureRouteText } from '../../shared/departure-route-text.ts'
import { Seats } from '../../ui/seats.tsx'
import { timetableWords } from '../../words/timetable.ts'
import { DepartureTags } from './departure-tags.tsx'
import { isOpen, type Leaving } from './leaving.ts'

type Props = {
  rows: readonly Leaving[]
  label: string
  /** All rows are of one package: dates are shown in place of title and route. */
  ofOne?: boolean
  /** What was chosen already and its pages are to open with: 'travellers=3'. */
  query?: string
}

/** Departures set as a railway timetable. Its columns have one set of widths, so that tables under one another line up. */
export function Timetable({ rows, label, ofOne = false, query = '' }: Props) {
  const words = useWords(timetableWords)
  return (
    <div className="timetable">
      <table className={ofOne ? 'tt one' : 'tt'} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className="d">
              {words.leaves}
            </th>
            <th scope="col" className="t">
              {ofOne ? words.dates : words.journey}
            </th>
            {!ofOne && (
              <th scope="col" className="k">
                {words.route}
              </th>
            )}
            <th scope="col" className="g">
              {words.status}
            </th>
            <th scope="col" className="s">
              {words.seats}
            </th>
            <th scope="col" className="p">
              {words.price}
            </th>
            <th scope="col" className="go">
              <span className="visually-hidden">{words.action}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.slug} row={row} ofOne={ofOne} query={query} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row, ofOne, query }: { row: Leaving; ofOne: boolean; query: string }) {
  const words = useWords(timetableWords)
  const format = useFormatter()
  const route = departureRouteText(row.startPlace, row.endPlace, row.days, words)
  return (
    <tr className={row.forOlder && 'faded'}>
      <td className="d num">
        <time dateTime={row.startsOn}>{format.shortDay(row.startsOn)}</time>
        <small>{format.weekday(row.startsOn)}</small>
      </td>
      <td className="t">
        <Link to={`/departure-details/${row.slug}${query && `?${query}`}`} lang={ofOne ? undefined : langOf(row, 'title')}>
          {ofOne ? format.days(row.startsOn, row.endsOn) : row.title}
        </Link>
        {!ofOne && <small>{route}</small>}
        {(row.forOlder || !ofOne) && row.ages && <small className="ages">{row.ages}</small>}
      </td>
      {!ofOne && <td className="k">{route}</td>}
      <td className="g">
        <DepartureTags of={row} />
      </td>
      <td className="s">
        <Seats capacity={row.capacity} left={row.left} words={words.left({ left: row.left })} />
      </td>
      <td className="p num">
        <b>{format.money(row.price)}</b>
      </td>
      <td className="go">{isOpen(row) && <Reserve row={row} query={query} />}</td>
    </tr>
  )
}

function Reserve({ row, query }: { row: Leaving; query: string }) {
  const words = useWords(timetableWords)
  const format = useFormatter()
  const full = row.left === 0
  const departure = `${row.title}, ${format.day(row.startsOn)}`
  return (
    <Link
      className="btn sm line"
      to={`/booking?departure=${row.slug}${query && `&${query}`}`}
      aria-label={full ? words.waitingThis({ departure }) : words.reserveThis({ departure })}
    >
      {full ? words.waiting : words.reserve}
    </Link>
  )
}
