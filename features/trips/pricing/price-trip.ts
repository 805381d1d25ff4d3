import { lineMessage } from '#features/pricing/line-text.ts'
import { type UnwordedLine, worded } from '#features/pricing/lines/english-line.ts'
import { type PriceLine, sumOf } from '#features/pricing/price-line.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { OptionLetter, TripOption, UnitByHand } from '../trip-option.ts'
import type { TripPricing } from '../trip-pricing.ts'
import { discountLines } from './discount-lines.ts'
import { marginsOf, type OptionMargins } from './margins.ts'
import { membersOf } from './member.ts'
import { optionLines } from './option-lines.ts'
import { optionalLines } from './optional-lines.ts'
import type { Terms } from './own-line.ts'
import { type Journey, passedOnLines } from './passed-on-lines.ts'
import { portionsOf } from './portions.ts'
import { type PriceRefusal, refusalOf, tooLarge } from './price-refusal.ts'
import type { PricedItem } from './priced-item.ts'
import { type SoldItem, soldItem } from './sold-item.ts'

export type TripToPrice = Journey & {
  days: number
  options: readonly TripOption[]
  pricing: TripPricing
  items: readonly PricedItem[]
  unitsByHand?: readonly UnitByHand[]
}

/** Lines of a price and what they come to. */
type Lines = { lines: PriceLine[]; totalMinor: number }

/** What the customer pays for an option, and for each item that they may tick besides. */
export type PricedOption = Lines & { letter: OptionLetter; optional: (Lines & { id: string })[] }

/**
 * `options` is for the customer. `margins`, of the same options in their order, is what we pay and earn: for staff who may read
 * costs alone.
 */
export type PricedTrip = { options: PricedOption[]; margins: ({ letter: OptionLetter } & OptionMargins)[] }

/**
 * What a trip is sold for, option by option, in US cents and exact fractions: steps 8 to 16 of docs/trips.md. A total with ticks
 * is the option's with those of the ticked items added. What the customer arranges is in no price. Refused: nobody who pays, an
 * item for nobody or for somebody who is gone, a rule outside its bounds, a price that is too large.
 */
export function priceTrip(trip: TripToPrice): Outcome<PricedTrip, PriceRefusal> {
  const members = membersOf(trip.travellers, trip.startsOn)
  const refusal = refusalOf(trip.items, members, trip.pricing)
  if (refusal) return refused(refusal)
  const weights = new Map(members.map(({ position, weight }) => [position, weight]))
  const priced = trip.items.map(
    (item): Priced => ({
      item,
      sold: item.cost && soldItem({ ...item, cost: item.cost }, trip.pricing, (position) => weights.get(position) ?? 0),
      passedOn: item.passedOn ? passedOnLines(item, item.passedOn, trip) : [],
    }),
  )
  const found: PricedTrip = { options: [], margins: [] }
  for (const option of trip.options) {
    const { letter } = option
    const own = priced.filter(({ item }) => item.options === null || item.options.includes(letter))
    const unitsByHand = (trip.unitsByHand ?? []).filter((unit) => unit.option === letter)
    const { lines, optional } = linesOfOption(trip, option, own, { members, pricing: trip.pricing, unitsByHand })
    const large = tooLarge([...lines, ...optional.flatMap((item) => item.lines)])
    if (large) return refused(large)
    found.options.push({
      letter,
      ...wordedLines(lines),
      optional: optional.map(({ id, lines }) => ({ id, ...wordedLines(lines) })),
    })
    found.margins.push({
      letter,
      ...marginsOf(
        own.flatMap(({ sold }) => sold ?? []),
        lines,
      ),
    })
  }
  return done(found)
}

/** An item with what it sells for where it is ours, and its lines where it is passed on. */
type Priced = { item: PricedItem; sold: SoldItem | undefined; passedOn: UnwordedLine[] }

/** Step 16: what we sell, the discount, what is passed on; and what may be ticked, each by itself. */
function linesOfOption({ days, options }: TripToPrice, { letter, discount }: TripOption, items: readonly Priced[], terms: Terms) {
  const included = items.filter(({ item }) => !item.optional)
  const reason = lineMessage('baseAsWritten', { days, nights: days - 1, options: options.length, letter })
  const own = optionLines(portionsOf(included.flatMap(({ sold }) => sold ?? [])), terms, reason)
  return {
    lines: [
      ...own.map(({ line }) => line),
      ...discountLines(own, discount, terms.pricing),
      ...included.flatMap(({ passedOn }) => passedOn),
    ],
    optional: items
      .filter(({ item }) => item.optional)
      .map(({ item, sold, passedOn }) => ({
        id: item.id,
        lines: [...(sold ? optionalLines(sold, terms).map(({ line }) => line) : []), ...passedOn],
      })),
  }
}

const wordedLines = (lines: readonly UnwordedLine[]): Lines => ({ lines: lines.map(worded), totalMinor: sumOf(lines) })
