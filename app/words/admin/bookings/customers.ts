import type { GivenKey } from '#features/customers/customer.ts'
import type { Erased, EraseRefusal } from '#features/customers/erase-customer.server.ts'
import type { EnquiryState } from '#features/enquiries/enquiry.ts'
import { counted } from '../../en.ts'

const given = {
  passport: 'passport',
  health: 'note on health',
  faith: 'note on faith',
  emergency: 'emergency contact',
  diet: 'diet',
} satisfies Record<GivenKey, string>

const enquiryStates = {
  new: 'Waits for an answer',
  held: 'Held back as spam',
  answered: 'Answered',
  closed: 'Closed',
} satisfies Record<EnquiryState, string>

const newsletter = {
  asked: 'Asked for it, and has not said yes',
  confirmed: 'Gets it',
  ended: 'Has left',
  none: 'Does not get it',
} satisfies Record<'asked' | 'confirmed' | 'ended' | 'none', string>

/** What is kept of a person, their copy of it, and its erasure. */
export const customerAdminWords = {
  title: 'Customers’ data',
  lede: 'What we keep of one person, for when they ask to see it or to have it erased. Make sure first that it is they who ask.',
  who: 'E-mail address, or a reference',
  whoHint: 'The whole address, as they gave it. Or the reference of a booking or an enquiry, such as K7QM-42XD.',
  find: 'Find',
  unreadable: 'This is neither a whole e-mail address nor a reference of eight letters and digits. Look at it again.',
  nobody: 'Nothing is kept under this. Another address may be: look at the letter they got from us.',
  found: (email: string) => email,
  bookings: 'Bookings',
  noBookings: 'No booking was made with this address.',
  columns: { booking: 'Booking', state: 'State', leaves: 'Leaves', travellers: 'Who travels, and what they gave' },
  unnamed: (position: number) => `Traveller ${position}`,
  notNamed: (count: number) => `${counted(count, 'traveller')}, not named`,
  given,
  gave: (name: string, things: string) => (things ? `${name}: ${things}` : name),
  enquiries: 'Enquiries',
  enquiryStates,
  rest: 'What else',
  phone: 'Phone',
  newsletterName: 'Our letter',
  newsletter,
  drafts: 'Unfinished bookings',
  letters: 'Letters kept',
  none: 'none',
  copy: {
    title: 'Their copy',
    text: 'A file with everything, what is sealed opened in it. Send it to the address above and to no other. That you made it is written down.',
    recent: 'You are asked to sign in once more when you signed in longer than 15 minutes ago. Then find the person again.',
    go: 'Download the copy',
  },
  erase: {
    title: 'Erasure',
    text: 'Who they are goes, and what they told us. Money, days and states stay, for the books. It cannot be undone.',
    open: 'Erase…',
    heading: (email: string) => `Erase ${email}`,
    goesTitle: 'This goes',
    goes: [
      'Names, birth days, e-mail address, phone and words in their bookings, of everybody who travels in them',
      'Passports, notes, diets and emergency contacts',
      'Every letter to them, their enquiries, their place on the list of our letter, unfinished bookings',
      'The links to their bookings: they open nothing from then on',
    ],
    staysTitle: 'This stays',
    stays: [
      'References, days, states, price lines and every payment, with the reference that stands on the bank’s statement',
      'In the log, that something was erased, when and by whom. Not of whom',
    ],
    bookings: (references: readonly string[]) =>
      references.length === 0 ? 'No booking is theirs.' : `Their bookings: ${references.join(', ')}.`,
    confirm: 'Write their e-mail address or one of their references',
    confirmHint: 'It has to be typed, so that nobody is erased by a slip.',
    go: 'Erase for good',
    working: 'Erasing…',
    keep: 'Keep everything',
  },
  notConfirmed: 'This is not their address, and none of their references. Nothing was erased.',
  erased: ({ bookings, enquiries, letters, drafts, newsletter }: Erased) => {
    const gone = [
      enquiries > 0 && counted(enquiries, 'enquiry', 'enquiries'),
      letters > 0 && counted(letters, 'letter'),
      drafts > 0 && counted(drafts, 'unfinished booking'),
      newsletter && 'a place on the list of our letter',
      bookings.length > 0 && `who travelled in ${bookings.join(', ')}`,
    ].filter((part) => part !== false)
    return `Erased: ${gone.join(', ')}. Backups may hold it for thirty days more, and no longer.`
  },
} as const

/** Why somebody was not erased; the bookings it names stand under it as links. */
export function eraseRefusal(refusal: EraseRefusal): string {
  switch (refusal.reason) {
    case 'booking-live':
      return 'A booking of theirs is not over. Cancel it with them, or wait until they are back. Nothing was erased.'
    case 'money-open':
      return 'Money is still to come or to be given back, or a card payment is under way. Settle it first. Nothing was erased.'
    case 'shipment-live':
      return `Freight of theirs was accepted and has not arrived: ${refusal.references.join(', ')}. Nothing was erased.`
    case 'nothing-kept':
      return customerAdminWords.nobody
    case 'not-confirmed':
      return customerAdminWords.notConfirmed
    case 'work-under-way':
      return 'A letter to them is being written at this moment. Wait a minute and try again. Nothing was erased.'
  }
}
