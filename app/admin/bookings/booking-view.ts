import type { BookingAccount } from '#features/bookings/account.ts'
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
import { daysText, dayText } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { originWords } from '../../words/admin/bookings/origin.ts'
import { paymentMethodNames } from '../../words/admin/payment-method-names.ts'
import { instantText } from '../components/instants.ts'
import { languageName } from '../components/language-name.ts'
import { agreedText } from './agreed-text.ts'
import { nameOf } from './stock-view.ts'

/**
 * The travellers, and how complete their details are. Of encrypted details only that they exist: reading them needs a press of
 * its own, which the audit log records.
 */
export function travellersView(booking: Booking, travellers: readonly Traveller[], details: readonly TravellerDetails[]) {
  const words = adminWords.travellers
  const rows = travellers.map((member) => {
    const known = details.find(({ position }) => position === member.position)
    const missing = known?.progress.missing ?? []
    return {
      position: member.position,
      /** The last of several travellers in one row. */
      last: member.position,
      name: nameOf(member),
      named: member.familyName !== null || member.firstNames !== null,
      born: member.bornOn ? dayText(member.bornOn) : '',
      age: member.bornOn ? words.age(ageOf(member, booking.startsOn)) : words.assumed(member.assumedAge),
      residency: words.residencies[member.residency],
      state: known && known.needs.keys.length > 0 ? words.states[known.progress.state] : undefined,
      missing: missing.length > 0 ? words.lacks(missing.map((key) => words.keys[key]).join(', ')) : '',
      by: known && missing.length > 0 ? words.by(dayText(known.needs.by)) : '',
      warns: known?.progress.warnings.length ? words.passportEnds : '',
      plain: [
        ...(known?.nationality ? [{ name: words.nationality, value: countryName(known.nationality) }] : []),
        ...(known?.diet ? [{ name: words.diet, value: known.diet }] : []),
        ...(known?.room ? [{ name: words.room, value: known.room }] : []),
      ],
      sealed: known ? sealedText(known.has) : '',
    }
  })
  return folded(rows)
}

type Row = {
  position: number
  last: number
  name: string
  named: boolean
  age: string
  sealed: string
  plain: readonly unknown[]
}

/** Travellers of a group without names yet: those in a row that are alike share one line. */
function folded<Of extends Row>(rows: readonly Of[]): Of[] {
  const groups: { first: Of; last: Of }[] = []
  for (const row of rows) {
    const group = groups.at(-1)
    if (group && alike(group.last, row)) group.last = row
    else groups.push({ first: row, last: row })
  }
  return groups.map(({ first, last }) =>
    first === last
      ? first
      : { ...first, last: last.position, name: adminWords.travellers.unnamedMany(first.position, last.position) },
  )
}

const alike = (a: Row, b: Row) => {
  const keyOf = ({ position, last, name, ...row }: Row) => JSON.stringify(row)
  return !a.named && !b.named && !b.sealed && b.plain.length === 0 && keyOf(a) === keyOf(b)
}

const sealedText = (has: TravellerDetails['has']): string =>
  (Object.keys(has) as (keyof typeof has)[])
    .filter((key) => has[key])
    .map((key) => adminWords.travellers.has[key])
    .join(', ')

const countryName = (code: string): string => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code

/** The documents of a booking in its state, by the name in their address. */
export function documentsView(
  { state, order, statement, currency }: Booking,
  { outstandingMinor }: BookingAccount,
  payments: readonly StoredPayment[],
  now: Date,
) {
  const words = adminWords.booking.documents
  const known = { state, byDays: 'package' in order, outstandingMinor, cancelled: statement !== null }
  return availableDocuments(known, payments).map(({ name, kind, payment }) => {
    if (kind !== 'receipt') return { name, title: words.kinds[kind] }
    const came = payment?.events.find((event) => event.kind === 'settled')
    const money = moneyText({ minor: came?.amountMinor ?? 0, currency })
    return { name, title: words.receipt(money, came ? instantText(came.at, now) : '') }
  })
}

export function contactView(booking: Booking, now: Date) {
  const { leadName, email, phone, language, paymentMethod, createdAt, message, channel, source } = booking
  const words = adminWords.booking.contact
  return {
    leadName,
    erased: isErased(booking),
    email: hasNoAddress(email) ? undefined : email,
    phone,
    language: languageName(language),
    method: paymentMethod ? paymentMethodNames[paymentMethod].name : words.noMethod,
    made: instantText(createdAt, now),
    terms: agreedText(booking),
    termsPath: termsPath(bookedTerms(booking)),
    channel: channel ? originWords.channels[channel] : originWords.none,
    source: source ? originWords.sources[source] : originWords.none,
    message: message.trim(),
  }
}

export function departureView(departure: DepartureRow | undefined) {
  if (!departure) return undefined
  const { id, slug, status, capacity, taken, minimum, guaranteed } = departure
  return { id, slug, status, capacity, taken, minimum, guaranteed, short: seatsShort(departure) }
}

export const journeyText = ({ title, startsOn, endsOn }: Booking): string => `${title}, ${daysText(startsOn, endsOn)}`
