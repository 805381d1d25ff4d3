import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { loader } from './dashboard.tsx'

const { ctx, database } = await testContext()
const trek = await gorillaTrek(ctx, { seats: 8 })

test('the dashboard reads with few statements, however much waits', async () => {
  for (let at = 0; at < 3; at++) {
    await heldBooking(ctx, trek.slug, 1)
    await bareBooking(ctx.db, { startsOn: '2027-03-14', endsOn: '2027-03-15' })
  }
  // A permit to reserve: whom permits cover is decided from their books, which are three statements, and a fourth for the names.
  const sold = await heldBooking(ctx, trek.slug, 1)
  await paid(ctx, sold.id, sold.totalMinor)
  await sql`update permits set purchase_id = null`.execute(ctx.db)
  await sql`update permit_lots set state = 'wanted'`.execute(ctx.db)
  const cookie = await cookieOf(ctx, 'owner')
  const { db, sent, close } = watchStatements(database.address)
  await loader(argsOf({ ...ctx, db }, '/admin', { cookie }) as never)
  await close()
  // One each for what is missing of the days ahead and for who does not fit any more: lists that the dashboard did not have.
  expect(sent.length).toBeLessThanOrEqual(41)
})
