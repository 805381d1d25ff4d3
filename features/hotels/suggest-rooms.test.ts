import { expect, test } from 'vitest'
import type { HotelRoom } from './hotel.ts'
import { splitParty, suggestRooms } from './suggest-rooms.ts'

function room(id: string, adultsMost: number, guestsMost: number, amountMinor: number): HotelRoom {
  const rates = [{ board: 'BB' as const, season: 'low' as const, amountMinor }]
  return { id, name: id, beds: '', adultsMost, guestsMost, count: 5, rates }
}

const hotel: Parameters<typeof suggestRooms>[0] = {
  board: 'BB',
  highSeasons: [],
  openMonths: [6, 7, 8],
  childPolicy: { freeUnder: 6, halfFrom: 6, halfTo: 11, percent: 50, adultFrom: 12, minimumAge: null },
  minimumNights: 2,
  rooms: [room('family', 4, 4, 19_000), room('double', 2, 3, 11_000)],
}
const nights = { startsOn: '2027-06-14', endsOn: '2027-06-18' }
const free = new Map([
  ['family', 1],
  ['double', 2],
])
const party = (adults: number, rooms: number, ...childAges: number[]) => ({ adults, rooms, childAges })
const chosen = (...ages: Parameters<typeof party>) => {
  const found = suggestRooms(hotel, nights, party(...ages), free)
  return found.done ? found.value.map((one) => one.room) : found.refusal
}

test('a party goes evenly over its rooms, an adult in each', () => {
  expect(splitParty(party(5, 2, 4, 7))).toEqual([
    { adults: 3, childAges: [4] },
    { adults: 2, childAges: [7] },
  ])
  expect(splitParty(party(1, 3, 9))).toEqual([{ adults: 1, childAges: [9] }])
})

test('the cheapest room that takes them is taken, and another type where it has run out', () => {
  expect(chosen(2, 1)).toEqual(['double'])
  expect(chosen(4, 1)).toEqual(['family'])
  expect(chosen(4, 2)).toEqual(['double', 'double'])
  expect(chosen(6, 3)).toEqual(['double', 'double', 'family'])
})

test('the largest group chooses first, so that it is not left without', () => {
  expect(chosen(5, 2)).toEqual(['family', 'double'])
})

test('what no room takes is shown by its rule, and what has run out as run out', () => {
  expect(chosen(5, 1)).toMatchObject({ reason: 'room-too-small' })
  expect(chosen(8, 4)).toEqual({ reason: 'rooms-gone' })
  expect(suggestRooms(hotel, { startsOn: '2027-08-31', endsOn: '2027-09-02' }, party(2, 1), free)).toMatchObject({
    refusal: { reason: 'hotel-closed' },
  })
  expect(suggestRooms(hotel, { ...nights, endsOn: '2027-06-15' }, party(2, 1), free)).toMatchObject({
    refusal: { reason: 'stay-too-short', minimum: 2 },
  })
})
