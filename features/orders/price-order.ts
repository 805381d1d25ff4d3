import { hiredInParts, hireParts } from '#features/cars/hire-parts.ts'
import { stayParts } from '#features/hotels/stay-parts.ts'
import { beginsOn, firstDaysBetween } from '#features/packages/first-days.ts'
import { priceHire } from '#features/pricing/hires/price-hire.ts'
import { priceStay } from '#features/pricing/stays/price-stay.ts'
import { soldUntil } from '#features/stock/sold-until.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { fullAge } from '#values/full-age.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type About, aboutOf } from './about.ts'
import { completePrice } from './complete-price.ts'
import { ageOf, isPossibleAge } from './member-age.ts'
import { ageRulesOf, tooYoung } from './minimum-ages.ts'
import { mostTravellers } from './most-travellers.ts'
import type { HireOrder, Party, ProductOrder, StayOrder } from './order.ts'
import { type BookedBy, productCloses } from './order-cut-off.ts'
import { priceJourneyOrder } from './price-journey-order.ts'
import type { OrderRefusal, PricedOrder } from './priced-order.ts'
import type { Product } from './product.ts'

/**
 * What an order comes to for a party. The one function behind every price that is shown, held, quoted, amended or charged.
 * Refused: what is not on sale, past its cut-off or more than 24 months ahead, a package on another day than its feast, a party that is too large, without an
 * adult, with an impossible age or somebody who is too young for the journey or a permit of it, and whatever the product itself
 * refuses.
 *
 * @param bookedOn the day on which it was first booked, by which early booking counts: today for what is new.
 * @param by who books it, by which some of it closes later.
 */
export function priceOrder(
  product: Product,
  order: ProductOrder,
  party: Party,
  now: Date,
  bookedOn: Day = kigaliDay(now),
  by: BookedBy = 'visitor',
): Outcome<PricedOrder, OrderRefusal> {
  const about = aboutOf(product, order)
  if (!about) return refused({ reason: 'dates-wrong' })
  const { startsOn } = about
  const until = soldUntil(kigaliDay(now))
  if (startsOn > until) return refused({ reason: 'too-far-ahead', until })
  if (now >= productCloses(product, startsOn, by)) return refused({ reason: 'closed' })
  if ('package' in product && !beginsOn(product.package, startsOn))
    return refused({ reason: 'not-on-this-day', days: firstDaysBetween(product.package, kigaliDay(now), until) ?? [] })
  const most = mostTravellers[order.kind]
  if (party.length > most) return refused({ reason: 'party-too-large', most })
  const positions = party.flatMap((member, n) =>
    isPossibleAge(ageOf(member, startsOn)) && isPossibleAge(member.assumedAge) ? [] : [n + 1],
  )
  if (positions.length > 0) return refused({ reason: 'ages-wrong', positions })
  if (!party.some((member) => ageOf(member, startsOn) >= fullAge)) return refused({ reason: 'no-adult' })
  const young = 'package' in product ? tooYoung(party, ageRulesOf(product.package, startsOn)) : []
  if (young.length > 0) return refused({ reason: 'travellers-too-young', travellers: young })
  const { code } = product
  if (code && !code.kinds.includes(order.kind)) return refused({ reason: 'code-not-for-this' })
  if (product.kind === 'stay' && order.kind === 'stay') return priceStayOrder(product, order, party, { about, bookedOn })
  if (product.kind === 'hire' && order.kind === 'hire') return priceHireOrder(product, order, party, { about, now, bookedOn })
  const isJourney = product.kind !== 'stay' && product.kind !== 'hire' && order.kind !== 'stay' && order.kind !== 'hire'
  return isJourney ? priceJourneyOrder(product, order, party, { about, bookedOn }) : refused({ reason: 'not-on-sale' })
}

/** Cars of a class for started periods of 24 hours, each car claimed for every day that the hire touches; on request where we have none of the class. */
function priceHireOrder(
  product: Extract<Product, { kind: 'hire' }>,
  order: HireOrder,
  party: Party,
  { about, now, bookedOn }: { about: About; now: Date; bookedOn: Day },
): Outcome<PricedOrder, OrderRefusal> {
  const { vehicleClass, isInFleet } = product
  const priced = priceHire(vehicleClass, { ...order, bookedOn: kigaliDay(now) })
  if (!priced.done) return priced
  const ages = party.map((member) => ageOf(member, about.startsOn))
  const lines = completePrice({ product, order, lines: priced.value, ages, about, bookedOn })
  if (!lines.done) return lines
  return done({
    ...about,
    order,
    lines: lines.value,
    parts: isInFleet ? hireParts(vehicleClass, order) : hiredInParts(vehicleClass, order),
  })
}

/** Hotel rooms for some nights: each night by its own season and board, each room claimed for every night. */
function priceStayOrder(
  product: Extract<Product, { kind: 'stay' }>,
  order: StayOrder,
  party: Party,
  { about, bookedOn }: { about: About; bookedOn: Day },
): Outcome<PricedOrder, OrderRefusal> {
  const { hotel } = product
  const priced = priceStay(hotel, order)
  if (!priced.done) return priced
  const ages = party.map((member) => ageOf(member, about.startsOn))
  const lines = completePrice({
    product,
    order,
    lines: priced.value,
    ages,
    about,
    bookedOn,
  })
  if (!lines.done) return lines
  return done({ ...about, order, lines: lines.value, parts: stayParts(hotel, order) })
}
