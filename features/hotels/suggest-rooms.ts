import { sumOf } from '#features/pricing/price-line.ts'
import { priceStay, type StayRefusal, type StayRoom } from '#features/pricing/stays/price-stay.ts'
import { type Board, type RatedRoom, roomRatesOn, type StayRates } from '#features/pricing/stays/stay-rates.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'

/** How many rooms of each type can be had for all nights of a stay, by room. */
export type FreeRooms = ReadonlyMap<string, number>

/** Who comes, and in how many rooms; ages in completed years on the first day. */
export type StayParty = { adults: number; childAges: readonly number[]; rooms: number }

export type SuggestRefusal = StayRefusal | { reason: 'rooms-gone' }

/** A party as evenly as it goes over its rooms: an adult in each, children where there are most adults for them. */
export function splitParty({ adults, childAges, rooms }: StayParty): { adults: number; childAges: number[] }[] {
  const count = Math.max(1, Math.min(rooms, adults))
  const split = Array.from({ length: count }, (_, room) => ({
    adults: Math.floor(adults / count) + (room < adults % count ? 1 : 0),
    childAges: childAges.filter((_, child) => child % count === room),
  }))
  return split.toSorted((a, b) => b.adults + b.childAges.length - a.adults - a.childAges.length)
}

/**
 * The cheapest rooms of a hotel that take a party for some nights, of those that are free: the largest group chooses first,
 * and types may differ. Refused: what no room of the hotel takes by its rules, with the rule, and 'rooms-gone' where one would
 * but none is left.
 */
export function suggestRooms(
  hotel: StayRates & { board: Board },
  nights: { startsOn: Day; endsOn: Day },
  party: StayParty,
  free: FreeRooms,
): Outcome<StayRoom[], SuggestRefusal> {
  const left = new Map(free)
  const chosen: StayRoom[] = []
  for (const group of splitParty(party)) {
    const boardOf = (room: RatedRoom) => roomRatesOn(hotel, room, nights.startsOn)[0]?.board ?? hotel.board
    const options = hotel.rooms.map((room) => ({ ...group, room: room.id, board: boardOf(room) }))
    const priced = options.map((room) => ({ room, price: priceStay(hotel, { ...nights, rooms: [room] }) }))
    const fits = priced.flatMap(({ room, price }) => (price.done ? [{ room, minor: sumOf(price.value) }] : []))
    const [broken] = priced.flatMap(({ price }) => (price.done ? [] : [price.refusal]))
    if (fits.length === 0) return refused(broken ?? { reason: 'no-rooms' })
    const [best] = fits.filter(({ room }) => (left.get(room.room) ?? 0) > 0).toSorted((a, b) => a.minor - b.minor)
    if (!best) return refused({ reason: 'rooms-gone' })
    chosen.push(best.room)
    left.set(best.room.room, (left.get(best.room.room) ?? 0) - 1)
  }
  return done(chosen)
}
