import { sql } from 'kysely'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import { usualSeatsPerCar } from '#features/orders/crew-of-group.ts'
import type { Order } from '#features/orders/order.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { findRun } from '#features/roster/reads-runs.server.ts'
import { requirementOf } from '#features/roster/requirements.ts'
import { soldStates } from '#features/roster/run.ts'
import { listParties } from '#features/travellers/list-parties.server.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { roomsToOrder } from './lines/rooms-to-order.ts'
import type { RunMember, SupplyRun } from './supply-run.ts'

/** A run with what its lines are made of: its package, or the order of a booking that travels by itself. */
export type LoadedRun = SupplyRun & { packageId: number | null; order: Order | null; versionId: string | null }

/** States of a booking in which its suppliers are asked: it is sold, or waits for their answers. */
const beginsIn = [...soldStates, 'requested' as const]
/** States in which what was ordered is kept, and nothing new is ordered by itself. */
const continuesIn = ['on-hold', 'quoted'] as const
const listed = (states: readonly string[]) => sql`(${sql.join(states.map((state) => sql.lit(state)))})`

type Row = {
  id: string
  kind: OrderKind
  begins: boolean
  ordered: Order
  packageId: number | null
  versionId: string | null
  startsOn: Day
  endsOn: Day
  members: RunMember[] | null
  /** Those of the members, in their order: who has left leaves a gap. */
  positions: number[] | null
}

/**
 * A run with the parties of its bookings; undefined where nothing is ordered for it (any more): nobody is booked, it was cancelled, or its
 * hold or quote has ended. Six statements at most, however many bookings a departure has.
 */
export async function loadSupplyRun(db: Db, key: RunKey): Promise<LoadedRun | undefined> {
  const which =
    'bookingId' in key
      ? sql`b.id = ${key.bookingId} and b.kind <> 'departure' and b.state in ${listed([...beginsIn, ...continuesIn])}`
      : sql`b.departure_id = ${key.departureId} and b.state in ${listed(beginsIn)}
          and exists (select from departures d where d.id = b.departure_id and d.cancelled_at is null and d.trashed_at is null)`
  const { rows } = await sql<Row>`
    select b.id, b.kind, b.state in ${listed(beginsIn)} as begins, b.ordered, b.starts_on as "startsOn", b.ends_on as "endsOn",
      (select p.id from packages p where p.slug = b.ordered ->> 'package') as "packageId",
      (select o.version_id from proposals o where b.kind = 'tailored' and o.id = (b.ordered ->> 'proposal')::uuid) as "versionId",
      (select jsonb_agg(jsonb_build_object('bornOn', t.born_on, 'assumedAge', t.assumed_age, 'residency', t.residency, 'beds', d.beds) order by t.position)
        from booking_travellers t left join traveller_details d using (booking_id, position) where t.booking_id = b.id) as members,
      (select array_agg(t.position order by t.position) from booking_travellers t where t.booking_id = b.id) as positions
    from bookings b where ${which} order by b.created_at, b.id`.execute(db)
  const [first] = rows
  if (!first) return undefined
  const [parties, run] = await Promise.all([
    listParties(
      { db },
      rows.map(({ id }) => id),
    ),
    findRun(db, key),
  ])
  const {
    driverGuides = 0,
    guides = 0,
    drivers = 0,
    cars = 0,
    seats = 0,
  } = run ? requirementOf(run, { seatsPerCar: usualSeatsPerCar }) : {}
  return {
    key,
    kind: first.kind,
    begins: first.begins,
    startsOn: first.startsOn,
    endsOn: first.endsOn,
    packageId: first.packageId,
    order: 'bookingId' in key ? first.ordered : null,
    versionId: first.versionId,
    ownGuides: driverGuides + guides > 0,
    ownVehicles: cars + seats > 0,
    crewBeds: first.kind === 'stay' ? 0 : driverGuides + guides + drivers,
    parties: rows.map(({ id, ordered, members, positions }) => ({
      bookingId: id,
      comfort: comfortOf(ordered),
      extras: ordered.extras,
      members: members ?? [],
      rooms: placesOf(roomsToOrder(parties.find(({ bookingId }) => bookingId === id)?.rooms ?? []), positions ?? []),
    })),
  }
}

