import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addAllowance } from '#features/permits/allowances/add-allowance.server.ts'
import { endAllowance } from '#features/permits/allowances/end-allowance.server.ts'
import { expireLots } from '#features/permits/lots/expire-lots.server.ts'
import { returnSpares } from '#features/permits/lots/return-spares.server.ts'
import { topUpLot } from '#features/permits/lots/top-up-lot.server.ts'
import { findLot, listAllowances } from '#features/permits/reads-lots.server.ts'
import { loadPermitsToBuy } from '#features/travellers/permits/load-permits-to-buy.server.ts'
import { gorillaTrek, heldBooking, leavePermits } from '#tests/support/cast.ts'
import * as week from '#tests/support/permits-week.ts'
import { bookingIdOf, storePermitsWeek, weekReference } from '#tests/support/stored-permits-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliInstant } from '#values/dates.ts'
import { coverPermits } from './cover-pools.server.ts'

/** Edges of the rule book that no other test of permits has in its title: a small departure, and the worked week. */
const small = await testContext()
const { ctx, clock } = await testContext({ now: week.weekNow.toISOString() })
await storePermitsWeek(ctx)
await coverPermits(ctx)
const actor = { id: 'owner', name: 'Diane' }

test('party of 4, three left: all four on request, never 3 and 1', async () => {
  const trek = await gorillaTrek(small.ctx, { seats: 8 })
  await leavePermits(small.ctx, trek, 3)
  const { id } = await heldBooking(small.ctx, trek.slug, 4)
  const { rows } = await sql`
    select quantity, on_request from booking_parts where booking_id = ${id} and resource like 'permit:%'`.execute(small.ctx.db)
  expect(rows).toEqual([{ quantity: 4, on_request: true }])
  const { rows: pools } = await sql`
    select capacity, taken from stock_at(${small.ctx.clock.now()}) where resource like ${`permit:%@${trek.id}`}`.execute(
    small.ctx.db,
  )
  expect(pools).toEqual([{ capacity: 3, taken: 0 }])
})

test('allowance below what is promised; after the cut-off: refused, naming the figures; refused', async () => {
  const trek = await gorillaTrek(small.ctx, { seats: 8 })
  await leavePermits(small.ctx, trek, 2)
  const { rows } = await sql<{ day: string; fee: string }>`
    select day, fee_id as fee from permit_lots where departure_id = ${trek.id}`.execute(small.ctx.db)
  const { day = '', fee: feeId = '' } = rows[0] ?? {}
  const pool = { feeId, departureId: trek.id, from: day, to: day, quantity: 3, reason: 'RDB has said so' }
  const late = await addAllowance(small.ctx, { ...pool, until: kigaliInstant(day, 1) }, actor)
  expect(late).toMatchObject({ refusal: { reason: 'until-too-late', latest: kigaliInstant(day, 0) } })
  const until = kigaliInstant(addDays(day, -1), 0)
  expect(await addAllowance(small.ctx, { ...pool, until }, actor)).toMatchObject({ done: true })
  await heldBooking(small.ctx, trek.slug, 4)
  const allowances = await listAllowances(small.ctx.db, feeId, { from: day, to: day }, small.ctx.clock.now())
  const own = allowances.find(({ departureId }) => departureId === trek.id)
  expect(await endAllowance(small.ctx, own?.id ?? 0)).toMatchObject({
    refusal: { reason: 'below-promised', promised: 4, left: 2, pool: { day } },
  })
})

test('fifteen on the visit day; a day later: fits; missing in the list', async () => {
  const bornOn = (day: string) =>
    sql`update booking_travellers set born_on = ${day} where booking_id = ${bookingIdOf('K19')} and position = 3`.execute(ctx.db)
  const need = async () =>
    (await loadPermitsToBuy(ctx)).needs.find(
      ({ day, reference, position }) => day === '2027-06-08' && weekReference(reference) === 'K19' && position === 3,
    )
  await bornOn('2012-06-08')
  expect(await need()).toMatchObject({ age: 15, isOldEnough: true, isWhole: true })
  await bornOn('2012-06-09')
  expect(await need()).toMatchObject({ age: 14, isOldEnough: false, isWhole: false })
  await bornOn('1990-01-01')
})

