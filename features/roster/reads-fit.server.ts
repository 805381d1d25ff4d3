import { sql } from 'kysely'
import { type Absence, busyStates, type RunKey } from '#features/crew/assignments/assignment.ts'
import { type CrewKind, crewKey } from '#features/crew/crew.ts'
import { listCars, listGuides } from '#features/crew/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { Member, MemberTimes } from './fit-reasons.ts'
import { countedDays } from './free-and-fit.ts'
import type { Run } from './run.ts'

/** How long after a run it matters what somebody does: as many days in a row as nobody should work without a free one. */
const daysAfter = 10

/** Every guide and vehicle that is active, with its facts. Two statements. */
export async function listMembers(db: Db): Promise<Member[]> {
  const [guides, cars] = await Promise.all([listGuides(db), listCars(db)])
  return [
    ...guides.map((guide): Member => ({ kind: 'guide', ...guide })),
    ...cars.map((car): Member => ({ kind: 'car', ...car })),
  ].filter(({ active }) => active)
}

type Row = {
  kind: CrewKind
  memberId: number
  departureId: number | null
  bookingId: string | null
  absence: Absence | null
  from: string
  to: string
  isBusy: boolean
  endPlaceId: string | null
}

/**
 * What guides and vehicles do from 28 days before a run to 10 days after it, by 'guide-3', and who said no to it before. Of whoever is not
 * there nothing is known. An assignment that lasts until its run's last day ends where the run ends. One statement.
 */
export async function readMemberTimes(db: Db, { key, days }: Pick<Run, 'key' | 'days'>): Promise<Map<string, MemberTimes>> {
  const isBusy = sql`a.state in (${sql.join(busyStates.map((state) => sql.lit(state)))})`
  const isOfRun = 'departureId' in key ? sql`a.departure_id = ${key.departureId}` : sql`a.booking_id = ${key.bookingId}`
  const around = sql`tsrange((${days.from}::date - ${countedDays}::int)::timestamp, (${days.to}::date + ${daysAfter + 1}::int)::timestamp)`
  const { rows } = await sql<Row>`
    select case when a.guide_id is null then 'car' else 'guide' end as kind, coalesce(a.guide_id, a.car_id) as "memberId",
      a.departure_id as "departureId", a.booking_id as "bookingId", a.absence, ${isBusy} as "isBusy",
      to_char(lower(a.during), 'YYYY-MM-DD"T"HH24:MI') as from, to_char(upper(a.during), 'YYYY-MM-DD"T"HH24:MI') as to,
      case when upper(a.during) > (upper(a.run_days) - 1)::timestamp
        then coalesce(of_departure.end_place_id, of_booking.end_place_id, h.place_id, t.place_id) end as "endPlaceId"
    from assignments a
    left join departures d on d.id = a.departure_id
    left join packages of_departure on of_departure.id = d.package_id
    left join bookings b on b.id = a.booking_id
    left join packages of_booking on b.kind in ('journey', 'pilgrims') and of_booking.slug = b.ordered ->> 'package'
    left join hotels h on b.kind = 'stay' and h.id = b.ordered ->> 'hotel'
    left join proposals o on o.id = case when b.kind = 'tailored' then (b.ordered ->> 'proposal')::uuid end
    left join lateral (
      select coalesce(to_place_id, from_place_id) as place_id from trip_days where version_id = o.version_id order by day desc limit 1
    ) t on true
    where (${isBusy} and a.during && ${around}) or (a.state = 'declined' and ${isOfRun})
    order by lower(a.during), a.id`.execute(db)
  const times = new Map<string, MemberTimes>()
  for (const { kind, memberId, isBusy: busy, from, to, absence, endPlaceId, departureId, bookingId } of rows) {
    const member = crewKey({ kind, id: memberId })
    const before = times.get(member) ?? { busy: [], hasDeclined: false }
    const run: RunKey | null = departureId !== null ? { departureId } : bookingId !== null ? { bookingId } : null
    const added = { from, to, absence, endPlaceId, run }
    times.set(member, busy ? { ...before, busy: [...before.busy, added] } : { ...before, hasDeclined: true })
  }
  return times
}
