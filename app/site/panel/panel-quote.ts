import type { PaymentSchedule } from '#features/bookings/quotes/payment-schedule.ts'
import { isPassedOn, type PriceLine, sumOf } from '#features/pricing/price-line.ts'
import type { Money } from '#values/money.ts'
import type { PanelQuote } from './panel-data.ts'

/** A price for the panel: what the operator sells line by line, pass-through items as two sums. */
export function panelQuote(
  perPerson: Money,
  { lines, schedule }: { lines: readonly PriceLine[]; schedule: PaymentSchedule },
): PanelQuote {
  return {
    perPerson,
    lines: lines
      .filter(({ kind }) => !isPassedOn(kind))
      .map(({ label, quantity, unitMinor, amountMinor }) => ({ label, quantity, unitMinor, amountMinor })),
    permitsMinor: sumOf(lines.filter(({ kind }) => kind === 'permit')),
    parkFeesMinor: sumOf(lines.filter(({ kind }) => kind === 'park-fee')),
    schedule,
  }
}