test('departure called off with names given in: spare in the general pool, stale names are a row', async () => {
  // Of the departure on which K08, K09 and K10 are, L34, L35 and L36 bear their names.
  const d3 = 1003
  await sql`delete from stock_claims where resource like ${`permit:%@${d3}`}`.execute(ctx.db)
  await sql`delete from permit_allowances where departure_id = ${d3}`.execute(ctx.db)
  await sql`update bookings set state = 'cancelled' where departure_id = ${d3}`.execute(ctx.db)
  const before = await sql<{ n: number }>`select count(*)::int as n from permits`.execute(ctx.db)
  expect(await returnSpares(ctx, d3)).toBe(11)
  await coverPermits(ctx)
  const { rows } = await sql`
    select l.id, l.departure_id as dep, count(*)::int as permits, count(p.named_at)::int as named
    from permit_lots l join permits p on p.lot_id = l.id where l.id in (34, 35, 36) group by l.id order by l.id`.execute(ctx.db)
  expect(rows).toEqual([
    { id: 34, dep: null, permits: 2, named: 2 },
    { id: 35, dep: null, permits: 1, named: 1 },
    { id: 36, dep: null, permits: 2, named: 2 },
  ])
  const { cover, permits } = await loadPermitsToBuy(ctx)
  const stale = permits.filter(({ id }) => cover.staleNames.includes(id)).map(({ lotId }) => lotId)
  expect([...new Set(stale)].toSorted()).toEqual([34, 35, 36])
  expect((await sql<{ n: number }>`select count(*)::int as n from permits`.execute(ctx.db)).rows).toEqual(before.rows)
})

test('the clock’s job was down for a day: holds see no lapsed lot meanwhile; then one alert for each lot', async () => {
  // L07 and L31 ended on 9 May at 17:00, L05, L23, L01 and L15 before.
  clock.set(week.inKigali('2027-05-10T16:59').toISOString())
  const held = async (resource: string, day: string) =>
    (await sql<{ n: number }>`select permits_backed(${resource}, ${day}, ${ctx.clock.now()}) as n`.execute(ctx.db)).rows[0]?.n
  // An allowance of one is left besides L06.
  expect(await held('permit:V', '2027-06-08')).toBe(3)
  expect([await expireLots(ctx), await expireLots(ctx)]).toEqual([6, 0])
  expect(await held('permit:V', '2027-06-08')).toBe(3)
  const { rows } = await sql<{ occasion: string }>`
    select occasion from alerts where occasion like 'permit-lot-expired:%'`.execute(ctx.db)
  expect(rows.map(({ occasion }) => Number(occasion.split(':')[1])).toSorted((a, b) => a - b)).toEqual([1, 5, 7, 15, 23, 31])
})

test('EAC slip whose traveller leaves; a foreigner asks: not held for them; staff may top it up: dearer, then open', async () => {
  clock.set(week.weekNow.toISOString())
  const held = async () =>
    (await sql<{ n: number }>`select permits_backed('permit:G', '2027-06-09', ${ctx.clock.now()}) as n`.execute(ctx.db)).rows[0]
      ?.n
  // L27: two golden monkey permits, paid, that cover nobody.
  await sql`update permit_lots set class = 'eac', unit_minor = 1000 where id = 27`.execute(ctx.db)
  await sql`update permits set spent_minor = 1000 where lot_id = 27`.execute(ctx.db)
  expect(await held()).toBe(0)
  const lot = async () => ({ id: 27, version: (await findLot(ctx.db, 27))?.version ?? 0 })
  const topUp = async (over: Partial<Parameters<typeof topUpLot>[2]> = {}) =>
    topUpLot(ctx, await lot(), { count: 1, amountMinor: 9_000, receipt: 'RDB-8', ...over }, actor)
  expect(await topUp({ count: 3 })).toMatchObject({ refusal: { reason: 'count-wrong', most: 2 } })
  expect(await topUp({ amountMinor: 8_999 })).toMatchObject({ refusal: { reason: 'amount-wrong', openMinor: 9_000 } })
  expect(await topUp({ receipt: '' })).toMatchObject({ refusal: { reason: 'receipt-missing' } })
  expect(await topUp()).toMatchObject({ done: true })
  expect(await held()).toBe(1)
  const { rows } = await sql`
    select l.class, l.unit_minor::int as unit, p.spent_minor::int as spent from permit_lots l join permits p on p.lot_id = l.id
    where l.id = 27 or l.split_from = 27 order by p.spent_minor`.execute(ctx.db)
  expect(rows).toEqual([
    { class: 'eac', unit: 1_000, spent: 1_000 },
    { class: null, unit: 10_000, spent: 10_000 },
  ])
  await sql`update permit_lots set class = 'foreign', unit_minor = 10000 where id = 27`.execute(ctx.db)
  expect(await topUp()).toMatchObject({ refusal: { reason: 'dearest-already' } })
})
