import { type CancellationStatement, covers, noticeDays } from '#features/bookings/cancellation.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { tierSentence } from '../../../shared/booking/tier-sentences.ts'
import { cancellationWords } from '../../../words/cancellation.ts'
import { statementLineWords } from '../../../words/statement-lines.ts'
import { moneyOf } from './money-text.ts'

/** A cancellation statement as text: the policy with the tier that applies, then the amounts line by line. */
export function statementText(statement: CancellationStatement, rates: Parameters<typeof moneyOf>[0], read: ReadWords) {
  const { format } = read
  const words = read(statementLineWords)
  const { text, francs } = moneyOf(rates, format)
  const { days, feeMinor, paidMinor, refundMinor, rows, boughtMinor, earlierMinor, free, permitsInsideMinor } = statement
  const shareText = permitsInsideMinor === undefined ? words.shareText : words.shareInside({ permits: text(permitsInsideMinor) })
  const dueMinor = Math.max(0, feeMinor - paidMinor)
  return {
    days,
    feeMinor,
    free: free && words.free[free],
    fee: text(feeMinor),
    paid: paidMinor > 0 ? text(paidMinor) : null,
    refund: refundMinor > 0 ? text(refundMinor) : null,
    refundFrancs: francs(refundMinor),
    due: dueMinor > 0 ? text(dueMinor) : null,
    rules: statement.policies.map(({ ladder, policy }) => ({
      key: JSON.stringify([ladder, policy]),
      name: words.policies[ladder],
      steps: policy.steps.map((step) => ({
        words: tierSentence(policy, step, statement.startsOn, read(cancellationWords), format),
        counts: !free && covers(step, noticeDays(policy, statement, new Date(statement.at))),
      })),
    })),
    lines: [
      ...rows.map(({ ladder, percent, restMinor, keptMinor: chargeMinor }) => ({
        label: words.shares[ladder]({ percent, rest: text(restMinor) }),
        reason: shareText,
        amount: text(chargeMinor),
      })),
      ...(boughtMinor > 0 ? [{ label: words.bought, reason: words.boughtText, amount: text(boughtMinor) }] : []),
      ...(earlierMinor > 0 ? [{ label: words.earlier, reason: '', amount: text(earlierMinor) }] : []),
    ],
  }
}

export type StatementText = ReturnType<typeof statementText>
