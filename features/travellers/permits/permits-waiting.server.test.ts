import { expect, test } from 'vitest'
import { listPermitsWaiting } from '#features/bookings/lists/reads-today.server.ts'
import { coverPermits } from '#features/bookings/permits/cover-pools.server.ts'
import * as week from '#tests/support/permits-week.ts'
import { bookingIdOf, storePermitsWeek } from '#tests/support/stored-permits-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loadPermitsToBuy } from './load-permits-to-buy.server.ts'

const { ctx } = await testContext({ now: week.weekNow.toISOString() })
await storePermitsWeek(ctx)
await coverPermits(ctx)

test('the dashboard counts the permits that the list has to reserve: those that nothing covers, by the nearest visit', async () => {
  const waiting = await listPermitsWaiting(ctx.db, ctx.clock.now(), { limit: 9 })
  expect(waiting.map(({ id, permits, firstDay }) => [id, permits, firstDay])).toEqual([
    [bookingIdOf('K19'), 2, '2027-06-08'],
    [bookingIdOf('K14'), 2, '2027-06-10'],
    [bookingIdOf('K15'), 1, '2027-06-12'],
    [bookingIdOf('K17'), 2, '2027-06-13'],
  ])
  const { toBuy } = await loadPermitsToBuy(ctx)
  expect(waiting.reduce((sum, { permits }) => sum + permits, 0)).toBe(toBuy.reduce((sum, { needs }) => sum + needs.length, 0))
  expect(await listPermitsWaiting(ctx.db, ctx.clock.now(), { limit: 1 })).toHaveLength(1)
})
