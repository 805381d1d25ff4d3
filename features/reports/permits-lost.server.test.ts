import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { endLots } from '#features/permits/lots/end-lots.server.ts'
import { expireLots } from '#features/permits/lots/expire-lots.server.ts'
import { giveBackLot, withdrawLot } from '#features/permits/lots/give-up-lot.server.ts'
import { reserveLot } from '#features/permits/lots/reserve-lot.server.ts'
import { wantPermits } from '#features/permits/lots/want-permits.server.ts'
import { depositLot, payLot } from '#features/permits/payments/pay-lot.server.ts'
import { listLots } from '#features/permits/reads-lots.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliInstant } from '#values/dates.ts'
import { lostMinor } from './permits-lost.ts'
import { readPermitsLost } from './reads-permits-lost.server.ts'

const { ctx, clock } = await testContext({ now: '2027-03-12T08:00:00Z' })
const actor = { id: 'diane', name: 'Diane' }
const feeId = 'gorilla-volcanoes'
const unitMinor = 1_500_00
const visit = '2027-06-10'
const reason = 'Nobody comes'

const lotOn = async (day: string) => {
  const lot = (await listLots(ctx.db, feeId, { from: day, to: day })).findLast(({ state }) => state !== 'released')
  if (!lot) throw new Error('There is no lot')
  return lot
}

/** A lot of a day that is reserved, and paid as far as it is said. */
async function lot(day: string, count: number, paid: { deposit?: number; whole?: true } = {}) {
  await ctx.db.transaction().execute((tx) => wantPermits(ctx, tx, [{ feeId, day, departureId: null, count }], { by: actor.name }))
  const reservation = { granted: count, reference: 'RDB-77', referenceMissing: '', reservedUntil: null, unitMinor }
  expect(await reserveLot(ctx, await lotOn(day), reservation, actor)).toMatchObject({ done: true })
  const payment = { count, unitMinor, receipt: 'R-1' }
  if (paid.deposit !== undefined)
    expect(await depositLot(ctx, await lotOn(day), { ...payment, amountMinor: paid.deposit }, actor)).toMatchObject({
      done: true,
    })
  if (paid.whole)
    expect(await payLot(ctx, await lotOn(day), { ...payment, amountMinor: count * unitMinor }, actor)).toMatchObject({
      done: true,
    })
  return lotOn(day)
}

beforeAll(async () => {
  // Three of five go back on 12 March, and half of what they cost comes back; the others are for nobody.
  const five = await lot(visit, 5, { whole: true })
  await sql`update permit_lots set terms = '{"refunds": [{"fromDays": 30, "percent": 50}]}' where id = ${five.id}`.execute(ctx.db)
  expect(await giveBackLot(ctx, await lotOn(visit), { count: 3, reason }, actor)).toMatchObject({ done: true })
  // A park is closed: all of it comes back.
  const closed = await lot(addDays(visit, 1), 1, { whole: true })
  expect(await withdrawLot(ctx, closed, { reason }, actor)).toMatchObject({ done: true })
  // A deposit is lost with its lot, and what was only reserved costs nothing.
  const late = await lot(addDays(visit, 2), 3, { deposit: 1_000_00 })
  const unpaid = await lot(addDays(visit, 3), 2)
  // The last instant of March in Kigali, and the first of April.
  const end = kigaliInstant('2027-04-01', 0)
  await sql`update permit_lots set expires_at = ${new Date(end.getTime() - 1)} where id in (${late.id}, ${unpaid.id})`.execute(
    ctx.db,
  )
  clock.set(new Date(end.getTime() - 1))
  expect(await expireLots(ctx)).toBe(2)
  clock.set(kigaliInstant(addDays(visit, 4), 0))
  await endLots(ctx)
})

test('what was paid for permits and did not come back is lost in the month in Kigali in which they ended, by cause, to the cent', async () => {
  const { total, months, causes } = await readPermitsLost(ctx.db, { from: '2027-03-01', to: '2027-06-30' })
  expect(months.map(({ month, permits, causes: lost }) => [month, permits, lost])).toEqual([
    ['2027-03-01', 7, { expired: 1_000_00, released: 2_250_00, withdrawn: 0, unused: 0 }],
    ['2027-04-01', 0, { expired: 0, released: 0, withdrawn: 0, unused: 0 }],
    ['2027-05-01', 0, { expired: 0, released: 0, withdrawn: 0, unused: 0 }],
    ['2027-06-01', 2, { expired: 0, released: 0, withdrawn: 0, unused: 3_000_00 }],
  ])
  expect(causes).toEqual([
    { cause: 'unused', permits: 2, paidMinor: 3_000_00, backMinor: 0 },
    { cause: 'released', permits: 3, paidMinor: 4_500_00, backMinor: 2_250_00 },
    { cause: 'expired', permits: 3, paidMinor: 1_000_00, backMinor: 0 },
    { cause: 'withdrawn', permits: 1, paidMinor: 1_500_00, backMinor: 1_500_00 },
  ])
  expect(total).toEqual({ permits: 9, paidMinor: 10_000_00, backMinor: 3_750_00 })
  expect(causes.reduce((all, row) => all + lostMinor(row), 0)).toBe(lostMinor(total))
})

test('the fee and its authority are named, and a range without losses has its months and no rows', async () => {
  const { fees } = await readPermitsLost(ctx.db, { from: '2027-03-01', to: '2027-06-30' })
  expect(fees).toEqual([
    expect.objectContaining({ feeId, fee: 'Gorilla permit, Volcanoes National Park', permits: 9, paidMinor: 10_000_00 }),
  ])
  const none = await readPermitsLost(ctx.db, { from: '2027-04-01', to: '2027-05-31' })
  expect(none).toMatchObject({ total: { permits: 0, paidMinor: 0, backMinor: 0 }, causes: [], fees: [] })
  expect(none.months).toHaveLength(2)
})
