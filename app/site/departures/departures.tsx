import { Link, redirect } from 'react-router'
import { staleAt } from '#features/departures/departure.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { listFilterChoices } from '#features/packages/reads.server.ts'
import { monthText } from '#values/day-words.ts'
import { contextOf, sharePage } from '../../context.ts'
import { groupedBy } from '../../ui/group-by.ts'
import { departureWords } from '../../words/departures.ts'
import { useHouse, whatsappHref } from '../house.ts'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/departures.ts'
import { type DepartureFilter, departuresHref, readDepartureFilter } from './departure-filter.ts'
import { DepartureFilters } from './departure-filters.tsx'
import { type Leaving, leavingOf } from './leaving.ts'
import { monthsPage } from './months-page.ts'
import { Timetable } from './timetable.tsx'

const list = departureWords.list
/** In an order without months the timetable is one list, and nobody reads further. */
const mostUnsorted = 60

const drawing = { id: 'hills', hour: 'golden', seed: 7 } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const now = ctx.clock.now()
  const filter = readDepartureFilter(url.searchParams)
  const { style, guaranteed: guaranteedOnly, sort } = filter
  const [rows, { styles }] = await Promise.all([
    listDepartures(ctx.db, { now, style, guaranteedOnly, sort }),
    listFilterChoices(ctx.db),
  ])
  sharePage(context, ['departures', 'packages'], staleAt(rows, now))
  const page: { rows: typeof rows; later?: string } =
    sort === 'date' ? monthsPage(rows, filter.from) : { rows: rows.slice(0, mostUnsorted) }
  if (page.rows.length === 0 && filter.from) throw redirect(departuresHref(filter, {}))
  return { filter, rows: page.rows.map(leavingOf), later: page.later, count: rows.length, styles: styles.map(({ id }) => id) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: list.title, description: list.description, drawing, crumbs: [] })

export default function Departures({ loaderData: { filter, rows, later, count, styles } }: Route.ComponentProps) {
  return (
    <>
      <PageHero drawing={drawing} title={list.title} lede={list.lede} />
      <div className="wrap listing">
        <DepartureFilters filter={filter} styles={styles} count={count} />
        {rows.length === 0 ? <Nothing filter={filter} /> : <Months rows={rows} byMonth={filter.sort === 'date'} />}
        <Pages filter={filter} later={later} />
        <NameTheDay />
      </div>
    </>
  )
}

/** Sorted by date they stand under their months; in any other order one table holds all. */
function Months({ rows, byMonth }: { rows: readonly Leaving[]; byMonth: boolean }) {
  if (!byMonth) return <Timetable rows={rows} label={list.title} />
  return groupedBy(rows, (row) => monthText(row.startsOn)).map(([month, leaving]) => (
    <section key={month}>
      <h2 className="mon">{month}</h2>
      <Timetable rows={leaving} label={month} />
    </section>
  ))
}

function Pages({ filter, later }: { filter: DepartureFilter; later: string | undefined }) {
  if (!later && !filter.from) return null
  return (
    <nav className="pages" aria-label={list.pages}>
      {filter.from ? (
        <Link className="btn sm line" to={departuresHref(filter, {})}>
          {list.earliest}
        </Link>
      ) : (
        <span />
      )}
      {later && (
        <Link className="btn sm line" rel="next" to={departuresHref(filter, { from: later })}>
          {list.later}
        </Link>
      )}
    </nav>
  )
}

function Nothing({ filter }: { filter: DepartureFilter }) {
  return (
    <div className="empty">
      <h2>{list.empty}</h2>
      <p className="ui muted">{list.emptyText}</p>
      <Link className="btn" to={departuresHref(filter, { style: undefined, guaranteed: false })}>
        {list.emptyClear}
      </Link>
    </div>
  )
}

function NameTheDay() {
  const house = useHouse()
  return (
    <p className="note apart">
      {list.nameTheDay} {house && <a href={whatsappHref(house, list.openText)}>{list.open}</a>}
    </p>
  )
}
