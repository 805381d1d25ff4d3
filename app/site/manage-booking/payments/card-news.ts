import { paymentState } from '#features/payments/ledger.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import type { Words } from '#platform/languages/source.ts'
import type { ownAnswerWords } from '../../../words/manage-answers.ts'

/** The message after the card page. `again`: the page should be loaded again soon. */
type CardNews = { words: string; again: boolean; bad: boolean }

/**
 * The state of the last card payment. Only the ledger decides whether it is paid, never the address of the return. Null where
 * the visitor did not come back from the gateway, or without a card payment.
 */
export function cardNews(
  paid: string | null,
  payments: readonly StoredPayment[],
  { card }: Words<typeof ownAnswerWords.tree>,
): CardNews | null {
  const last = payments.findLast(({ method }) => method === 'card')
  if ((paid !== 'card' && paid !== 'not') || !last) return null
  switch (paymentState(last.events)) {
    case 'settled':
    case 'part-refunded':
    case 'refunded':
      return { words: card.received, again: false, bad: false }
    case 'pending':
      return { words: card.under, again: true, bad: false }
    case 'failed':
      return { words: card.failed, again: false, bad: true }
    case 'expired':
      return { words: card.closed, again: false, bad: false }
    case 'initiated':
      return paid === 'card' ? { words: card.waiting, again: true, bad: false } : { words: card.not, again: false, bad: false }
  }
}
