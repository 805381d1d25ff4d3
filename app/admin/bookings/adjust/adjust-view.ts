import type { BookedLine, Booking } from '#features/bookings/reads.server.ts'
import { mayChange } from '#features/pricing/adjustments/adjust.ts'
import { discountableMinor } from '#features/pricing/adjustments/adjustments.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { moneyAdminWords } from '../../../words/admin/bookings/money.ts'

/** What the forms that adjust a price show: the most that a discount may take, and the current values of each line. */
export function adjustView(read: ReadWords, { currency }: Pick<Booking, 'currency'>, lines: readonly BookedLine[]) {
  const words = read(moneyAdminWords)
  const money = (minor: number) => read.format.money({ minor, currency })
  return {
    most: money(Math.max(0, discountableMinor(lines))),
    // Cars are priced without VAT.
    isBeforeVat: lines[0]?.ladder === 'cars',
    lines: lines.map((line, index) => ({
      position: index + 1,
      label: line.label,
      each: words.lines.times({ quantity: line.quantity, money: money(line.unitMinor) }),
      changes: mayChange(line),
      undoes: line.adjustment !== undefined && line.adjustment.change !== 'whole',
    })),
  }
}

export type AdjustView = ReturnType<typeof adjustView>
