import type { CancellationPolicy } from '#features/settings/settings.ts'
import type { Exchange } from '#features/suppliers/costing/cost-of-parts.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { TripTraveller } from './party.ts'
import type { PassedOn } from './passed-on.ts'
import type { ItemKind, PriceRule } from './price-rule.ts'
import type { StoredCost } from './stored-cost.ts'
import type { OptionLetter, TripOption } from './trip-option.ts'
import type { TripPricing } from './trip-pricing.ts'

/**
 * Where the cost of an item comes from: a service of the rate book, a permit or park fee, a cost that staff typed; `own`: the customer arranges
 * it; `placeholder`: it is still to be found.
 */
export const itemSources = ['service', 'fee', 'hand', 'own', 'placeholder'] as const
export type ItemSource = (typeof itemSources)[number]

/** A day of the journey, from 1. `text` is for the customer, and so are its pictures, by their ids. */
export type TripDay = {
  day: number
  title: string
  text: string
  fromPlaceId: string | null
  toPlaceId: string | null
  pictures: readonly string[]
  edition: number
}

/**
 * One thing on a day, or on `days` of them, of a stay so many nights. `options` null: in all options. `who` null: everybody, by their positions. `rooms`: who
 * sleeps in each, null for those of the version. `optional`: the customer may tick it, `ticked` at first. `dayUse`: a stay in which nobody sleeps. `mayEstimate`: where its service has no rate yet, it costs what the year before says, uplifted. `text` is for the customer, `note` for
 * staff. `edition`: the last change of its version that touched it.
 */
export type TripItem = ItemFacts & {
  id: string
  rootId: string
  position: number
  cost: StoredCost | null
  passedOn: PassedOn | null
  edition: number
}

/** What staff say of an item. */
export type ItemFacts = {
  day: number
  days: number
  kind: ItemKind
  source: ItemSource
  title: string
  text: string
  note: string
  placeId: string | null
  serviceId: number | null
  feeId: string | null
  options: readonly OptionLetter[] | null
  optional: boolean
  ticked: boolean
  who: readonly number[] | null
  rooms: readonly (readonly number[])[] | null
  quantity: number | null
  kilometres: number | null
  vehicles: number | null
  dayUse: boolean
  abroad: boolean
  mayEstimate: boolean
  hand: HandCost | null
  provisional: Provisional | null
  rule: PriceRule | null
}

/** Whether a supplier can hold it for us: neither what the customer arranges nor what is still to be found. */
export const mayBeHeld = (source: ItemSource): boolean => source !== 'own' && source !== 'placeholder'

/** What a supplier holds for us without a booking: their reference, and the last day on which they do. */
export type Provisional = { reference: string; until: Day }

/** A cost that staff typed, in the minor unit of a currency, and why. */
export type HandCost = { currency: Currency; amountMinor: number; reason: string }

/** Exchange rates as a version copied them, and of which days they are. */
export type TripExchange = Exchange & { asOf: Partial<Record<string, Day>> }

/** When a trip is paid and what its cancellation costs. */
export type TripTerms = { depositBp: number; balanceDays: number; policy: CancellationPolicy }

/** What a version says besides its days and items. `rooms`: who shares one wherever a stay says nothing else, by positions. */
export type VersionFacts = {
  startsOn: Day
  party: readonly TripTraveller[]
  rooms: readonly (readonly number[])[]
  options: readonly TripOption[]
  pricing: TripPricing
  fx: TripExchange
  terms: TripTerms
  summary: string
  included: readonly string[]
  excluded: readonly string[]
  note: string
}

/** One state of a trip. A frozen one never changes. Days are one after the other, items in the order of their days and positions. */
export type TripVersion = VersionFacts & {
  id: string
  tripId: string
  number: number
  baseId: string | null
  edition: number
  factsEdition: number
  frozenAt: Date | null
  frozenBy: string
  days: readonly TripDay[]
  items: readonly TripItem[]
}

export const mostDays = 60
export const mostItems = 400
/** Photographs of one day. */
export const mostDayPictures = 6
