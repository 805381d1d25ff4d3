import { countBookingsByState } from '#features/bookings/reads.server.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { may } from '#features/staff/permissions.ts'
import { readRange } from '#features/visitors/range.ts'
import { countVisitors } from '#features/visitors/reads-statistics.server.ts'
import { type Day, kigaliClock, kigaliDay } from '#values/dates.ts'
import { dayText, weekdayName } from '#values/day-words.ts'
import { contextOf } from '../context.ts'
import { deskWords } from '../words/desk.ts'
import type { Route } from './+types/today.ts'
import { admit } from './admit.server.ts'
import { useAuth } from './auth.tsx'
import { Figures } from './today/figures.tsx'
import { Filling } from './today/filling.tsx'
import { loadWork } from './today/load-work.server.ts'
import { fillingOf, seatsTaken } from './today/today-rows.ts'
import { Todo } from './today/todo.tsx'
import { Visitors } from './today/visitors.tsx'
import { Waiting } from './today/waiting.tsx'

const words = deskWords.today
const shownDepartures = 8

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'desk:read')
  const ctx = contextOf(args.context)
  const now = ctx.clock.now()
  const reads = may(staff.role, 'bookings:read')
  const today = kigaliDay(now)
  const [states, work, departures, visitors] = await Promise.all([
    reads ? countBookingsByState(ctx.db, ['on-hold', 'pending', 'confirmed', 'in-progress', 'waitlisted']) : undefined,
    reads ? loadWork(ctx, staff.role, now) : undefined,
    listDepartures(ctx.db, { now }),
    may(staff.role, 'visitors:read') ? countVisitors(ctx.db, lastWeek(today)) : undefined,
  ])
  return {
    day: `${weekdayName(today)} ${dayText(today)}`,
    part: partOf(Number(kigaliClock(now).slice(0, 2))),
    name: staff.name.split(' ')[0] ?? staff.name,
    states,
    work,
    departures: departures.slice(0, shownDepartures).map(fillingOf),
    seats: seatsTaken(departures),
    visitors,
  }
}

const lastWeek = (today: Day) => readRange({ range: '7-days', from: null, to: null }, today).range

const partOf = (hour: number): 'morning' | 'afternoon' | 'evening' =>
  hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'

export default function Today({ loaderData }: Route.ComponentProps) {
  const { day, part, name, states, work, departures, seats, visitors } = loaderData
  const { may } = useAuth()
  const waiting = (states?.['on-hold'] ?? 0) + (states?.pending ?? 0)
  return (
    <>
      <title>{deskWords.pageTitle(words.title)}</title>
      <header className="bar">
        <div>
          <h1>{words.greeting(part, name)}</h1>
          <p className="muted num">{work ? words.lede(day, waiting, work.byTonight) : words.ledeOnly(day)}</p>
        </div>
      </header>
      <Figures states={states} heldTravellers={work?.heldTravellers ?? 0} seats={seats} />
      {work && <Todo alerts={work.alerts} may={may('bookings:note')} />}
      <div className="g12">
        {work && <Work work={work} />}
        <div className="col w5">
          <Filling departures={departures} atDesk={may('bookings:read')} />
          {visitors && <Visitors {...visitors} />}
        </div>
      </div>
    </>
  )
}

function Work({ work }: { work: NonNullable<Route.ComponentProps['loaderData']['work']> }) {
  return (
    <div className="col w7">
      <Waiting
        title={words.wait.title}
        rows={work.holds}
        all={{ to: '/admin/bookings?view=on-hold', word: words.wait.all }}
        empty={{ title: words.wait.emptyTitle, text: words.wait.empty }}
      />
      <Waiting title={words.asked.title} rows={work.asked} all={{ to: '/admin/bookings?view=asked', word: words.overdue.all }} />
      <Waiting
        title={words.pending.title}
        rows={work.pending}
        all={{ to: '/admin/bookings?money=on-request', word: words.overdue.all }}
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
    </div>
  )
}
