import { expect, test } from 'vitest'
import { guestsOf, type HireOrder, type PilgrimsOrder, partyOfUnnamed, type StayOrder } from '#features/orders/order.ts'
import { closesAt } from '#features/orders/order-cut-off.ts'
import { sumOf } from '#features/pricing/price-line.ts'
import { writeQuote } from '#features/quotes/write-quote.server.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { roomNights, vehicleDays } from '#features/stock/stock.ts'
import { contact, heldOrder, openRoomsAndCars, publishPilgrimage, requestOf } from '#tests/support/cast.ts'
import { customLine } from '#tests/support/custom-prices.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { acceptQuote } from '../quotes/accept-quote.server.ts'
import { quoteBooking } from '../quotes/quote-booking.server.ts'
import { quoteOrder } from '../quotes/quote-order.server.ts'
import { findBooking, listLines, listParts, listTravellers } from '../reads.server.ts'
import { enquire } from './enquire.server.ts'
import { requestBooking } from './request-booking.server.ts'

const shownTerms = { agreedTerms: defaultSettings.termsVersion, language: 'en' }
const { ctx, clock } = await testContext()
await openRoomsAndCars(ctx)
const kibeho = await publishPilgrimage(ctx)
/** Inside one season of hotels and cars. */
const start = addDays(kigaliDay(ctx.clock.now()), 120)

const stay = (nights: number, rooms: StayOrder['rooms']): StayOrder => ({
  kind: 'stay',
  hotel: 'imisozi-terrace-kigali',
  startsOn: start,
  endsOn: addDays(start, nights),
  rooms,
  extras: [],
  code: null,
})
const twin = { room: 'superior-twin', board: 'BB', adults: 2, childAges: [] }
const left = async (resource: string, day: string) => (await listStock(ctx.db, [{ resource, day }], clock.now()))[0]?.forSale

test('a hotel stay holds each of its nights, and the day of leaving is free', async () => {
  const order = stay(3, [twin, twin])
  const rooms = roomNights(order.hotel, 'superior-twin')
  const before = await left(rooms, start)
  const booking = await heldOrder(ctx, order, guestsOf(order))
  expect(booking).toMatchObject({ kind: 'stay', title: 'Imisozi Terrace Hotel', travellersCount: 4, onRequest: 'none' })
  const nights = await Promise.all([0, 1, 2, 3].map((night) => left(rooms, addDays(start, night))))
  expect(nights).toEqual([before, before, before, before].map((free, night) => (free ?? 0) - (night < 3 ? 2 : 0)))
  const lines = await listLines(ctx.db, booking.id)
  expect(sumOf(lines)).toBe(booking.totalMinor)
  expect(lines.map(({ kind, ladder }) => [kind, ladder])).toEqual([
    ['room', 'stays'],
    ['tax', 'stays'],
  ])
  expect(lines[0]?.policy.keepsDeposit).toBe(false)
})

test('the last room is not sold twice, and the refusal names the night and what is left', async () => {
  const order = stay(
    2,
    Array.from({ length: 10 }, () => twin),
  )
  const one = await requestBooking(ctx, await requestOf(ctx, order, guestsOf(order)))
  expect(one.done).toBe(true)
  const again = await requestBooking(ctx, await requestOf(ctx, order, guestsOf(order)))
  expect(again).toMatchObject({
    done: false,
    refusal: { reason: 'stock-short', short: [{ part: { label: 'Superior twin', day: start }, left: 4 }, { left: 4 }] },
  })
})

const hire = (over: Partial<HireOrder>): HireOrder => ({
  kind: 'hire',
  vehicleClass: 'prado-tx',
  vehicles: 1,
  from: `${start}T08:00`,
  to: `${addDays(start, 4)}T18:00`,
  withDriver: true,
  driver: null,
  abroad: [],
  extras: [],
  code: null,
  ...over,
})

test('a car is held for every day it touches, and its VAT is a line of its own', async () => {
  const booking = await heldOrder(ctx, hire({}), partyOfUnnamed(1))
  const parts = await listParts(ctx.db, booking.id)
  expect(parts.map(({ resource, day }) => [resource, day])).toEqual(
    [0, 1, 2, 3, 4, 5].map((day) => [vehicleDays('prado-tx'), addDays(start, day)]).slice(0, parts.length),
  )
  const lines = await listLines(ctx.db, booking.id)
  expect(lines.map(({ kind }) => kind)).toEqual(['vehicle', 'tax'])
  const [cars, vat] = lines
  expect(vat?.amountMinor).toBe(Math.round(((cars?.amountMinor ?? 0) * 18) / 100))
})

