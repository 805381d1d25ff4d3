import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { assignMember } from '#features/roster/assign/assign-member.server.ts'
import { argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { newGuide } from '#tests/support/crew.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { loader } from './dashboard.tsx'

const { ctx, database } = await testContext()
const trek = await gorillaTrek(ctx, { seats: 8 })

const cookie = await cookieOf(ctx, 'owner')
/** How many statements the dashboard sends. */
async function statements(): Promise<number> {
  const { db, sent, close } = watchStatements(database.address)
  await loader(argsOf({ ...ctx, db }, '/admin', { cookie }) as never)
  await close()
  return sent.length
}

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
  // One each for what is missing of the days ahead and for who does not fit any more: lists that the dashboard did not have.
  expect(await statements()).toBeLessThanOrEqual(41)
})

test('alerts of guides, lots and suppliers are read with what they are about by seven more, however many there are', async () => {
  // Without a guide the roster is not read.
  await newGuide(ctx.db, 'Aline')
  const before = await statements()
  const alert = (occasion: string) => raiseAlert(ctx, ctx.db, { occasion, bookingId: null, text: occasion })
  for (let at = 1; at <= 3; at++) {
    const startsOn = addDays(kigaliDay(ctx.clock.now()), 40 + at)
    const bookingId = await bareBooking(ctx.db, { startsOn, endsOn: startsOn })
    const guide = { kind: 'guide' as const, id: await newGuide(ctx.db, `Aline ${at}`) }
    const actor = { id: 'diane', name: 'Diane' }
    const assigned = await assignMember(ctx, { run: { bookingId }, member: guide, actor })
    await alert(`crew-declined:${assigned.done ? assigned.value.id : 0}`)
    await alert(`permit-lot-expired:${at}`)
    await alert(`supply-declined:${at}:1`)
  }
  expect(await statements()).toBeLessThanOrEqual(before + 7)
})
