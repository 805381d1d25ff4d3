import type { Contract } from '#features/suppliers/contract.ts'
import { costItem } from '#features/suppliers/costing/cost-item.ts'
import type { ItemInput } from '#features/suppliers/costing/cost-line.ts'
import type { Exchange } from '#features/suppliers/costing/cost-of-parts.ts'
import type { SupplierRate } from '#features/suppliers/rates/supplier-rate.ts'
import type { ServiceBook, Supplement } from '#features/suppliers/service-book.ts'
import type { ServiceFacts } from '#features/suppliers/supplier-service.ts'
import { allWeekdays } from '#features/suppliers/weekdays.ts'
import { type StoredCost, storedCost } from '#features/trips/stored-cost.ts'

/** What dollars are worth in the two journeys of the rule book. */
export const exchange: Exchange = {
  microsPerUsd: { EUR: 920_000, UGX: 3_700_000_000, KES: 129_500_000, RWF: 1_450_000_000 },
  bufferBp: 300,
}
/** VAT of 18% inside, which comes back. */
export const rwanda: Partial<Contract> = { vat: 'included', vatBp: 1_800, vatReclaimed: true }
export const levied: Partial<Contract> = { ...rwanda, levy: 'added', levyBp: 300 }

const contractOf = (terms: Partial<Contract>): Contract => ({
  id: 1,
  supplierId: 1,
  state: 'active',
  endedOn: null,
  version: 1,
  name: 'Contract 2027',
  validFrom: '2027-01-01',
  validTo: '2028-12-31',
  currency: 'USD',
  pricing: 'net',
  commissionBp: null,
  vat: 'none',
  vatBp: 0,
  vatReclaimed: false,
  levy: 'none',
  levyBp: 0,
  resale: 'free',
  seasonBy: 'night',
  children: [],
  freePlaces: null,
  payment: [],
  cancellation: [],
  note: '',
  ...terms,
})

export type Row = Partial<SupplierRate> & { amountMinor: number }
export const bookOf = (
  facts: Partial<ServiceFacts> & Pick<ServiceFacts, 'basis'>,
  terms: Partial<Contract>,
  rows: readonly Row[],
  supplements: readonly Supplement[] = [],
): ServiceBook => ({
  service: {
    id: 1,
    supplierId: 1,
    archivedAt: null,
    version: 1,
    kind: 'other',
    name: 'Service',
    board: null,
    beds: null,
    mostGuests: null,
    seats: null,
    minimumAge: 0,
    ...facts,
  },
  contracts: [contractOf(terms)],
  rates: rows.map((row, at) => ({
    id: at + 1,
    contractId: 1,
    serviceId: 1,
    from: '2027-01-01',
    to: '2028-12-31',
    weekdays: allWeekdays,
    residency: null,
    party: { from: 1, to: null },
    nights: { from: 1, to: null },
    singleMinor: null,
    thirdMinor: null,
    rackMinor: null,
    children: null,
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
