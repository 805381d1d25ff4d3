import type { Currency } from '#values/money.ts'
import type { SupplierInvoice } from '../invoice.ts'
import { usdOf } from './exchange.ts'

/**
 * Whether an invoice is above the amount from which who recorded it does not approve it. Above it too where its worth is not known.
 * @param fourEyesMinor in US cents; null: the office has set none.
 */
export function needsFourEyes(
  { totalMinor, currency }: Pick<SupplierInvoice, 'totalMinor' | 'currency'>,
  fourEyesMinor: number | null,
  rates: ReadonlyMap<Currency, { unitsPerUsd: number }>,
): boolean {
  if (fourEyesMinor === null) return false
  const units = currency === 'USD' ? 1 : (rates.get(currency)?.unitsPerUsd ?? null)
  const usdMinor = usdOf(Math.abs(totalMinor), currency, units)
  return usdMinor === null || usdMinor > fourEyesMinor
}
