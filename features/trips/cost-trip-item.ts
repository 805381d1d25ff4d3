import type { VisitorFee } from '#features/places/visitor-fee.ts'
import { costItem } from '#features/suppliers/costing/cost-item.ts'
import type { CostLine, CostRefusal, ItemInput, Participant } from '#features/suppliers/costing/cost-line.ts'
import { type Exchange, type ItemCost, inUsd } from '#features/suppliers/costing/cost-of-parts.ts'
import { estimateItem } from '#features/suppliers/costing/estimate.ts'
import type { ServiceBook } from '#features/suppliers/service-book.ts'
import { basisRules } from '#features/suppliers/supplier-service.ts'
import { addDays, type Day } from '#values/dates.ts'
import { ageOnDay } from './party.ts'
import type { PassedOn } from './passed-on.ts'
import { passedOnFee } from './pricing/passed-on-fee.ts'
import { passedOnFlight } from './pricing/passed-on-flight.ts'
import { type StoredCost, storedCost } from './stored-cost.ts'
import type { HandCost, ItemFacts, VersionFacts } from './trip-version.ts'

export type Costed = { cost: StoredCost | null; passedOn: PassedOn | null }
/** What an item costs, or why it has no cost. */
export type FoundCost = Costed | { refusal: CostRefusal }

/** Who takes part in an item, with their ages on its first day. */
function participantsOf({ party }: Pick<VersionFacts, 'party'>, { who }: Pick<ItemFacts, 'who'>, from: Day): Participant[] {
  return party
    .filter(({ position }) => who === null || who.includes(position))
    .map((one) => ({ position: one.position, age: ageOnDay(one, from), residency: one.residency }))
}

/**
 * What an item takes of its service: of a stay so many nights, in its own rooms or those of the version, without who takes no part.
 */
function inputOf(version: Pick<VersionFacts, 'startsOn' | 'party' | 'rooms'>, item: ItemFacts, isStay: boolean): ItemInput {
  const from = addDays(version.startsOn, item.day - 1)
  const participants = participantsOf(version, item, from)
  const positions = new Set(participants.map(({ position }) => position))
  const rooms = (item.rooms ?? version.rooms)
    .map((room) => room.filter((position) => positions.has(position)))
    .filter((room) => room.length > 0)
  return {
    from,
    days: item.days,
    participants,
    ...(isStay && { rooms }),
    ...(item.vehicles !== null && { vehicles: item.vehicles }),
    ...(item.kilometres !== null && { kilometres: item.kilometres }),
    ...(item.quantity !== null && { quantity: item.quantity, ...(item.kind === 'guide' && { groups: item.quantity }) }),
  }
}

/**
 * What a service of the rate book costs as an item, by the exchange of its version; a flight has no cost of its own and is charged as it is. Refused: as
 * `costItem` refuses.
 */
export function costOfService(
  version: Pick<VersionFacts, 'startsOn' | 'party' | 'rooms'>,
  item: ItemFacts,
  book: ServiceBook,
  exchange: Exchange,
): FoundCost {
  const found = costItem(book, inputOf(version, item, basisRules[book.service.basis].forStays), exchange)
  return 'refusal' in found ? found : costedAs(item, found, exchange)
}

/**
 * What a service costs as an item by the rates of the year before, with an uplift: of days for which it has none yet. Undefined where that is no
 * answer. The book holds the live rates of the year before, and all that come later.
 */
export function estimateOfService(
  version: Pick<VersionFacts, 'startsOn' | 'party' | 'rooms'>,
  item: ItemFacts,
  book: ServiceBook,
  exchange: Exchange,
  upliftBp: number,
): Costed | undefined {
  const found = estimateItem(book, inputOf(version, item, basisRules[book.service.basis].forStays), exchange, upliftBp)
  const costed = found && costedAs(item, found, exchange)
  if (!costed || 'refusal' in costed) return undefined
  const { cost, passedOn } = costed
  const { estimate: estimated } = found
  return { cost: cost && { ...cost, estimated }, passedOn: passedOn && { ...passedOn, estimated } }
}

function costedAs(
  { kind }: Pick<ItemFacts, 'kind'>,
  found: { cost: ItemCost; lines: CostLine[] },
  exchange: Exchange,
): FoundCost {
  if (kind !== 'flight') return { cost: storedCost(found.cost, found.lines), passedOn: null }
  const flown = passedOnFlight(found.lines, exchange)
  if ('refusal' in flown) return flown
  const currency = found.cost.parts[0]?.contract.currency ?? 'USD'
  return { cost: null, passedOn: { ...flown.passedOn, currency } }
}

/** What a permit or park fee is charged for those who take part, by class and age on its day. Refused: all who are too young for it on that day. */
export function costOfFee(
  { startsOn, party }: Pick<VersionFacts, 'startsOn' | 'party'>,
  item: ItemFacts,
  fee: VisitorFee,
): FoundCost {
  const day = addDays(startsOn, item.day - 1)
  const visitors = party.filter(({ position }) => item.who === null || item.who.includes(position))
  const tooYoung = visitors.filter((one) => ageOnDay(one, day) < fee.minimumAge).map(({ position }) => position)
  if (tooYoung.length > 0) return { refusal: { reason: 'too-young', least: fee.minimumAge, positions: tooYoung } }
  return { cost: null, passedOn: passedOnFee(fee, visitors, day) }
}

/** What staff typed that it costs, for those who take part. Refused: a currency without a rate. */
export function costOfHand(
  version: Pick<VersionFacts, 'startsOn' | 'party'>,
  item: ItemFacts,
  { currency, amountMinor, reason }: HandCost,
  exchange: Exchange,
): FoundCost {
  const isFlight = item.kind === 'flight'
  const usdMinor = inUsd(amountMinor, currency, isFlight ? { ...exchange, bufferBp: 0 } : exchange)
  if (usdMinor === undefined) return { refusal: { reason: 'no-fx', currency } }
  const day = addDays(version.startsOn, item.day - 1)
  const who = participantsOf(version, item, day).map(({ position }) => position)
  if (isFlight) return { cost: null, passedOn: { ...sharedByHead(usdMinor, who), currency } }
  const none = { levyMinor: 0, vatAddedMinor: 0, vatBackMinor: 0 }
  const usd = { costMinor: usdMinor, vatBackMinor: 0 }
  const cost: StoredCost = {
    parts: [{ contractId: null, contract: reason, currency, beforeTaxMinor: amountMinor, ...none, costMinor: amountMinor, usd }],
    lines: [{ part: 0, day, what: 'unit', units: 1, unitMinor: amountMinor, who }],
    costMinor: usdMinor,
    vatBackMinor: 0,
    netCostMinor: usdMinor,
  }
  return { cost, passedOn: null }
}

/** A flight whose price was typed: by head, the first ones a cent more where it does not part. */
function sharedByHead(minor: number, who: readonly number[]): PassedOn {
  const least = Math.floor(minor / who.length)
  const more = minor - least * who.length
  const units = [
    { who: who.slice(0, more), unitMinor: least + 1 },
    { who: who.slice(more), unitMinor: least },
  ]
  return { kind: 'flight', units: units.filter((unit) => unit.who.length > 0) }
}
