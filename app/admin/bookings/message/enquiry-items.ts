import type { MessageOfBooking } from '#features/enquiries/of-booking/reads-of-booking.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { messageWords } from '../../../words/admin/bookings/messages.ts'
import { instantText } from '../../components/instants.ts'
import type { Past } from '../timeline/booking-timeline.ts'

/** What was said in the enquiries of a booking, as items of its timeline. */
export const enquiryItems = (read: ReadWords, messages: readonly MessageOfBooking[], now: Date): Past[] => {
  const words = read(messageWords).enquiry
  return messages.map(({ enquiryId, reference, what, version, at, by, text }) => ({
    at,
    item: {
      key: `enquiry-${enquiryId}-${version}`,
      about: 'messages',
      kind: 'memo',
      when: instantText(at, now, read.format),
      title: words[what]({ reference }),
      by,
      text,
      to: `/admin/enquiries/${enquiryId}`,
    },
  }))
}
