import type { BookingAccount } from '#features/bookings/account.ts'
import { instantWords } from '#features/bookings/emails/email-facts.ts'
import { bookingValueParts } from '#features/bookings/emails/email-values.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { whatsappText } from '../../../words/admin/bookings/whatsapp-text.ts'
import { whatsappHref } from '../../components/phone-links.ts'
import { journeyText } from '../booking-view.ts'

/** States in which a WhatsApp message names what is to be paid now. */
const statesToPay: readonly Booking['state'][] = ['on-hold', 'pending', 'confirmed', 'in-progress']

type Message = { company: string; link: string; due: BookingAccount['due'] }

/**
 * The link that opens WhatsApp with a message to a customer, in English: what their booking is, what is due of it now, and the link to their page.
 * Undefined where the country of the phone number is not known.
 */
export function whatsappOf(
  { words }: Pick<Context, 'words'>,
  booking: Booking,
  { company, link, due }: Message,
): string | undefined {
  const { leadName: name, state, phone, holdEndsAt, currency } = booking
  const read = words.in('en', bookingValueParts)
  const until = state === 'on-hold' && holdEndsAt ? instantWords({ read }, holdEndsAt) : undefined
  const isDue = statesToPay.includes(state) && due.minor > 0 && (state !== 'on-hold' || until !== undefined)
  const pay = isDue ? { amount: read.format.money({ minor: due.minor, currency }), until } : undefined
  return whatsappHref(phone, whatsappText({ name, company, state, journey: journeyText(read, booking), link, pay }))
}
