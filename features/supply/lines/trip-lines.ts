import type { TailoredOrder } from '#features/orders/order.ts'
import type { Exchange } from '#features/suppliers/costing/cost-of-parts.ts'
import type { ServiceBook } from '#features/suppliers/service-book.ts'
import { serviceKinds, serviceName } from '#features/suppliers/supplier-service.ts'
import { costOfService } from '#features/trips/cost-trip-item.ts'
import type { TripItem, TripVersion } from '#features/trips/trip-version.ts'
import { addDays } from '#values/dates.ts'
import { daysOf, type RunParty, type SupplyRun } from '../supply-run.ts'
import { byAge, noDetails, roomOf } from './line-details.ts'
import type { LineDetails, LineFacts, NeededLine } from './order-line.ts'
import type { Books, Choices } from './package-lines.ts'
import { storedCostOf } from './stored-cost-of.ts'

export const itemKeyOf = ({ rootId }: Pick<TripItem, 'rootId'>) => `item:${rootId}`
type CostedVersion = Pick<TripVersion, 'startsOn' | 'party' | 'rooms'>
type Rooms = readonly (readonly number[])[]
type OrderedKind = LineFacts['kind']
const isOrdered = (kind: TripItem['kind']): kind is OrderedKind => (serviceKinds as readonly string[]).includes(kind)

/**
 * What a tailored trip needs of suppliers: the items of its accepted option with what is ticked, at their cost as it was frozen. Without a
 * supplier those that are still to be found or whose cost was typed. What staff chose in place of a planned service, and a stay in other rooms than the agreed ones, costs what the rate book says now. Not in it: what the customer arranges, permits and fees, what costs
 * fuel alone, and guides and vehicles that are ours or on the roster (`onRoster`: the suppliers who are).
 */
export function tripLines(
  run: SupplyRun,
  { option, ticked }: Pick<TailoredOrder, 'option' | 'ticked'>,
  version: Pick<TripVersion, 'items' | 'rooms' | 'party' | 'startsOn'>,
  { books, choices, onRoster, exchange }: { books: Books; choices: Choices; onRoster: ReadonlySet<number>; exchange: Exchange },
): NeededLine[] {
  const [party] = run.parties
  if (!party) return []
  // Those of the rooming list: who sleeps with whom is said once.
  const rooms = party.rooms.map((places) => places.map((place) => place + 1))
  const isAsAgreed = isSameRooms(rooms, version.rooms)
  return version.items.flatMap((item): NeededLine[] => {
    const isTaken = (item.options === null || item.options.includes(option)) && (!item.optional || ticked.includes(item.id))
    if (!isTaken || item.source === 'own' || item.source === 'fee' || !isOrdered(item.kind)) return []
    const itemKey = itemKeyOf(item)
    const planned = item.source === 'service' ? item.serviceId : null
    const serviceId = choices.get(itemKey) ?? planned
    const book = serviceId === null ? undefined : books.get(serviceId)?.book
    const service = book?.service
    if (service?.basis === 'km') return []
    const isOfRoster = item.kind === 'guide' || item.kind === 'transport'
    if (isOfRoster && (item.source === 'hand' || (service && onRoster.has(service.supplierId)))) return []
    const isOtherStay = item.kind === 'stay' && !item.dayUse && item.rooms === null && !isAsAgreed
    const isAsFrozen = service !== undefined && service.id === item.serviceId && !isOtherStay
    return [
      {
        itemKey,
        kind: item.kind,
        serviceId: service?.id ?? null,
        supplierId: service?.supplierId ?? null,
        title: service ? serviceName(service) : item.title,
        ...daysOf(run.startsOn, item.day, item.days),
        details: detailsOf(run, party, item, rooms, service?.board ?? null),
        ...(isAsFrozen || !book ? storedCostOf(item) : costByBook({ ...version, rooms }, item, book, exchange)),
      },
    ]
  })
}

/** What another service than the planned one costs for the item, by the rate book of now; unknown where it has no rate for it. */
function costByBook(version: CostedVersion, item: TripItem, book: ServiceBook, exchange: Exchange) {
  const found = costOfService(version, item, book, exchange)
  return storedCostOf({ cost: 'refusal' in found ? null : found.cost, hand: null })
}

/** Whether the same people share, in whatever order they are said. */
function isSameRooms(one: Rooms, other: Rooms): boolean {
  const keyOf = (rooms: Rooms) =>
    rooms
      .map((room) => room.toSorted((a, b) => a - b).join())
      .toSorted()
      .join(';')
  return keyOf(one) === keyOf(other)
}

function detailsOf(
  run: SupplyRun,
  { members }: RunParty,
  item: TripItem,
  usual: Rooms,
  board: LineDetails['board'],
): LineDetails {
  const from = addDays(run.startsOn, item.day - 1)
  const taking = (positions: readonly number[]) => positions.flatMap((position) => members[position - 1] ?? [])
  const who = item.who ?? members.map((_, at) => at + 1)
  const rooms = (item.rooms ?? usual).map((room) => room.filter((position) => who.includes(position)))
  const isStay = item.kind === 'stay' && !item.dayUse
  return {
    ...noDetails,
    ...byAge(taking(who), from),
    ...(isStay && {
      rooms: rooms.filter((room) => room.length > 0).map((room) => roomOf(taking(room), from)),
      crewBeds: run.crewBeds,
      board,
    }),
    vehicles: item.vehicles,
    kilometres: item.kilometres,
    quantity: item.quantity,
  }
}
