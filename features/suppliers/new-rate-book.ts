import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { ContractTerms } from './contract.ts'
import type { NewRate } from './rates/supplier-rate.ts'
import type { SupplierFacts } from './supplier.ts'
import type { ServiceFacts } from './supplier-service.ts'

/** A rate before its service has an id: by the key of the service. */
export type KeyedRate = Omit<NewRate, 'serviceId'> & { service: string }

/** A supplier with all that it sells; `key`: a name for a service within the book. */
export type NewSupplier = SupplierFacts & {
  services: readonly (ServiceFacts & { key: string })[]
  contracts: readonly (ContractTerms & { rates: readonly KeyedRate[] })[]
  closures: readonly { service: string; from: Day; to: Day; reason: string }[]
}

/** A rate book to begin with: active contracts, and what a dollar is worth. */
export type NewRateBook = {
  suppliers: readonly NewSupplier[]
  exchange: readonly { currency: Exclude<Currency, 'USD'>; asOf: Day; unitsPerUsd: number; source: string }[]
}
