import type { BookedQuote } from '#features/bookings/quotes/quote.ts'
import { type CustomLine, faultsInCustomLines } from '#features/pricing/custom-line.ts'
import { moneyText, usd } from '#values/money.ts'

const text = (minor: number) => moneyText(usd(minor))

/**
 * What typed lines come to, in words: each line with its VAT, and what is due when. A line whose quantity or unit price cannot be read is
 * not counted.
 *
 * @param quoteOf the quotation of the lines that can be read.
 */
export function priceSummary(typed: readonly CustomLine[], quoteOf: (lines: readonly CustomLine[]) => BookedQuote) {
  const unread = new Set(
    faultsInCustomLines(typed).flatMap(({ at, field }) => (field === 'quantity' || field === 'unit' ? [at] : [])),
  )
  const { lines, schedule } = quoteOf(typed.filter((_, at) => !unread.has(at)))
  const vatMinor = lines.reduce((all, line) => all + line.vatMinor, 0)
  return {
    /** Of each typed line, in order; empty where it is not counted. */
    amounts: typed.map(({ quantity, unitMinor }, at) => (unread.has(at) ? '' : text(quantity * unitMinor))),
    hasUnread: unread.size > 0,
    lines: lines.map(({ label, reason, quantity, unitMinor, amountMinor, vatMinor: inside }, key) => ({
      key,
      label,
      reason,
      quantity,
      unit: text(unitMinor),
      amount: text(amountMinor),
      vat: inside === 0 ? '' : text(inside),
    })),
    total: text(schedule.totalMinor),
    vat: vatMinor === 0 ? '' : text(vatMinor),
    deposit: text(schedule.depositMinor),
    balance: schedule.balanceMinor > 0 ? text(schedule.balanceMinor) : '',
    balanceDueOn: schedule.balanceDueOn,
  }
}

export type PriceSummary = ReturnType<typeof priceSummary>
