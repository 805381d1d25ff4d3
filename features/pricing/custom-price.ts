import type { CustomLine } from './custom-line.ts'
import { finishPrice } from './finish-price.ts'
import type { CancellationPolicyName, PriceLine } from './price-line.ts'
import type { TaxInput } from './taxes.ts'

/**
 * The price of an order that staff make by hand: their own lines, what is passed on for it, and the taxes, in the order of every price.
 * No discount comes off by itself. Every line goes by one cancellation policy. Source: docs/pricing.md, 'Custom prices'.
 *
 * @param passedOn the permits, park fees and vehicle fees of the order's product for its party.
 */
export function customPriceLines(
  own: readonly CustomLine[],
  { passedOn, ladder, taxes }: { passedOn: readonly PriceLine[]; ladder: CancellationPolicyName; taxes: TaxInput },
): PriceLine[] {
  const lines = own.map((line) => ({
    ...line,
    amountMinor: line.quantity * line.unitMinor,
    refundable: true,
    vatMinor: 0,
    ladder,
  }))
  return finishPrice({ lines: [...lines, ...passedOn], extras: [], discounts: null, taxes })
}
