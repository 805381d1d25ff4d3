import type { CancellationStatement } from '#features/bookings/cancellation.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { moneyAdminWords } from '../../../words/admin/bookings/money.ts'

export type StatementView = { free: string; rows: { key: number; name: string; amount: string; sum: boolean }[] }

/** What a cancellation charges, rule by rule: before it is done and, with `done`, as it was then. */
export function statementView(read: ReadWords, statement: CancellationStatement, { done = false } = {}): StatementView {
  const moneyLabels = read(moneyAdminWords)
  const words = read(moneyAdminWords).statement
  const { free, rows, boughtMinor, earlierMinor, feeMinor, paidMinor, refundMinor, currency, permitsInsideMinor } = statement
  const money = (minor: number) => read.format.money({ minor, currency })
  const row = (name: string, minor: number, sum = false) => ({ name, amount: money(minor), sum })
  const missing = feeMinor - paidMinor
  const permits = permitsInsideMinor === undefined ? '' : money(permitsInsideMinor)
  const labels = done ? words.once : words
  return {
    free: free ? words.free[free] : '',
    rows: [
      ...rows.map(({ ladder, percent, restMinor, daysBefore, keptMinor: chargeMinor }) =>
        row(
          words.row({
            policy: moneyLabels.policies.names[ladder],
            percent,
            rest: money(restMinor),
            days: daysBefore,
            inside: permits ? 'yes' : 'no',
            permits,
          }),
          chargeMinor,
        ),
      ),
      ...(boughtMinor > 0 ? [row(words.bought, boughtMinor)] : []),
      ...(earlierMinor > 0 ? [row(words.earlier, earlierMinor)] : []),
      row(words.fee, feeMinor, true),
      row(labels.paid, paidMinor),
      missing > 0 ? row(labels.missing, missing, true) : row(labels.back, refundMinor, true),
    ].map((one, key) => ({ ...one, key })),
  }
}
