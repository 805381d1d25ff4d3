import { beforeAll, describe, expect, test } from 'vitest'
import hotels from '#db/reference/hotels.json' with { type: 'json' }
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import type { Content } from '#features/content/entry.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { findEntry, listEntries } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { unpublishEntry } from '#features/content/unpublish-entry.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { listStockBetween } from '#features/stock/reads.server.ts'
import { setCapacity } from '#features/stock/set-capacity.server.ts'
import { soldUntil } from '#features/stock/sold-until.ts'
import { roomNights } from '#features/stock/stock.ts'
import { loadDemo } from '#server/start/first-start.ts'
import { heldOrder, stayFrom } from '#tests/support/cast.ts'
import { takenMeanwhile } from '#tests/support/taken-meanwhile.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import type { WrittenHotel } from './hotel-content.ts'
import { keepRoomNights } from './keep-room-nights.server.ts'
import { findHotel, listHotelChoices, listHotels } from './reads.server.ts'

const { ctx } = await testContext()
const diane = { id: 'diane', name: 'Diane Uwase' }
const kind = kindOf('hotel')
if (!kind) throw new Error('Hotels are no entries')
const terrace = 'imisozi-terrace-kigali'
const today = kigaliDay(ctx.clock.now())
const day = addDays(today, 60)

beforeAll(async () => {
  await loadDemo(ctx)
  await keepRoomNights(ctx)
  await adoptEntries(ctx, [kind])
})

const entryOf = async (name: string) => {
  const { rows } = await listEntries(ctx.db, { kind: kind.name, search: name })
  const entry = rows[0] && (await findEntry(ctx.db, kind.name, rows[0].id))
  if (!entry) throw new Error(`No entry of ${name}`)
  return entry
}
const nightsOf = (hotel: string, room: string) =>
  listStockBetween(ctx.db, [roomNights(hotel, room)], { from: today, to: soldUntil(today) }, ctx.clock.now())

/** Writes over an entry and publishes it. */
async function republish(name: string, write: (content: WrittenHotel) => unknown) {
  const entry = await entryOf(name)
  const content = write(structuredClone(entry.content) as unknown as WrittenHotel) as Content
  const saved = await saveEntry(ctx, kind as never, { id: entry.id, actor: diane, content, seen: entry.version, event: 'saved' })
  if (!saved.done) throw new Error(saved.refusal.reason)
  return publishEntry(ctx, kind as never, { id: entry.id, actor: diane, seen: saved.value.version })
}
const reasonsOf = (outcome: Awaited<ReturnType<typeof republish>>) =>
  outcome.done || outcome.refusal.reason !== 'has-problems'
    ? []
    : outcome.refusal.problems.filter(({ grave }) => grave).map(({ path, reason, facts }) => ({ path, reason, ...facts }))

test.each(
  hotels.map(({ id, name }) => [id, name] as const),
)('%s says the same once it is published from its entry', async (id, name) => {
  const [hotel, room] = [await findHotel(ctx.db, id), hotels.find((one) => one.id === id)?.rooms[0]?.id ?? '']
  const nights = await nightsOf(id, room)
  const entry = await entryOf(name)
  expect(await publishEntry(ctx, kind, { id: entry.id, actor: diane, seen: entry.version })).toMatchObject({ done: true })
  expect(hotel).toBeDefined()
  expect(await findHotel(ctx.db, id)).toEqual(hotel)
  expect(await nightsOf(id, room)).toEqual(nights)
})

test('a new hotel is begun, refused while it is not whole, and lets its rooms once it is published', async () => {
  const id = await beginEntry(ctx, kind, { actor: diane, content: { ...kind.begun?.(), name: 'Test House' } })
  const refused = await publishEntry(ctx, kind, { id, actor: diane, seen: 1 })
  if (refused.done || refused.refusal.reason !== 'has-problems') throw new Error('It went out')
  expect(refused.refusal.problems.map(({ path }) => path)).toEqual(expect.arrayContaining(['placeId', 'kind']))
  const rates = [{ board: 'BB', season: 'low', amountMinor: 9_000 }]
  const room = { id: 'double', name: 'Double', beds: '1 queen', adultsMost: 2, guestsMost: 3, count: 4, rates }
  const content = { ...kind.begun?.(), slug: 'test-hotel', name: 'Test House', placeId: 'kigali', kind: 'hotel', rooms: [room] }
  await saveEntry(ctx, kind, { id, actor: diane, content, seen: 1, event: 'saved' })
  expect(await publishEntry(ctx, kind, { id, actor: diane, seen: 2 })).toMatchObject({
    value: { path: '/hotel-details/test-hotel' },
  })
  expect(await findHotel(ctx.db, 'test-hotel')).toMatchObject({
    name: 'Test House',
    childPolicy: null,
    rooms: [{ id: 'double' }],
  })
  expect((await nightsOf('test-hotel', 'double')).map(({ capacity }) => capacity)).toEqual(Array(731).fill(4))
})

test('its address stays, and is nobody else’s', async () => {
  expect(reasonsOf(await republish('Test House', (content) => ({ ...content, slug: 'other' })))).toEqual([
    { path: 'slug', reason: 'address-fixed', address: 'test-hotel' },
  ])
  await republish('Test House', (content) => ({ ...content, slug: 'test-hotel' }))
  expect(await kind.check(ctx.db, { ...(await entryOf('Test House')).content })).toMatchObject([
    { reason: 'slug-taken' },
    { reason: 'not-on-the-map', grave: false },
  ])
})

