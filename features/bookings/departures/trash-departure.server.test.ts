import { expect, test } from 'vitest'
import { putOnSale } from '#features/departures/put-on-sale.server.ts'
import { findAdminDeparture } from '#features/departures/reads-admin.server.ts'
import { countDeparturesAhead } from '#features/departures/reads-packages.server.ts'
import { trashDeparture } from '#features/departures/trash-departure.server.ts'
import { cancelled, gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { isBooked } from './reads-departures.server.ts'
import { takeOffSale } from './take-off-sale.server.ts'

const { ctx } = await testContext()
const trek = await gorillaTrek(ctx, { seats: 8 })
const { id } = trek
const actor = { id: 'diane', name: 'Diane' }
async function seenNow() {
  const found = await findAdminDeparture(ctx.db, id)
  if (!found) throw new Error('It is not there')
  return found
}
const trash = async (into = true) =>
  trashDeparture(ctx, { departureId: id, seen: (await seenNow()).version, trash: into, actor, isBooked })
const off = async () => takeOffSale(ctx, { departureId: id, seen: (await seenNow()).version, actor })

test('a departure that was on sale and never booked is trashed once it is off sale, and restored as it was', async () => {
  expect(await trash()).toMatchObject({ refusal: { reason: 'is-on-sale' } })
  expect(await off()).toMatchObject({ done: true })
  expect(await trash()).toMatchObject({ done: true })
  const trashed = await seenNow()
  expect(trashed).toMatchObject({ sale: 'off-sale', trashedAt: ctx.clock.now() })
  expect(await putOnSale(ctx, { departureId: id, seen: trashed.version, at: null, actor })).toMatchObject({
    refusal: { reason: 'in-the-trash' },
  })
  expect(await countDeparturesAhead(ctx.db, trashed.packageId, '2027-01-01')).toBe(0)
  expect(await trash(false)).toMatchObject({ done: true })
  expect(await seenNow()).toMatchObject({ sale: 'off-sale', trashedAt: null })
})

test('one that was ever booked stays where its bookings lead to', async () => {
  await putOnSale(ctx, { departureId: id, seen: (await seenNow()).version, at: null, actor })
  const booking = await heldBooking(ctx, trek.slug, 1)
  await cancelled(ctx, booking.id)
  expect(await off()).toMatchObject({ done: true })
  expect(await trash()).toMatchObject({ refusal: { reason: 'was-booked' } })
  expect((await seenNow()).trashedAt).toBeNull()
})
