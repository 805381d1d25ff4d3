import type { CancellationStatement } from '#features/bookings/cancellation.ts'
import { moneyText } from '#values/money.ts'
import { adminWords } from '../../../words/admin/admin.ts'

export type StatementView = { free: string; rows: { key: number; name: string; amount: string; sum: boolean }[] }

const words = adminWords.money.statement

/** What a cancellation charges, rule by rule: before it is done and, with `done`, as it was then. */
export function statementView(statement: CancellationStatement, { done = false } = {}): StatementView {
  const { free, rows, boughtMinor, earlierMinor, feeMinor, paidMinor, refundMinor, currency } = statement
  const money = (minor: number) => moneyText({ minor, currency })
  const row = (name: string, minor: number, sum = false) => ({ name, amount: money(minor), sum })
  const missing = feeMinor - paidMinor
  const labels = done ? words.once : words
  return {
    free: free ? words.free[free] : '',
    rows: [
      ...rows.map(({ ladder, percent, restMinor, daysBefore, keptMinor: chargeMinor }) =>
        row(words.row(adminWords.money.policies.names[ladder], percent, money(restMinor), daysBefore), chargeMinor),
      ),
      ...(boughtMinor > 0 ? [row(words.bought, boughtMinor)] : []),
      ...(earlierMinor > 0 ? [row(words.earlier, earlierMinor)] : []),
      row(words.fee, feeMinor, true),
      row(labels.paid, paidMinor),
      missing > 0 ? row(labels.missing, missing, true) : row(labels.back, refundMinor, true),
    ].map((one, key) => ({ ...one, key })),
  }
}
