import { Link, redirect } from 'react-router'
import { staleAt } from '#features/departures/departure.ts'
import { countDepartures, listDepartureMonths } from '#features/departures/reads.server.ts'
import { partyParts, readParty } from '#features/orders/requested-party.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { contextOf, type RouteContext, sharePage } from '../../context.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { wordsOf, wordsReader } from '../../shared/page-words.server.ts'
import { once } from '../../shared/server-only.server.ts'
import { groupedBy } from '../../ui/group-by.ts'
import { ListLink } from '../../ui/list-link.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { staticPart } from '../../ui/static-part.tsx'
import { ageWords } from '../../words/ages.ts'
import { departureWords } from '../../words/departures.ts'
import { PageHero } from '../page-hero.tsx'
import { pageMeta } from '../page-meta.ts'
import { PartyBar } from '../party/party-bar.tsx'
import { partyFormData } from '../party/party-form-data.ts'
import { screenLink } from '../share/share-link.server.ts'
import { readDepartures, readFilterChoices } from '../shared-reads.server.ts'
import { useSite, whatsappHref } from '../site-data.ts'
import { type Leaving, leavingOf } from '../timetable/leaving.ts'
import { Timetable } from '../timetable/timetable.tsx'
import type { Route } from './+types/departures.ts'
import { CalendarHead } from './calendar-head.tsx'
import { type DepartureFilter, departureFilterNames, departuresHref, readDepartureFilter } from './departure-filter.ts'
import { DepartureFilters } from './departure-filters.tsx'
import { loadCalendar, mostInMonth } from './load-calendar.server.ts'
import { monthsPage, mostOnPage, type NextPage } from './months-page.ts'

const load = async () => (await import('./calendar-content.tsx')).Calendar
const Calendar = staticPart(load, import.meta.env.SSR ? await load() : undefined)

/** The most rows of an order without months, which is one list without further pages. */
const mostUnsorted = 60
/** The most rows of a month that are counted: beyond them the text is "more than". */
const mostCounted = 500

const drawing = { id: 'airstrip', hour: 'golden', seed: 7 } as const

export const handle = {
  sheets: ['lists', 'departures'],
  query: departureFilterNames,
  words: ['departure-status', 'departures', 'filters', 'styles', 'timetable'],
  staticWords: ['child-ages', 'departures-calendar', 'party', 'residencies', 'residency-field'],
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const now = ctx.clock.now()
  const party = readParty(url.searchParams)
  const filter: DepartureFilter = { ...readDepartureFilter(url.searchParams), party: partyParts(party) }
  const { styles } = await readFilterChoices(context)
  const shown =
    filter.view === 'calendar'
      ? await calendarPage(context, filter, now, party.childAges)
      : await listPage(context, filter, now, party.childAges)
  return {
    share: screenLink(context, 'departures'),
    filter,
    party: once(context, partyFormData(url, party, wordsReader(context), ['after'])),
    styles: styles.map(({ id }) => id),
    ...shown,
  }
}

async function listPage(context: RouteContext, filter: DepartureFilter, now: Date, childAges: readonly number[]) {
  const ages = wordsOf(context, ageWords)
  const { db } = contextOf(context)
  const { style, guaranteed: guaranteedOnly, sort, after } = filter
  const filterInput = { now, style, guaranteedOnly }
  const from = firstDay(filter.from, now)
  const byDate = sort === 'date'
  const [next, count, months] = await Promise.all([
    readDepartures(context, byDate ? { ...filterInput, after, from, limit: mostOnPage + 1 } : { ...filterInput, from, sort }),
    countDepartures(db, { ...filterInput, from }, mostCounted + 1),
    listDepartureMonths(db, filterInput),
  ])
  sharePage(context, ['departures', 'packages'], staleAt(next, now))
  const page: { rows: typeof next; later?: NextPage } = byDate ? monthsPage(next) : { rows: next.slice(0, mostUnsorted) }
  if (page.rows.length === 0 && (filter.from || after)) throw redirect(departuresHref(filter, {}))
  return { rows: page.rows.map((row) => leavingOf(row, ages, childAges)), later: page.later, count, months, calendar: undefined }
}

async function calendarPage(context: RouteContext, filter: DepartureFilter, now: Date, childAges: readonly number[]) {
  const ages = wordsOf(context, ageWords)
  const found = await loadCalendar(context, filter, now)
  if (!found) throw redirect(departuresHref(filter, { month: undefined }))
  const { month, months, rows } = found
  sharePage(context, ['departures', 'packages'], staleAt(rows, now))
  const content = {
    month: `${month}-01`,
    today: kigaliDay(now),
    rows: rows.slice(0, mostInMonth).map((row) => leavingOf(row, ages, childAges)),
    query: String(new URLSearchParams(filter.party)),
    hasMore: rows.length > mostInMonth,
  }
  const calendar = { month, isEmpty: rows.length === 0, most: mostInMonth, content: once(context, content) }
  return { rows: [], later: undefined, count: rows.length, months, calendar }
}

