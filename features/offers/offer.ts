import { cutOff } from '#features/departures/departure.ts'
import type { ExtrasRefusal } from '#features/pricing/extras/extras.ts'
import type { HireRefusal } from '#features/pricing/hires/price-hire.ts'
import type { PriceRefusal } from '#features/pricing/packages/price-package.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'
import type { StayRefusal } from '#features/pricing/stays/price-stay.ts'
import { soldUntil } from '#features/stock/sold-until.ts'
import type { StockPart } from '#features/stock/stock.ts'
import { addDays, ageOn, type Day, kigaliDay, kigaliInstant, nextMidnight } from '#values/dates.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { type About, aboutOf } from './about.ts'
import { hireOffer } from './hire-offer.ts'
import { journeyOffer } from './journey-offer.ts'
import type { Member, Order, OrderKind, Party } from './order.ts'
import type { Product } from './product.ts'
import { stayOffer } from './stay-offer.ts'

/** What an order comes to for a party at an instant: what it is called, when it is, its price line by line and all it takes. */
export type Offer = About & { order: Order; lines: PriceLine[]; parts: StockPart[] }

export type OfferRefusal =
  | { reason: 'not-on-sale' }
  | { reason: 'closed' }
  | { reason: 'too-far-ahead'; until: Day }
  | { reason: 'party-too-large'; most: number }
  | { reason: 'no-adult' }
  | { reason: 'ages-wrong'; positions: number[] }
  | { reason: 'code-not-for-this' }
  | PriceRefusal
  | StayRefusal
  | HireRefusal
  | ExtrasRefusal

/** The largest party of each kind that the site books by itself; a larger one writes to the operator. */
export const mostTravellers: Record<OrderKind, number> = { departure: 12, journey: 12, pilgrims: 60, stay: 40, hire: 60 }

/** What is taken, and its first day. `cutOffDays`: the own cut-off of a departure, in days before its start, where it has one. */
export type Taken = { kind: OrderKind; startsOn: Day; cutOffDays: number | null }

/**
 * The last instant at which something can be taken, on Kigali's clock: journeys at 18:00 two days before the start, or as many as
 * the departure itself says, beds and cars at 18:00 on the day before.
 */
export function closesAt({ kind, startsOn, cutOffDays }: Taken): Date {
  const bed = kind === 'stay' || kind === 'hire'
  return bed ? kigaliInstant(addDays(startsOn, -1), 18) : cutOff({ startsOn, cutOffDays })
}

/** The last instant at which a product can be taken for a first day. */
export const productCloses = (product: Product, startsOn: Day): Date =>
  closesAt({ kind: product.kind, startsOn, cutOffDays: product.kind === 'departure' ? product.departure.cutOffDays : null })

const bedCloses = (startsOn: Day): Date => closesAt({ kind: 'stay', startsOn, cutOffDays: null })

/** The first day on which beds and cars can still be taken. */
export function firstStart(now: Date): Day {
  const tomorrow = addDays(kigaliDay(now), 1)
  return now < bedCloses(tomorrow) ? tomorrow : addDays(tomorrow, 1)
}

/** When what is sold of beds and cars turns by itself: where the first day closes, and at midnight, from which early booking counts. */
export function nextTurn(now: Date): Date {
  const tomorrow = addDays(kigaliDay(now), 1)
  const closing = bedCloses(tomorrow)
  return now < closing ? closing : nextMidnight(now)
}

/** The age of a traveller on a day: from the birth day, or the age the price was made for. */
export const ageOf = ({ bornOn, assumedAge }: Pick<Member, 'bornOn' | 'assumedAge'>, day: Day): number =>
  bornOn === null ? assumedAge : ageOn(bornOn, day)

/** Ages in completed years that a traveller may have on the first day; the database holds `assumed_age` to the same. */
const oldestAge = 120
const isPossibleAge = (age: number): boolean => age >= 0 && age <= oldestAge

/** What is wrong with a birth day, for a first day: nobody is over 120, nor born after it. */
export function birthDayFault(bornOn: Day, startsOn: Day): 'born-on-future' | 'born-on-too-early' | undefined {
  const age = ageOn(bornOn, startsOn)
  if (age < 0) return 'born-on-future'
  return age > oldestAge ? 'born-on-too-early' : undefined
}

/**
 * What an order comes to for a party. The one function behind every price that is shown, held, quoted, amended or charged.
 * Refused: what is not on sale, past its cut-off or more than 24 months ahead, a party that is too large, without an
 * adult or with an age that nobody has, and whatever the product itself refuses.
 *
 * @param bookedOn the day on which it was first booked, by which early booking counts: today for what is new.
 */
export function offerOf(
  product: Product,
  order: Order,
  party: Party,
  now: Date,
  bookedOn: Day = kigaliDay(now),
): Outcome<Offer, OfferRefusal> {
  const about = aboutOf(product, order)
  if (!about) return refused({ reason: 'dates-wrong' })
  const { startsOn } = about
  const until = soldUntil(kigaliDay(now))
  if (startsOn > until) return refused({ reason: 'too-far-ahead', until })
  if (now >= productCloses(product, startsOn)) return refused({ reason: 'closed' })
  const most = mostTravellers[order.kind]
  if (party.length > most) return refused({ reason: 'party-too-large', most })
  const positions = party.flatMap((member, n) =>
    isPossibleAge(ageOf(member, startsOn)) && isPossibleAge(member.assumedAge) ? [] : [n + 1],
  )
  if (positions.length > 0) return refused({ reason: 'ages-wrong', positions })
  if (!party.some((member) => ageOf(member, startsOn) >= 18)) return refused({ reason: 'no-adult' })
  const { code } = product
  if (code && !code.kinds.includes(order.kind)) return refused({ reason: 'code-not-for-this' })
  if (product.kind === 'stay' && order.kind === 'stay') return stayOffer(product, order, party, { about, bookedOn })
  if (product.kind === 'hire' && order.kind === 'hire') return hireOffer(product, order, party, { about, now, bookedOn })
  const isJourney = product.kind !== 'stay' && product.kind !== 'hire' && order.kind !== 'stay' && order.kind !== 'hire'
  return isJourney ? journeyOffer(product, order, party, { about, bookedOn }) : refused({ reason: 'not-on-sale' })
}

/** The topics of pages that are stale once an order takes or gives back stock. */
export function tagsOf(order: Order): string[] {
  switch (order.kind) {
    case 'departure':
      return ['departures', `departure:${order.departure}`, `package:${order.package}`]
    case 'stay':
      return [`hotel:${order.hotel}`]
    case 'hire':
      return [`vehicle:${order.vehicleClass}`]
    default:
      return []
  }
}