test('who drives must be old enough and licensed long enough', async () => {
  const alone = hire({
    withDriver: false,
    driver: { bornOn: addDays(start, -365 * 20), licensedSince: addDays(start, -365 * 3) },
  })
  const found = await quoteOrder(ctx.db, alone, partyOfUnnamed(1), clock.now())
  expect(found).toMatchObject({ done: false, refusal: { reason: 'driver-too-young' } })
})

const pilgrims = (): PilgrimsOrder => ({
  kind: 'pilgrims',
  package: kibeho,
  startsOn: start,
  comfort: 'simple',
  singleRooms: 0,
  extras: [],
  code: null,
})

test('a parish brings one leader free for every sixteen pilgrims, and its beds are on request', async () => {
  const found = await quoteOrder(ctx.db, pilgrims(), partyOfUnnamed(28), clock.now())
  if (!found.done) throw new Error(found.refusal.reason)
  const free = found.value.quote.lines.find(({ kind }) => kind === 'discount')
  const base = found.value.quote.lines.find(({ kind }) => kind === 'base')
  expect(free).toMatchObject({ quantity: 1, amountMinor: -(base?.unitMinor ?? 0) })
  const booking = await heldOrder(ctx, pilgrims(), partyOfUnnamed(28))
  expect(booking).toMatchObject({ state: 'requested', onRequest: 'waiting', travellersCount: 28 })
  expect((await listTravellers(ctx.db, booking.id)).map(({ position, firstNames }) => [position, firstNames]).at(-1)).toEqual([
    28,
    null,
  ])
})

test('a group that is larger than the journey takes gets a message, and may send an enquiry: staff send a custom price', async () => {
  const crowd = partyOfUnnamed(45)
  const found = await quoteOrder(ctx.db, pilgrims(), crowd, clock.now())
  expect(found).toMatchObject({ done: false, refusal: { reason: 'party-too-large', most: 28 } })
  const enquiry = { order: pilgrims(), party: crowd, contact, message: 'We are 45' }
  const [one, two] = await Promise.all([1, 2].map(() => enquire(ctx, { enquiry, formKey: 'a-form' })))
  if (!one?.done || !two?.done) throw new Error('Not taken')
  expect(two.value.id).toBe(one.value.id)
  const price = { lines: [customLine('45 pilgrims, five days', 24_000, 45)] }
  const quoted = await quoteBooking(ctx, one.value.id, { actor: 'Owner', text: 'Two coaches are free', price })
  expect(quoted).toMatchObject({ done: true, value: { state: 'quoted' } })
  const wrong = await acceptQuote(ctx, one.value.id, { method: 'bank-transfer', agreedTotalMinor: 1, ...shownTerms })
  expect(wrong).toMatchObject({ refusal: { reason: 'price-changed', totalMinor: 1_080_000 } })
  await acceptQuote(ctx, one.value.id, { method: 'bank-transfer', agreedTotalMinor: 1_080_000, ...shownTerms })
  expect(await findBooking(ctx.db, one.value.id)).toMatchObject({
    state: 'requested',
    totalMinor: 1_080_000,
    onRequest: 'waiting',
  })
})

test('a quote code keeps its price while it lives, for the same order and party, and not after', async () => {
  const order = pilgrims()
  const party = partyOfUnnamed(6)
  const found = await quoteOrder(ctx.db, order, party, clock.now())
  if (!found.done) throw new Error(found.refusal.reason)
  const { quote, product } = found.value
  const placed = { ...quote, party, currency: 'USD', rwfPerUnit: product.settings.rwfPerUsd } as const
  const dearer = { ...placed, lines: placed.lines.map((line) => ({ ...line, amountMinor: line.amountMinor + 100 })) }
  const totalMinor = sumOf(dearer.lines)
  const notAfter = closesAt({ kind: 'pilgrims', startsOn: start, cutOffDays: null })
  const written = await writeQuote(ctx, { ...dearer, schedule: { ...quote.schedule, totalMinor }, notAfter })
  if (!written.done) throw new Error(written.refusal.reason)
  const request = { ...(await requestOf(ctx, order, party)), quoteCode: written.value.code }
  const agreed = { ...request, payment: { ...request.payment, agreedTotalMinor: totalMinor } }
  clock.advance(15 * 24 * 3_600_000)
  expect(await requestBooking(ctx, agreed)).toMatchObject({ refusal: { reason: 'price-changed' } })
  clock.advance(-5 * 24 * 3_600_000)
  const made = await requestBooking(ctx, agreed)
  expect(made.done && (await findBooking(ctx.db, made.value.id))?.totalMinor).toBe(totalMinor)
  const other = { ...agreed, party: partyOfUnnamed(7), draftId: crypto.randomUUID() }
  expect(await requestBooking(ctx, other)).toMatchObject({ refusal: { reason: 'price-changed' } })
})