test('a number is followed on every night that had them all, and on no other', async () => {
  await ctx.db.transaction().execute(async (tx) => {
    await setCapacity(ctx, tx, roomNights('test-hotel', 'double'), day, 1)
  })
  const withCount = (count: number) => (content: WrittenHotel) => ({
    ...content,
    rooms: content.rooms.map((room) => ({ ...room, count })),
  })
  expect(await republish('Test House', withCount(7))).toMatchObject({ done: true })
  const capacities = async () =>
    (await nightsOf('test-hotel', 'double')).filter((night) => night.day === day || night.day === addDays(day, 1))
  expect(await capacities()).toMatchObject([{ capacity: 1 }, { capacity: 7 }])
  expect(await republish('Test House', withCount(0))).toMatchObject({ done: true })
  expect(await capacities()).toMatchObject([{ capacity: 0 }, { capacity: 0 }])
})

describe('a room that somebody has', () => {
  beforeAll(() => heldOrder(ctx, stayFrom(day, 2), partyOfUnnamed(1)))

  test('cannot go, and cannot become fewer than are taken', async () => {
    const gone = await republish('Imisozi Terrace', (content) => ({
      ...content,
      rooms: content.rooms.filter(({ id }) => id !== 'superior-twin'),
    }))
    expect(reasonsOf(gone)).toMatchObject([{ path: 'rooms', reason: 'room-still-taken', taken: 1, days: 2 }])
    const fewer = await republish('Imisozi Terrace', (content) => ({
      ...content,
      rooms: hotels[0]?.rooms.map(({ id }) => ({
        ...(content.rooms.find((room) => room.id === id) ?? firstRooms.find((room) => room.id === id)),
        ...(id === 'superior-twin' && { count: 0 }),
      })),
    }))
    expect(reasonsOf(fewer)).toMatchObject([{ path: 'rooms.1.count', reason: 'count-below-taken', taken: 1, days: 2 }])
    expect((await findHotel(ctx.db, terrace))?.rooms).toHaveLength(3)
  })

  test('keeps its hotel on the site', async () => {
    const { id } = await entryOf('Imisozi Terrace')
    expect(await unpublishEntry(ctx, kind, { id, actor: diane })).toMatchObject({
      refusal: { reason: 'still-needed', facts: { bookings: 1 } },
    })
    expect(await findHotel(ctx.db, terrace)).toBeDefined()
  })
})

test('rooms that a booking takes while fewer are published are reported, and nothing is changed', async () => {
  const [first, second] = [addDays(day, 20), addDays(day, 21)]
  const parts = [first, second].map((night) => ({ resource: roomNights(terrace, 'family'), day: night, quantity: 3 }))
  const before = await findHotel(ctx.db, terrace)
  const outcome = await takenMeanwhile(ctx, parts, () =>
    republish('Imisozi Terrace', (content) => ({
      ...content,
      rooms: firstRooms.map((room) => ({ ...room, ...(room.id === 'family' && { count: 2 }) })),
    })),
  )
  expect(reasonsOf(outcome)).toMatchObject([{ reason: 'count-below-taken', day: dayText(first), taken: 3, days: 2 }])
  expect(await findHotel(ctx.db, terrace)).toEqual(before)
})

test('a room that nobody has goes, with its nights', async () => {
  expect(await republish('Test House', (content) => ({ ...content, rooms: [] }))).toMatchObject({ done: true })
  expect((await findHotel(ctx.db, 'test-hotel'))?.rooms).toEqual([])
  expect((await nightsOf('test-hotel', 'double')).every(({ capacity }) => capacity === 0)).toBe(true)
})

test('what is taken from the site is found nowhere and keeps its row; published again it is as it was', async () => {
  const { id } = await entryOf('Test House')
  expect(await unpublishEntry(ctx, kind, { id, actor: diane })).toMatchObject({ done: true })
  expect(await findHotel(ctx.db, 'test-hotel')).toBeUndefined()
  expect((await listHotels(ctx.db)).some((hotel) => hotel.id === 'test-hotel')).toBe(false)
  expect((await listHotelChoices(ctx.db)).some((hotel) => hotel.id === 'test-hotel')).toBe(false)
  expect(await republish('Test House', (content) => content)).toMatchObject({ done: true })
  expect(await findHotel(ctx.db, 'test-hotel')).toBeDefined()
})

test('a hotel in which a public journey sleeps stays', async () => {
  const { id } = await entryOf('Lava Stone')
  const outcome = await unpublishEntry(ctx, kind, { id, actor: diane })
  expect(outcome).toMatchObject({ refusal: { reason: 'still-needed', facts: { bookings: 0 } } })
})

const firstRooms: WrittenHotel['rooms'] =
  hotels[0]?.rooms.map(({ id, name, beds, capacity, guestsMost, count, rackLowMinor, rackHighMinor }) => ({
    id,
    name,
    beds,
    adultsMost: capacity,
    guestsMost,
    count,
    rates: [
      { board: 'BB', season: 'low', amountMinor: rackLowMinor },
      { board: 'BB', season: 'high', amountMinor: rackHighMinor },
    ],
  })) ?? []
