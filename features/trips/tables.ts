import type { ColumnType } from 'kysely'
import type { Json } from '#platform/database/json-column.ts'
import type { Day } from '#values/dates.ts'
import type { TripTraveller } from './party.ts'
import type { PassedOn } from './passed-on.ts'
import type { ItemKind, PriceRule } from './price-rule.ts'
import type { StoredCost } from './stored-cost.ts'
import type { OptionLetter, TripOption } from './trip-option.ts'
import type { TripPricing } from './trip-pricing.ts'
import type { HandCost, ItemSource, Provisional, TripExchange, TripTerms } from './trip-version.ts'

/** Read as data, written as its JSON; null where there is none. */
type JsonOrNull<Value> = ColumnType<Value | null, string | null, string | null>

export type TripTables = {
  trips: {
    id: string
    reference: string
    enquiry_id: string
    title: string
    owner_id: string | null
    lost_at: Date | null
    lost_reason: string
    package_id: number | null
    copied_from: string | null
    created_at: Date
    changed_at: Date
    version: number
  }
  trip_versions: {
    id: string
    trip_id: string
    number: number
    base_id: string | null
    starts_on: Day
    party: Json<TripTraveller[]>
    rooms: Json<number[][]>
    options: Json<TripOption[]>
    pricing: Json<TripPricing>
    fx: Json<TripExchange>
    terms: Json<TripTerms>
    summary: string
    included: Json<string[]>
    excluded: Json<string[]>
    note: string
    edition: number
    facts_edition: number
    frozen_at: Date | null
    frozen_by: string
  }
  trip_days: {
    version_id: string
    day: number
    title: string
    text: string
    from_place_id: string | null
    to_place_id: string | null
    pictures: string[]
    edition: number
  }
  trip_items: {
    id: string
    root_id: string
    version_id: string
    day: number
    days: number
    position: number
    kind: ItemKind
    source: ItemSource
    title: string
    text: string
    note: string
    place_id: string | null
    service_id: number | null
    fee_id: string | null
    options: OptionLetter[] | null
    optional: boolean
    ticked: boolean
    who: number[] | null
    rooms: JsonOrNull<number[][]>
    quantity: number | null
    kilometres: number | null
    vehicles: number | null
    day_use: boolean
    abroad: boolean
    may_estimate: boolean
    hand: JsonOrNull<HandCost>
    provisional: JsonOrNull<Provisional>
    cost: JsonOrNull<StoredCost>
    passed_on: JsonOrNull<PassedOn>
    rule: JsonOrNull<PriceRule>
    edition: number
  }
}
