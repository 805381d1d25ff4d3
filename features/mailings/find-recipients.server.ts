import type { BookingState } from '#features/bookings/booking.ts'
import { bookingPlaceholders } from '#features/bookings/emails/booking-placeholders.ts'
import { bookingValues } from '#features/bookings/emails/email-values.ts'
import { linkTo } from '#features/bookings/emails/send-booking-email.server.ts'
import { isErased } from '#features/bookings/erasure.ts'
import { type Booking, findBookingByReference, listBookingsById, listBookingsWanted } from '#features/bookings/reads.server.ts'
import { listAccounts } from '#features/bookings/reads-accounts.server.ts'
import type { PlaceholderValues } from '#features/emails/placeholders.ts'
import { findEnquiryByReference } from '#features/enquiries/reads.server.ts'
import { listReadersAmong } from '#features/enquiries/subscribers/reads-readers.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import type { MailingSource } from './mailing-source.ts'
import { type WhyNone, whyNone } from './why-none.ts'

/** Somebody who can be sent an email, with their language and the values of its placeholders in any. */
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
  /** Their id as a subscriber; undefined for people who have not confirmed our newsletter and get no news. */
  readerId: string | undefined
  /** That of the booking or the enquiry; of an address alone that in which it reads our newsletter, or English. */
  language: string
  /** In words of `bookingValueParts`. */
  values: (read: ReadWords) => PlaceholderValues
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
  const readerOf = new Map(readers.map((reader) => [reader.email, reader]))
  const recipients = found.map(({ language, ...one }) => {
    const reader = readerOf.get(one.email.toLowerCase())
    return { ...one, readerId: reader?.id, language: language ?? reader?.language ?? 'en' }
  })
  return { recipients, more, leftOut }
}

type Found = Omit<Recipient, 'readerId' | 'language'> & { language: string | undefined }
type Everybody = { found: Found[]; more?: boolean; leftOut?: LeftOut[] }

async function everybody(ctx: Context, source: MailingSource): Promise<Everybody> {
  const { db } = ctx
  const nothing = { bookingId: null, journey: '', link: undefined }
  switch (source.kind) {
    case 'address': {
      const { email } = source
      const language = undefined
      return { found: [{ ...nothing, key: 'address', name: '', email, about: '', reference: '', language, values: () => ({}) }] }
    }
    case 'enquiry': {
      const enquiry = await findEnquiryByReference(db, source.reference)
      if (!enquiry) return { found: [] }
      const { id, name, email, reference, language } = enquiry
      const values = () => ({ name, reference })
      return { found: [{ ...nothing, key: id, name, email, about: `enquiry:${id}`, reference, language, values }] }
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
  return bookings.flatMap((booking) => {
    const account = accounts.get(booking.id)
    if (!account) return []
    const { id, leadName: name, email, reference, title: journey, language } = booking
    const values = (read: ReadWords) => bookingValues(read, booking, account)
    const link = linkTo(ctx, booking)
    return [{ key: id, name, email, bookingId: id, about: `booking:${id}`, reference, journey, link, language, values }]
  })
}
