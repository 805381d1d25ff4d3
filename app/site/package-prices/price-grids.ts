import { departureChoice, journeyChoice } from '#features/bookings/drafts/choice.ts'
import { quoteOf } from '#features/bookings/quotes/quote.ts'
import type { DepartureRow } from '#features/departures/departure-row.ts'
import type { Order, Party } from '#features/orders/order.ts'
import type { Product } from '#features/orders/product.ts'
import type { SoldPackage } from '#features/packages/published-package.ts'
import { type Comfort, pricedComforts } from '#features/pricing/packages/package-rates.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Day } from '#values/dates.ts'
import { type Money, roundHalfAway, usd } from '#values/money.ts'
import { choiceAddress } from '../choice-address.ts'
import { largestParty, type PriceStart } from './price-starts.ts'

/**
 * What a group pays: in all, as the checkout charges it, and each, rounded to a cent where the total cannot be divided. `href`
 * leads to the choice; `isLess`: private, and less than joining with the same group. `withSingleRoom`: what somebody alone pays
 * who adds the single room, where it costs more.
 */
export type PriceCell = { each: Money; total: Money; href: string; isLess: boolean; withSingleRoom?: Money }

/** The prices of one group size, one for each accommodation level; undefined where it is not sold. */
type PriceRow = { travellers: number; join: (PriceCell | undefined)[]; own: (PriceCell | undefined)[] }

export type PriceGrids = { comforts: Comfort[]; rows: PriceRow[] }

type Query = { found: SoldPackage; start: PriceStart; settings: Settings; now: Date }

/**
 * The prices of a package on one first day, for international adults who share rooms, by group size and accommodation level:
 * joining the departure of that day, where there is one and it has the seats, and a private trip. Every figure is the quote that
 * the checkout begins with. Sizes above the last one with a price are left out.
 */
export function priceGrids({ found, start, settings, now }: Query): PriceGrids {
  const priced = pricedComforts(found.rates)
  const rows = Array.from({ length: largestParty }, (_, index): PriceRow => {
    const travellers = index + 1
    const join = priced.map((comfort) => joinCell({ found, start, settings, now }, travellers, comfort))
    const own = priced.map((comfort, at) => {
      const cell = privateCell({ found, startsOn: start.startsOn, settings, now }, travellers, comfort)
      const joined = join[at]
      return cell && { ...cell, isLess: joined !== undefined && cell.total.minor < joined.total.minor }
    })
    return { travellers, join, own }
  })
  const last = rows.findLastIndex(({ join, own }) => [...join, ...own].some(Boolean))
  return { comforts: priced, rows: rows.slice(0, last + 1) }
}

function joinCell({ found, start: { departure }, settings, now }: Query, travellers: number, comfort: Comfort) {
  if (!departure || departure.left < travellers) return undefined
  const { order, party } = departureChoice({ departure: departure.slug, travellers, comfort }, departure)
  const product = { kind: 'departure', departure, package: found, settings, extras: [], code: null } as const
  return cellOf({ product, order, party, now, href: panelAddress(departure, travellers, comfort) })
}

/** The page of the departure, whose panel is fixed to its date, with the choice made. */
const panelAddress = ({ slug }: DepartureRow, travellers: number, comfort: Comfort) =>
  `/departure-details/${slug}?${new URLSearchParams({ travellers: String(travellers), comfort })}#book`

type PrivateQuery = { found: SoldPackage; startsOn: Day; settings: Settings; now: Date }

function privateCell({ found, startsOn, settings, now }: PrivateQuery, travellers: number, comfort: Comfort) {
  const { order, party } = journeyChoice({ package: found.slug, startsOn, travellers, comfort })
  const product = { kind: 'journey', package: found, settings, extras: [], code: null } as const
  return cellOf({ product, order, party, now, href: choiceAddress(order, party) })
}

type Quoted = { product: Product; order: Order; party: Party; now: Date; href: string }

function cellOf({ product, order, party, now, href }: Quoted): PriceCell | undefined {
  const totalOf = (priced: Order) => {
    const quoted = quoteOf(product, priced, party, now)
    return quoted.done ? quoted.value.schedule.totalMinor : undefined
  }
  const total = totalOf(order)
  if (total === undefined) return undefined
  const alone = party.length === 1 && 'singleRooms' in order ? totalOf({ ...order, singleRooms: 1 }) : undefined
  const cell = { each: usd(roundHalfAway(total / party.length)), total: usd(total), href, isLess: false }
  return alone !== undefined && alone > total ? { ...cell, withSingleRoom: usd(alone) } : cell
}
