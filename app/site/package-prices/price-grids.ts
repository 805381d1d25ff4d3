import { departureChoice, journeyChoice } from '#features/bookings/drafts/choice.ts'
import { quoteOf } from '#features/bookings/quotes/quote.ts'
import { ageRulesOf, tooYoung } from '#features/orders/minimum-ages.ts'
import type { Party, ProductOrder } from '#features/orders/order.ts'
import type { Product } from '#features/orders/product.ts'
import { partyParts } from '#features/orders/requested-party.ts'
import type { SoldPackage } from '#features/packages/published-package.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import { type Comfort, pricedComforts } from '#features/pricing/packages/package-rates.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { TextInLanguage } from '#features/translations/names.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import { type Money, roundHalfAway, usd } from '#values/money.ts'
import { refusalSentence } from '../../shared/booking/refusal-sentence.ts'
import { withoutChildren } from '../../shared/booking/without-children-text.ts'
import { withoutChildrenWords } from '../../words/without-children.ts'
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

type Query = {
  found: SoldPackage
  start: PriceStart
  settings: Settings
  now: Date
  /** The children of every size, and the residency by which all of them pay park fees. */
  childAges: readonly number[]
  residency: Residency
}

/**
 * The prices of a package on one first day, for a party that shares rooms, by group size and accommodation level: joining the
 * departure of that day, where there is one and it has the seats, and a private trip. Each size is the children and adults, one at
 * least. Every figure is the quote that the checkout begins with. Sizes above the last one with a price are left out.
 */
export function priceGrids(query: Query): PriceGrids {
  const { found, childAges } = query
  const priced = pricedComforts(found.rates)
  const least = childAges.length + 1
  const rows = Array.from({ length: Math.max(0, largestParty - childAges.length) }, (_, index): PriceRow => {
    const travellers = least + index
    const join = priced.map((comfort) => joinCell(query, travellers, comfort))
    const own = priced.map((comfort, at) => {
      const cell = privateCell(query, travellers, comfort)
      const joined = join[at]
      return cell && { ...cell, isLess: joined !== undefined && cell.total.minor < joined.total.minor }
    })
    return { travellers, join, own }
  })
  const last = rows.findLastIndex(({ join, own }) => [...join, ...own].some(Boolean))
  return { comforts: priced, rows: rows.slice(0, last + 1) }
}

function joinCell({ found, start: { departure }, settings, now, ...who }: Query, travellers: number, comfort: Comfort) {
  if (!departure || departure.left < travellers) return undefined
  const question = { ...who, travellers }
  const { order, party } = departureChoice({ departure: departure.slug, comfort, ...question }, departure)
  const product = { kind: 'departure', departure, package: found, settings, extras: [], code: null } as const
  // The page of the departure, whose panel is fixed to its date, with the choice made.
  const href = `/departure-details/${departure.slug}?${new URLSearchParams({ ...partyParts(question), comfort })}#book`
  return cellOf({ product, order, party, now, href })
}

function privateCell({ found, start: { startsOn }, settings, now, ...who }: Query, travellers: number, comfort: Comfort) {
  const { order, party } = journeyChoice({ package: found.slug, startsOn, travellers, comfort, ...who })
  const product = { kind: 'journey', package: found, settings, extras: [], code: null } as const
  return cellOf({ product, order, party, now, href: choiceAddress(order, party) })
}

type Quoted = { product: Product; order: ProductOrder; party: Party; now: Date; href: string }

function cellOf({ product, order, party, now, href }: Quoted): PriceCell | undefined {
  const totalOf = (priced: ProductOrder) => {
    const quoted = quoteOf(product, priced, party, now)
    return quoted.done ? quoted.value.schedule.totalMinor : undefined
  }
  const total = totalOf(order)
  if (total === undefined) return undefined
  const alone = party.length === 1 && 'singleRooms' in order ? totalOf({ ...order, singleRooms: 1 }) : undefined
  const cell = { each: usd(roundHalfAway(total / party.length)), total: usd(total), href, isLess: false }
  return alone !== undefined && alone > total ? { ...cell, withSingleRoom: usd(alone) } : cell
}

/** Why a package is not for some children of a party, and what remains without them. */
export type TooYoungParty = { sentence: string; words: string; childAges: number[] }

/** The children who are too young for a package on a first day, by the rule of the booking; undefined where none is. */
export function tooYoungFor(
  found: SoldPackage,
  { startsOn, childAges }: { startsOn: Day; childAges: readonly number[] },
  read: ReadWords,
  nameOf: TextInLanguage,
): TooYoungParty | undefined {
  const { party } = journeyChoice({
    package: found.slug,
    startsOn,
    travellers: childAges.length,
    comfort: 'simple',
    childAges,
  })
  const young = tooYoung(party, ageRulesOf(found, startsOn))
  if (young.length === 0) return undefined
  const positions = new Set(young.map(({ position }) => position))
  return {
    sentence: refusalSentence(
      { reason: 'travellers-too-young', travellers: young },
      { kind: 'journey', travellers: party.length },
      read,
      nameOf,
    ),
    words: withoutChildren(
      young.map(({ age }) => age),
      read(withoutChildrenWords),
    ),
    childAges: childAges.filter((_, index) => !positions.has(index + 1)),
  }
}
