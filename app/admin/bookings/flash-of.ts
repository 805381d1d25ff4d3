import { confirmationSentAgain } from '#features/bookings/changes/confirmation-again.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { StayReason } from '#features/emails/reachable.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { adjustmentWords } from '../../words/admin/bookings/adjustments.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { contactAdminWords } from '../../words/admin/bookings/contact.ts'
import { newBookingWords } from '../../words/admin/bookings/new-booking.ts'
import { travellersAdminWords } from '../../words/admin/bookings/travellers.ts'
import { methodAdminWords } from '../../words/admin/payment-method-names.ts'
import { whenText } from '../components/instants.ts'
import { reachedAs } from './email-or-admin.ts'
import type { BookingEventRow } from './timeline/booking-timeline.ts'

const freshMs = 5 * 60_000

/** The plain sentences: what is shown is the last event of the timeline. */
const plain = ['confirm', 'decline', 'cancel', 'call-off', 'absent', 'note', 'amend', 'quote'] as const
/** Those of them that the customer is emailed of. */
const emailed: readonly (typeof plain)[number][] = ['confirm', 'decline', 'cancel', 'call-off', 'amend']

/** `stays`: why an email to the customer does not leave. */
type Facts = { events: readonly BookingEventRow[]; payments: readonly StoredPayment[]; stays: StayReason | undefined }

/** What was done a moment ago, from the timeline and the ledger and not from the address, which anybody can write. */
export function flashOf(
  read: ReadWords,
  did: string | null,
  booking: Booking,
  { events, payments, stays }: Facts,
  now: Date,
): string | undefined {
  const adjustmentLabels = read(adjustmentWords)
  const travellersLabels = read(travellersAdminWords)
  const words = read(bookingAdminWords).did
  const [what, id] = did?.split(':') ?? []
  const isFresh = (at: Date) => now.getTime() - at.getTime() <= freshMs
  if (what === 'pay' || what === 'refund')
    return flashOfMoney(
      read,
      what,
      payments.find((payment) => payment.id === id),
      isFresh,
    )
  const last = events.at(-1)
  if (!last || !isFresh(last.at)) return undefined
  if (what === 'made') return flashOfMaking(read, booking, { events, stays })
  if (what === 'part' && last.event === 'answer') return withEmail(read, words.answered, stays)
  if (what === 'reserve') return flashOfAcceptance(read, last.event, stays)
  if (what === 'part') return ['note', 'accept', 'settle', 'decline'].includes(last.event) ? words.part : undefined
  if (what === 'adjust')
    return last.event === 'amend' || last.event === 'charge' || last.event === 'settle' ? adjustmentLabels.did : undefined
  if (what === 'contact')
    return last.event === 'note' ? flashOfContact(read, reachedAs(read, booking.email, stays), last.text) : undefined
  if (what === 'details') return last.event === 'note' ? travellersLabels.did : undefined
  if (what === 'purchase' || what === 'child-fee') return last.event === 'note' ? words.purchase : undefined
  if (last.event !== what) return undefined
  if (what === 'extend') return booking.holdEndsAt ? words.extend({ when: whenText(read, booking.holdEndsAt, now) }) : undefined
  const known = plain.find((one) => one === what)
  return known && (emailed.includes(known) ? withEmail(read, words[known], stays) : words[known])
}

/** What was done, and whether an email about it leaves, or why it stays in the Outbox. */
const withEmail = (read: ReadWords, sentence: string, stays: StayReason | undefined): string =>
  `${sentence} ${stays ? read(newBookingWords).made.stays[stays] : read(bookingAdminWords).did.queued}`

/** What became of a quote that staff accepted for a customer: with money that came before it is confirmed at once. */
function flashOfAcceptance(read: ReadWords, event: BookingEventRow['event'], stays: StayReason | undefined): string | undefined {
  const words = read(bookingAdminWords).did
  if (event !== 'request' && event !== 'settle' && event !== 'reserve') return undefined
  return withEmail(read, words.accepted[event], stays)
}

/** What was corrected, and that the confirmation link goes to the corrected address. */
const flashOfContact = (read: ReadWords, email: string, text: string): string => {
  const words = read(contactAdminWords)
  return text.endsWith(confirmationSentAgain) ? words.didConfirm({ email }) : words.did
}

/** What became of a booking that staff made a moment ago, and what comes next. */
function flashOfMaking(read: ReadWords, { email }: Booking, { events, stays }: Omit<Facts, 'payments'>): string | undefined {
  const words = read(newBookingWords)
  const made = words.made
  const event = events.map((one) => one.event).findLast((one): one is keyof typeof made.events => Object.hasOwn(made.events, one))
  if (!event) return undefined
  const emailNote = stays ? made.stays[stays] : made.emailNote({ email })
  return [made.events[event], emailNote, event === 'reserve' ? made.pay : ''].filter(Boolean).join(' ')
}

function flashOfMoney(
  read: ReadWords,
  what: 'pay' | 'refund',
  payment: StoredPayment | undefined,
  isFresh: (at: Date) => boolean,
) {
  const paymentMethodNames = read(methodAdminWords)
  const words = read(bookingAdminWords).did
  const kind = what === 'pay' ? 'settled' : 'refunded'
  const event = payment?.events.findLast((one) => one.kind === kind)
  if (!payment || !event || !isFresh(event.at)) return undefined
  const { method, currency, charged, reference } = payment
  if (what === 'refund') return words.refund({ money: read.format.money({ minor: event.amountMinor, currency }) })
  return words.pay({ money: read.format.money(charged), how: paymentMethodNames[method].inText, reference: reference ?? '' })
}
