import { Link } from 'react-router'
import { countArrivals } from '#features/bookings/lists/reads-arrivals.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, addMonths, type Day, firstOfMonth, isDay, kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../../context.ts'
import { useFormatter } from '../../../languages/use-formatter.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { monthWeeks } from '../../../ui/month.ts'
import { arrivalWords } from '../../../words/admin/bookings/arrivals.ts'
import { admit } from '../../admit.server.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageBar } from '../../components/page-bar.tsx'
import type { Route } from './+types/calendar.ts'

/** The month of an address, `?month=2027-03`; this one where it names none. */
function monthFrom(params: URLSearchParams, today: Day): Day {
  const first = `${params.get('month') ?? ''}-01`
  const year = Number(first.slice(0, 4))
  return isDay(first) && year >= 2000 && year < 2100 ? first : firstOfMonth(today)
}

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const { db, clock } = contextOf(args.context)
  const today = kigaliDay(clock.now())
  const month = monthFrom(args.url.searchParams, today)
  return { today, month, days: await countArrivals(db, month, addDays(addMonths(month, 1), -1)) }
}

const monthPath = (month: Day) => `/admin/bookings/calendar?month=${month.slice(0, 7)}`

export default function Calendar({ loaderData: { today, month, days } }: Route.ComponentProps) {
  const format = useFormatter()
  const arrivalLabels = useWords(arrivalWords)
  const words = useWords(arrivalWords).calendar
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  const sum = (of: 'bookings' | 'people') => days.reduce((all, day) => all + day[of], 0)
  return (
    <div className="booking-list">
      <PageBar
        title={`${words.title}, ${format.month(month)}`}
        lede={words.lede({ bookings: sum('bookings'), people: sum('people') })}
        crumb={{ label: arrivalLabels.breadcrumb, links: <Link to="/admin/bookings">{arrivalLabels.bookings}</Link> }}
      />
      <nav className="filters" aria-label={words.months}>
        <Link className="chip" to={monthPath(before)} rel="prev">
          {words.previous({ month: format.month(before) })}
        </Link>
        {month !== firstOfMonth(today) && (
          <Link className="chip" to="/admin/bookings/calendar">
            {words.today}
          </Link>
        )}
        <Link className="chip" to={monthPath(after)} rel="next">
          {words.next({ month: format.month(after) })}
        </Link>
      </nav>
      {days.length === 0 && <EmptyState title={words.emptyTitle} text={words.empty} />}
      <Month month={month} today={today} days={days} />
    </div>
  )
}

/** Monday first. */
const columnsOf = (read: ReadWords) => [1, 2, 3, 4, 5, 6, 0].map((nth) => read.format.weekdays[nth] ?? '')

function Month({ month, today, days }: Omit<Route.ComponentProps['loaderData'], 'weeks'>) {
  const read = useReader()
  const words = useWords(arrivalWords).calendar
  const byDay = new Map(days.map((one) => [one.day, one]))
  return (
    <table className="month-of">
      <caption className="visually-hidden">{words.table({ month: read.format.month(month) })}</caption>
      <thead>
        <tr>
          {columnsOf(read).map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((week, nth) => (
          <tr key={week.find(Boolean) ?? nth}>
            {columnsOf(read).map((name, at) => {
              const day = week[at]
              const found = day && byDay.get(day)
              if (!day) return <td key={name} className="none" />
              return (
                <td key={name} className={found ? undefined : 'none'} aria-current={day === today ? 'date' : undefined}>
                  <time dateTime={day}>
                    <span className="nth">{Number(day.slice(8))}</span>
                    <span className="long">
                      {read.format.shortWeekday(day)} {read.format.shortDay(day)}
                    </span>
                  </time>
                  {found && (
                    <Link to={`/admin/bookings/arrivals/${day}`}>
                      <span className="visually-hidden">
                        {read.format.day(day)}
                        {read.format.colon}
                      </span>
                      <b className="num">{words.bookings({ count: found.bookings })}</b>{' '}
                      <small className="num">{words.people({ count: found.people })}</small>
                    </Link>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
