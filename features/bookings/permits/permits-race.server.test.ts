import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { letLoose } from '#tests/support/buyers.ts'
import { gorillaTrek, leavePermits, requestOf, seatsOn } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'

/** The buyers run on the database's clock, so this context starts at the current instant. */
const { ctx, database } = await testContext({ now: new Date().toISOString() })

test('of 200 travellers at two processes who want one of 40 permits at once, 40 have one, and 160 have it on request: never is number 41 promised', async () => {
  const trek = await gorillaTrek(ctx, { seats: 200 })
  await leavePermits(ctx, trek, 40)
  const request = await requestOf(ctx, seatsOn(trek.slug), partyOfUnnamed(1))
  const wish = () => ({ request: { ...request, draftId: crypto.randomUUID() } })
  const crowds = [0, 1].map(() => Array.from({ length: 100 }, wish))
  const { outcomes, printed } = await letLoose(database.address, crowds)
  expect(printed).toBe('')
  expect(outcomes.flat().filter((one) => !('done' in one))).toEqual([])
  const { rows } = await sql`
    select state, count(*)::int as count from bookings where departure_id = ${trek.id} group by state order by state`.execute(
    ctx.db,
  )
  expect(rows).toEqual([
    { state: 'on-hold', count: 40 },
    { state: 'requested', count: 160 },
  ])
  const { rows: pools } = await sql`
    select capacity, taken from stock_at(clock_timestamp()) where resource = ${`permit:gorilla-volcanoes@${trek.id}`}`.execute(
    ctx.db,
  )
  expect(pools).toEqual([{ capacity: 40, taken: 40 }])
}, 120_000)
