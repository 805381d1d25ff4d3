import { type RawBuilder, sql } from 'kysely'
import { type RunKey, runText, spanOfDays } from '#features/crew/assignments/assignment.ts'
import type { HireOrder, TailoredOrder } from '#features/orders/order.ts'
import { listLegs } from '#features/places/reads-legs.server.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import { flightDaysAround } from '#features/travellers/flights/flight.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { minutesByRoad } from './minutes-by-road.ts'
import { ownItemsOf, type TripCrewItem } from './own-items.ts'
import { pencilledStates, type Run, type RunName, type StaffNumbers, soldStates } from './run.ts'
import { type TransferFlight, transferOf, type UntimedTransfer } from './transfers.ts'

/** A stay, a package or a tailored trip is no longer than this, so that what touches some days is found by its first day. A hire may be. */
const longestDays = 61

const soldList = sql`(${sql.join(soldStates.map((state) => sql.lit(state)))})`
const isSold = sql`b.state in ${soldList}`
const isPencilled = sql`b.state in (${sql.join(pencilledStates.map((state) => sql.lit(state)))})`

const staffNumbers = sql`case when r.id is not null then jsonb_build_object('cars', r.cars, 'driverGuides', r.driver_guides,
  'guides', r.guides, 'drivers', r.drivers, 'by', r.changed_by, 'at', r.changed_at) end as "staffNumbers"`

/** The flights, by day and time, of these bookings `n` that have a transfer for their direction that no supplier delivers. */
const transferFlights = (of: RawBuilder<unknown>) => sql`(
  select jsonb_agg(jsonb_build_object('direction', f.direction, 'number', f.number, 'airport', f.airport, 'day', f.day,
      'at', to_char(f.at, 'HH24:MI')) order by f.day, f.at, f.id)
  from bookings n join booking_flights f on f.booking_id = n.id
  where ${of} and f.day between n.starts_on - ${flightDaysAround}::int and n.ends_on + ${flightDaysAround}::int
    and exists (select from booking_travellers t where t.booking_id = n.id and (f.positions = '{}' or t.position = any(f.positions)))
    and exists (
      select from jsonb_array_elements(n.ordered -> 'extras') o join extras e on e.id = o ->> 'id'
      where e.transfer = case f.direction when 'in' then 'arrival' when 'out' then 'departure' end
        and not exists (select from extra_services s where s.extra_id = e.id)))`

/** The transfers of these bookings `n` that no supplier delivers and of which some flight is not known, by day. */
const untimedTransfers = (of: RawBuilder<unknown>) => sql`(
  select jsonb_agg(to_jsonb(u) order by u.day, u.direction) from (
    select s.direction, s.day, sum(m.travellers)::int as travellers,
      bool_or(exists (select from booking_without_flights w where w.booking_id = n.id and w.direction = s.direction)) as "byRoad"
    from bookings n
    cross join lateral (
      select distinct case e.transfer when 'arrival' then 'in' else 'out' end as direction,
        case e.transfer when 'arrival' then n.starts_on else n.ends_on end as day
      from jsonb_array_elements(n.ordered -> 'extras') o join extras e on e.id = o ->> 'id'
      where e.transfer <> 'none' and not exists (select from extra_services x where x.extra_id = e.id)) s
    cross join lateral (
      select count(*) as travellers from booking_travellers t where t.booking_id = n.id and not exists (
        select from booking_flights f
        where f.booking_id = n.id and f.direction = s.direction and (f.positions = '{}' or t.position = any(f.positions))
          and f.day between n.starts_on - ${flightDaysAround}::int and n.ends_on + ${flightDaysAround}::int)) m
    where ${of} and m.travellers > 0 group by s.direction, s.day) u)`

type Row = Pick<Run, 'reference' | 'title' | 'isPencilled' | 'isGuaranteed' | 'travellers' | 'languages' | 'countries'> &
  Pick<Run, 'startPlaceId' | 'endPlaceId'> & {
    from: Day
    to: Day
    staffNumbers: (Omit<StaffNumbers, 'at'> & { at: string }) | null
    flights: TransferFlight[] | null
    untimed: UntimedTransfer[] | null
  }
type DepartureRow = Row & { departureId: number }
type BookingRow = Row & { bookingId: string; kind: Exclude<OrderKind, 'departure'> } & (
    | { kind: 'hire'; ordered: HireOrder; items: null }
    | { kind: 'tailored'; ordered: TailoredOrder; items: TripCrewItem[] | null }
    | { kind: 'journey' | 'pilgrims' | 'stay'; ordered: null; items: null }
  )

/**
 * The runs that touch the days from ≤ day ≤ to, by their first day: departures that are on sale or scheduled, or have bookings that
 * count; and bookings that travel by themselves. A hold or a quote that has ended by `now` does not count. Two statements, however many there are.
 */
