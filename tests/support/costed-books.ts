import type { Contract } from '#features/suppliers/contract.ts'
import { costItem } from '#features/suppliers/costing/cost-item.ts'
import type { ItemInput } from '#features/suppliers/costing/cost-line.ts'
import type { Exchange } from '#features/suppliers/costing/cost-of-parts.ts'
import type { SupplierRate } from '#features/suppliers/rates/supplier-rate.ts'
import type { ServiceBook, Supplement } from '#features/suppliers/service-book.ts'
import type { ServiceFacts } from '#features/suppliers/supplier-service.ts'
import { type StoredCost, storedCost } from '#features/trips/stored-cost.ts'
import { activeContract, asStored, noStay, plainRate, vatInside } from './rate-defaults.ts'

/** What dollars are worth in the two journeys of the rule book. */
export const exchange: Exchange = {
  microsPerUsd: { EUR: 920_000, UGX: 3_700_000_000, KES: 129_500_000, RWF: 1_450_000_000 },
  bufferBp: 300,
}
export const levied: Partial<Contract> = { ...vatInside, levy: 'added', levyBp: 300 }

export type Row = Partial<SupplierRate> & { amountMinor: number }
export const bookOf = (
  facts: Partial<ServiceFacts> & Pick<ServiceFacts, 'basis'>,
  terms: Partial<Contract>,
  rows: readonly Row[],
  supplements: readonly Supplement[] = [],
): ServiceBook => ({
  service: {
    id: 1,
    ...asStored,
    ...noStay,
    kind: 'other',
    name: 'Service',
    ...facts,
  },
  contracts: [{ ...activeContract, validTo: '2028-12-31', ...terms }],
  rates: rows.map((row, at) => ({
    id: at + 1,
    contractId: 1,
    serviceId: 1,
    from: '2027-01-01',
    to: '2028-12-31',
    ...plainRate,
    ...row,
  })),
  supplements,
  closures: [],
})
export const room = { kind: 'stay', board: 'BB', beds: 2, mostGuests: 3 } as const

/** What an item costs in its currency, in US cents, its VAT that comes back, and net; or why it has no cost. */
export function costOf(book: ServiceBook, input: ItemInput) {
  const found = costItem(book, input, exchange)
  if ('refusal' in found) return found.refusal
  const [part, ...more] = found.cost.parts
  if (more.length > 0) throw new Error('The item is of several contracts')
  return [part?.costMinor, found.cost.costMinor, found.cost.vatBackMinor, found.cost.netCostMinor]
}

/** The cost of an item as a trip stores it. Throws where the item has none. */
export function storedCostOf(book: ServiceBook, input: ItemInput): StoredCost {
  const found = costItem(book, input, exchange)
  if ('refusal' in found) throw new Error(JSON.stringify(found.refusal))
  return storedCost(found.cost, found.lines)
}
