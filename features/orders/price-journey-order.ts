import type { SoldPackage } from '#features/packages/published-package.ts'
import { lineMessage } from '#features/pricing/line-text.ts'
import { labelled } from '#features/pricing/lines/english-line.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { pricePackage } from '#features/pricing/packages/price-package.ts'
import { departureSeats, onRequest, permitDays } from '#features/stock/stock.ts'
import { addDays, type Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { About } from './about.ts'
import { completePrice } from './complete-price.ts'
import { ageOf } from './member-age.ts'
import type { DepartureOrder, JourneyOrder, Party, PilgrimsOrder } from './order.ts'
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
  const travellers = party.map((member) => ({
    age: ageOf(member, startsOn),
    residency: member.residency,
    ageOnDay: (day: number) => ageOf(member, addDays(startsOn, day - 1)),
  }))
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
  return done({ ...about, order, lines: lines.value, parts: [own, ...permitParts(of.rates.fees, startsOn, party.length)] })
}

type Fees = SoldPackage['rates']['fees']

/** One permit for each traveller on the day of the visit; two visits of one kind on one day are one part. */
function permitParts(fees: Fees, startsOn: Day, travellers: number): OrderPart[] {
  const parts = new Map<string, OrderPart>()
  for (const fee of fees.filter(({ kind }) => kind === 'permit')) {
    const day = addDays(startsOn, fee.day - 1)
    const resource = permitDays(fee.id)
    const quantity = travellers * fee.quantity + (parts.get(`${resource} ${day}`)?.quantity ?? 0)
    parts.set(`${resource} ${day}`, {
      resource,
      day,
      quantity,
      soft: true,
      ...labelled({ name: fee.name, of: 'fee', at: 'name' }),
    })
  }
  return [...parts.values()]
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
