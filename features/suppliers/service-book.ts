import type { Day } from '#values/dates.ts'
import type { ChildBand } from './child-bands.ts'
import type { Contract } from './contract.ts'
import type { SupplierRate } from './rates/supplier-rate.ts'
import type { SupplierService } from './supplier-service.ts'
import type { SupplementUnit } from './tables.ts'
import type { Weekday } from './weekdays.ts'

/** What comes on top on some days, in the minor unit of its contract's currency. `children`: as a rate's; null: everybody pays it whole. */
export type Supplement = {
  id: number
  contractId: number
  label: string
  from: Day
  to: Day
  weekdays: readonly Weekday[]
  per: SupplementUnit
  amountMinor: number
  children: readonly ChildBand[] | null
  compulsory: boolean
}

/** Days on which a service is not sold, both ends inside. */
export type Closure = { id: number; serviceId: number; from: Day; to: Day; reason: string }

/** A service with all that decides what it costs: its live rates and supplements with their contracts, and when it is closed. */
export type ServiceBook = {
  service: SupplierService
  contracts: readonly Contract[]
  rates: readonly SupplierRate[]
  supplements: readonly Supplement[]
  closures: readonly Closure[]
}
