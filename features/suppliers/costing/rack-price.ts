import type { Contract } from '../contract.ts'
import type { SupplierRate } from '../rates/supplier-rate.ts'

/** What the supplier publishes for one unit of a rate, where we know it: a commission comes off just that. */
export function rackPrice({ amountMinor, rackMinor }: SupplierRate, { pricing }: Contract): { rackMinor?: number } {
  if (pricing === 'commissionable') return { rackMinor: amountMinor }
  return rackMinor === null ? {} : { rackMinor }
}
