import { type RawBuilder, sql } from 'kysely'
import type { CrewRole, Span } from '#features/crew/assignments/assignment.ts'
import type { Order } from '#features/orders/order.ts'
import type { Meal } from '#features/packages/package.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { RoadLodge, RoadPlace } from './sheet.ts'

/** An assignment with its run, as far as a sheet says them. */
export type SheetAssignment = Span & {
  id: number
  createdAt: Date
  kind: 'guide' | 'car'
  role: CrewRole | null
  member: string
  departureId: number | null
  bookingId: string | null
  runKind: OrderKind
  title: string
  reference: string
  startsOn: Day
  endsOn: Day
  packageId: number | null
  comfort: string | null
  order: Order | null
}

const clock = (of: string) => sql`to_char(${sql.raw(of)}, 'YYYY-MM-DD"T"HH24:MI')`

/** An assignment that has a sheet: busy and on a run that goes. Undefined for any other. */
export async function findSheetAssignment(db: Db, id: number): Promise<SheetAssignment | undefined> {
  const { rows } = await sql<SheetAssignment>`
    select a.id, a.created_at as "createdAt", case when a.guide_id is null then 'car' else 'guide' end as kind, a.role,
      coalesce(g.name, c.name) as member, ${clock('lower(a.during)')} as "from", ${clock('upper(a.during)')} as "to",
      d.id as "departureId", b.id as "bookingId", coalesce(b.kind, 'departure') as "runKind", coalesce(b.title, k.title) as title,
      coalesce(b.reference, d.slug) as reference, coalesce(b.starts_on, d.starts_on) as "startsOn",
      coalesce(b.ends_on, d.ends_on) as "endsOn", d.package_id as "packageId", d.comfort, b.ordered as "order"
    from assignments a
    left join guides g on g.id = a.guide_id
    left join cars c on c.id = a.car_id
    left join departures d on d.id = a.departure_id and d.cancelled_at is null and d.trashed_at is null
    left join packages k on k.id = d.package_id
    left join bookings b on b.id = a.booking_id
      and b.state in ('quoted', 'requested', 'on-hold', 'pending', 'confirmed', 'in-progress', 'completed')
    where a.id = ${id} and a.state in ('pencilled', 'requested', 'confirmed') and (d.id is not null or b.id is not null)`.execute(
    db,
  )
  return rows[0]
}

export type SheetBooking = {
  id: string
  reference: string
  travellers: number
  language: string
  leadName: string
  phone: string
  order: Order
}

/** The bookings that go with a run: of a departure those that are sold, else the one that travels by itself. */
export async function listSheetBookings(
  db: Db,
  { departureId, bookingId }: Pick<SheetAssignment, 'departureId' | 'bookingId'>,
): Promise<SheetBooking[]> {
  const { rows } = await sql<SheetBooking>`
    select b.id, b.reference, b.travellers_count as travellers, b.language, b.lead_name as "leadName", b.phone, b.ordered as "order"
    from bookings b
    where (b.departure_id = ${departureId} and b.state in ('pending', 'confirmed', 'in-progress', 'completed')) or b.id = ${bookingId}
    order by b.reference`.execute(db)
  return rows
}

export type SheetMember = {
  id: number
  name: string
  role: CrewRole | null
  phone: string
  plate: string
  seats: number | null
  vehicleClass: string | null
} & Span

/** Who and what is on a run now. */
export async function listSheetCrew(
  db: Db,
  { departureId, bookingId }: Pick<SheetAssignment, 'departureId' | 'bookingId'>,
): Promise<SheetMember[]> {
  const { rows } = await sql<SheetMember>`
    select a.id, coalesce(g.name, c.name) as name, a.role, coalesce(g.phone, '') as phone, coalesce(c.plate, '') as plate, c.seats,
      v.name as "vehicleClass", ${clock('lower(a.during)')} as "from", ${clock('upper(a.during)')} as "to"
    from assignments a
    left join guides g on g.id = a.guide_id
    left join cars c on c.id = a.car_id
    left join vehicle_classes v on v.id = c.vehicle_class_id
    where (a.departure_id = ${departureId} or a.booking_id = ${bookingId}) and a.state in ('pencilled', 'requested', 'confirmed')
    order by lower(a.during), name`.execute(db)
  return rows
}

