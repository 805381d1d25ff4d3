import { Link } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import type { Day } from '#values/dates.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { statusTone } from '../../shared/journeys/departure-status.ts'
import { anyWeek, monthWeeks } from '../../ui/month.ts'
import { departuresCalendarWords } from '../../words/departures-calendar.ts'
import { timetableWords } from '../../words/timetable.ts'
import { DepartureTags } from '../timetable/departure-tags.tsx'
import type { Leaving } from '../timetable/leaving.ts'

export type CalendarContent = {
  /** The first day of the month. */
  month: Day
  today: Day
  rows: readonly Leaving[]
  /** Whether the month has more departures than `rows`. */
  hasMore: boolean
  /** Who travels, as a query: each departure leads on with it. */
  query: string
}

/** The departures of a month by day: a table of weeks, and where it is too narrow for one an agenda of the days with a departure. */
export function Calendar({ of: { month, today, rows, hasMore, query } }: { of: CalendarContent }) {
  const words = useWords(departuresCalendarWords)
  const format = useFormatter()
  const leaving = Map.groupBy(rows, ({ startsOn }) => startsOn)
  return (
    <>
      <table aria-label={format.month(month)}>
        <thead>
          <tr>
            {anyWeek.map((day) => (
              <th key={day} scope="col">
                {format.weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month)
            .filter((days) => days.some((day) => day !== undefined && day >= today))
            .map((days) => (
              <tr key={days.find(Boolean)}>
                {days.map((day, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no other name
                  <DayCell key={column} day={day} isToday={day === today} rows={leaving.get(day ?? '') ?? []} query={query} />
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      {hasMore && <p className="note">{words.more({ shown: rows.length })}</p>}
      <p className="ui muted small under">{words.caption}</p>
    </>
  )
}

type DayProps = { day: Day | undefined; isToday: boolean; rows: readonly Leaving[]; query: string }

function DayCell({ day, isToday, rows, query }: DayProps) {
  const format = useFormatter()
  if (!day) return <td />
  return (
    <td className={rows.length > 0 ? 'has' : undefined} aria-current={isToday ? 'date' : undefined}>
      <time className="date num" dateTime={day}>
        {Number(day.slice(8))} <small>{format.weekday(day)}</small>
      </time>
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <Entry key={row.slug} row={row} query={query} />
          ))}
        </ul>
      )}
    </td>
  )
}

/**
 * A departure: how many seats are left where some can be taken, its status where that is more than a minimum not reached yet, and from
 * which age it is. It is faded where a child of the party is younger.
 */
function Entry({ row, query }: { row: Leaving; query: string }) {
  const format = useFormatter()
  const { slug, title, price, left, status, ages, forOlder } = row
  const words = useWords(timetableWords)
  const tone = statusTone(status)
  return (
    <li className={forOlder ? `${tone} faded` : tone}>
      <Link to={`/departure-details/${slug}${query && `?${query}`}`} lang={langOf(row, 'title')}>
        {title}
      </Link>
      <p className="num">
        <b>{format.money(price)}</b>
        {left > 0 && status !== 'closed' && <span>{words.left({ left })}</span>}
        {status !== 'planned' && <DepartureTags of={row} />}
        {ages && <span>{ages}</span>}
      </p>
    </li>
  )
}
