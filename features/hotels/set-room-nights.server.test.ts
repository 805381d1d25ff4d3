import { beforeAll, expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { heldOrder, openRoomsAndCars, stayFrom } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { listRoomNights } from './reads.server.ts'
import { closeAllRooms, setRoomNights } from './set-room-nights.server.ts'
import { undoRoomNights } from './undo-room-nights.server.ts'

const { ctx } = await testContext()
const actor = { id: 'diane', name: 'Diane Uwase' }
const hotel = { id: 'imisozi-terrace-kigali', name: 'Imisozi Terrace Hotel' }
const room = 'superior-twin'
const today = kigaliDay(ctx.clock.now())
const day = addDays(today, 60)
const set = (capacity: number, from = day, to = addDays(day, 6)) => setRoomNights(ctx, { hotel, room, from, to, capacity, actor })
const capacities = async () =>
  (await listRoomNights(ctx.db, hotel.id, day, addDays(day, 8), ctx.clock.now()))
    .filter((night) => night.room === room)
    .map(({ capacity }) => capacity)
const lastEntry = async () => (await listAuditEntriesOf(ctx.db, { kind: 'hotel', id: hotel.id })).at(-1)

beforeAll(async () => {
  await openRoomsAndCars(ctx)
  await heldOrder(ctx, stayFrom(addDays(day, 2), 2), partyOfUnnamed(1))
})

test('a week is set, written down with what was there, and put back', async () => {
  expect(await set(5)).toEqual({ done: true, value: { changed: 7 } })
  expect(await capacities()).toEqual([5, 5, 5, 5, 5, 5, 5, 16])
  const entry = await lastEntry()
  expect(entry).toMatchObject({
    action: 'nights-set',
    actor: 'Diane Uwase',
    facts: { room, before: [{ from: day, to: addDays(day, 6), capacity: 16 }], after: [{ capacity: 5 }] },
  })
  expect(await set(5)).toEqual({ done: true, value: { changed: 0 } })
  expect(await undoRoomNights(ctx, { hotel, entry: entry?.id ?? 0, actor })).toMatchObject({ done: true })
  expect(await capacities()).toEqual(Array(8).fill(16))
})

test('fewer than are taken are refused with every night, and nothing is half done', async () => {
  expect(await set(0)).toEqual({
    done: false,
    refusal: {
      reason: 'capacity-below-taken',
      days: [2, 3].map((at) => expect.objectContaining({ day: addDays(day, at), taken: 1 })),
    },
  })
  expect(await capacities()).toEqual(Array(8).fill(16))
})

test('a hotel is closed in all its types of room at once, or in none where a night of one is taken', async () => {
  const close = (from: string) => closeAllRooms(ctx, { hotel, from, to: addDays(from, 1), actor })
  const free = addDays(day, 20)
  const nights = async (from: string) =>
    (await listRoomNights(ctx.db, hotel.id, from, addDays(from, 2), ctx.clock.now())).map(({ capacity }) => capacity)
  const before = await nights(free)
  expect(before.length).toBeGreaterThan(2)
  expect(await close(free)).toEqual({ done: true, value: { changed: before.length } })
  expect(await nights(free)).toEqual(before.map(() => 0))
  expect(await close(addDays(day, 2))).toMatchObject({ refusal: { reason: 'capacity-below-taken', room: 'Superior twin' } })
  expect(await nights(addDays(day, 2))).toEqual(before)
})

test('what was changed since is not put back', async () => {
  await set(3)
  const first = await lastEntry()
  await set(2, addDays(day, 1), addDays(day, 1))
  expect(await undoRoomNights(ctx, { hotel, entry: first?.id ?? 0, actor })).toMatchObject({
    refusal: { reason: 'changed-since' },
  })
  expect(await undoRoomNights(ctx, { hotel, entry: 0, actor })).toMatchObject({ refusal: { reason: 'nothing-to-undo' } })
})

test.each([
  ['a night that has gone', () => set(1, addDays(today, -1), today), 'nights-past'],
  ['an end before its beginning', () => set(1, day, addDays(day, -1)), 'nights-wrong'],
  ['no day at all', () => set(1, 'soon', day), 'nights-wrong'],
  ['nights that nobody sells yet', () => set(1, day, '2031-01-01'), 'nights-too-far'],
  ['more than there are', () => set(17), 'capacity-wrong'],
  ['half a room', () => set(1.5), 'capacity-wrong'],
  ['a room of nobody', () => setRoomNights(ctx, { hotel, room: 'x', from: day, to: day, capacity: 1, actor }), 'room-unknown'],
])('%s is refused', async (_, setNights, reason) => {
  expect(await setNights()).toMatchObject({ refusal: { reason } })
})
