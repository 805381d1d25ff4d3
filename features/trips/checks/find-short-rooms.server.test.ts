import { sql } from 'kysely'
import { expect, test } from 'vitest'
import hotels from '#db/reference/hotels.json' with { type: 'json' }
import { addHotels } from '#features/hotels/add-hotels.server.ts'
import type { NewHotel } from '#features/hotels/hotel.ts'
import { saveSupplier } from '#features/suppliers/save-supplier.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { addService, sophie } from '#tests/support/rate-book.ts'
import { testContext } from '#tests/support/test-context.ts'
import { draftOf, placeholder } from '#tests/support/trip-parts.ts'
import type { ItemFacts } from '../trip-version.ts'
import { findShortRooms } from './find-short-rooms.server.ts'

const { ctx } = await testContext()
const hotelId = 'peninsula-pines-karongi'
const resource = `room:${hotelId}/cottage`

test('a stay is short on the nights on which its hotel has too few rooms left; rooms of its own booking are left for it', async () => {
  await ctx.db.transaction().execute((tx) => addHotels(tx, hotels as NewHotel[]))
  const lodge = { kind: 'lodging', name: 'Lake', placeId: null, hotelId, email: '', phone: '', note: '' } as const
  const saved = await saveSupplier(ctx, { facts: lodge, seen: undefined, actor: sophie })
  const serviceId = await addService(ctx, saved.done ? saved.value : 0, { roomId: 'cottage' })
  const version = (facts: Partial<ItemFacts> = {}) => {
    const stay = { kind: 'stay', source: 'service', serviceId, title: 'Lake: Cottage', day: 2, days: 2 } as const
    const stored = { id: 'lake', rootId: 'lake', position: 1, cost: null, passedOn: null, edition: 1 }
    return { ...draftOf(4), items: [{ ...placeholder({ ...stay, rooms: [[1], [2]], ...facts }), ...stored }] }
  }
  const now = ctx.clock.now()
  const short = { item: 'lake', title: 'Lake: Cottage', wanted: 2 }
  expect(await findShortRooms(ctx.db, version(), now)).toEqual([
    { ...short, night: 2, left: 0 },
    { ...short, night: 3, left: 0 },
  ])
  await sql`insert into stock_days (resource, day, capacity) values (${resource}, '2027-07-07', 2), (${resource}, '2027-07-08', 1)`.execute(
    ctx.db,
  )
  expect(await findShortRooms(ctx.db, version(), now)).toEqual([{ ...short, night: 3, left: 1 }])
  const booking = await bareBooking(ctx.db)
  await sql`insert into stock_claims (booking_id, resource, day, quantity, permanent)
    values (${booking}, ${resource}, '2027-07-08', 1, true)`.execute(ctx.db)
  expect(await findShortRooms(ctx.db, version(), now)).toEqual([{ ...short, night: 3, left: 0 }])
  expect(await findShortRooms(ctx.db, version({ rooms: [[1, 2]] }), now, booking)).toEqual([])
  expect(await findShortRooms(ctx.db, version({ dayUse: true }), now)).toEqual([])
})
