import type { EraseRefusal } from '#features/customers/erase-customer.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { privacyWords } from '../../words/admin/privacy-requests.ts'

/** Why somebody was not erased; the bookings it names stand under it as links. */
export function eraseRefusal(read: ReadWords, refusal: EraseRefusal): string {
  const words = read(privacyWords)
  switch (refusal.reason) {
    case 'shipment-live':
      return words.refusals['shipment-live']({ references: refusal.references.join(', ') })
    case 'nothing-stored':
      return words.nobody
    case 'not-confirmed':
      return words.notConfirmed
    default:
      return words.refusals[refusal.reason]
  }
}
