import { type CancellationStatement, covers, noticeDays } from '#features/bookings/cancellation.ts'
import type { Words } from '#platform/languages/source.ts'
import type { BookedDocument } from '../booked-document.server.ts'
import { documentStatementWords } from '../words/document-statement.ts'
import type { StatementFacts } from './facts.ts'
import { ruleSentences } from './rule-sentences.ts'

/** The statement as it was stored when the booking was cancelled; none where it never was. */
export function statementFacts({ booking, common, rate, read }: BookedDocument): StatementFacts | undefined {
  const { statement } = booking
  if (!statement) return undefined
  const words = read(documentStatementWords)
  const { free, noticeOn, reason, paidMinor, feeMinor, refundMinor, policies } = statement
  return {
    ...common,
    cancelledOn: noticeOn,
    by: free === 'cancelled-by-operator' ? 'operator' : 'traveller',
    reason: reason || null,
    rule: policies.flatMap((one) => {
      const sentences = ruleSentences(one, policies.length === 1, statement.startsOn, read)
      const days = noticeDays(one.policy, statement, new Date(statement.at))
      return one.policy.steps.map((tier, at) => ({ text: sentences[at] ?? '', applied: !free && covers(tier, days) }))
    }),
    currency: booking.currency,
    lines: linesOf(statement, words),
    paidMinor,
    settlement: refundMinor > 0 ? words.refunded : feeMinor > paidMinor ? words.pay : '',
    rate,
  }
}

/** What each policy sold and keeps, then what was passed on, then the fees of earlier leavers: together the total and the fee. */
function linesOf(
  { rows, free, title, totalMinor, boughtMinor, earlierMinor, permitsInsideMinor }: CancellationStatement,
  words: Words<typeof documentStatementWords.tree>,
): StatementFacts['lines'] {
  if (free) return [{ label: title, reason: words.free[free], amountMinor: totalMinor, chargedMinor: 0 }]
  const restMinor = rows.reduce((sum, row) => sum + row.restMinor, 0)
  const passedOnMinor = totalMinor - restMinor - earlierMinor
  return [
    ...rows.map(({ ladder, percent, restMinor: amountMinor, keptMinor: chargedMinor }) => ({
      label: words.policies[ladder],
      reason: words.percent({ percent }),
      amountMinor,
      chargedMinor,
    })),
    ...(passedOnMinor > 0 || boughtMinor > 0
      ? [
          {
            label: permitsInsideMinor === undefined ? words.passedOn : words.permitsInside,
            reason: boughtMinor > 0 ? words.bought : words.notBought,
            amountMinor: passedOnMinor,
            chargedMinor: boughtMinor,
          },
        ]
      : []),
    ...(earlierMinor > 0
      ? [{ label: words.earlier, reason: words.whole, amountMinor: earlierMinor, chargedMinor: earlierMinor }]
      : []),
  ]
}
