import type { GivenKey } from '#features/customers/customer.ts'
import type { Erased, EraseRefusal } from '#features/customers/erase-customer.server.ts'
import type { EnquiryState } from '#features/enquiries/enquiry.ts'
import { counted } from '../counted.ts'

const given = {
  passport: 'passport',
  health: 'health note',
  faith: 'faith note',
  emergency: 'emergency contact',
  diet: 'diet',
} satisfies Record<GivenKey, string>

const enquiryStates = {
  new: 'New',
  held: 'Spam',
  answered: 'Answered',
  closed: 'Closed',
} satisfies Record<EnquiryState, string>

const newsletter = {
  asked: 'Pending',
  confirmed: 'Subscribed',
  ended: 'Unsubscribed',
  none: 'Not subscribed',
} satisfies Record<'asked' | 'confirmed' | 'ended' | 'none', string>

/** What is kept of a person, their copy of it, and its erasure. */
export const customerAdminWords = {
  title: 'Privacy requests',
  lede: 'Find, export or delete the data of one person. Check first that the request comes from them.',
  who: 'Email address or reference',
  whoHint: 'The full email address, or a booking or enquiry reference such as K7QM-42XD.',
  find: 'Search',
  unreadable: 'This is neither an email address nor a reference of eight letters and digits. Check it again.',
  nobody: 'No data found. Try the address that our emails to them went to.',
  found: (email: string) => email,
  bookings: 'Bookings',
  noBookings: 'No booking was made with this address.',
  columns: { booking: 'Booking', state: 'Status', leaves: 'Starts', travellers: 'Travellers and their details' },
  unnamed: (position: number) => `Traveller ${position}`,
  notNamed: (count: number) => `${counted(count, 'traveller')}, not named`,
  given,
  gave: (name: string, things: string) => (things ? `${name}: ${things}` : name),
  enquiries: 'Enquiries',
  enquiryStates,
  rest: 'Other data',
  phone: 'Phone',
  newsletterName: 'Newsletter',
  newsletter,
  drafts: 'Unfinished bookings',
  emails: 'Saved emails',
  none: 'none',
  copy: {
    title: 'Export data',
    text: 'A file with all data, including private details. Send it only to the address above. The export is recorded in the audit log.',
    recent: 'You must sign in again if you signed in more than 15 minutes ago. You then come back to this person.',
    go: 'Export data',
  },
  erase: {
    title: 'Delete data',
    text: 'Personal data is deleted. Payments, dates and statuses stay for the accounts. This cannot be undone.',
    open: 'Delete data…',
    heading: (email: string) => `Delete the data of ${email}`,
    goesTitle: 'Deleted',
    goes: [
      'Names, dates of birth, email address, phone and messages in their bookings, for all travellers',
      'Passports, notes, diets and emergency contacts',
      'All emails to them, their enquiries, their newsletter subscription, unfinished bookings',
      'The links to their bookings: they no longer work',
    ],
    staysTitle: 'Kept',
    stays: [
      'References, dates, statuses, price lines and all payments with their bank statement reference',
      'In the audit log: that data was deleted, when and by whom, but not whose',
    ],
    bookings: (references: readonly string[]) =>
      references.length === 0 ? 'They have no bookings.' : `Their bookings: ${references.join(', ')}.`,
    confirm: 'Type their email address or one of their references',
    confirmHint: 'This prevents deleting data by mistake.',
    go: 'Delete permanently',
    working: 'Deleting…',
    keep: 'Cancel',
  },
  notConfirmed: 'This is not their email address or one of their references. Nothing was deleted.',
  erased: ({ bookings, enquiries, letters, drafts, newsletter }: Erased) => {
    const gone = [
      enquiries > 0 && counted(enquiries, 'enquiry', 'enquiries'),
      letters > 0 && counted(letters, 'email'),
      drafts > 0 && counted(drafts, 'unfinished booking'),
      newsletter && 'the newsletter subscription',
      bookings.length > 0 && `personal data in ${bookings.join(', ')}`,
    ].filter((part) => part !== false)
    return `Deleted: ${gone.join(', ')}. Backups may contain it for thirty more days, and no longer.`
  },
} as const

/** Why somebody was not erased; the bookings it names stand under it as links. */
export function eraseRefusal(refusal: EraseRefusal): string {
  switch (refusal.reason) {
    case 'booking-live':
      return 'They have a current booking. Cancel it with them, or wait until the trip has ended. Nothing was deleted.'
    case 'money-open':
      return 'A balance or a refund is due, or a card payment is in progress. Settle it first. Nothing was deleted.'
    case 'shipment-live':
      return `They have accepted freight that has not arrived: ${refusal.references.join(', ')}. Nothing was deleted.`
    case 'nothing-stored':
      return customerAdminWords.nobody
    case 'not-confirmed':
      return customerAdminWords.notConfirmed
    case 'work-under-way':
      return 'An email to them is being created. Wait a minute and try again. Nothing was deleted.'
  }
}
