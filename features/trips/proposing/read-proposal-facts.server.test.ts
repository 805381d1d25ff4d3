import { expect, test } from 'vitest'
import hotels from '#db/reference/hotels.json' with { type: 'json' }
import { addHotels } from '#features/hotels/add-hotels.server.ts'
import type { NewHotel } from '#features/hotels/hotel.ts'
import type { HotelTables } from '#features/hotels/tables.ts'
import { saveSupplierService } from '#features/suppliers/save-service.server.ts'
import { saveSupplier } from '#features/suppliers/save-supplier.server.ts'
import { addPhotographs } from '#tests/support/photographs.ts'
import { addService, sophie } from '#tests/support/rate-book.ts'
import { twin } from '#tests/support/rate-defaults.ts'
import { testContext } from '#tests/support/test-context.ts'
import { draftOf, placeholder } from '#tests/support/trip-parts.ts'
import { readProposalFacts } from './read-proposal-facts.server.ts'

const { ctx } = await testContext()
const hotelId = 'peninsula-pines-karongi'

/** The supplier that the hotel is, and what a proposal knows of one of its services. */
async function addHouse() {
  await ctx.db.transaction().execute((tx) => addHotels(tx, hotels as NewHotel[]))
  const facts = { kind: 'lodging', name: 'Lake', placeId: null, hotelId, email: '', phone: '', note: '' } as const
  const saved = await saveSupplier(ctx, { facts, seen: undefined, actor: sophie })
  if (!saved.done) throw new Error(saved.refusal.reason)
  const shown = async (serviceId: number) => {
    const items = [
      { ...placeholder({ serviceId }), ...{ id: 'x', rootId: 'x', position: 1, cost: null, passedOn: null, edition: 1 } },
    ]
    return (await readProposalFacts(ctx.db, { ...draftOf(1), items })).services.get(serviceId)
  }
  return { facts, supplierId: saved.value, shown }
}
const { facts, supplierId, shown } = await addHouse()

test('a night shows what its house is, its cover and two more photographs, and nothing of a house that visitors do not see', async () => {
  const serviceId = await addService(ctx, supplierId)
  const house = async () => (await shown(serviceId))?.hotel
  const [lake = ''] = await addPhotographs(ctx, [{ width: 900, height: 600 }])
  const change = ctx.db.withTables<HotelTables>().updateTable('hotels').where('id', '=', hotelId)
  await change.set({ cover: lake, pictures: ['room', lake, 'pier', 'garden'] }).execute()
  const described = { name: 'Peninsula Pines Lodge', place: 'Karongi', kind: 'lake lodge' }
  expect(await house()).toEqual({ id: hotelId, described, pictures: [lake, 'room', 'pier'] })
  await change.set({ cover: null }).execute()
  expect(await house()).toEqual({ id: hotelId, described, pictures: ['room', lake, 'pier'] })
  await change.set({ status: 'hidden' }).execute()
  expect(await house()).toBe(null)
})

test('a service takes the rooms of the hotel that its supplier is, and no others', async () => {
  const save = (roomId: string) =>
    saveSupplierService(ctx, { supplierId, facts: { ...twin, name: roomId, roomId }, seen: undefined, actor: sophie })
  expect(await save('penthouse')).toEqual({ done: false, refusal: { reason: 'room-unknown' } })
  const saved = await save('cottage')
  const id = saved.done ? saved.value : 0
  expect((await shown(id))?.room).toEqual({ hotelId, id: 'cottage' })
  const elsewhere = { ...facts, hotelId: 'heron-court-kigali' }
  await saveSupplier(ctx, { facts: elsewhere, seen: { id: supplierId, version: 1 }, actor: sophie })
  expect((await shown(id))?.room).toBe(null)
})
