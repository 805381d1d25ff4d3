import { paymentState } from '#features/payments/ledger.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import { ownWords } from '../../../words/manage-booking.ts'

/** What is said to somebody who comes back from the card page. `again`: the page is worth another look soon. */
type CardNews = { words: string; again: boolean; bad: boolean }

/**
 * What we honestly know of the last card payment: only the ledger says that it is paid, never the address somebody came back
 * with. Null where nobody came back, or there is no card payment at all.
 */
export function cardNews(paid: string | null, payments: readonly StoredPayment[]): CardNews | null {
  const last = payments.findLast(({ method }) => method === 'card')
  if ((paid !== 'card' && paid !== 'not') || !last) return null
  const { card } = ownWords
  switch (paymentState(last.events)) {
    case 'settled':
    case 'part-refunded':
    case 'refunded':
      return { words: card.told, again: false, bad: false }
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
