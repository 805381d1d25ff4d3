import type { BookingState } from '#features/bookings/booking.ts'
import { bookingPlaceholders } from '#features/bookings/emails/booking-placeholders.ts'
import { bookingValueParts, bookingValues } from '#features/bookings/emails/email-values.ts'
import { linkTo } from '#features/bookings/emails/send-booking-email.server.ts'
import { isErased } from '#features/bookings/erasure.ts'
import { type Booking, findBookingByReference, listBookingsById, listBookingsWanted } from '#features/bookings/reads.server.ts'
import { listAccounts } from '#features/bookings/reads-accounts.server.ts'
import type { PlaceholderValues } from '#features/emails/placeholders.ts'
import { findEnquiryByReference } from '#features/enquiries/reads.server.ts'
import { leaveLink } from '#features/enquiries/subscribers/leave-link.server.ts'
import { listReadersAmong } from '#features/enquiries/subscribers/reads-readers.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import type { MailingSource } from './mailing-source.ts'
import { type WhyNone, whyNone } from './why-none.ts'

/** Somebody who can be sent an email, with the values of its placeholders. */
export type Recipient = {
  /** Names them among the recipients of one choice. */
  key: string
  name: string
  email: string
  bookingId: string | null
  /** What the email is about, as its occasion begins: by it the email goes when what it is about is erased. */
  about: string
  reference: string
  journey: string
  /** The address of their own page, where there is one. */
  link: string | undefined
  /** Their link to unsubscribe; undefined for people who have not confirmed our newsletter and get no news. */
  leaveUrl: string | undefined
  values: PlaceholderValues
}

/** More than this at once is not an email but a newsletter. */
const mostRecipients = 300

/** Who has, had or waits for seats: bookings of a departure that never came to anything get no email of it. */
const onDeparture: readonly BookingState[] = [
  'waitlisted',
  'requested',
  'on-hold',
  'pending',
  'confirmed',
  'in-progress',
  'completed',
]

/** Which placeholders a text to these recipients may have. */
export const knownFor = (source: MailingSource): readonly string[] =>
  source.kind === 'address' ? [] : source.kind === 'enquiry' ? ['name', 'reference'] : bookingPlaceholders

/** Bookings of a list whose leads get no email, and why. */
export type LeftOut = { why: WhyNone; references: string[] }

/**
 * Everybody whom a source selects. Those of a list without a reachable address are returned as left out. `more` where there are
 * more than can be written to at once. The values of their placeholders are read from the same rows as what they are charged.
 */
export async function findRecipients(
  ctx: Context,
  source: MailingSource,
): Promise<{ recipients: Recipient[]; more: boolean; leftOut: LeftOut[] }> {
  const { found, more = false, leftOut = [] } = await everybody(ctx, source)
  const readers = await listReadersAmong(
    ctx.db,
    found.map(({ email }) => email),
  )
  const leave = new Map(readers.map(({ id, email }) => [email, leaveLink(ctx, id)]))
  return { recipients: found.map((one) => ({ ...one, leaveUrl: leave.get(one.email.toLowerCase()) })), more, leftOut }
}

type Found = Omit<Recipient, 'leaveUrl'>
type Everybody = { found: Found[]; more?: boolean; leftOut?: LeftOut[] }

async function everybody(ctx: Context, source: MailingSource): Promise<Everybody> {
  const { db } = ctx
  const nothing = { bookingId: null, journey: '', link: undefined }
  switch (source.kind) {
    case 'address': {
      const { email } = source
      return { found: [{ ...nothing, key: 'address', name: '', email, about: '', reference: '', values: {} }] }
    }
    case 'enquiry': {
      const enquiry = await findEnquiryByReference(db, source.reference)
      if (!enquiry) return { found: [] }
      const { id, name, email, reference } = enquiry
      return { found: [{ ...nothing, key: id, name, email, about: `enquiry:${id}`, reference, values: { name, reference } }] }
    }
    case 'booking': {
      const booking = await findBookingByReference(db, source.reference)
      return { found: booking && !isErased(booking) ? await ofBookings(ctx, [booking]) : [] }
    }
    case 'departure':
      return ofList(ctx, await listBookingsWanted(db, { departureId: source.id, states: onDeparture }, mostRecipients + 1))
    case 'ticked':
      return ofList(ctx, await listBookingsById(db, source.ids))
    case 'bookings': {
      const { state, from, to, package: slug } = source
      const wanted = { states: state && [state], from, to, package: slug }
      return ofList(ctx, await listBookingsWanted(db, wanted, mostRecipients + 1))
    }
  }
}

async function ofList(ctx: Context, listed: readonly Booking[]): Promise<Everybody> {
  const first = listed.slice(0, mostRecipients)
  const [reached, unreached] = [first.filter((one) => !whyNone(one)), Map.groupBy(first, whyNone)]
  const leftOut = [...unreached].flatMap(([why, some]) =>
    why === undefined ? [] : [{ why, references: some.map(({ reference }) => reference) }],
  )
  return { found: await ofBookings(ctx, reached), more: listed.length > first.length, leftOut }
}

async function ofBookings(ctx: Context, bookings: readonly Booking[]): Promise<Found[]> {
  const accounts = await listAccounts(ctx.db, bookings, kigaliDay(ctx.clock.now()))
  // In English, as what staff write.
  const read = ctx.words.in('en', bookingValueParts)
  return bookings.flatMap((booking) => {
    const account = accounts.get(booking.id)
    if (!account) return []
    const { id, leadName: name, email, reference, title: journey } = booking
    const values = bookingValues(read, booking, account)
    const link = linkTo(ctx, booking)
    return [{ key: id, name, email, bookingId: id, about: `booking:${id}`, reference, journey, link, values }]
  })
}
