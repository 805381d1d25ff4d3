import { bookingEmails } from '#features/bookings/emails/queue-booking-email.server.ts'
import { emailNames } from '../../words/admin/email-names.ts'
import { otherKinds } from './email-kinds.ts'
import { emailsPath, readEmailsQuery } from './read-emails-query.ts'

/** What emails are written for, as the list is filtered by it. */
export const emailKindChoices: readonly { value: string; word: string }[] = [
  ...bookingEmails.map((name) => ({ value: name as string, word: emailNames[name].name })),
  ...Object.entries(otherKinds).map(([value, { word }]) => ({ value, word })),
]

/** What can be saved of an address of the list, by its reader: no page of it, no search and no single mailing. */
export const savableEmailsPath = (params: URLSearchParams): string =>
  emailsPath({
    ...readEmailsQuery(
      params,
      emailKindChoices.map(({ value }) => value),
    ),
    q: undefined,
    before: undefined,
    batch: undefined,
  })
