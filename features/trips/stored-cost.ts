import type { CostLine } from '#features/suppliers/costing/cost-line.ts'
import type { ItemCost } from '#features/suppliers/costing/cost-of-parts.ts'
import type { Estimate } from '#features/suppliers/costing/estimate.ts'
import type { Currency } from '#values/money.ts'

/**
 * A component of a stored cost, before tax, in the minor unit of the currency of its part: see `CostLine` of the rate book.
 * `part`: its place among the parts, from 0.
 */
export type StoredCostLine = Omit<CostLine, 'contract'> & { part: number }

/** The cost by one contract, or typed by hand (without a contract). `usd` in US cents, with the buffer. */
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

/** What an item cost when it was costed: it explains its price for as long as the trip is kept. `estimated`: by rates of a year before. */
export type StoredCost = {
  parts: readonly StoredCostPart[]
  lines: readonly StoredCostLine[]
  costMinor: number
  vatBackMinor: number
  netCostMinor: number
  estimated?: Estimate
}

/** What is stored of a cost by the rate book: plain JSON, contracts by id and name. */
export function storedCost({ parts, ...sums }: ItemCost, lines: readonly CostLine[]): StoredCost {
  return {
    ...sums,
    parts: parts.map(({ contract, ...part }) => ({
      contractId: contract.id,
      contract: contract.name,
      currency: contract.currency,
      ...part,
    })),
    lines: lines.map(({ contract, ...line }) => ({ ...line, part: parts.findIndex((part) => part.contract === contract) })),
  }
}
