import type { Booking } from '#features/bookings/reads.server.ts'
import { listMessagesOfBooking } from '#features/enquiries/of-booking/reads-of-booking.server.ts'
import type { Db } from '#platform/context.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { QuestionView } from './questions.tsx'

/**
 * What the customer asked from the email address of the booking, and our answers, oldest first. What somebody else asked is theirs, and
 * what staff noted of a call is for staff.
 */
export async function loadQuestions(
  db: Db,
  { id, email }: Pick<Booking, 'id' | 'email'>,
  format: Formatter,
): Promise<QuestionView[]> {
  const messages = await listMessagesOfBooking(db, id)
  return messages
    .filter((one) => one.what !== 'told' && one.text !== '' && one.email.toLowerCase() === email.toLowerCase())
    .map(({ enquiryId, version, what, at, text }) => ({
      key: `${enquiryId} ${version}`,
      ours: what === 'answer',
      at: format.instant(at),
      text,
    }))
}