/** The first day of a month, or today where that is later or no month is chosen. */
function firstDay(month: string | undefined, now: Date): Day {
  const today = kigaliDay(now)
  const first = `${month ?? today.slice(0, 7)}-01`
  return first > today ? first : today
}

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = wordsOfMatches(args.matches, departureWords)
  return pageMeta(args, { title, description, drawing, share: args.loaderData?.share, crumbs: [] })
}

export default function Departures({ loaderData }: Route.ComponentProps) {
  const format = useFormatter()
  const { filter, party, rows, later, count, months, styles, calendar } = loaderData
  const words = useWords(departureWords)
  const month = calendar?.month
  const most = calendar?.most ?? mostCounted
  const departures = count > most ? words.countOver({ most }) : words.count({ count })
  const monthOf = (one: string) => ({ departures, month: format.month(`${one}-01`) })
  const counted = month ? words.countIn(monthOf(month)) : filter.from ? words.countFrom(monthOf(filter.from)) : departures
  return (
    <>
      <PageHero drawing={drawing} title={words.title} lede={words.lede} />
      <div className="wrap listing">
        <DepartureFilters filter={filter} styles={styles} months={months} month={month} count={counted}>
          <PartyBar name="party" of={party} />
        </DepartureFilters>
        {calendar ? (
          <section className="departure-month">
            <CalendarHead filter={filter} month={calendar.month} months={months} />
            {calendar.isEmpty ? (
              <NothingInMonth filter={filter} month={calendar.month} />
            ) : (
              <Calendar name="calendar" of={calendar.content} />
            )}
          </section>
        ) : (
          <>
            {rows.length === 0 ? <Nothing filter={filter} /> : <Months rows={rows} filter={filter} />}
            <Pages filter={filter} later={later} />
          </>
        )}
        <NameTheDay />
      </div>
    </>
  )
}

/** Sorted by date the rows are grouped by month; any other order is one table. */
function Months({ rows, filter: { sort, party } }: { rows: readonly Leaving[]; filter: DepartureFilter }) {
  const words = useWords(departureWords)
  const format = useFormatter()
  const query = String(new URLSearchParams(party))
  if (sort !== 'date') return <Timetable rows={rows} label={words.title} query={query} />
  return groupedBy(rows, (row) => format.month(row.startsOn)).map(([month, leaving], at) => (
    <section key={month}>
      <h2 className="mon" id={at === 0 ? 'list' : undefined}>
        {month}
      </h2>
      <Timetable rows={leaving} label={month} query={query} />
    </section>
  ))
}

function Pages({ filter, later }: { filter: DepartureFilter; later: NextPage | undefined }) {
  const words = useWords(departureWords)
  const first = !filter.from && !filter.after
  if (!later && first) return null
  return (
    <nav className="pages" aria-label={words.pages}>
      {first ? (
        <span />
      ) : (
        <ListLink className="btn sm line" to={departuresHref(filter, {})}>
          {words.earliest}
        </ListLink>
      )}
      {later && (
        <ListLink className="btn sm line" rel="next" to={departuresHref(filter, later)}>
          {words.later}
        </ListLink>
      )}
    </nav>
  )
}

function Nothing({ filter }: { filter: DepartureFilter }) {
  const words = useWords(departureWords)
  return (
    <div className="empty">
      <h2>{words.empty}</h2>
      <p className="ui muted">{words.emptyText}</p>
      <Link className="btn" to={departuresHref(filter, { style: undefined, guaranteed: false })}>
        {words.emptyClear}
      </Link>
    </div>
  )
}

/** A month without a departure: those of other styles in it are offered, or the next ones. */
function NothingInMonth({ filter, month }: { filter: DepartureFilter; month: string }) {
  const words = useWords(departureWords).calendar
  const format = useFormatter()
  const isFiltered = Boolean(filter.style) || filter.guaranteed
  const all = isFiltered ? { style: undefined, guaranteed: false } : { month: undefined }
  return (
    <div className="empty">
      <h2>{(isFiltered ? words.emptyFiltered : words.empty)({ month: format.month(`${month}-01`) })}</h2>
      <p className="ui muted">{words.emptyText}</p>
      <Link className="btn" to={departuresHref(filter, all)}>
        {isFiltered ? words.emptyClear : words.emptyNext}
      </Link>
    </div>
  )
}

function NameTheDay() {
  const words = useWords(departureWords)
  const site = useSite()
  return (
    <p className="note apart">
      {words.nameTheDay} {site && <a href={whatsappHref(site, words.openText)}>{words.open}</a>}
    </p>
  )
}
