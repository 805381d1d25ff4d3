import { createHash } from 'node:crypto'
import { lineMessage } from '#features/pricing/line-text.ts'
import { labelled } from '#features/pricing/lines/english-line.ts'
import type { ProposalSale, SoldPart, SoldPermit } from '#features/proposals/proposal-sale.ts'
import { itemOnRequest, permitDays } from '#features/stock/stock.ts'
import { addDays } from '#values/dates.ts'
import { countedNights } from '../counted-nights.ts'
import { ageOnDay } from '../party.ts'
import type { ItemKind } from '../price-rule.ts'
import type { TripItem, TripVersion } from '../trip-version.ts'
import { titleOf } from './proposal-content-of.ts'
import type { ProposalFacts } from './proposal-facts.ts'

type Facts = Pick<ProposalFacts, 'fees' | 'services'>

/** Whether the supplier of an item is asked before the booking is certain; cars and guides are put on a trip by ourselves. */
const needsAnswer: Record<ItemKind, boolean> = {
  stay: true,
  transport: false,
  guide: false,
  activity: true,
  meal: true,
  flight: true,
  other: false,
  fee: false,
}

/** What a booking of a version takes: its travellers by the ages that the price was made for, and its parts of stock by option and item. */
export function proposalSaleOf(version: TripVersion, facts: Facts): ProposalSale {
  const { startsOn, party, items } = version
  return {
    travellers: party.map((one) => ({
      position: one.position,
      bornOn: one.bornOn,
      age: ageOnDay(one, startsOn),
      residency: one.residency,
    })),
    parts: items.flatMap((item) => partsOf(item, version, facts)),
    permits: items.flatMap((item) => permitOf(item, version) ?? []),
  }
}

/** A permit for each who visits, at what they pay for it. */
function permitOf({ id, day, options, optional, passedOn }: TripItem, { startsOn }: TripVersion): SoldPermit | undefined {
  if (passedOn?.kind !== 'permit' || !passedOn.fee) return undefined
  return {
    ...{ day: addDays(startsOn, day - 1), options, itemId: optional ? id : null },
    ...{ feeId: passedOn.fee.id, label: passedOn.fee.name },
    visits: passedOn.units.flatMap(({ who, unitMinor }) => who.map((position) => ({ position, costMinor: unitMinor }))),
  }
}

/**
 * The parts of an item. A permit is one of its fee for each who visits. Rooms that we count are taken night by night, and are never on request. What a supplier is
 * asked for is one part on its first day, under a name that stays as long as the item is the same, so that a yes outlives a version that leaves it as it is.
 */
function partsOf(item: TripItem, version: TripVersion, { fees, services }: Facts): SoldPart[] {
  const { startsOn, party, rooms: roomsOfAll } = version
  const day = addDays(startsOn, item.day - 1)
  const of = { day, options: item.options, itemId: item.optional ? item.id : null, soft: true }
  const fee = item.feeId === null ? undefined : fees.get(item.feeId)
  if (fee) {
    if (fee.kind !== 'permit') return []
    const quantity = item.who?.length ?? party.length
    return [{ ...of, resource: permitDays(fee.id), quantity, ...labelled({ name: fee.name, of: 'fee', at: 'name' }) }]
  }
  if (!needsAnswer[item.kind] || (item.source !== 'service' && item.source !== 'hand')) return []
  const { rootId, serviceId, days, rooms, who, quantity } = item
  const service = services.get(serviceId ?? 0)
  const supplier = service && { supplier: service.supplier }
  const stay = titleOf(item.title, service?.board)
  const slept = (rooms ?? roomsOfAll).length
  const isNights = item.kind === 'stay' && !item.dayUse
  const nightsIn = (nights: number, count: number) => labelled(lineMessage('stayAsWritten', { stay, nights, rooms: count }))
  const counted = countedNights(item, version, services)
  if (counted.length > 0) return counted.map((night) => ({ ...of, ...night, ...nightsIn(1, 1), ...supplier }))
  const label = isNights ? nightsIn(days, slept) : { label: stay }
  const held = item.provisional && { heldUntil: item.provisional.until }
  const same = createHash('sha256').update(JSON.stringify([serviceId, day, days, rooms, who, quantity]))
  const resource = itemOnRequest(rootId, same.digest('hex').slice(0, 12))
  return [{ ...of, resource, quantity: 1, ...label, ...supplier, ...held }]
}
