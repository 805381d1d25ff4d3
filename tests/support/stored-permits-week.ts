import { sql } from 'kysely'
import { detailAbout } from '#features/travellers/private-details.server.ts'
import type { Context } from '#platform/context.ts'
import { addDays } from '#values/dates.ts'
import { gorillaTrek } from './cast.ts'
import * as week from './permits-week.ts'
import { bookingRows } from './permits-week-rows.ts'

/** What the departures of the week are called in the database: the first of the package has an id already. */
const storedDeparture = (id: number | null): number | null => (id === null ? null : 1000 + id)
export const bookingIdOf = (reference: string): string =>
  `00000000-0000-4000-8000-0000000000${reference.slice(1).padStart(2, '0')}`
const signs = 'ABCDEFGHJK'
/** 'WEEK-KKAB' for K01: references have no noughts and ones. */
export const storedReference = (reference: string): string =>
  `WEEK-KK${[...reference.slice(1)].map((digit) => signs[Number(digit)]).join('')}`
/** And back. */
export const weekReference = (stored: string): string => `K${[...stored.slice(7)].map((sign) => signs.indexOf(sign)).join('')}`
const authorityIds = { RDB: 'week-rdb', UWA: 'week-uwa' }
const feeNames = { V: 'Gorilla permit', G: 'Golden monkey permit', B: 'Bwindi gorilla permit' }

/**
 * Stores the worked week of permits as it is at its instant: authorities, fees with their terms, bookings with their travellers and needs, lots with what
 * is in a name, what is promised and allowed. Whom the other permits cover is left to `coverPermits`. Ids of fees, lots, permits and needs are those
 * of the week. Returns the ids of its departures, by their number.
 */
