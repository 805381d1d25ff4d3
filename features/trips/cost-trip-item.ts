import type { VisitorFee } from '#features/places/visitor-fee.ts'
import { costItem } from '#features/suppliers/costing/cost-item.ts'
import type { CostLine, CostRefusal, ItemInput, Participant } from '#features/suppliers/costing/cost-line.ts'
import { type Exchange, type ItemCost, inUsd } from '#features/suppliers/costing/cost-of-parts.ts'
import type { ServiceBook } from '#features/suppliers/service-book.ts'
import { basisRules } from '#features/suppliers/supplier-service.ts'
import { addDays } from '#values/dates.ts'
import { ageOnDay } from './party.ts'
import { passedOnFee, passedOnFlight } from './passed-on.ts'
import type { PassedOn, StoredCost } from './stored-cost.ts'
import type { HandCost, ItemFacts, VersionFacts } from './trip-version.ts'

export type Costed = { cost: StoredCost | null; passedOn: PassedOn | null }

/** Who takes part in an item, with their ages on its first day. */
export function participantsOf(
  { startsOn, party }: Pick<VersionFacts, 'startsOn' | 'party'>,
  { day, who }: Pick<ItemFacts, 'day' | 'who'>,
): Participant[] {
  const from = addDays(startsOn, day - 1)
  return party
    .filter(({ position }) => who === null || who.includes(position))
    .map((one) => ({ position: one.position, age: ageOnDay(one, from), residency: one.residency }))
}

/**
 * What an item takes of its service: of a stay so many nights, in its own rooms or those of the version, without who takes no part.
 */
export function inputOf(
  version: Pick<VersionFacts, 'startsOn' | 'party' | 'rooms'>,
  item: ItemFacts,
  isStay: boolean,
): ItemInput {
  const participants = participantsOf(version, item)
  const positions = new Set(participants.map(({ position }) => position))
  const rooms = (item.rooms ?? version.rooms)
    .map((room) => room.filter((position) => positions.has(position)))
    .filter((room) => room.length > 0)
  return {
    from: addDays(version.startsOn, item.day - 1),
    days: item.days,
    participants,
    ...(isStay && { rooms }),
    ...(item.vehicles !== null && { vehicles: item.vehicles }),
    ...(item.kilometres !== null && { kilometres: item.kilometres }),
    ...(item.quantity !== null && { quantity: item.quantity }),
  }
}

/**
 * What a service of the rate book costs as an item, by the exchange of its version; a flight is charged as it is, without buffer. Refused: as
 * `costItem` refuses.
 */
export function costOfService(
  version: Pick<VersionFacts, 'startsOn' | 'party' | 'rooms'>,
  item: ItemFacts,
  book: ServiceBook,
  exchange: Exchange,
): Costed | { refusal: CostRefusal } {
  const input = inputOf(version, item, basisRules[book.service.basis].forStays)
  const isFlight = item.kind === 'flight'
  const found = costItem(book, input, isFlight ? { ...exchange, bufferBp: 0 } : exchange)
  if ('refusal' in found) return found
  const cost = storedCost(found.cost, found.lines)
  return { cost, passedOn: isFlight ? passedOnFlight(cost, exchange) : null }
}

/** What a permit or park fee is charged for those who take part, by class and age on its day, once for each of its days. */
export function costOfFee(version: Pick<VersionFacts, 'startsOn' | 'party'>, item: ItemFacts, fee: VisitorFee): Costed {
  return { cost: null, passedOn: passedOnFee(fee, participantsOf(version, item), item) }
}

/** What staff typed that it costs, for those who take part. Refused: a currency without a rate. */
export function costOfHand(
  version: Pick<VersionFacts, 'startsOn' | 'party'>,
  item: ItemFacts,
  { currency, amountMinor, reason }: HandCost,
  exchange: Exchange,
): Costed | { refusal: CostRefusal } {
  const isFlight = item.kind === 'flight'
  const usdMinor = inUsd(amountMinor, currency, isFlight ? { ...exchange, bufferBp: 0 } : exchange)
  if (usdMinor === undefined) return { refusal: { reason: 'no-fx', currency } }
  const who = participantsOf(version, item).map(({ position }) => position)
  const none = { levyMinor: 0, vatAddedMinor: 0, vatBackMinor: 0 }
  const usd = { costMinor: usdMinor, vatBackMinor: 0 }
  const cost: StoredCost = {
    parts: [{ contractId: null, contract: reason, currency, beforeTaxMinor: amountMinor, ...none, costMinor: amountMinor, usd }],
    lines: [{ part: 0, day: addDays(version.startsOn, item.day - 1), what: 'unit', units: 1, unitMinor: amountMinor, who }],
    costMinor: usdMinor,
    vatBackMinor: 0,
    netCostMinor: usdMinor,
  }
  return { cost, passedOn: isFlight ? passedOnFlight(cost, exchange) : null }
}

/** A cost as an item keeps it: with the names of its contracts. */
export function storedCost({ parts, costMinor, vatBackMinor, netCostMinor }: ItemCost, lines: readonly CostLine[]): StoredCost {
  const order = parts.map(({ contract }) => contract.id)
  return {
    parts: parts.map(({ contract, ...part }) => ({
      contractId: contract.id,
      contract: contract.name,
      currency: contract.currency,
      ...part,
    })),
    lines: lines.map(({ contract, ...line }) => ({ part: order.indexOf(contract.id), ...line })),
    costMinor,
    vatBackMinor,
    netCostMinor,
  }
}
