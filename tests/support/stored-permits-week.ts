import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { coverNeeds } from '#features/permits/rules/cover-needs.ts'
import type { Context } from '#platform/context.ts'
import { gorillaTrek } from './cast.ts'
import {
  weekAllowances,
  weekClaims,
  weekFees,
  weekLots,
  weekNeeds,
  weekNow,
  weekPermits,
  weekPrices,
  weekRequested,
} from './permits-week.ts'
import { bookingRows } from './permits-week-rows.ts'

/** The fees of the week as the database has them: a fee may have this id and name. */
export const storedFee = (feeId: string): string => `week-${feeId.toLowerCase()}`

/** The reference of a booking of the week as the database has it: 'K04' is 'WEEK-KKAE'. */
export const storedReference = (name: string): string =>
  `WEEK-KK${[...name.slice(1)].map((digit) => 'ABCDEFGHJK'[Number(digit)]).join('')}`

/** The id of a lot of the week in the database: 1004 for L04. */
export const storedLot = (id: number): number => 1000 + id

/** Writes the worked week into a database as it is at its instant: its departures, bookings, promises, lots, cover and allowances. */
export async function storePermitsWeek(ctx: Context): Promise<{ departureIds: ReadonlyMap<number, number> }> {
  const { db } = ctx
  const trek = await gorillaTrek(ctx, { seats: 8 })
  for (const [feeId, { prices }] of Object.entries(weekFees))
    await sql`
      insert into visitor_fees (id, kind, unit, name, minimum_age, foreign_minor, resident_minor, african_minor, eac_minor, as_of, confidence)
      values (${storedFee(feeId)}, 'permit', 'traveller', ${`Permit ${feeId}`}, 15, ${prices.foreignMinor}, ${prices.residentMinor},
        ${prices.africanMinor}, ${prices.eacMinor}, 2027, 'high')`.execute(db)
  const departureIds = new Map<number, number>()
  for (const [nth, startsOn] of [
    [1, '2027-06-07'],
    [2, '2027-06-11'],
    [3, '2027-06-08'],
  ] as const) {
    const { rows } = await sql<{ id: number }>`
      insert into departures (slug, package_id, starts_on, ends_on, minimum, comfort)
      select ${`week-d${nth}`}, package_id, ${startsOn}::date, ${startsOn}::date + 2, 2, comfort from departures where id = ${trek.id}
      returning id`.execute(db)
    departureIds.set(nth, rows[0]?.id ?? 0)
  }
  const departure = (id: number | null) => (id === null ? null : (departureIds.get(id) ?? null))
  const resource = ({ feeId, departureId }: { feeId: string; departureId: number | null }) =>
    `permit:${storedFee(feeId)}${departureId === null ? '' : `@${departure(departureId)}`}`

  const bookings = new Map<string, string>()
  for (const row of bookingRows.trim().split('\n')) {
    const [reference = '', , state = '', , starts = '-', classes = ''] = row.split(' ')
    const id = randomUUID()
    bookings.set(reference, id)
    const startsOn = starts === '-' ? '2027-06-07' : starts
    const ends = state === 'on-hold' ? '2027-05-10T07:00:00Z' : null
    const answer = state === 'pending' ? '2027-05-10T07:00:00Z' : null
    await sql`
      insert into bookings (id, reference, idempotency_key, state, starts_on, ends_on, travellers_count, lead_name, email, phone, currency,
        total_minor, deposit_minor, balance_due_on, rwf_per_unit, terms_version, hold_ends_at, answer_by, created_at, kind, ordered, title, scene)
      values (${id}, ${storedReference(reference)}, ${id}, ${state}, ${startsOn}, ${startsOn}, ${classes.split(',').length}, ${`Lead of ${reference}`},
        'lead@example.org', '+250 788 000 000', 'USD', 100000, 30000, ${startsOn}, 1450, '1', ${ends}, ${answer}, ${weekNow}, 'journey', '{}', 'A week',
        '{}')`.execute(db)
    for (const [place, residency] of classes.split(',').entries())
      await sql`
        insert into booking_travellers (booking_id, position, first_names, family_name, assumed_age, residency)
        values (${id}, ${place + 1}, ${`First ${place + 1}`}, ${reference}, 30, ${residency})`.execute(db)
  }
  const purchases = new Map<number, number>()
  for (const need of [...weekNeeds, ...staleNames()]) {
    const { rows } = await sql<{ id: number }>`
      insert into booking_purchases (booking_id, kind, label, fee_id, day, traveller_position, cost_minor, changed_at, changed_by)
      values (${bookings.get(need.reference)}, 'permit', 'Permit', ${storedFee(need.feeId)}, ${need.day}, ${need.position}, 0, ${weekNow}, 'test')
      returning id`.execute(db)
    purchases.set(need.id, rows[0]?.id ?? 0)
  }
  for (const { feeId, day, departureId } of [...weekLots, ...weekClaims, ...weekRequested, ...weekAllowances.map(ofDay)])
    await sql`insert into stock_days (resource, day, capacity) values (${resource({ feeId, departureId })}, ${day}, 0)
      on conflict do nothing`.execute(db)
  for (const claim of weekClaims as readonly ((typeof weekClaims)[number] & { reference: string })[])
    await sql`
      insert into stock_claims (booking_id, resource, day, quantity, permanent, held_until)
      values (${bookings.get(claim.reference)}, ${resource(claim)}, ${claim.day}, ${claim.quantity}, ${claim.heldUntil === null}, ${claim.heldUntil})`.execute(
      db,
    )
  for (const part of weekRequested as readonly ((typeof weekRequested)[number] & { reference: string })[])
    await sql`
      insert into booking_parts (booking_id, resource, day, quantity, label, soft, on_request)
      values (${bookings.get(part.reference)}, ${resource(part)}, ${part.day}, ${part.quantity}, 'Permit', true, true)`.execute(
      db,
    )
  const cover = coverNeeds(weekNeeds, weekPermits, weekPrices, weekNow)
  for (const lot of weekLots) {
    const own = weekPermits.filter(({ lotId }) => lotId === lot.id)
    await sql`
      insert into permit_lots (id, fee_id, day, first_day, departure_id, state, class, unit_minor, reference, terms, reserved_until, expires_at, created_at,
        created_by)
      overriding system value
      values (${storedLot(lot.id)}, ${storedFee(lot.feeId)}, ${lot.day}, ${lot.day}, ${departure(lot.departureId)}, ${lot.state}, ${own[0]?.feeClass ?? null},
        ${lot.unitMinor}, ${lot.state === 'wanted' ? '' : `R-${lot.id}`}, ${JSON.stringify(lot.terms)}, ${lot.reservedUntil},
        ${['reserved', 'deposited', 'expired'].includes(lot.state) ? lot.expiresAt : null}, ${weekNow}, 'test')`.execute(db)
    for (const permit of own) {
      const need = cover.needOf.get(permit.id) ?? permit.purchaseId
      await sql`
        insert into permits (id, lot_id, purchase_id, named_at, spent_minor) overriding system value
        values (${100_000 + permit.id}, ${storedLot(lot.id)}, ${need === null ? null : (purchases.get(need) ?? null)}, ${permit.namedAt}, ${permit.spentMinor})`.execute(
        db,
      )
    }
  }
  for (const name of ['permit_lots', 'permits'])
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), 200000)`.execute(db)
  for (const one of weekAllowances)
    await sql`
      insert into permit_allowances (fee_id, departure_id, from_day, to_day, quantity, until, cause, reason, at, by)
      values (${storedFee(one.feeId)}, ${departure(one.departureId)}, ${one.fromDay}, ${one.toDay}, ${one.quantity}, ${one.until}, 'staff', 'Week',
        ${weekNow}, 'test')`.execute(db)
  return { departureIds }
}

const ofDay = ({ feeId, departureId, fromDay }: (typeof weekAllowances)[number]) => ({ feeId, departureId, day: fromDay })

/** What the cancelled booking needed, in whose name permits are still. */
const staleNames = () =>
  weekPermits.flatMap(({ purchaseId, feeId, day, departureId }) => {
    const isKnown = purchaseId === null || weekNeeds.some(({ id }) => id === purchaseId)
    const place = (purchaseId ?? 0) % 20
    return isKnown ? [] : [{ id: purchaseId, feeId, day, departureId, reference: 'K09', position: place }]
  })
