import type { OrderedRoom, Party, ProductOrder } from '#features/orders/order.ts'
import { partyParts } from '#features/orders/requested-party.ts'

/**
 * Where 'Back' leads from the steps of a draft. A hire finds its driver and its pick-up place again by the key of the draft: an address
 * that is passed on would pass them on too.
 */
export const backToChoice = (order: ProductOrder, party: Party, draft: string): string =>
  order.kind === 'hire' ? `${choiceAddress(order, party)}&draft=${draft}` : choiceAddress(order, party)

/** The address of the first step with the choice filled in. */
export function choiceAddress(order: ProductOrder, party: Party): string {
  switch (order.kind) {
    case 'departure':
      return address('/booking', { departure: order.departure, ...counted(party), comfort: order.comfort })
    case 'journey': {
      const { package: of, startsOn, comfort } = order
      return address('/booking/journey', { package: of, startsOn, ...counted(party), comfort })
    }
    case 'pilgrims': {
      const children = childrenOf(party)
      return address('/booking/pilgrims', {
        package: order.package,
        startsOn: order.startsOn,
        adults: party.length - children.length,
        childAges: children.map(({ assumedAge }) => assumedAge).join(', '),
        residency: party[0]?.residency ?? 'foreign',
        comfort: order.comfort,
      })
    }
    case 'stay': {
      const { hotel, startsOn, endsOn, rooms } = order
      return address('/hotel-booking', { hotel, startsOn, endsOn, count: rooms.length, ...roomFields(rooms) })
    }
    case 'hire':
      return address('/booking/hire', {
        class: order.vehicleClass,
        vehicleClass: order.vehicleClass,
        fromDay: order.from.slice(0, 10),
        fromTime: order.from.slice(11),
        toDay: order.to.slice(0, 10),
        toTime: order.to.slice(11),
        vehicles: order.vehicles,
        travellers: party.length,
        drive: order.withDriver ? 'with-driver' : 'self',
        ...Object.fromEntries(order.abroad.map((country) => [`abroad.${country}`, 'on'])),
      })
  }
}

const childrenOf = (party: Party) => party.filter(({ assumedAge }) => assumedAge < 18)

/** How many travel, the ages of the children among them, and which fees the first of them pays in parks. */
const counted = (party: Party): Record<string, string> =>
  partyParts({
    travellers: party.length,
    childAges: childrenOf(party).map(({ assumedAge }) => assumedAge),
    residency: party[0]?.residency ?? 'foreign',
  })

function roomFields(rooms: readonly OrderedRoom[]): Record<string, string | number> {
  const each = rooms.flatMap(({ room, board, adults, childAges }, index) => [
    [`rooms[${index}].room`, room] as const,
    [`rooms[${index}].board`, board] as const,
    [`rooms[${index}].adults`, adults] as const,
    [`rooms[${index}].childAges`, childAges.join(', ')] as const,
  ])
  return Object.fromEntries(each)
}

function address(path: string, fields: Record<string, string | number>): string {
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)])
  return `${path}?${new URLSearchParams(texts)}`
}
