import type { PaymentSchedule } from '#features/bookings/quotes/payment-schedule.ts'
import { lineInLanguage } from '#features/pricing/lines/line-in-language.ts'
import { isPassedOn, type PriceLine, sumOf } from '#features/pricing/price-line.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Money } from '#values/money.ts'
import type { PanelQuote } from './panel-data.ts'

/** A price for the panel: what the operator sells line by line, pass-through items as two sums. Its lines have no names that staff wrote. */
export function panelQuote(
  perPerson: Money,
  { lines, schedule }: { lines: readonly PriceLine[]; schedule: PaymentSchedule },
  read: ReadWords,
): PanelQuote {
  return {
    perPerson,
    lines: lines
      .filter(({ kind }) => !isPassedOn(kind))
      .map((line) => {
        const { quantity, unitMinor, amountMinor } = line
        return { label: lineInLanguage(line, read, ({ name }) => name).label, quantity, unitMinor, amountMinor }
      }),
    permitsMinor: sumOf(lines.filter(({ kind }) => kind === 'permit')),
    parkFeesMinor: sumOf(lines.filter(({ kind }) => kind === 'park-fee')),
    schedule,
  }
}
