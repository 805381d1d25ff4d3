import { Link } from 'react-router'
import { readRange } from '#features/analytics/range.ts'
import { countVisitors, listDayCounts } from '#features/analytics/reads-statistics.server.ts'
import { countSales, sumMoneyDue } from '#features/bookings/lists/reads-dashboard.server.ts'
import { listIncome } from '#features/bookings/lists/reads-today.server.ts'
import { listEditedBy, listPlanned } from '#features/content/reads.server.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { may } from '#features/staff/permissions.ts'
import { addDays, addMonths, type Day, kigaliClock, kigaliDay, kigaliInstant, nextMidnight } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { admit } from '../admit.server.ts'
import { visitsView } from '../analytics/visits-view.ts'
import { useAuth } from '../auth/auth.tsx'
import { Filling, fillingRow } from '../components/filling.tsx'
import { Pane } from '../components/pane.tsx'
import { NewBookingLink } from '../layout/new-booking-link.tsx'
import { settingsPath } from '../screens.ts'
import { isReadyToSell } from '../settings/setup-steps.ts'
import { loadSettled } from '../tasks/load-tasks.server.ts'
import { SettledFlash, TasksPane } from '../tasks/tasks-pane.tsx'
import type { Route } from './+types/dashboard.ts'
import { Decisions, decisionRows } from './decisions.tsx'
import { divideWork, type MoreOfKind, soonDays } from './due-list.ts'
import { Figures, figureRows } from './figures.tsx'
import { Income } from './income.tsx'
import { firstShownMonth, incomeMonths } from './income-chart.ts'
import { loadWork } from './load-dashboard.server.ts'
import { type AlsoRow, loadAlso } from './load-other-tasks.server.ts'
import { loadSecurityNotices } from './load-security-notices.server.ts'
import { loadWeek } from './load-week.server.ts'
import { Money } from './money.tsx'
import { Own, ownRow } from './my-drafts.tsx'
import { Visitors } from './visitors.tsx'
import { Week } from './week.tsx'

const shownDepartures = 8
const shownDue = 10

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'admin:read')
  const reader = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const { db } = ctx
  const read = wordsReader(args.context)
  const now = ctx.clock.now()
  const reads = may(staff.role, 'bookings:read')
  const today = kigaliDay(now)
  const first = firstShownMonth(today)
  const span = readRange({ range: '30-days', from: null, to: null }, today).range
  const sees = may(staff.role, 'analytics:read')
  const writes = may(staff.role, 'content:write') && !reads
  const [work, departures, money, sales, visitors, days, income, edited, planned] = await Promise.all([
    reads ? loadWork(ctx, reader, read, { staff, now }) : undefined,
    listDepartures(db, { now }),
    reads ? sumMoneyDue(db, today, addDays(today, 6)) : undefined,
    reads ? countSales(db, lastDays(now, 30)) : undefined,
    sees ? countVisitors(db, lastWeek(today)) : undefined,
    sees ? listDayCounts(db, span) : undefined,
    reads ? listIncome(db, { from: addMonths(first, -12), to: addDays(addMonths(first, 12), -1) }) : undefined,
    writes ? listEditedBy(db, staff.id, 6) : [],
    writes ? listPlanned(db, { limit: 6 }) : [],
  ])
  const [week, changes, also, settings] = await Promise.all([
    reads ? loadWeek(db, reader, read, { today, departures }) : [],
    loadSecurityNotices(db, read, now),
    loadAlso(ctx, { role: staff.role, now, read }),
    may(staff.role, 'settings:write') ? findSettings(db) : undefined,
  ])
  return {
    day: read.format.weekdayDate(today),
    part: partOf(Number(kigaliClock(now).slice(0, 2))),
    name: staff.name.split(' ')[0] ?? staff.name,
    work,
    settled: await loadSettled(ctx, { staff, now, id: args.url.searchParams.get('settled') }),
    span: {
      from: kigaliInstant(today, 0).getTime(),
      until: nextMidnight(now).getTime(),
      soon: kigaliInstant(addDays(today, soonDays + 1), 0).getTime(),
    },
    decisions: reads ? decisionRows(read, departures, now) : [],
    week,
    money,
    sales,
    visitors,
    departures: departures.slice(0, shownDepartures).map((row) => fillingRow(row, read.format)),
    visits: days && visitsView(reader, span, { visitors: { now: 0, before: 0 }, ...days }),
    income: income && incomeMonths(income, first),
    changes,
    own: writes
      ? { edited: edited.flatMap((row) => ownRow(row, read, now)), planned: planned.flatMap((row) => ownRow(row, read, now)) }
      : undefined,
    also,
    setup: settings && !isReadyToSell({ settings, sendsEmails: ctx.mail.delivers, isEmbedded: ctx.config.embeddedDatabase }),
  }
}

const lastWeek = (today: Day) => readRange({ range: '7-days', from: null, to: null }, today).range

/** The number of days up to now, compared with as many before. */
function lastDays(now: Date, days: number): { before: Date; from: Date; end: Date } {
  const ago = (count: number) => new Date(now.getTime() - count * 24 * 3_600_000)
  return { before: ago(2 * days), from: ago(days), end: now }
}

const partOf = (hour: number): 'morning' | 'afternoon' | 'evening' =>
  hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'

