import { bookingEmails } from '#features/bookings/emails/queue-booking-email.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { emailNameWords } from '../../words/admin/email-names.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { isOtherKind, otherKinds } from './email-kinds.ts'
import { emailsPath, readEmailsQuery } from './read-emails-query.ts'

/** What emails are written for, as the list is filtered by it. */
export const emailKindChoices = (read: ReadWords): readonly { value: string; word: string }[] => [
  ...bookingEmails.map((name) => ({ value: name as string, word: read(emailNameWords)[name].name })),
  ...Object.keys(otherKinds)
    .filter(isOtherKind)
    .map((value) => ({ value, word: read(emailAdminWords).list.kinds[value] })),
]

/** The same as the address of the list names them. */
export const emailKinds: readonly string[] = [...bookingEmails, ...Object.keys(otherKinds)]

/** What can be saved of an address of the list, by its reader: no page of it, no search and no single mailing. */
export const savableEmailsPath = (params: URLSearchParams): string =>
  emailsPath({
    ...readEmailsQuery(params, emailKinds),
    q: undefined,
    before: undefined,
    batch: undefined,
  })
