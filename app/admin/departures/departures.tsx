import { Link } from 'react-router'
import { listDepartureSums } from '#features/bookings/reads-departures.server.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { monthText, shortDay, weekdayName } from '#values/day-words.ts'
import { moneyText, usd } from '#values/money.ts'
import { contextOf } from '../../context.ts'
import { StatusTag } from '../../shared/status-tag.tsx'
import { groupedBy } from '../../ui/group-by.ts'
import { deskWords } from '../../words/desk.ts'
import { admit } from '../admit.server.ts'
import { FillingBar } from '../today/filling.tsx'
import type { Route } from './+types/departures.ts'

const words = deskWords.departures
const views = ['open', 'booked', 'cancelled'] as const

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const { db, clock } = contextOf(args.context)
  const view = views.find((one) => one === args.url.searchParams.get('view')) ?? 'open'
  const departures = await listDepartures(db, { now: clock.now(), cancelled: view === 'cancelled' })
  const sums = await listDepartureSums(
    db,
    departures.map(({ id }) => id),
  )
  const booked = new Set(sums.map(({ departureId }) => departureId))
  const shown = view === 'booked' ? departures.filter(({ id }) => booked.has(id)) : departures
  return {
    view,
    rows: shown.map(({ id, startsOn, title, taken, capacity, minimum, goes, status }) => {
      const sum = sums.find(({ departureId }) => departureId === id)
      const value = sum && sum.totalMinor > 0 ? moneyText(usd(sum.totalMinor)) : ''
      const short = Math.max(0, minimum - taken)
      return {
        id,
        month: monthText(startsOn),
        day: `${weekdayName(startsOn).slice(0, 3)} ${shortDay(startsOn)}`,
        title,
        taken,
        capacity,
        minimum,
        goes,
        status,
        short,
        value,
        waiting: sum?.waiting ?? 0,
      }
    }),
  }
}

export default function Departures({ loaderData: { view, rows } }: Route.ComponentProps) {
  return (
    <>
      <title>{deskWords.pageTitle(words.title)}</title>
      <header className="bar">
        <div>
          <h1>{words.title}</h1>
          <p className="muted num" role="status">
            {words.count(rows.length)}
          </p>
        </div>
      </header>
      <nav className="filters" aria-label={words.filter}>
        {views.map((one) => (
          <Link
            key={one}
            className="chip"
            to={one === 'open' ? '/admin/departures' : `/admin/departures?view=${one}`}
            aria-current={one === view ? 'page' : undefined}
          >
            {words.views[one]}
          </Link>
        ))}
      </nav>
      {rows.length === 0 ? (
        <section className="empty">
          <h2>{words.emptyTitle}</h2>
          <p>{empty[view]}</p>
        </section>
      ) : (
        groupedBy(rows, ({ month }) => month).map(([month, leaving]) => (
          <section key={month} className="month">
            <h2>{month}</h2>
            <Table rows={leaving} />
          </section>
        ))
      )}
    </>
  )
}

const empty = { open: words.empty, booked: words.emptyBooked, cancelled: words.emptyCancelled }

type Row = Route.ComponentProps['loaderData']['rows'][number]

function Table({ rows }: { rows: readonly Row[] }) {
  const { columns } = words
  return (
    <div className="pane list">
      <div className="scroll">
        <table className="tbl stacks leaving">
          <thead>
            <tr>
              <th scope="col">{columns.day}</th>
              <th scope="col">{columns.journey}</th>
              <th scope="col">{columns.seats}</th>
              <th scope="col">{columns.waiting}</th>
              <th scope="col" className="n">
                {columns.value}
              </th>
              <th scope="col">{columns.status}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row" className="num nowrap">
                  <Link to={`/admin/departures/${row.id}`}>{row.day}</Link>
                </th>
                <td className="whole lead">{row.title}</td>
                <td className="num whole">
                  <span className="seats-of">
                    <FillingBar {...row} />
                    <span className="nowrap">{words.seats(row.taken, row.capacity)}</span>
                  </span>
                </td>
                <td className="num nowrap">{words.waiting(row.waiting)}</td>
                <td className="n">{row.value}</td>
                <td className="state">
                  <StatusTag status={row.status} short={row.short} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