export default function Today({ loaderData }: Route.ComponentProps) {
  const frame = useWords(frameAdminWords)
  const words = useWords(todayWords)
  const {
    day,
    part,
    name,
    work,
    settled,
    span,
    decisions,
    week,
    money,
    sales,
    visitors,
    departures,
    visits,
    income,
    own,
    also,
    changes,
    setup,
  } = loaderData
  const { may: mayI } = useAuth()
  const { due, more, total, later, moreLater } = divideWork(work ?? {}, span)
  return (
    <div className="dashboard">
      <title>{frame.pageTitle({ screen: words.title })}</title>
      <header className="bar">
        <div>
          <h1>{words.greeting[part]({ name })}</h1>
          <p className="muted num">{work ? words.lede({ day, ...headOf(total) }) : words.ledeOnly({ day })}</p>
          {!mayI('bookings:move') && !mayI('translations:write') && <p className="muted">{words.looksOn}</p>}
        </div>
        <div className="row">
          {mayI('bookings:read') && (
            <Link className="btn line" to="/admin/day">
              {words.onTheRoad}
            </Link>
          )}
          <NewBookingLink />
        </div>
      </header>
      <SettledFlash settled={settled} back="/admin" />
      {setup && (
        <p className="note">
          {words.setup.text} <Link to={`${settingsPath}#setup`}>{words.setup.go}</Link>
        </p>
      )}
      <SecurityNotices notices={changes} />
      <div className="g12">
        <div className="col w8">
          {work && (
            <TasksPane
              title={words.due.title}
              items={due}
              none={words.due.none}
              shown={shownDue}
              back="/admin"
              add={mayI('bookings:note') ? '/admin/tasks/new?to=/admin' : undefined}
            >
              {more.length > 0 && <MoreOfKinds more={more} />}
            </TasksPane>
          )}
          <Decisions rows={decisions} mayDecide={mayI('departures:change')} />
          <TasksPane title={words.due.later} items={later} back="/admin" add={undefined}>
            {moreLater.length > 0 && <MoreOfKinds more={moreLater} />}
          </TasksPane>
          <Also rows={also} />
          {own && <Own title={words.own.title} rows={own.edited} none={words.own.none} verb={words.own.edit} />}
          {own && <Own title={words.own.planned} rows={own.planned} verb={words.own.open} />}
        </div>
        <div className="col w4">
          <Week days={week} />
          {money && <Money due={money} />}
          <Filling departures={departures} inAdmin={mayI('bookings:read')} />
        </div>
      </div>
      <Figures figures={figureRows(sales, visitors)} />
      <div className="charts">
        {income && <Income months={income} />}
        {visits && <Visitors {...visits} />}
      </div>
    </div>
  )
}

/** What is to be done today and how much of it is late, for the sentence at the head. */
const headOf = ({ count: due, late: count, atLeast }: ReturnType<typeof divideWork>['total']) => ({
  ...{ due, count, late: count === 0 ? ('none' as const) : count < due ? ('some' as const) : ('all' as const) },
  atLeast: atLeast ? ('yes' as const) : ('no' as const),
})

/** How many more of each kind there are than stand here, with the list of all of them. */
function MoreOfKinds({ more }: { more: readonly MoreOfKind[] }) {
  const words = useWords(todayWords).due
  return (
    <ul className="more-of-kinds small num">
      {more.map(({ name, count, late, atLeast }) => {
        const to = listPaths[name]
        return (
          <li key={name}>
            {(atLeast ? words.moreAtLeast : words.more)({ count, late })}
            {to ? <Link to={to}>{words.lists[name]}</Link> : words.lists[name]}
          </li>
        )
      })}
    </ul>
  )
}

const listPaths: Partial<Record<MoreOfKind['name'], string>> = {
  holds: '/admin/bookings?view=on-hold',
  requests: '/admin/bookings?view=asked',
  pending: '/admin/bookings?view=request',
  enquiries: '/admin/enquiries',
  permits: '/admin/permits/buy',
  permitNumbers: '/admin/permits/numbers',
  crew: '/admin/roster',
  supplySend: '/admin/supply',
  supplyChoose: '/admin/supply?view=choose',
  supplyLate: '/admin/supply?view=waiting',
  overdue: '/admin/bookings?money=overdue',
  refunds: '/admin/bookings?money=refund-due',
}

/** Other tasks: how many, and the link to do them. */
function Also({ rows }: { rows: readonly AlsoRow[] }) {
  const words = useWords(todayWords).also
  if (rows.length === 0) return null
  return (
    <Pane title={words.title}>
      <ul className="task-list num">
        {rows.map(({ id, tag, isBad, what, verb, to }) => (
          <li key={id}>
            <span className={isBad ? 'tag bad' : 'tag warn'} aria-hidden={what.startsWith(tag) || undefined}>
              {tag}
            </span>
            <div>
              <b>{what}</b>
            </div>
            <Link className="btn sm line" to={to}>
              {verb}
              <span className="visually-hidden">: {what}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Pane>
  )
}

/** New owners and changed payment details, for a day. Everybody in the office sees them. */
function SecurityNotices({ notices }: { notices: readonly { id: number; text: string }[] }) {
  const words = useWords(todayWords).security
  if (notices.length === 0) return null
  return (
    <section className="note warn copy" aria-labelledby="security-notices">
      <h2 id="security-notices">{words.title}</h2>
      <ul>
        {notices.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <p>{words.check}</p>
    </section>
  )
}
