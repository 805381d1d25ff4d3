import { type GroupKind, guidesOfGroup } from '#features/orders/crew-of-group.ts'
import type { Member } from '#features/orders/order.ts'
import { unnamed } from '#features/orders/order.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { costItem } from '#features/suppliers/costing/cost-item.ts'
import type { CostLine, CostRefusal, Participant } from '#features/suppliers/costing/cost-line.ts'
import type { Exchange, ItemCost } from '#features/suppliers/costing/cost-of-parts.ts'
import { scaled } from '#features/suppliers/costing/exact.ts'
import type { ServiceBook } from '#features/suppliers/service-book.ts'
import { basisRules, isGuideOfGroup } from '#features/suppliers/supplier-service.ts'
import { addDays, ageOn, type Day } from '#values/dates.ts'
import { openNights } from './open-nights.ts'
import type { PackageService } from './package-service.ts'
import { roomsOf } from './rooms-of.ts'

/**
 * Whose cost it is: a party on a journey of some nights that begins on a day. `others`: how many more are on the same departure, with whom cars and guides
 * are shared. `kind`: as what they travel, by which their guides are counted.
 */
export type JourneyParty = {
  kind: GroupKind
  startsOn: Day
  nights: number
  comfort: Comfort
  members: readonly Member[]
  singleRooms: number
  others: number
}

type Costed = { cost: ItemCost; lines: CostLine[]; ownCostMinor: number; ownVatBackMinor: number }
/** A service of a journey with what it costs the party, in US cents, or why it has no cost. */
export type JourneyItem = PackageService & { from: Day; book: ServiceBook } & (
    | ({ refusal?: undefined } & Costed)
    | { refusal: CostRefusal }
  )
/** `openNights`: for which no stay is named, from 1; `missing`: how many services have no cost, and one for all open nights. */
export type JourneyCost = { items: JourneyItem[]; netCostMinor: number; openNights: number[]; missing: number }

/**
 * What a journey costs us for a party, by the rate book: every service of its comfort. Each stay is for the party alone; what is for all
 * (a car, a guide) is shared by head with the others on the departure. Of guides there are as many as the group needs (docs/roster.md, 'Requirements'). A service without a cost is counted as missing and is in no sum, and
 * so is a night without a stay.
 */
export function costJourney(
  services: readonly PackageService[],
  books: ReadonlyMap<number, { book: ServiceBook }>,
  party: JourneyParty,
  exchange: Exchange,
): JourneyCost {
  const items = services
    .filter(({ comfort }) => comfort === null || comfort === party.comfort)
    .flatMap((service): JourneyItem[] => {
      const found = books.get(service.serviceId)
      return found ? [costService(service, found.book, party, exchange)] : []
    })
  const open = openNights(
    items.filter(({ book }) => basisRules[book.service.basis].forStays),
    party.nights,
  )
  const net = items.map((item) => (item.refusal ? 0 : item.ownCostMinor - item.ownVatBackMinor))
  return {
    items,
    netCostMinor: net.reduce((sum, minor) => sum + minor, 0),
    openNights: open,
    missing: items.filter(({ refusal }) => refusal).length + (open.length > 0 ? 1 : 0),
  }
}

function costService(service: PackageService, book: ServiceBook, party: JourneyParty, exchange: Exchange): JourneyItem {
  const from = addDays(party.startsOn, service.day - 1)
  const own = party.members.map((member, at): Participant => {
    const { bornOn, assumedAge, residency } = member
    return { position: at + 1, age: bornOn === null ? assumedAge : ageOn(bornOn, from), residency }
  })
  const isStay = basisRules[book.service.basis].forStays
  const isForAll = !isStay && book.service.basis !== 'person'
  const rooms = roomsOf(own, party.singleRooms, own.length + 1)
  const strangers = isForAll ? party.others : isStay && rooms.flat().includes(own.length + 1) ? 1 : 0
  const others = Array.from({ length: strangers }, (_, at): Participant => {
    return { position: own.length + 1 + at, age: unnamed.assumedAge, residency: unnamed.residency }
  })
  const found = costItem(
    book,
    {
      from,
      days: service.days,
      participants: [...own, ...others],
      ...(isStay && { rooms }),
      ...(service.kilometres !== null && { kilometres: service.kilometres }),
      ...(isGuideOfGroup(book.service) && { groups: guidesOfGroup(party.kind, own.length + party.others) }),
    },
    exchange,
  )
  if ('refusal' in found) return { ...service, from, book, refusal: found.refusal }
  const shares = found.cost.parts.map(({ contract, usd }) => {
    const { part, of } = ownShareOf(
      found.lines.filter((line) => line.contract === contract),
      own.length,
    )
    return { cost: scaled(usd.costMinor, part, of), back: scaled(usd.vatBackMinor, part, of) }
  })
  return {
    ...service,
    from,
    book,
    ...found,
    ownCostMinor: shares.reduce((sum, { cost }) => sum + cost, 0),
    ownVatBackMinor: shares.reduce((sum, { back }) => sum + back, 0),
  }
}

/** How much of the components is the party's, whose members have the first positions: an exact fraction. */
function ownShareOf(lines: readonly CostLine[], members: number): { part: bigint; of: bigint } {
  const heads = lines.map(({ who }) => BigInt(Math.max(1, who.length)))
  const common = heads.reduce((product, head) => (product % head === 0n ? product : product * head), 1n)
  let [part, of] = [0n, 0n]
  for (const [at, { units, unitMinor, who }] of lines.entries()) {
    const amount = BigInt(units * unitMinor)
    const own = BigInt(who.filter((position) => position <= members).length)
    of += amount * common
    part += amount * own * (common / (heads[at] ?? 1n))
  }
  return of === 0n ? { part: 1n, of: 1n } : { part, of }
}
