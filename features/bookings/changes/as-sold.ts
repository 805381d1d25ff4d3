import type { PriceLine } from '#features/pricing/price-line.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { BookedLine } from '../booking-record.ts'
import { keepRecordedFees } from '../child-fees/child-fees.ts'
import { withPolicies } from '../quotes/quote.ts'

/**
 * New lines of a booking as it keeps them: with the fees of children that staff have recorded, and under the cancellation policy it was
 * sold under, though packages of its kind are sold under another one by now: all lines of a product go by one policy.
 */
export const asSold = (
  lines: readonly PriceLine[],
  before: readonly BookedLine[],
  settings: Pick<Settings, 'cancellationPolicies'>,
): BookedLine[] =>
  keepRecordedFees(withPolicies([...lines], settings), before).map((line) => {
    const { ladder, policy } = before.find((sold) => sold.ladder === line.ladder) ?? before[0] ?? line
    return { ...line, ladder, policy }
  })
