import type { StayOrder } from '#features/orders/order.ts'
import { costItem } from '#features/suppliers/costing/cost-item.ts'
import type { Exchange } from '#features/suppliers/costing/cost-of-parts.ts'
import { type SupplierService, serviceName } from '#features/suppliers/supplier-service.ts'
import { addDays, daysBetween } from '#values/dates.ts'
import { ageOf, type RunMember, type SupplyRun } from '../supply-run.ts'
import { byAge, noDetails, roomOf } from './line-details.ts'
import type { NeededLine } from './order-line.ts'
import { type Books, type Choices, withCost } from './package-lines.ts'

/** The supplier of a hotel, and the stays that it sells by the type of room that they are. */
export type HotelSupplier = { supplierId: number; services: readonly Pick<SupplierService, 'id' | 'roomId' | 'board'>[] }

/**
 * What a stay needs: each type of room with its board, of the supplier that the hotel is. Without a service in the rate book the line says
 * the room as it was ordered; without a supplier one has to be chosen.
 */
export function stayLines(
  run: SupplyRun,
  order: Pick<StayOrder, 'rooms'>,
  { supplier, roomNames }: { supplier: HotelSupplier | undefined; roomNames: ReadonlyMap<string, string> },
  { books, choices, exchange }: { books: Books; choices: Choices; exchange: Exchange },
): NeededLine[] {
  const members = run.parties.flatMap((party) => party.members)
  const placed = withPlaces(order)
  return [...Map.groupBy(placed, ({ room, board }) => `stay:${room}:${board}`)].map(([itemKey, rooms]): NeededLine => {
    const [{ room, board }] = rooms as [(typeof rooms)[number], ...typeof rooms]
    const own = supplier?.services.filter(({ roomId }) => roomId === room) ?? []
    const serviceId =
      choices.get(itemKey) ?? (own.find((one) => one.board === board) ?? (own.length === 1 ? own[0] : undefined))?.id
    const book = serviceId === undefined ? undefined : books.get(serviceId)?.book
    const sleepers = rooms.map(({ places }) => places.flatMap((place): RunMember[] => members.slice(place, place + 1)))
    const days = daysBetween(run.startsOn, run.endsOn)
    const details = {
      ...noDetails,
      ...byAge(sleepers.flat(), run.startsOn),
      rooms: sleepers.map((room) => roomOf(room, run.startsOn)),
      board: (board as NeededLine['details']['board']) ?? null,
    }
    const cost = book && costItem(book, { from: run.startsOn, days, ...participantsOf(sleepers, run) }, exchange)
    return {
      itemKey,
      kind: 'stay',
      serviceId: book?.service.id ?? null,
      supplierId: book?.service.supplierId ?? supplier?.supplierId ?? null,
      title: book ? serviceName(book.service) : (roomNames.get(room) ?? room),
      firstDay: run.startsOn,
      lastDay: addDays(run.endsOn, -1),
      ...(cost ? withCost(details, cost) : { details, currency: 'USD' as const, costMinor: null }),
    }
  })
}

/** The rooms in their order, each with the places of its guests in the party, from 0. */
function withPlaces({ rooms }: Pick<StayOrder, 'rooms'>) {
  let next = 0
  return rooms.map(({ room, board, adults, childAges }) => {
    const places = Array.from({ length: adults + childAges.length }, (_, at) => next + at)
    next += places.length
    return { room, board, places }
  })
}

function participantsOf(sleepers: readonly (readonly RunMember[])[], { startsOn }: SupplyRun) {
  let next = 0
  const rooms = sleepers.map((room) => room.map(() => (next += 1)))
  const participants = sleepers
    .flat()
    .map((member, at) => ({ position: at + 1, age: ageOf(member, startsOn), residency: member.residency }))
  return { rooms, participants }
}
