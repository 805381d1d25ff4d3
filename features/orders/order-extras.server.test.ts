import { expect, test } from 'vitest'
import { demoExtras } from '#db/demo/extras.ts'
import { addExtras } from '#features/pricing/extras/add-extras.server.ts'
import { gorillaTrek, openRoomsAndCars, publishPilgrimage } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { findProduct } from './find-product.server.ts'
import { type ProductOrder, partyOfUnnamed } from './order.ts'
import { extrasOfOrder, extrasToChange } from './order-extras.ts'
import { priceOrder } from './price-order.ts'

const { ctx, clock } = await testContext()
await openRoomsAndCars(ctx)
await ctx.db.transaction().execute((tx) => addExtras(tx, demoExtras))
const departure = await gorillaTrek(ctx, { seats: 8 })
const kibeho = await publishPilgrimage(ctx)
const start = addDays(kigaliDay(clock.now()), 120)
const plain = { extras: [], code: null }

const trek: ProductOrder = {
  kind: 'departure',
  departure: departure.slug,
  package: 'an-hour-with-the-gorillas',
  comfort: 'lodge',
  singleRooms: 0,
  ...plain,
}
const pilgrims: ProductOrder = { kind: 'pilgrims', package: kibeho, startsOn: start, comfort: 'simple', singleRooms: 0, ...plain }
const stay = (nights: number): ProductOrder => ({
  kind: 'stay',
  hotel: 'imisozi-terrace-kigali',
  startsOn: start,
  endsOn: addDays(start, nights),
  rooms: [{ room: 'superior-twin', board: 'BB', adults: 2, childAges: [] }],
  ...plain,
})
const hire = (withDriver: boolean): ProductOrder => ({
  kind: 'hire',
  vehicleClass: 'prado-tx',
  vehicles: 1,
  from: `${start}T08:00`,
  to: `${addDays(start, 4)}T18:00`,
  withDriver,
  driver: withDriver ? null : { bornOn: '1970-01-01', licensedSince: '1990-01-01' },
  abroad: [],
  ...plain,
})

async function productOf(order: ProductOrder) {
  const found = await findProduct(ctx.db, order, clock.now())
  if (!found.done) throw new Error(found.refusal.reason)
  return found.value
}

const porters = ['trek-porter', 'trek-carriers']
const walks = ['nyamirambo-walk', 'kigali-coffee-tasting']
const cars = ['akagera-community-guide', 'hire-night-delivery']

test.each([
  ['a gorilla trek', trek, porters],
  ['a pilgrimage without a free half day', pilgrims, []],
  ['one night in Kigali', stay(1), []],
  ['two nights in Kigali', stay(2), walks],
  ['a car with a driver', hire(true), cars],
  ['a car without', hire(false), [cars[0], 'hire-excess-waiver', cars[1]]],
] as const)('%s is offered the extras that fit it, and the price accepts these and no others', async (_, order, fitting) => {
  const product = await productOf(order)
  expect(extrasOfOrder(product, order).map(({ id }) => id)).toEqual(fitting)
  for (const { id } of demoExtras) {
    const priced = priceOrder(product, { ...order, extras: [{ id, quantity: 1 }] }, partyOfUnnamed(2), clock.now())
    const answer = priced.done || priced.refusal
    expect([id, answer]).toEqual([id, fitting.some((one) => one === id) || { reason: 'extra-unknown', id }])
  }
})

test('a change offers an extra that the order has and that fits no more, so that it can be taken off', async () => {
  const before: ProductOrder = { ...stay(1), extras: [{ id: 'trek-porter', quantity: 1 }] }
  expect(extrasToChange(await productOf(before), before).map(({ id }) => id)).toEqual(['trek-porter'])
})
