import type { Labelled } from '#features/pricing/line-text.ts'
import { labelled } from '#features/pricing/lines/english-line.ts'
import { nightsOf, type StayInput } from '#features/pricing/stays/price-stay.ts'
import { roomNights, type StockPart } from '#features/stock/stock.ts'

/** A hotel and its types of rooms, by their names. */
type NamedRooms = { id: string; rooms: readonly { id: string; name: string }[] }

/** What a stay takes from stock: so many rooms of each type for every night. Rooms are never on request. */
export function stayParts(hotel: NamedRooms, input: StayInput): (StockPart & Labelled)[] {
  const quantities = new Map<string, number>()
  for (const { room } of input.rooms) quantities.set(room, (quantities.get(room) ?? 0) + 1)
  return [...quantities].flatMap(([id, quantity]) => {
    const name = hotel.rooms.find((room) => room.id === id)?.name ?? id
    const named = labelled({ name, of: 'hotel', at: 'rooms.*.name' })
    return nightsOf(input).map((day) => ({ resource: roomNights(hotel.id, id), day, quantity, ...named }))
  })
}