export async function storePermitsWeek(ctx: Context): Promise<{ departureIds: ReadonlyMap<number, number> }> {
  const trek = await gorillaTrek(ctx, { seats: 1 })
  await ctx.db.transaction().execute(async (tx) => {
    // The lots of that first departure: the week has ids of its own.
    for (const table of ['permits', 'permit_moves', 'permit_lots']) await sql`delete from ${sql.table(table)}`.execute(tx)
    for (const [id, zone] of [
      ['week-rdb', 'Africa/Kigali'],
      ['week-uwa', 'Africa/Kampala'],
    ])
      await sql`insert into authorities (id, name, country_id, time_zone) values (${id}, ${id?.slice(5).toUpperCase()}, (select id from countries order by id limit 1), ${zone})`.execute(
        tx,
      )
    for (const [id, fee] of Object.entries(week.weekFees)) {
      const { foreignMinor, residentMinor, africanMinor, eacMinor } = fee.prices
      await sql`
        insert into visitor_fees (id, kind, unit, name, minimum_age, foreign_minor, resident_minor, african_minor, eac_minor, as_of, confidence)
        values (${id}, 'permit', 'traveller', ${feeNames[id as 'V']}, 15, ${foreignMinor}, ${residentMinor}, ${africanMinor}, ${eacMinor}, 2027, 'high')`.execute(
        tx,
      )
      await sql`insert into authority_fees values (${id}, ${authorityIds[fee.authorityId as 'RDB']})`.execute(tx)
      await sql`
        insert into authority_terms (fee_id, from_day, terms, source, confidence)
        values (${id}, '2027-01-01', ${JSON.stringify(fee.terms)}, 'The week', 'high')`.execute(tx)
    }
    for (const id of [1, 2, 3])
      await sql`
        insert into departures (id, slug, package_id, starts_on, ends_on, minimum, comfort) overriding system value
        select ${storedDeparture(id)}, 'week-' || ${String(id)}, package_id, ${['2027-06-07', '2027-06-11', '2027-06-08'][id - 1]},
          ${['2027-06-09', '2027-06-13', '2027-06-12'][id - 1]}, 2, 'lodge' from departures where id = ${trek.id}`.execute(tx)
    for (const cells of week.cellsOf(bookingRows)) await storeBooking(ctx, tx, cells)
    for (const need of week.weekPurchases)
      await sql`
        insert into booking_purchases (id, booking_id, kind, label, fee_id, day, traveller_position, cost_minor, changed_at, changed_by)
        overriding system value
        values (${need.id}, ${bookingIdOf(need.reference)}, 'permit', ${feeNames[need.feeId as 'V']}, ${need.feeId}, ${need.day},
          ${need.position}, ${week.weekFees[need.feeId as 'V'].prices[`${need.feeClass}Minor`]}, ${ctx.clock.now()}, 'clock')`.execute(
        tx,
      )
    await storeStock(tx)
    for (const lot of week.weekLots)
      await sql`
        insert into permit_lots (id, fee_id, day, first_day, departure_id, state, class, unit_minor, reference, terms, reserved_until, expires_at, created_at, created_by)
        overriding system value
        values (${lot.id}, ${lot.feeId}, ${lot.day}, ${lot.day}, ${storedDeparture(lot.departureId)}, ${lot.state},
          ${week.weekPermits.find(({ lotId }) => lotId === lot.id)?.feeClass ?? null}, ${lot.unitMinor}, ${week.lotName(lot.id)},
          ${JSON.stringify(lot.terms)}, ${lot.reservedUntil}, ${lot.expiresAt}, ${ctx.clock.now()}, 'The week')`.execute(tx)
    for (const permit of week.weekPermits)
      await sql`
        insert into permits (id, lot_id, authority_id, purchase_id, named_at, spent_minor) overriding system value
        select ${permit.id}, ${permit.lotId}, f.authority_id, ${permit.purchaseId}, ${permit.namedAt}, ${permit.spentMinor}
        from authority_fees f where f.fee_id = ${permit.feeId}`.execute(tx)
    for (const one of week.weekAllowances)
      await sql`
        insert into permit_allowances (fee_id, departure_id, from_day, to_day, quantity, until, cause, reason, at, by)
        values (${one.feeId}, ${storedDeparture(one.departureId)}, ${one.fromDay}, ${one.toDay}, ${one.quantity}, ${one.until}, 'staff', 'Week',
          ${ctx.clock.now()}, 'The week')`.execute(tx)
    for (const table of ['permit_lots', 'permits', 'booking_purchases', 'departures'])
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 100000)`.execute(tx)
  })
  return { departureIds: new Map([1, 2, 3].map((nth) => [nth, 1000 + nth])) }
}

async function storeBooking(ctx: Context, tx: Context['db'], cells: readonly string[]): Promise<void> {
  const [reference = '', what = '', state = '', confirmedOn = '', starts = '', classes = '', whole = ''] = cells
  const id = bookingIdOf(reference)
  const startsOn = starts || '2027-06-07'
  const at = confirmedOn ? week.inKigali(`${confirmedOn}T12:00`) : new Date('2027-02-01T10:00Z')
  const departureId = storedDeparture(week.departureIdOf(what))
  const ordered = JSON.stringify({ kind: departureId === null ? 'journey' : 'departure', package: 'an-hour-with-the-gorillas' })
  await sql`
    insert into bookings (id, reference, idempotency_key, state, kind, ordered, title, scene, departure_id, starts_on, ends_on, travellers_count,
      lead_name, email, phone, currency, total_minor, deposit_minor, balance_due_on, rwf_per_unit, terms_version, created_at,
      hold_ends_at, answer_by)
    values (${id}, ${storedReference(reference)}, ${id}, ${state}, ${departureId === null ? 'journey' : 'departure'}, ${ordered},
      'A journey', '{}', ${departureId}, ${startsOn}, ${addDays(startsOn, 4)}, ${classes.split(',').length}, ${`Lead ${reference}`},
      'marit@example.no', '+47 900 00 000', 'USD', 490000, 357000, '2027-04-26', 1450, '2026-11', ${at},
      ${state === 'on-hold' ? week.inKigali('2027-05-10T09:00') : null}, ${state === 'pending' ? week.inKigali('2027-05-20T09:00') : null})`.execute(
    tx,
  )
  if (confirmedOn)
    await sql`
      insert into booking_events (booking_id, version, event, from_state, to_state, actor, text, at)
      values (${id}, 2, 'settle', 'on-hold', 'confirmed', 'money', '', ${at})`.execute(tx)
  for (const [index, residency] of classes.split(',').entries()) {
    const position = index + 1
    await sql`
      insert into booking_travellers (booking_id, position, first_names, family_name, born_on, assumed_age, residency)
      values (${id}, ${position}, ${`First${position}`}, ${`Family ${reference}`}, '1990-01-01', 30, ${residency})`.execute(tx)
    if (!whole.split(',').includes(String(position))) continue
    const passport = ctx.encryption.encrypt(`P${reference}-${position}`, detailAbout(id, position, 'passport'))
    await sql`
      insert into traveller_details (booking_id, position, nationality, passport_name, passport_sealed, passport_expires_on, updated_at, updated_by)
      values (${id}, ${position}, 'NO', ${`FAMILY ${reference} FIRST${position}`}, ${passport}, '2032-01-01', ${at}, 'visitor')`.execute(
      tx,
    )
  }
}

async function storeStock(tx: Context['db']): Promise<void> {
  const resource = ({ feeId, departureId }: { feeId: string; departureId: number | null }) =>
    `permit:${feeId}${departureId === null ? '' : `@${storedDeparture(departureId)}`}`
  const allowed = week.weekAllowances.map(({ feeId, departureId, fromDay }) => ({ feeId, departureId, day: fromDay }))
  for (const pool of [...week.weekLots, ...week.weekClaims, ...week.weekRequested, ...allowed])
    await sql`insert into stock_days (resource, day, capacity) values (${resource(pool)}, ${pool.day}, 0) on conflict do nothing`.execute(
      tx,
    )
  for (const claim of week.weekClaims)
    await sql`
      insert into stock_claims (resource, day, booking_id, quantity, permanent, held_until)
      values (${resource(claim)}, ${claim.day}, ${bookingIdOf((claim as { reference?: string }).reference ?? '')}, ${claim.quantity},
        ${claim.heldUntil === null}, ${claim.heldUntil})`.execute(tx)
  for (const part of week.weekRequested)
    await sql`
      insert into booking_parts (booking_id, resource, day, quantity, label, soft, on_request)
      values (${bookingIdOf((part as { reference?: string }).reference ?? '')}, ${resource(part)}, ${part.day}, ${part.quantity}, 'Permits',
        true, true)`.execute(tx)
}
