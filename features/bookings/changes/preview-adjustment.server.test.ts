import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { partyOfUnnamed } from '#features/orders/order.ts'
import type { AdjustmentInput } from '#features/pricing/adjustments/adjust.ts'
import { sumOf } from '#features/pricing/price-line.ts'
import { bookingNow, gorillaTrek, heldBooking, heldOrder, openRoomsAndCars, stayFrom } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { listLines } from '../reads.server.ts'
import { adjustBookingPrice, previewAdjustment } from './adjust-price.server.ts'

const { ctx, clock, database } = await testContext()
await openRoomsAndCars(ctx)
const trek = await gorillaTrek(ctx, { seats: 8 })
const stay = stayFrom(addDays(kigaliDay(clock.now()), 90), 3)
const held = {
  departure: await heldBooking(ctx, trek.slug, 2),
  stay: await heldOrder(ctx, stay, partyOfUnnamed(2)),
}
const off = (percent: number): AdjustmentInput => ({ action: 'discount', percent, amountMinor: null, reason: 'A guest' })

/** What a preview answers, and with how many statements. */
async function preview(id: string, adjustment: AdjustmentInput) {
  const booking = await bookingNow(ctx, id)
  const { db, sent, close } = watchStatements(database.address)
  const outcome = await previewAdjustment(db, booking, adjustment)
  await close()
  return { statements: sent.length, outcome }
}

test.each([
  ['departure', 2],
  ['stay', 3],
] as const)('a preview of a %s reads what its sum depends on alone, and is the price that is saved', async (kind, statements) => {
  const { id } = held[kind]
  const before = sumOf(await listLines(ctx.db, id))
  const seen = await preview(id, off(7))
  expect(seen.statements).toBeLessThanOrEqual(statements)
  await adjustBookingPrice(ctx, id, { adjustment: off(7), text: '', actor: 'Owner', sendsEmail: false })
  const { totalMinor } = await bookingNow(ctx, id)
  expect(seen.outcome).toMatchObject({ done: true, value: { totalMinor, changeMinor: totalMinor - before } })
})

test('rooms that cost nothing bear the tourism tax again once they cost something, also of a hotel that is on no page any more', async () => {
  const { id } = await heldOrder(ctx, stay, partyOfUnnamed(2))
  const before = await bookingNow(ctx, id)
  const taxOf = async () => (await listLines(ctx.db, id)).filter(({ kind }) => kind === 'tax')
  const [tax] = await taxOf()
  expect(tax?.amountMinor).toBeGreaterThan(0)
  const adjust = (adjustment: AdjustmentInput) =>
    adjustBookingPrice(ctx, id, { adjustment, text: '', actor: 'Owner', sendsEmail: false })
  await adjust(off(50))
  await sql`update hotels set status = 'hidden'`.execute(ctx.db)
  expect(await preview(id, { action: 'undo', position: 2 })).toMatchObject({
    outcome: { value: { totalMinor: before.totalMinor } },
  })
  await sql`update hotels set status = 'published'`.execute(ctx.db)
  await adjust({ action: 'undo', position: 2 })
  await adjust(off(100))
  expect(await taxOf()).toEqual([])
  expect(await preview(id, { action: 'undo', position: 2 })).toMatchObject({
    outcome: { value: { totalMinor: before.totalMinor } },
  })
})
