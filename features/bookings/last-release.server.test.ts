import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/database/database.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { runDueJobs } from '#platform/jobs/jobs.server.ts'
import { jobHandlers } from '#server/jobs.ts'
import { keepStockAhead, loadDemo, loadReference } from '#server/start/first-start.ts'
import { bookingNow, cancellationNow, cancelled, paid } from '#tests/support/cast.ts'
import { createDatabase, onDatabase, quietLog } from '#tests/support/databases.ts'
import { formerStates, lastRelease, migrationsOfLastRelease, writeLastRelease } from '#tests/support/last-release.ts'
import { buildTestContext } from '#tests/support/test-parts.ts'
import { addDays } from '#values/dates.ts'
import { listLines, listTravellers } from './reads.server.ts'

/** Bookings that the last release made, in a database that the migrations of this one have been over. */
const database = await createDatabase('empty')
const { full, open, now } = lastRelease
const before = await migrationsOfLastRelease()
await migrate({ address: database.address, folder: before })
const ids = await onDatabase(database.address, writeLastRelease)
await migrate({ address: database.address, folder: 'db/migrations' })
const pool = openDatabase({ address: database.address, log: quietLog })
const { ctx, clock, logged } = buildTestContext(pool, { now })
afterAll(async () => {
  await pool.close()
  await database.drop()
  await rm(before, { recursive: true })
})

/** What a booking has of the ledger of stock, by resource. */
async function claimsOf(bookingId: string) {
  const { rows } = await sql<{ resource: string; day: string; quantity: number }>`
    select resource, day::text, quantity from stock_claims where booking_id = ${bookingId} order by resource`.execute(ctx.db)
  return rows
}

test('a booking of the last release is read in every state, with all of its party and the order that it was', async () => {
  for (const state of formerStates) {
    const booking = await bookingNow(ctx, ids[state])
    expect(booking).toMatchObject({ state, kind: 'departure', title: 'Trek', order: { comfort: 'lodge', code: null } })
    expect(await listTravellers(ctx.db, booking.id)).toHaveLength(state === 'waitlisted' ? 3 : 2)
  }
})

test('a departure of the last release holds the permits for its seats, and so does who has a seat', async () => {
  const { rows } = await sql`
    select resource, day::text, capacity from stock_days where resource like 'permit:%' order by day`.execute(ctx.db)
  expect(rows).toEqual(
    [full, open].map(({ startsOn, seats }) => ({ resource: 'permit:gorilla', day: addDays(startsOn, 1), capacity: seats })),
  )
  expect(await claimsOf(ids.confirmed)).toEqual([
    { resource: 'departure:1', day: full.startsOn, quantity: 2 },
    { resource: 'permit:gorilla', day: addDays(full.startsOn, 1), quantity: 2 },
  ])
})

test('a booking of the last release is cancelled by the policy it was sold under, which keeps the deposit', async () => {
  const plan = await cancellationNow(ctx, ids.confirmed)
  expect(plan).toMatchObject({ feeMinor: 57_000, rows: [{ percent: 30 }] })
  expect((await listLines(ctx.db, ids.confirmed))[0]?.policy).toMatchObject({ keepsDeposit: true, depositPercent: 30 })
})

test('a waiting party of the last release that is offered seats holds them, and its permits too', async () => {
  await cancelled(ctx, ids.confirmed)
  expect((await bookingNow(ctx, ids.waitlisted)).state).toBe('on-hold')
  expect(await claimsOf(ids.waitlisted)).toEqual([
    { resource: 'departure:1', day: full.startsOn, quantity: 3 },
    { resource: 'permit:gorilla', day: addDays(full.startsOn, 1), quantity: 3 },
  ])
})

test('late money for a booking that expired in the last release is not confirmed where its seats are gone', async () => {
  // Three of the four seats are held by the party that waited.
  await paid(ctx, ids.expired, 357_000, { evenIfMore: true })
  expect((await bookingNow(ctx, ids.expired)).state).toBe('expired')
  expect(await claimsOf(ids.expired)).toEqual([])
})

test('the first start after it puts no hotels of the demo on sale beside what the operator sells, and its jobs run', async () => {
  await loadReference(ctx)
  expect(await loadDemo(ctx)).toBe(false)
  await keepStockAhead(ctx)
  await runDueJobs({ db: ctx.db, clock, log: ctx.log, handlers: jobHandlers(ctx) })
  expect(logged.filter(({ level }) => level === 'error')).toEqual([])
  const { rows } =
    await sql`select resource from stock_days where resource like 'room:%' union all select id from hotel_rooms`.execute(ctx.db)
  expect(rows).toEqual([])
})