/** A package as a run goes on it, by its id or its address, with its accommodation level. */
export type TravelledPackage = { id: number | null; slug: string | null; comfort: string | null }

export type PackageRoad = {
  /** The place of its package among those that were read. */
  of: number
  packageKind: string
  day: number
  title: string
  text: string
  from: RoadPlace
  to: RoadPlace
  driveKm: number
  driveMinutes: number
  meals: Meal[]
  lodges: RoadLodge[]
}

const place = (column: string) =>
  sql`(select json_build_object('id', l.id, 'name', l.name) from places l where l.id = ${sql.ref(column)})`

/** The kind of a house that is a place of its own, as hotels have it. */
const mountainCamp = sql.lit('mountain camp')

/**
 * Where a house is: its place, of a camp on a mountain its name. Of who has no house of their own their place, and null where that is a gate of a
 * park: an outfitter goes on from there. `hotel` and `p` are joined, and may be absent.
 */
export const lodgePlace = (
  hotel: string,
) => sql`case when ${sql.ref(`${hotel}.kind`)} = ${mountainCamp} then ${sql.ref(`${hotel}.name`)}
  when ${sql.ref(`${hotel}.id`)} is not null or p.kind <> 'park-gate' then p.name end`

const isCampOf = (isCamp: RawBuilder<unknown>) => sql`case when ${isCamp} then '{"isCamp": true}'::jsonb else '{}'::jsonb end`

/**
 * The days of these packages, published or not. Where they sleep is what the rate book has for the accommodation level;
 * where that names no house, the one of the package's text, which is written for one level. A camp on a mountain is its own place: the gate
 * below it is left behind. Who has no house of their own, as an outfitter, sleeps in the camp that the day names, else at their place, and where that is a gate where the day ends.
 */
function packageRoads(packages: readonly TravelledPackage[]): RawBuilder<unknown> {
  const column = (name: keyof TravelledPackage) => packages.map((one) => one[name])
  return sql`
    select (wanted.at - 1)::int as of, k.kind as "packageKind", d.day, d.title, d.text, ${place('d.from_place_id')} as "from", ${place('d.to_place_id')} as "to",
      d.drive_km as "driveKm", d.drive_minutes as "driveMinutes", d.meals,
      coalesce(
        (select json_agg(distinct jsonb_build_object('name', coalesce(n.name, camp.name, u.name),
            'place', coalesce(case when n.id is null then camp.name end, ${lodgePlace('n')}, ended.name, ''), 'phone', u.phone,
            'isConfirmed', true, 'supplierId', u.id, 'hotelId', u.hotel_id, 'who', null)
            || ${isCampOf(sql`n.kind = ${mountainCamp} or (n.id is null and camp.id is not null)`)})
          from package_services s
          join supplier_services w on w.id = s.service_id and w.kind = 'stay'
          join suppliers u on u.id = w.supplier_id
          left join hotels n on n.id = u.hotel_id
          left join places p on p.id = coalesce(n.place_id, u.place_id)
          left join hotels camp on camp.id = d.night_hotel_id and camp.kind = ${mountainCamp}
          left join places ended on ended.id = d.night_place_id
          where s.package_id = k.id and (s.comfort is null or s.comfort = wanted.comfort) and d.day between s.day and s.day + s.days - 1
            and d.night_place_id is not null),
        (select json_agg(jsonb_build_object('name', h.name, 'place', ${lodgePlace('h')}, 'phone', coalesce(u.phone, ''),
            'isConfirmed', false, 'supplierId', u.id, 'hotelId', h.id, 'who', null) || ${isCampOf(sql`h.kind = ${mountainCamp}`)})
          from hotels h
          join places p on p.id = h.place_id
          left join lateral (select id, phone from suppliers where hotel_id = h.id and archived_at is null order by id limit 1) u on true
          where h.id = d.night_hotel_id),
        '[]') as lodges
    from unnest(${column('id')}::bigint[], ${column('slug')}::text[], ${column('comfort')}::text[])
      with ordinality as wanted (id, slug, comfort, at)
    join packages k on k.id = wanted.id or k.slug = wanted.slug
    join package_days d on d.package_id = k.id`
}