export async function listRuns(db: Db, { from, to, now }: { from: Day; to: Day; now: Date }): Promise<Run[]> {
  const touches = (of: 'd' | 'b') =>
    sql`${sql.ref(`${of}.starts_on`)} <= ${to}::date and ${sql.ref(`${of}.ends_on`)} >= ${from}::date`
  const begun = (of: 'd' | 'b') => sql`${sql.ref(`${of}.starts_on`)} >= ${from}::date - ${longestDays}::int`
  return list(db, {
    departures: sql`${touches('d')} and ${begun('d')} and (d.sale in ('on-sale', 'scheduled') or s.counting > 0)`,
    bookings: sql`${touches('b')} and (b.kind = 'hire' or ${begun('b')}) and (${isSold} or b.hold_ends_at > ${now})`,
  })
}

/** Those of these keys that are runs now, by their first day. A departure that was cancelled, and a booking that has ended, is none. */
export async function listRunsByKeys(db: Db, keys: readonly RunKey[]): Promise<Run[]> {
  if (keys.length === 0) return []
  const { departures, bookings } = idsOf(keys)
  return list(db, {
    departures: sql`d.id = any(${departures}::bigint[])`,
    bookings: sql`b.id = any(${bookings}::uuid[])`,
  })
}

/** The run of a key; undefined where it is none (any more). */
export const findRun = async (db: Db, key: RunKey): Promise<Run | undefined> => (await listRunsByKeys(db, [key]))[0]

/**
 * How these departures and bookings are called, by their `runText`, in whatever state they are: for sentences such as "is on Gorillas, 14 June
 * 2027". One statement.
 */
export async function nameRuns(db: Db, keys: readonly RunKey[]): Promise<Map<string, RunName>> {
  if (keys.length === 0) return new Map()
  const { departures, bookings } = idsOf(keys)
  const { rows } = await sql<Omit<RunName, 'address'> & { departureId: number | null; bookingId: string | null }>`
    select d.id as "departureId", null::uuid as "bookingId", '' as reference, p.title, d.starts_on as "startsOn"
    from departures d join packages p on p.id = d.package_id where d.id = any(${departures}::bigint[])
    union all
    select null, b.id, b.reference, b.title, b.starts_on from bookings b where b.id = any(${bookings}::uuid[])`.execute(db)
  return new Map(
    rows.map(({ departureId, bookingId, ...name }) => {
      const key = departureId === null ? { bookingId: bookingId ?? '' } : { departureId }
      const address = departureId === null ? `/admin/bookings/${bookingId}` : `/admin/departures/${departureId}`
      return [runText(key), { ...name, address }]
    }),
  )
}

const idsOf = (keys: readonly RunKey[]) => ({
  departures: keys.flatMap((key) => ('departureId' in key ? [key.departureId] : [])),
  bookings: keys.flatMap((key) => ('bookingId' in key ? [key.bookingId] : [])),
})

async function list(db: Db, where: { departures: RawBuilder<unknown>; bookings: RawBuilder<unknown> }): Promise<Run[]> {
  const [departures, bookings] = await Promise.all([listDepartures(db, where.departures), listBookings(db, where.bookings)])
  const before = (one: Run, other: Run) =>
    one.span.from < other.span.from || (one.span.from === other.span.from && one.reference < other.reference) ? -1 : 1
  return [...departures, ...bookings].sort(before)
}

async function listDepartures(db: Db, where: RawBuilder<unknown>): Promise<Run[]> {
  const { rows } = await sql<DepartureRow>`
    select d.id as "departureId", d.slug as reference, p.title, d.starts_on as from, d.ends_on as to, false as "isPencilled",
      d.guaranteed as "isGuaranteed", coalesce(s.travellers, 0)::int as travellers, coalesce(s.languages, '{}') as languages,
      p.countries, p.start_place_id as "startPlaceId", p.end_place_id as "endPlaceId", ${staffNumbers},
      ${transferFlights(sql`n.departure_id = d.id and n.state in ${soldList}`)} as flights,
      ${untimedTransfers(sql`n.departure_id = d.id and n.state in ${soldList}`)} as untimed
    from departures d join packages p on p.id = d.package_id
    left join crew_requirements r on r.departure_id = d.id
    left join lateral (
      select count(*) as counting, sum(b.travellers_count) filter (where ${isSold}) as travellers,
        array_agg(distinct b.language) filter (where ${isSold}) as languages
      from bookings b where b.departure_id = d.id and (${isSold} or ${isPencilled})
    ) s on true
    where ${where} and d.cancelled_at is null and d.trashed_at is null`.execute(db)
  const minutes = await openRoads(db, rows)
  return rows.map(({ departureId, ...row }) => ({ ...runOf(row, minutes), key: { departureId }, kind: 'departure' }))
}

