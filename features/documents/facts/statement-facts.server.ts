import { type CancellationStatement, covers, noticeDays, percentCharged } from '#features/bookings/cancellation.ts'
import type { BookedDocument } from '../booked-document.server.ts'
import { bookingDocumentWords } from '../booking-document-words.ts'
import type { StatementFacts } from './facts.ts'

const words = bookingDocumentWords.statement

/** The statement as it was stored when the booking was cancelled; none where it never was. */
export function statementFacts({ booking, common, rate }: BookedDocument): StatementFacts | undefined {
  const { statement } = booking
  if (!statement) return undefined
  const { free, noticeOn, reason, paidMinor, feeMinor, refundMinor, policies } = statement
  return {
    ...common,
    cancelledOn: noticeOn,
    by: free === 'cancelled-by-operator' ? 'operator' : 'traveller',
    reason: reason || null,
    rule: policies.flatMap(({ ladder, policy }) =>
      policy.steps.map((step) => {
        const text = bookingDocumentWords.rule(step, policy, percentCharged(policy, step), statement.startsOn)
        return {
          text: policies.length > 1 ? bookingDocumentWords.named(ladder, text) : text,
          applied: !free && covers(step, noticeDays(policy, statement, new Date(statement.at))),
        }
      }),
    ),
    currency: booking.currency,
    lines: linesOf(statement),
    paidMinor,
    settlement: refundMinor > 0 ? words.refund : feeMinor > paidMinor ? words.due : '',
    rate,
  }
}

/** What each policy sold and keeps, then what was passed on, then the fees of earlier leavers: together the total and the fee. */
function linesOf({ rows, free, title, totalMinor, boughtMinor, earlierMinor }: CancellationStatement): StatementFacts['lines'] {
  if (free) return [{ label: title, reason: words.free[free], amountMinor: totalMinor, chargedMinor: 0 }]
  const restMinor = rows.reduce((sum, row) => sum + row.restMinor, 0)
  const passedOnMinor = totalMinor - restMinor - earlierMinor
  return [
    ...rows.map(({ ladder, percent, restMinor: amountMinor, keptMinor: chargedMinor }) => ({
      label: words.part[ladder],
      reason: words.percent(percent),
      amountMinor,
      chargedMinor,
    })),
    ...(passedOnMinor > 0 || boughtMinor > 0
      ? [
          {
            label: words.passedOn,
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
