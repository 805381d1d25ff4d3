import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { coverPermits } from '#features/bookings/permits/cover-pools.server.ts'
import { listPermitsWaiting } from '#features/bookings/permits/list-permits-waiting.server.ts'
import { listPermitDays } from '#features/bookings/permits/reads-permit-days.server.ts'
import * as week from '#tests/support/permits-week.ts'
import { bookingIdOf, storePermitsWeek } from '#tests/support/stored-permits-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loadPermitsToBuy } from './load-permits-to-buy.server.ts'

const { ctx, clock } = await testContext({ now: week.weekNow.toISOString() })
await storePermitsWeek(ctx)
await coverPermits(ctx)

test('the dashboard counts the permits that the list has to reserve: those that nothing covers, by pool, first what is paid first', async () => {
  const waiting = await listPermitsWaiting(ctx.db, ctx.clock.now(), { limit: 9 })
  expect(waiting.map(({ feeId, day, permits, bookings }) => [feeId, day, permits, bookings.map(({ id }) => id)])).toEqual([
    ['B', '2027-06-12', 1, [bookingIdOf('K15')]],
    ['V', '2027-06-08', 1, [bookingIdOf('K19')]],
    ['G', '2027-06-10', 1, [bookingIdOf('K19')]],
    ['V', '2027-06-10', 2, [bookingIdOf('K14')]],
    ['G', '2027-06-13', 2, [bookingIdOf('K17')]],
  ])
  const { toBuy } = await loadPermitsToBuy(ctx)
  expect(waiting.reduce((sum, { permits }) => sum + permits, 0)).toBe(toBuy.reduce((sum, { needs }) => sum + needs.length, 0))
  expect(await listPermitsWaiting(ctx.db, ctx.clock.now(), { limit: 1 })).toHaveLength(1)
})

test('where a reservation ends and a spare permit is there, dashboard, list and month say the same before any job has run', async () => {
  const of9June = async () => ({
    dashboard:
      (await listPermitsWaiting(ctx.db, ctx.clock.now(), { limit: 9 })).find(({ day }) => day === '2027-06-09')?.permits ?? 0,
    list: (await loadPermitsToBuy(ctx)).toBuy.filter(({ day }) => day === '2027-06-09').length,
    short: (await listPermitDays(ctx.db, 'V', { from: '2027-06-09', to: '2027-06-09' }, ctx.clock.now()))[0]?.short,
  })
  // L15 covers one of K19 on 9 June until noon.
  clock.set(week.inKigali('2027-05-07T12:00'))
  expect(await of9June()).toEqual({ dashboard: 1, list: 1, short: 1 })
  await sql`update permit_lots set state = 'paid' where id = 14`.execute(ctx.db)
  expect(await of9June()).toEqual({ dashboard: 0, list: 0, short: 0 })
  await sql`update permit_lots set state = 'wanted' where id = 14`.execute(ctx.db)
})
