import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { Board } from '#features/pricing/stays/stay-rates.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { ChildBand } from './child-bands.ts'
import type { ContractState, ContractTerms, TaxKind } from './contract.ts'
import type { CancellationStep, PaymentStep } from './payment-terms.ts'
import type { SupplierKind } from './supplier.ts'
import type { RateBasis, ServiceKind } from './supplier-service.ts'
import type { Weekday } from './weekdays.ts'

/** Read as data, written as its JSON. */
type Json<Value> = ColumnType<Value, string, string>
/** A row that ends once and never changes otherwise. */
type Ending = { live: boolean; supersedes: number | null; created_at: Date; created_by: string; ended_at: Date | null }

export type SupplierTables = {
  suppliers: {
    id: GeneratedAlways<number>
    kind: SupplierKind
    name: string
    place_id: string | null
    hotel_id: Generated<string | null>
    email: string
    phone: string
    note: string
    answer_hours: Generated<number>
    archived_at: Date | null
    version: Generated<number>
  }
  supplier_contracts: {
    id: GeneratedAlways<number>
    supplier_id: number
    name: string
    valid_from: Day
    valid_to: Day
    currency: Currency
    pricing: ContractTerms['pricing']
    commission_bp: number | null
    vat: TaxKind
    vat_bp: number
    vat_reclaimed: boolean
    levy: TaxKind
    levy_bp: number
    resale: ContractTerms['resale']
    season_rule: ContractTerms['seasonBy']
    children: Json<ChildBand[]>
    free_every: number | null
    free_most: number | null
    payment: Json<PaymentStep[]>
    cancellation: Json<CancellationStep[]>
    note: string
    state: Generated<ContractState>
    ended_on: Day | null
    version: Generated<number>
  }
  supplier_services: {
    id: GeneratedAlways<number>
    supplier_id: number
    kind: ServiceKind
    name: string
    basis: RateBasis
    board: Board | null
    beds: number | null
    most_guests: number | null
    room_id: Generated<string | null>
    seats: number | null
    minimum_age: number
    archived_at: Date | null
    version: Generated<number>
  }
  supplier_rates: Ending & {
    id: GeneratedAlways<number>
    service_id: number
    contract_id: number
    from_on: Day
    to_on: Day
    weekdays: Weekday[]
    residency: Residency | null
    party_from: number
    party_to: number | null
    nights_from: number
    nights_to: number | null
    amount_minor: number
    single_minor: number | null
    third_minor: number | null
    rack_minor: number | null
    children: ColumnType<ChildBand[] | null, string | null, string | null>
  }
  supplier_supplements: Ending & {
    id: GeneratedAlways<number>
    contract_id: number
    service_id: number | null
    label: string
    from_on: Day
    to_on: Day
    weekdays: Weekday[]
    per: SupplementUnit
    amount_minor: number
    children: ColumnType<ChildBand[] | null, string | null, string | null>
    compulsory: boolean
  }
  supplier_closures: { id: GeneratedAlways<number>; service_id: number; from_on: Day; to_on: Day; reason: string }
  fx_rates: {
    id: GeneratedAlways<number>
    currency: Exclude<Currency, 'USD'>
    as_of: Day
    units_per_usd: ColumnType<number, string, never>
    source: string
    entered_at: Date
    entered_by: string
  }
}

/** What a supplement is charged by. */
export type SupplementUnit = 'person-night' | 'room-night' | 'stay' | 'person'
