import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import referenceHotels from '#db/reference/hotels.json' with { type: 'json' }
import { holdStock } from '#features/stock/hold-stock.server.ts'
import { setCapacity } from '#features/stock/set-capacity.server.ts'
import type { Tx } from '#platform/context.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addHotels } from './add-hotels.server.ts'
import type { NewHotel } from './hotel.ts'
import { keepRoomNights } from './keep-room-nights.server.ts'
import { findHotel, listHotels, listRoomNights } from './reads.server.ts'
import { stayParts } from './stay-parts.ts'

// Eleven at night in London is already tomorrow in Kigali.
const { ctx, clock, database } = await testContext({ now: '2027-01-09T23:00:00Z' })
const hotels = referenceHotels as NewHotel[]
const add = (some: readonly NewHotel[]) => ctx.db.transaction().execute((tx) => addHotels(tx, some))
const nightsOf = async (hotelId: string, from: string, to: string) =>
  (await listRoomNights(ctx.db, hotelId, from, to, clock.now())).map(({ night }) => night)

const [first] = hotels
if (!first) throw new Error('There is no hotel')
const heron = 'heron-court-kigali'

test('a hotel of an earlier release is described once, and keeps what staff changed after that', async () => {
  await onDatabase(database.address, async (client) => {
    await client.query('truncate hotel_rates, hotel_rooms, hotels cascade')
    await client.query(`insert into hotels (id, place_id, name, kind, stars, board)
      values ('${first.id}', 'kigali', 'The name that staff gave it', 'city hotel', 4, 'BB')`)
  })
  expect(await add(hotels)).toBe(hotels.flatMap(({ rooms }) => rooms).length)
  const described = await findHotel(ctx.db, first.id)
  expect(described).toMatchObject({
    name: 'The name that staff gave it',
    place: 'Kigali',
    countryId: 'rwanda',
    fictional: true,
    childPolicy: first.childPolicy,
    highSeasons: first.highSeasons,
  })
  expect(described?.rooms[1]).toEqual({
    id: 'superior-twin',
    name: 'Superior twin',
    beds: '2 twins',
    adultsMost: 2,
    guestsMost: 3,
    count: 16,
    rates: [
      { board: 'BB', season: 'low', amountMinor: 13_000 },
      { board: 'BB', season: 'high', amountMinor: 15_000 },
    ],
  })

  await onDatabase(database.address, async (client) => {
    await client.query(`update hotels set minimum_nights = 2, amenities = '{wifi}' where id = '${first.id}'`)
    await client.query(`update hotel_rooms set count = 15 where hotel_id = '${first.id}'`)
    await client.query(`update hotel_rates set amount_minor = 99900 where hotel_id = '${first.id}'`)
  })
  expect(await add(hotels)).toBe(0)
  expect(await findHotel(ctx.db, first.id)).toMatchObject({
    minimumNights: 2,
    amenities: ['wifi'],
    rooms: [{ count: 15 }, { count: 15, rates: [{ amountMinor: 99_900 }, { amountMinor: 99_900 }] }, { count: 15 }],
  })
})

test('hotels are listed with what their rooms take, without the camps that let no rooms', async () => {
  const listed = await listHotels(ctx.db)
  expect(listed).toHaveLength(34)
  expect(listed.find(({ id }) => id === heron)).toMatchObject({ place: 'Kigali', guestsMost: 3 })
  expect(await findHotel(ctx.db, 'machame-camp')).toMatchObject({ rooms: [], childPolicy: null, lat: null })
  expect(await findHotel(ctx.db, 'nowhere')).toBeUndefined()
})

test('every room is for sale from today in Kigali for 24 months, and a camp only while it is open', async () => {
  const opened = await keepRoomNights(ctx)
  // 731 nights, one of them on 29 February 2028, of every type of room, less those of the one camp that is open from June to October: 2 × 153.
  const types = hotels.flatMap(({ rooms }) => rooms).length
  expect(opened).toBe((types - 1) * 731 + 306)

  const nights = await nightsOf(heron, '2027-01-01', '2029-02-01')
  expect([nights[0], nights[730], nights.length]).toEqual(['2027-01-10', '2029-01-09', 3 * 731])
  const camp = await nightsOf('mara-bend-kogatende', '2027-05-30', '2027-11-03')
  expect([camp[0], camp.at(-1), camp.length]).toEqual(['2027-06-01', '2027-10-31', 153])
})

test('the next day opens one night more, and what staff stopped stays stopped', async () => {
  const day = '2027-03-01'
  const stopped = await ctx.db.transaction().execute((tx) => setCapacity(ctx, tx, `room:${heron}/double`, day, 0))
  expect(stopped.done).toBe(true)
  expect(await keepRoomNights(ctx)).toBe(0)
  clock.advance(24 * 3_600_000)
  expect(await keepRoomNights(ctx)).toBe(hotels.flatMap(({ rooms }) => rooms).length - 1)
  expect(await listRoomNights(ctx.db, heron, day, '2027-03-02', clock.now())).toEqual([
    { room: 'single', name: 'Single', night: day, capacity: 6, taken: 0, left: 6, nextEnd: null },
    { room: 'double', name: 'Double', night: day, capacity: 0, taken: 0, left: 0, nextEnd: null },
    { room: 'triple', name: 'Triple', night: day, capacity: 3, taken: 0, left: 3, nextEnd: null },
  ])
})

test('a held stay takes its nights and not the day of leaving, and gives them back at the end of the hold', async () => {
  const hotel = await findHotel(ctx.db, heron)
  if (!hotel) throw new Error('There is no such hotel')
  const double = { room: 'double', board: 'BB', adults: 2, childAges: [] }
  const parts = stayParts(hotel, { startsOn: '2027-04-10', endsOn: '2027-04-12', rooms: [double, double] })
  const until = new Date(clock.now().getTime() + 60_000)
  const left = async (tx: Tx, now: Date) =>
    (await listRoomNights(tx, heron, '2027-04-09', '2027-04-13', now))
      .filter(({ room }) => room === 'double')
      .map((night) => night.left)
  const trial = ctx.db.transaction().execute(async (tx) => {
    const held = await holdStock(ctx, tx, randomUUID(), parts, () => until)
    expect(held.done).toBe(true)
    expect(await left(tx, clock.now())).toEqual([10, 8, 8, 10])
    expect(await left(tx, until)).toEqual([10, 10, 10, 10])
    throw new Error('No booking was written')
  })
  await expect(trial).rejects.toThrow('No booking was written')
  const { rows } = await sql`select from stock_claims`.execute(ctx.db)
  expect(rows).toEqual([])
})
