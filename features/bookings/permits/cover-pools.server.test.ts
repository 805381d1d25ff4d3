import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { coverNeeds } from '#features/permits/rules/cover-needs.ts'
import { bookingNow, cancelled, gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import * as week from '#tests/support/permits-week.ts'
import { storePermitsWeek } from '#tests/support/stored-permits-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { coverPermits } from './cover-pools.server.ts'

/** Which permit covers whom, stored. */
const { ctx, runJobs } = await testContext({ now: week.weekNow.toISOString() })

/** By permit whom it covers; of those in a name of a live booking too. */
async function stored(): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; need: number }>`
    select id, purchase_id as need from permits where purchase_id is not null order by id`.execute(ctx.db)
  return new Map(rows.map(({ id, need }) => [Number(id), Number(need)]))
}

test('the permits of the week cover those whom the rules say, and a second run changes nothing', async () => {
  await storePermitsWeek(ctx)
  expect(await coverPermits(ctx)).toBeGreaterThan(5)
  const { needOf, staleNames } = coverNeeds(week.weekNeeds, week.weekPermits, week.weekPrices, week.weekNow)
  const names = week.weekPermits
    .filter(({ id }) => staleNames.includes(id))
    .map(({ id, purchaseId }) => [id, purchaseId] as const)
  const byId = (all: Iterable<readonly [number, number | null]>) => [...all].toSorted(([a], [b]) => a - b)
  const now = await stored()
  expect(byId(now)).toEqual(byId([...needOf, ...names]))
  expect(needOf.size).toBeGreaterThan(25)
  expect(await coverPermits(ctx)).toBe(0)
  expect(await stored()).toEqual(now)
})

const coveredOf = async (bookingId: string) =>
  (
    await sql<{ covered: number }>`
      select count(k.id)::int as covered from booking_purchases p left join permits k on k.purchase_id = p.id where p.booking_id = ${bookingId}`.execute(
      ctx.db,
    )
  ).rows[0]?.covered

test('who is confirmed is covered in the same transaction, and who cancels leaves the permit to the next', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  const [first, second] = [await heldBooking(ctx, trek.slug, 1), await heldBooking(ctx, trek.slug, 1)]
  await paid(ctx, first.id, first.totalMinor)
  await paid(ctx, second.id, second.totalMinor)
  expect((await bookingNow(ctx, first.id)).state).toBe('confirmed')
  expect([await coveredOf(first.id), await coveredOf(second.id)]).toEqual([1, 1])
  // The authority takes one back: the second booking has none.
  await sql`delete from permits where purchase_id in (select id from booking_purchases where booking_id = ${second.id})`.execute(
    ctx.db,
  )
  expect([await coveredOf(first.id), await coveredOf(second.id)]).toEqual([1, 0])
  await cancelled(ctx, first.id)
  expect([await coveredOf(first.id), await coveredOf(second.id)]).toEqual([0, 1])
  await runJobs()
  expect([await coveredOf(first.id), await coveredOf(second.id)]).toEqual([0, 1])
})
