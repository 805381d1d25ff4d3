import { readRange } from '#features/analytics/range.ts'
import { countVisitors, listDayCounts } from '#features/analytics/reads-statistics.server.ts'
import { listIncome } from '#features/bookings/lists/reads-today.server.ts'
import { countBookingsByState } from '#features/bookings/reads.server.ts'
import { listEditedBy, listPlanned } from '#features/content/reads.server.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { may } from '#features/staff/permissions.ts'
import { addDays, addMonths, type Day, kigaliClock, kigaliDay } from '#values/dates.ts'
import { dayText, weekdayName } from '#values/day-words.ts'
import { contextOf } from '../../context.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { childFeeWords } from '../../words/admin/bookings/child-fees.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { admit } from '../admit.server.ts'
import { visitsView } from '../analytics/visits-view.ts'
import { useAuth } from '../auth/auth.tsx'
import { Filling } from '../components/filling.tsx'
import { NewBookingLink } from '../layout/new-booking-link.tsx'
import { TasksPane } from '../tasks/tasks-pane.tsx'
import type { Route } from './+types/dashboard.ts'
import { fillingOf, seatsTaken } from './dashboard-rows.ts'
import { Figures } from './figures.tsx'
import { Income } from './income.tsx'
import { firstShownMonth, incomeMonths } from './income-chart.ts'
import { loadWork } from './load-dashboard.server.ts'
import { loadAlso } from './load-other-tasks.server.ts'
import { loadSecurityNotices } from './load-security-notices.server.ts'
import { Own, ownRow } from './my-drafts.tsx'
import { Also } from './other-tasks.tsx'
import { SecurityNotices } from './security-notices.tsx'
import { Visitors } from './visitors.tsx'
import { Waiting } from './waiting.tsx'

const words = adminWords.today
const shownDepartures = 8

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'admin:read')
  const ctx = contextOf(args.context)
  const now = ctx.clock.now()
  const reads = may(staff.role, 'bookings:read')
  const today = kigaliDay(now)
  const first = firstShownMonth(today)
  const span = readRange({ range: '30-days', from: null, to: null }, today).range
  const sees = may(staff.role, 'analytics:read')
  const writes = may(staff.role, 'content:write') && !reads
  const [states, work, departures, week, days, income, edited, planned] = await Promise.all([
    reads
      ? countBookingsByState(ctx.db, ['requested', 'on-hold', 'pending', 'confirmed', 'in-progress', 'waitlisted'])
      : undefined,
    reads ? loadWork(ctx, staff, now) : undefined,
    listDepartures(ctx.db, { now }),
    sees ? countVisitors(ctx.db, lastWeek(today)) : undefined,
    sees ? listDayCounts(ctx.db, span) : undefined,
    reads ? listIncome(ctx.db, { from: addMonths(first, -12), to: addDays(addMonths(first, 12), -1) }) : undefined,
    writes ? listEditedBy(ctx.db, staff.id, 6) : [],
    writes ? listPlanned(ctx.db, { limit: 6 }) : [],
  ])
  const changes = await loadSecurityNotices(ctx.db, now)
  const also = await loadAlso(ctx, { role: staff.role, now, departures })
  return {
    day: `${weekdayName(today)} ${dayText(today)}`,
    part: partOf(Number(kigaliClock(now).slice(0, 2))),
    name: staff.name.split(' ')[0] ?? staff.name,
    states,
    work,
    departures: departures.slice(0, shownDepartures).map(fillingOf),
    seats: seatsTaken(departures),
    visitors: week && days && { week, ...visitsView(span, { visitors: { now: 0, before: 0 }, ...days }) },
    income: income && incomeMonths(income, first),
    changes,
    own: writes
      ? { edited: edited.flatMap((row) => ownRow(row, now)), planned: planned.flatMap((row) => ownRow(row, now)) }
      : undefined,
    also,
  }
}

const lastWeek = (today: Day) => readRange({ range: '7-days', from: null, to: null }, today).range

const partOf = (hour: number): 'morning' | 'afternoon' | 'evening' =>
  hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'

export default function Today({ loaderData }: Route.ComponentProps) {
  const { day, part, name, states, work, departures, seats, visitors, income, changes, own, also } = loaderData
  const { may } = useAuth()
  const waiting = (states?.requested ?? 0) + (states?.['on-hold'] ?? 0) + (states?.pending ?? 0)
  return (
    <div className="dashboard">
      <title>{adminWords.pageTitle(words.title)}</title>
      <header className="bar">
        <div>
          <h1>{words.greeting(part, name)}</h1>
          <p className="muted num">{work ? words.lede(day, waiting, work.byTonight) : words.ledeOnly(day)}</p>
          {!may('bookings:move') && !may('content:write') && <p className="muted">{todayWords.looksOn}</p>}
        </div>
        <NewBookingLink />
      </header>
      <SecurityNotices notices={changes} />
      <Figures states={states} heldTravellers={work?.heldTravellers ?? 0} seats={seats} />
      {work && (
        <TasksPane items={work.tasks} back="/admin" add={may('bookings:note') ? '/admin/tasks/new?to=/admin' : undefined} />
      )}
      <div className="g12">
        <div className="col w7">
          {work && <Holds rows={work.holds} />}
          {work && <Work work={work} />}
          <Also rows={also} />
          {own && <Own title={todayWords.own.title} rows={own.edited} none={todayWords.own.none} verb={todayWords.own.edit} />}
          {own && <Own title={todayWords.own.planned} rows={own.planned} verb={todayWords.own.open} />}
        </div>
        <div className="col w5">
          <Filling departures={departures} inAdmin={may('bookings:read')} />
          {income && <Income months={income} />}
          {visitors && <Visitors {...visitors} />}
        </div>
      </div>
    </div>
  )
}

type WorkData = NonNullable<Route.ComponentProps['loaderData']['work']>

function Holds({ rows }: { rows: WorkData['holds'] }) {
  return (
    <Waiting
      title={words.wait.title}
      rows={rows}
      all={{ to: '/admin/bookings?view=on-hold', word: words.wait.all }}
      empty={{ title: words.wait.emptyTitle, text: words.wait.empty }}
    />
  )
}

function Work({ work }: { work: WorkData }) {
  return (
    <>
      <Waiting title={words.asked.title} rows={work.asked} all={{ to: '/admin/bookings?view=asked', word: words.overdue.all }} />
      <Waiting
        title={words.pending.title}
        rows={work.pending}
        all={{ to: '/admin/bookings?view=request', word: words.overdue.all }}
      />
      <Waiting
        title={todayWords.permits.title}
        rows={work.permits}
        all={{ to: '/admin/bookings?view=confirmed', word: todayWords.permits.all }}
      />
      <Waiting
        title={childFeeWords.title}
        rows={work.childFees}
        all={{ to: '/admin/bookings?view=confirmed', word: childFeeWords.dashboard.all }}
      />
      <Waiting
        title={words.overdue.title}
        rows={work.overdue}
        all={{ to: '/admin/bookings?money=overdue', word: words.overdue.all }}
      />
      <Waiting
        title={words.refunds.title}
        rows={work.refunds}
        all={{ to: '/admin/bookings?money=refund-due', word: words.refunds.all }}
      />
    </>
  )
}
