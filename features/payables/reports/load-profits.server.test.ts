import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { reserveLot } from '#features/permits/lots/reserve-lot.server.ts'
import { wantPermits } from '#features/permits/lots/want-permits.server.ts'
import { payLot } from '#features/permits/payments/pay-lot.server.ts'
import { listLots } from '#features/permits/reads-lots.server.ts'
import { addGuide, assign } from '#tests/support/assigned.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { diane, suppliedLines } from '#tests/support/payable-lines.ts'
import { changeLine } from '#tests/support/stored-payables-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { followPayables } from '../follow/follow-payables.server.ts'
import { savePayableSettings } from '../save-payable-settings.server.ts'
import { loadRunProfit } from './load-profits.server.ts'

const { ctx } = await testContext({ now: '2027-03-12T08:00:00Z' })

/** A permit of a day that was paid, and the id of its lot. */
async function paidPermit(day: string, unitMinor: number): Promise<{ permitId: number; lotId: number }> {
  const want = { feeId: 'gorilla-volcanoes', day, departureId: null, count: 1 }
  await ctx.db.transaction().execute((tx) => wantPermits(ctx, tx, [want], { by: 'Diane' }))
  const lotNow = async () => {
    const [lot] = await listLots(ctx.db, want.feeId, { from: day, to: day })
    if (!lot) throw new Error('There is no lot')
    return lot
  }
  const reservation = { granted: 1, reference: 'RDB-77', referenceMissing: '', reservedUntil: null, unitMinor }
  expect(await reserveLot(ctx, await lotNow(), reservation, diane)).toMatchObject({ done: true })
  const payment = { count: 1, unitMinor, receipt: 'R-1', amountMinor: unitMinor }
  expect(await payLot(ctx, await lotNow(), payment, diane)).toMatchObject({ done: true })
  const lotId = (await lotNow()).id
  const { rows } = await sql<{ id: number }>`select id from permits where lot_id = ${lotId}`.execute(ctx.db)
  return { permitId: rows[0]?.id ?? 0, lotId }
}

const profitOf = async (bookingId: string) => (await loadRunProfit(ctx.db, { bookingId }))?.profit

test('cancelled after the lodge’s free day, a booking brings its charge and costs the lodge’s fee: its profit has both', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  const bookingId = (await lodge.payablesOf())[0]?.bookingId ?? ''
  await changeLine(ctx, lodge.lineId, { state: 'cancelled', feeMinor: 11_800 })
  await followPayables(ctx)
  await sql`update bookings set state = 'cancelled', fee_minor = 40000 where id = ${bookingId}`.execute(ctx.db)
  // 118.00 without the VAT in it that comes back.
  expect(await profitOf(bookingId)).toMatchObject({ grossMinor: 40_000, actualCostMinor: 10_000, actualMinor: 30_000 })
})

test('a permit sold at the old fee and bought at the new is dearer than planned: a cost of the run', async () => {
  const bookingId = await bareBooking(ctx.db, { state: 'completed' })
  const { permitId } = await paidPermit('2027-06-10', 160_000)
  await sql`
    with need as (
      insert into booking_purchases (booking_id, kind, label, day, traveller_position, cost_minor, changed_at, changed_by)
      values (${bookingId}, 'permit', 'Gorilla permit', '2027-06-10', 1, 150000, now(), 'Diane') returning id)
    update permits set purchase_id = need.id from need where permits.id = ${permitId}`.execute(ctx.db)
  expect(await profitOf(bookingId)).toMatchObject({
    plannedCostMinor: 150_000,
    actualCostMinor: 160_000,
    isExpected: false,
    changes: [{ kind: 'permit', minor: 10_000 }],
  })
})

test('park fees that a customer pays are the parks’: no profit, and nothing that is missing; of a cancelled booking they cost nothing', async () => {
  const bookingId = await bareBooking(ctx.db, { state: 'completed' })
  await sql`
    insert into booking_lines (booking_id, position, kind, label, reason, quantity, unit_minor, amount_minor, refundable, vat_minor, ladder, policy)
    select ${bookingId}, 90, 'park-fee', 'Entry to Akagera', '', 2, 29000, 58000, false, 0, 'tours', '{}'`.execute(ctx.db)
  expect(await profitOf(bookingId)).toMatchObject({ incomeMinor: 58_000, plannedMinor: 0, actualMinor: 0, isExpected: false })
  await sql`update bookings set state = 'cancelled', fee_minor = 1000 where id = ${bookingId}`.execute(ctx.db)
  expect(await profitOf(bookingId)).toMatchObject({ actualCostMinor: 0, actualMinor: 1_000 })
})

test('before a trip is over its profit is expected, also where every cost so far is known', async () => {
  const bookingId = await bareBooking(ctx.db, { state: 'in-progress' })
  expect(await profitOf(bookingId)).toMatchObject({ actualCostMinor: 0, isExpected: true, isAhead: true })
  await sql`update bookings set state = 'completed' where id = ${bookingId}`.execute(ctx.db)
  expect(await profitOf(bookingId)).toMatchObject({ isExpected: false, isAhead: false })
})

test('a paid permit that covered nobody is a loss of the booking that it was bought for', async () => {
  const bookingId = await bareBooking(ctx.db, { state: 'completed' })
  const { lotId } = await paidPermit('2027-06-11', 150_000)
  await sql`update permit_lots set granted_for = ${bookingId}, state = 'expired' where id = ${lotId}`.execute(ctx.db)
  expect(await profitOf(bookingId)).toMatchObject({ plannedCostMinor: 0, changes: [{ kind: 'loss', minor: 150_000 }] })
})

test('our own guide is expected only, and not closed, as long as nobody has typed what a day of one costs', async () => {
  const bookingId = await bareBooking(ctx.db, { state: 'completed' })
  const days = { from: '2027-06-10 00:00', to: '2027-06-13 00:00' }
  await assign(ctx.db, { run: { bookingId }, guideId: await addGuide(ctx.db), role: 'guide', ...days })
  expect(await profitOf(bookingId)).toMatchObject({ actualCostMinor: 0, isExpected: true, isUnpriced: true })
  const typed = { openingMinor: 0, openingOn: '2027-03-12', floorMinor: 0, guideDayMinor: 4_000, carDayMinor: 0 }
  expect(await savePayableSettings(ctx, { ...typed, fourEyesMinor: null, actor: diane })).toMatchObject({ done: true })
  expect(await profitOf(bookingId)).toMatchObject({ actualCostMinor: 12_000, isExpected: false, isUnpriced: false })
})
