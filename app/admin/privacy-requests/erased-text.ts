import type { Erased } from '#features/customers/erase-customer.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { privacyWords } from '../../words/admin/privacy-requests.ts'

/** What was deleted of a person. */
export function erasedText(read: ReadWords, { bookings, enquiries, letters: emails, drafts, newsletter }: Erased): string {
  const words = read(privacyWords).erased
  const parts = [
    enquiries > 0 && words.enquiries({ count: enquiries }),
    emails > 0 && words.emails({ count: emails }),
    drafts > 0 && words.drafts({ count: drafts }),
    newsletter && words.newsletter,
    bookings.length > 0 && words.bookings({ references: bookings.join(', ') }),
  ]
  return words.done({ parts: parts.filter((part) => part !== false).join(', ') })
}
