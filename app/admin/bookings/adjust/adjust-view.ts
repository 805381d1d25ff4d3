import type { BookedLine, Booking } from '#features/bookings/reads.server.ts'
import { mayChange } from '#features/pricing/adjustments/adjust.ts'
import { discountableMinor } from '#features/pricing/adjustments/adjustments.ts'
import { moneyText } from '#values/money.ts'
import { adminWords } from '../../../words/admin/admin.ts'

/** What the forms that adjust a price show: the most that a discount may take, and the current values of each line. */
export function adjustView({ currency }: Pick<Booking, 'currency'>, lines: readonly BookedLine[]) {
  const money = (minor: number) => moneyText({ minor, currency })
  return {
    most: money(Math.max(0, discountableMinor(lines))),
    lines: lines.map((line, index) => ({
      position: index + 1,
      label: line.label,
      each: adminWords.money.lines.times(line.quantity, money(line.unitMinor)),
      changes: mayChange(line),
      undoes: line.adjustment !== undefined && line.adjustment.change !== 'whole',
    })),
  }
}

export type AdjustView = ReturnType<typeof adjustView>
