import type { BookingEmail } from '#features/bookings/write-email-later.server.ts'
import type { AutomaticEmail } from '#features/enquiries/automatic-emails.server.tsx'

/** What staff call each automatic letter, and when it goes. */
export const emailNames: Record<AutomaticEmail | BookingEmail, { name: string; when: string }> = {
  'enquiry-received': { name: 'We have your enquiry', when: 'Somebody wrote by a form of the site' },
  'news-asked': { name: 'Our letter: is it you?', when: 'Somebody asked for our letter of news' },
  'news-known': { name: 'Our letter: you get it already', when: 'A reader asked for it once more' },
  received: { name: 'Held', when: 'A visitor has booked and something is held' },
  enquired: { name: 'Enquiry received', when: 'Somebody asked for a price' },
  quoted: { name: 'Price', when: 'Staff have sent a price' },
  waiting: { name: 'Waiting list', when: 'A party waits for seats' },
  offered: { name: 'A seat came free', when: 'A waiting party is offered seats' },
  'hold-ending': { name: 'Hold ends soon', when: 'Before a hold ends' },
  payment: { name: 'Payment received', when: 'Money has come' },
  pending: { name: 'Supplier asked', when: 'All is paid and a supplier has to answer' },
  confirmed: { name: 'Confirmed', when: 'A booking is confirmed' },
  changed: { name: 'Changed', when: 'A booking was changed' },
  rebooked: { name: 'Moved by us', when: 'We moved a booking to another date' },
  'balance-due': { name: 'Balance reminder', when: 'Before and after the balance is due' },
  documents: { name: 'Travel documents', when: '14 days before the start' },
  declined: { name: 'Declined', when: 'We cannot take a booking' },
  cancelled: { name: 'Cancelled', when: 'A booking was cancelled' },
  'called-off': { name: 'Called off', when: 'We had to cancel' },
  expired: { name: 'Ended by the clock', when: 'A hold, a quote or a wait has ended' },
  refunded: { name: 'Money on its way back', when: 'A refund was sent' },
}
