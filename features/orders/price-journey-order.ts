import { lineMessage } from '#features/pricing/line-text.ts'
import { labelled } from '#features/pricing/lines/english-line.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { pricePackage } from '#features/pricing/packages/price-package.ts'
import { departureSeats, onRequest } from '#features/stock/stock.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { About } from './about.ts'
import { completePrice } from './complete-price.ts'
import type { DepartureOrder, JourneyOrder, Party, PilgrimsOrder } from './order.ts'
import { permitParts, pricedTravellers } from './passed-on.ts'
import type { OrderPart, OrderRefusal, PricedOrder } from './priced-order.ts'
import type { Product } from './product.ts'

type JourneyProduct = Extract<Product, { kind: 'departure' | 'journey' | 'pilgrims' }>

/**
 * A package for a party: on a scheduled departure at the rate for its minimum, on a date of the party's own at the rate for
 * its size. Permits that the operator does not hold for the day, and the beds of a private date, are on request.
 */
export function priceJourneyOrder(
  product: JourneyProduct,
  order: DepartureOrder | JourneyOrder | PilgrimsOrder,
  party: Party,
  { about, bookedOn }: { about: About; bookedOn: Day },
): Outcome<PricedOrder, OrderRefusal> {
  const of = product.package
  const departure = product.kind === 'departure' ? product.departure : null
  if (!of.bookable || departure?.status === 'cancelled') return refused({ reason: 'not-on-sale' })
  if (order.kind === 'pilgrims' && of.kind !== 'pilgrimage') return refused({ reason: 'not-on-sale' })
  const { startsOn } = about
  const travellers = pricedTravellers(party, startsOn)
  const priced = pricePackage(of.rates, {
    startsOn,
    comfort: order.comfort,
    singleRooms: order.singleRooms,
    travellers,
    ...(departure ? { groupSize: departure.minimum } : { mostTravellers: of.groupMax }),
  })
  if (!priced.done) return priced
  const lines = completePrice({
    product,
    order,
    lines: priced.value,
    ages: travellers.map(({ age }) => age),
    about,
    bookedOn,
  })
  if (!lines.done) return lines
  const own = departure
    ? { resource: departureSeats(departure.id), day: startsOn, quantity: party.length, ...labelled(lineMessage('seats', {})) }
    : bedsOnTheRoad(of, order, startsOn, party.length)
  const permits = permitParts(of.rates.fees, party, { startsOn, departureId: departure?.id ?? null })
  return done({ ...about, order, lines: lines.value, parts: [own, ...permits] })
}

/**
 * The beds of a private trip. They are not counted stock: the lodges are asked, for exactly these rooms, because a
 * yes to guest houses is none to lodges, nor to one room more.
 */
function bedsOnTheRoad(
  of: { slug: string; nights: number },
  { comfort, singleRooms }: { comfort: Comfort; singleRooms: number },
  startsOn: Day,
  travellers: number,
): OrderPart {
  return {
    resource: onRequest(`beds:${of.slug}:${comfort}:${singleRooms}`),
    day: startsOn,
    quantity: travellers,
    soft: true,
    ...labelled(lineMessage(of.nights > 0 ? 'beds' : 'guideAndVehicle', {})),
  }
}