/** Rooms by positions as rooms by places among these positions, from 0. */
const placesOf = (rooms: readonly (readonly number[])[], positions: readonly number[]): number[][] =>
  rooms.map((room) => room.map((position) => positions.indexOf(position)).filter((place) => place >= 0))

const comfortOf = (order: Order): Comfort | null => ('comfort' in order ? order.comfort : null)

/**
 * What else the lines of a booking `b` are made of: its flights, of which a transfer is ordered, who delivers its extras, and who sleeps where.
 * Another one, or another time, is another text; without any it is empty.
 */
const besides = sql`coalesce((select ':' || count(*) || max(f.entered_at) from booking_flights f where f.booking_id = b.id having count(*) > 0), '')
  || coalesce((select ':' || string_agg(s.extra_id || '=' || s.service_id, ',' order by s.extra_id) from extra_services s
      where b.ordered -> 'extras' @> jsonb_build_array(jsonb_build_object('id', s.extra_id))), '')
  || coalesce((select ':' || md5(string_agg(concat(t.position, '/', t.family_name, '/', t.born_on, '/', d.room, '/' || d.beds), ',' order by t.position))
      from booking_travellers t left join traveller_details d using (booking_id, position) where t.booking_id = b.id
      having count(t.family_name) + count(t.born_on) + count(d.room) + count(d.beds) > 0), '')`

/**
 * The runs whose lines may not be as they are: another state, version, departure, flight or supplier of an extra than at the last look, or no look for a day, since a
 * package or a rate may have changed. Never one that is over. At most 200; the others are there the next time.
 */
export async function listRunsToFollow(
  db: Db,
  { today, before }: { today: Day; before: Date },
): Promise<{ key: RunKey; seen: string }[]> {
  const { rows } = await sql<{ departureId: number | null; bookingId: string | null; seen: string }>`
    select n.departure_id as "departureId", n.booking_id as "bookingId", n.seen from (
      select null::bigint as departure_id, b.id as booking_id,
        b.state || ':' || b.version || coalesce(':' || q.changed_at, '') || ${besides} as seen,
        b.state in ${listed(beginsIn)} as begins, b.starts_on
      from bookings b left join crew_requirements q on q.booking_id = b.id
      where b.kind <> 'departure' and b.ends_on >= ${today}::date
      union all
      select d.id, null, coalesce(string_agg(b.id || ':' || b.version || ${besides}, ',' order by b.id) filter (where b.state in ${listed(beginsIn)}), '')
          || ';' || (d.cancelled_at is not null or d.trashed_at is not null) || coalesce(':' || max(q.changed_at), ''),
        coalesce(bool_or(b.state in ${listed(beginsIn)}), false), d.starts_on
      from departures d left join bookings b on b.departure_id = d.id left join crew_requirements q on q.departure_id = d.id
      where d.ends_on >= ${today}::date group by d.id
    ) n
    left join supply_runs r on r.departure_id = n.departure_id or r.booking_id = n.booking_id
    where r.id is null and n.begins or r.seen is distinct from n.seen and r.id is not null or r.followed_at < ${before}
    order by n.starts_on limit 200`.execute(db)
  return rows.map(({ departureId, bookingId, seen }) => ({
    key: departureId === null ? { bookingId: bookingId ?? '' } : { departureId },
    seen,
  }))
}

/** Which run these order lines belong to, by the id of the line. One statement, none where there are no lines. */
export async function listRunsOfLines(db: Db, lineIds: readonly number[]): Promise<Map<number, RunKey>> {
  if (lineIds.length === 0) return new Map()
  const { rows } = await sql<{ id: number; departureId: number | null; bookingId: string | null }>`
    select l.id, r.departure_id as "departureId", r.booking_id as "bookingId"
    from supplier_order_lines l join supply_runs r on r.id = l.run_id where l.id = any(${[...lineIds]}::bigint[])`.execute(db)
  return new Map(
    rows.map(({ id, departureId, bookingId }) => [id, departureId === null ? { bookingId: bookingId ?? '' } : { departureId }]),
  )
}