/**
 * A tailored trip visits the places of its days. Its guides and vehicles are those of the version that was sent. What is costed by the kilometre is
 * fuel, and no vehicle.
 */
async function listBookings(db: Db, where: RawBuilder<unknown>): Promise<Run[]> {
  const { rows } = await sql<BookingRow>`
    select b.id as "bookingId", b.kind, b.reference, b.title, b.starts_on as from, b.ends_on as to, ${isPencilled} as "isPencilled",
      false as "isGuaranteed", b.travellers_count as travellers, array[b.language] as languages,
      case when b.kind in ('hire', 'tailored') then b.ordered end as ordered,
      coalesce(p.countries, case when l.id is not null then array[l.country_id] end, v.countries, '{}') as countries,
      coalesce(p.start_place_id, l.id, v.start) as "startPlaceId", coalesce(p.end_place_id, l.id, v.end) as "endPlaceId",
      v.items, ${staffNumbers}, ${transferFlights(sql`n.id = b.id`)} as flights, ${untimedTransfers(sql`n.id = b.id`)} as untimed
    from bookings b
    left join crew_requirements r on r.booking_id = b.id
    left join packages p on b.kind in ('journey', 'pilgrims') and p.slug = b.ordered ->> 'package'
    left join hotels h on b.kind = 'stay' and h.id = b.ordered ->> 'hotel'
    left join places l on l.id = h.place_id
    left join proposals o on o.id = case when b.kind = 'tailored' then (b.ordered ->> 'proposal')::uuid end
    left join lateral (
      select
        (select array_agg(distinct at.country_id) from trip_days t join places at on at.id in (t.from_place_id, t.to_place_id)
          where t.version_id = o.version_id) as countries,
        (select coalesce(t.from_place_id, t.to_place_id) from trip_days t where t.version_id = o.version_id order by t.day limit 1) as start,
        (select coalesce(t.to_place_id, t.from_place_id) from trip_days t where t.version_id = o.version_id order by t.day desc limit 1) as end,
        (select jsonb_agg(jsonb_build_object('id', i.id, 'kind', i.kind, 'day', i.day, 'days', i.days, 'options', i.options,
            'optional', i.optional, 'who', cardinality(i.who), 'vehicles', i.vehicles, 'seats', s.seats, 'quantity', i.quantity,
            'isOurs', i.source = 'hand' or (i.source = 'service' and case i.kind
              when 'guide' then exists (select from guides g where g.supplier_id = s.supplier_id)
              else exists (select from cars c where c.supplier_id = s.supplier_id) end)))
          from trip_items i left join supplier_services s on s.id = i.service_id
          where i.version_id = o.version_id and i.kind in ('guide', 'transport') and i.source <> 'placeholder'
            and s.basis is distinct from 'km') as items
      where b.kind = 'tailored'
    ) v on true
    where ${where} and b.kind <> 'departure' and (${isSold} or ${isPencilled})`.execute(db)
  const minutes = await openRoads(db, rows)
  return rows.map((row) => bookingRun(row, minutes))
}

function bookingRun({ bookingId, kind, ordered, items, ...row }: BookingRow, minutes: RoadMinutes): Run {
  const run: Run = { ...runOf(row, minutes), key: { bookingId }, kind }
  if (ordered?.kind === 'hire') {
    const { vehicleClass: vehicleClassId, vehicles, withDriver, from, to, abroad } = ordered
    const countries = [...new Set(['rwanda', ...abroad])]
    return { ...run, span: { from, to }, countries, hired: { vehicleClassId, vehicles, withDriver } }
  }
  if (ordered?.kind === 'tailored')
    return { ...run, ownItems: ownItemsOf(items ?? [], { ...ordered, travellers: run.travellers }) }
  return run
}

type RoadMinutes = ReturnType<typeof minutesByRoad>

/** How long the roads take, read where some run has a transfer. */
const openRoads = async (db: Db, rows: readonly Pick<Row, 'flights'>[]): Promise<RoadMinutes> =>
  minutesByRoad(rows.some(({ flights }) => flights) ? await listLegs(db) : [])

const runOf = ({ from, to, staffNumbers, flights, untimed, ...row }: Row, minutes: RoadMinutes): Omit<Run, 'key' | 'kind'> => ({
  ...row,
  days: { from, to },
  span: spanOfDays(from, to),
  hired: null,
  ownItems: null,
  transfers: (flights ?? []).map((flight) =>
    transferOf(flight, flight.direction === 'in' ? row.startPlaceId : row.endPlaceId, minutes),
  ),
  untimedTransfers: untimed ?? [],
  staffNumbers: staffNumbers && { ...staffNumbers, at: new Date(staffNumbers.at) },
})