/** Items of a trip and houses whose names and suppliers are wanted. */
type WantedLodges = { itemIds: readonly string[]; hotelIds: readonly string[] }

const lodgesOf = ({ itemIds, hotelIds }: WantedLodges): RawBuilder<unknown> => sql`
    select i.id::text as "of", coalesce(h.name, u.name) as name, coalesce(p.name, '') as place, u.phone,
      u.id as "supplierId", u.hotel_id as "hotelId"
    from trip_items i
    join supplier_services w on w.id = i.service_id
    join suppliers u on u.id = w.supplier_id
    left join hotels h on h.id = u.hotel_id
    left join places p on p.id = coalesce(h.place_id, u.place_id)
    where i.id = any(${[...itemIds]}::uuid[])
    union all
    select h.id, h.name, p.name, coalesce(u.phone, ''), u.id, h.id
    from hotels h
    join places p on p.id = h.place_id
    left join lateral (select id, phone from suppliers where hotel_id = h.id and archived_at is null order by id limit 1) u on true
    where h.id = any(${[...hotelIds]}::text[])`

/** A house with its supplier, without whether anybody confirmed it. */
export type FoundLodge = Omit<RoadLodge, 'isConfirmed' | 'who'>

/** The days of these packages, in their order, and these houses, by the id of the item or the house. One statement. */
export async function findRoadRows(
  db: Db,
  packages: readonly TravelledPackage[],
  wanted: WantedLodges,
): Promise<{ roads: PackageRoad[]; lodges: Map<string, FoundLodge> }> {
  if (packages.length + wanted.itemIds.length + wanted.hotelIds.length === 0) return { roads: [], lodges: new Map() }
  const { rows } = await sql<{ roads: PackageRoad[]; lodges: ({ of: string } & FoundLodge)[] }>`
    select coalesce((select json_agg(r order by r.of, r.day) from (${packageRoads(packages)}) r), '[]') as roads,
      coalesce((select json_agg(l) from (${lodgesOf(wanted)}) l), '[]') as lodges`.execute(db)
  const { roads = [], lodges = [] } = rows[0] ?? {}
  return { roads, lodges: new Map(lodges.map(({ of, ...lodge }) => [of, lodge])) }
}

export type PermitRow = { id: number; bookingId: string; day: Day; label: string; name: string | null; number: string | null }

/** The permits of these bookings on some days, each with the traveller whom it is for. */
export async function listSheetPermits(
  db: Db,
  bookingIds: readonly string[],
  { from, to }: { from: Day; to: Day },
): Promise<PermitRow[]> {
  const { rows } = await sql<PermitRow>`
    select q.id, q.booking_id as "bookingId", q.day, q.label, nullif(concat_ws(' ', t.first_names, t.family_name), '') as name,
      coalesce(q.number, k.number) as number
    from booking_purchases q
    left join booking_travellers t on t.booking_id = q.booking_id and t.position = q.traveller_position
    left join permits k on k.purchase_id = q.id
    where q.booking_id = any(${[...bookingIds]}::uuid[]) and q.kind = 'permit' and q.day between ${from} and ${to} and not q.settled
    order by q.day, q.label, q.booking_id, q.traveller_position`.execute(db)
  return rows
}
