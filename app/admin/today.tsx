import { countBookingsByState, listHoldsByEnd } from '#features/bookings/reads.server.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { may } from '#features/staff/permissions.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { dayText, weekdayName } from '#values/day-words.ts'
import { contextOf } from '../context.ts'
import { deskWords } from '../words/desk.ts'
import type { Route } from './+types/today.ts'
import { admit } from './admit.server.ts'
import { Figures } from './today/figures.tsx'
import { Filling } from './today/filling.tsx'
import { fillingOf, holdOf, seatsTaken } from './today/today-rows.ts'
import { Waiting } from './today/waiting.tsx'

const words = deskWords.today
const shownHolds = 8
const shownDepartures = 8

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'desk:read')
  const ctx = contextOf(args.context)
  const now = ctx.clock.now()
  const reads = may(staff.role, 'bookings:read')
  const [states, holds, departures] = await Promise.all([
    reads ? countBookingsByState(ctx.db) : undefined,
    reads ? listHoldsByEnd(ctx.db, 500) : [],
    listDepartures(ctx.db, { now }),
  ])
  const ahead = holds.filter(({ holdEndsAt }) => holdEndsAt !== null && holdEndsAt > now)
  const today = kigaliDay(now)
  return {
    day: `${weekdayName(today)} ${dayText(today)}`,
    part: partOf(Number(kigaliClock(now).slice(0, 2))),
    name: staff.name.split(' ')[0] ?? staff.name,
    states,
    byTonight: ahead.filter(({ holdEndsAt }) => holdEndsAt && kigaliDay(holdEndsAt) === today).length,
    heldTravellers: ahead.reduce((sum, { travellersCount }) => sum + travellersCount, 0),
    holds: holds.slice(0, shownHolds).map((hold) => holdOf(hold, now, may(staff.role, 'bookings:move'))),
    departures: departures.slice(0, shownDepartures).map(fillingOf),
    seats: seatsTaken(departures),
  }
}

const partOf = (hour: number): 'morning' | 'afternoon' | 'evening' =>
  hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'

export default function Today({ loaderData }: Route.ComponentProps) {
  const { day, part, name, states, byTonight, holds, departures } = loaderData
  const waiting = (states?.['on-hold'] ?? 0) + (states?.pending ?? 0)
  return (
    <>
      <title>{deskWords.pageTitle(words.title)}</title>
      <header className="bar">
        <div>
          <h1>{words.greeting(part, name)}</h1>
          <p className="muted num">{states ? words.lede(day, waiting, byTonight) : words.ledeOnly(day)}</p>
        </div>
      </header>
      <Figures {...loaderData} />
      <div className="g12">
        {states && <Waiting holds={holds} />}
        <Filling departures={departures} />
      </div>
    </>
  )
}
