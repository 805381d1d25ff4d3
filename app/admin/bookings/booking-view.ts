import type { BookingAccount } from '#features/bookings/account.ts'
import { addressLines } from '#features/bookings/billing/billing-details.ts'
import { isErased } from '#features/bookings/erasure.ts'
import type { Booking, Traveller } from '#features/bookings/reads.server.ts'
import { seatsShort } from '#features/departures/departure.ts'
import type { DepartureRow } from '#features/departures/reads.server.ts'
import { availableDocuments } from '#features/documents/available-documents.ts'
import { hasNoAddress } from '#features/emails/reachable.ts'
import { ageOf } from '#features/orders/member-age.ts'
import { bookedTerms, termsPath } from '#features/pages/agreed-terms.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import type { TravellerDetails } from '#features/travellers/list-details.server.ts'
import { nthOf } from '#features/travellers/nth-of.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { orderAdminWords } from '../../words/admin/bookings/order.ts'
import { originWords } from '../../words/admin/bookings/origin.ts'
import { methodAdminWords } from '../../words/admin/payment-method-names.ts'
import { instantText } from '../components/instants.ts'
import { languageName } from '../components/language-name.ts'
import { trafficSourceText } from '../components/traffic-source-text.ts'
import { agreedText } from './agreed-text.ts'
import { pricedAs } from './party-text.ts'
import { nameOf } from './stock-view.ts'
import { detailsTones } from './tones.ts'

/**
 * The travellers, and how complete their details are. Of encrypted details only that they exist: reading them needs a press of
 * its own, which the audit log records.
 */
export function travellersView(
  read: ReadWords,
  booking: Booking,
  travellers: readonly Traveller[],
  details: readonly TravellerDetails[],
) {
  const orderLabels = read(orderAdminWords)
  const words = orderLabels.travellers
  const rows = travellers.map((member) => {
    const known = details.find(({ position }) => position === member.position)
    const missing = known?.progress.missing ?? []
    return {
      position: member.position,
      /** The last of several travellers in one row. */
      last: member.position,
      nth: nthOf(travellers, member.position),
      name: nameOf(read, member, travellers),
      named: member.familyName !== null || member.firstNames !== null,
      born: member.bornOn ? read.format.day(member.bornOn) : '',
      age: member.bornOn ? words.age({ age: ageOf(member, booking.startsOn) }) : pricedAs(read, member.assumedAge),
      residency: words.residencies[member.residency],
      state:
        known && known.needs.keys.length > 0
          ? { word: words.states[known.progress.state], tone: detailsTones[known.progress.state] }
          : undefined,
      missing: missing.length > 0 ? words.lacks({ keys: missing.map((key) => words.keys[key]).join(', ') }) : '',
      by: known && missing.length > 0 ? words.by({ day: read.format.day(known.needs.by) }) : '',
      warns: known?.progress.warnings.length ? words.passportEnds : '',
      plain: [
        ...(known?.nationality ? [{ name: words.nationality, value: countryName(read, known.nationality) }] : []),
        ...(known?.diet ? [{ name: words.diet, value: known.diet }] : []),
        ...(known?.access ? [{ name: words.access, value: known.access }] : []),
        ...(known?.room ? [{ name: words.room, value: known.room }] : []),
      ],
      sealed: known ? sealedText(read, known.has) : '',
    }
  })
  return folded(read, rows)
}

type Row = {
  position: number
  nth: number
  last: number
  name: string
  named: boolean
  age: string
  sealed: string
  plain: readonly unknown[]
}

/** Travellers of a group without names yet: those in a row that are alike share one line. */
function folded<Of extends Row>(read: ReadWords, rows: readonly Of[]): Of[] {
  const words = read(orderAdminWords)
  const groups: { first: Of; last: Of }[] = []
  for (const row of rows) {
    const group = groups.at(-1)
    if (group && alike(group.last, row)) group.last = row
    else groups.push({ first: row, last: row })
  }
  return groups.map(({ first, last }) =>
    first === last
      ? first
      : { ...first, last: last.position, name: words.travellers.unnamedMany({ from: first.nth, to: last.nth }) },
  )
}

const alike = (a: Row, b: Row) => {
  const keyOf = ({ position, nth, last, name, ...row }: Row) => JSON.stringify(row)
  return !a.named && !b.named && !b.sealed && b.plain.length === 0 && keyOf(a) === keyOf(b)
}

const sealedText = (read: ReadWords, has: TravellerDetails['has']): string =>
  (Object.keys(has) as (keyof typeof has)[])
    .filter((key) => has[key])
    .map((key) => read(orderAdminWords).travellers.has[key])
    .join(', ')

const countryName = ({ language }: ReadWords, code: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code

/** The documents of a booking in its state, by the name in their address. */
export function documentsView(
  read: ReadWords,
  { state, order, statement, currency, startsOn }: Booking,
  { outstandingMinor }: BookingAccount,
  payments: readonly StoredPayment[],
  now: Date,
) {
  const bookingLabels = read(bookingAdminWords)
  const words = bookingLabels.documents
  const own = { reader: 'staff', state, startsOn, outstandingMinor } as const
  const known = { ...own, byDays: 'package' in order, cancelled: statement !== null }
  return availableDocuments(known, payments, kigaliDay(now)).map(({ name, kind, payment }) => {
    if (kind !== 'receipt') return { name, title: words.kinds[kind] }
    const came = payment?.events.find((event) => event.kind === 'settled')
    const money = read.format.money({ minor: came?.amountMinor ?? 0, currency })
    return { name, title: words.receipt({ money, when: came ? instantText(came.at, now, read.format) : '' }) }
  })
}

export function contactView(read: ReadWords, booking: Booking, now: Date) {
  const bookingLabels = read(bookingAdminWords)
  const paymentMethodNames = read(methodAdminWords)
  const originLabels = read(originWords)
  const { leadName, email, phone, language, paymentMethod, createdAt, message, channel, source } = booking
  const { firstSource, lastSource } = booking
  const words = bookingLabels.contact
  return {
    leadName,
    erased: isErased(booking),
    email: hasNoAddress(email) ? undefined : email,
    phone,
    language: languageName(language, read.language),
    method: paymentMethod ? paymentMethodNames[paymentMethod].name : words.noMethod,
    made: instantText(createdAt, now, read.format),
    terms: agreedText(read, booking),
    termsPath: termsPath(bookedTerms(booking)),
    channel: channel ? originLabels.channels[channel] : originLabels.none,
    source: source ? originLabels.sources[source] : originLabels.none,
    firstSource: trafficSourceText(read, firstSource),
    lastSource: trafficSourceText(read, lastSource),
    message: message.trim(),
    billing: [booking.billingName, ...addressLines(booking.billingAddress), booking.billingTaxNumber].filter(Boolean),
  }
}

export function departureView(departure: DepartureRow | undefined) {
  if (!departure) return undefined
  const { id, slug, status, capacity, taken, minimum, guaranteed } = departure
  return { id, slug, status, capacity, taken, minimum, guaranteed, short: seatsShort(departure) }
}

export const journeyText = (read: ReadWords, { title, startsOn, endsOn }: Booking): string =>
  `${title}, ${read.format.days(startsOn, endsOn)}`
