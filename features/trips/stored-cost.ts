import type { CostLine } from '#features/suppliers/costing/cost-line.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'

/** A component of a stored cost, before tax, in the minor unit of the currency of its part (by its place in `parts`). */
export type StoredCostLine = {
  part: number
  day: Day
  what: CostLine['what']
  label?: string
  units: number
  unitMinor: number
  who: readonly number[]
  rateId?: number
  sharingMinor?: number
}

/** The cost by one contract, in the minor unit of its currency, and in US cents with the buffer. Without a contract it was typed. */
export type StoredCostPart = {
  contractId: number | null
  contract: string
  currency: Currency
  beforeTaxMinor: number
  levyMinor: number
  vatAddedMinor: number
  costMinor: number
  vatBackMinor: number
  usd: { costMinor: number; vatBackMinor: number }
}

/** What an item cost when it was costed, in US cents: it explains its price for as long as the trip is kept. */
export type StoredCost = {
  parts: readonly StoredCostPart[]
  lines: readonly StoredCostLine[]
  costMinor: number
  vatBackMinor: number
  netCostMinor: number
}

/** What is charged as it is, a permit, a park fee or a flight: so many at US cents each, for whom, without buffer, mark-up or VAT. */
export type PassedOn = {
  kind: 'permit' | 'park-fee' | 'flight'
  units: readonly { who: readonly number[]; quantity: number; unitMinor: number }[]
}
