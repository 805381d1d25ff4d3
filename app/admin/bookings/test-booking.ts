import { accountOf } from '#features/bookings/account.ts'
import { noBilling } from '#features/bookings/billing/billing-details.ts'
import type { BookedLine, Booking } from '#features/bookings/reads.server.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { kigaliDay } from '#values/dates.ts'

/** A Friday, ten in the morning in Kigali. */
export const now = new Date('2027-03-12T08:00:00Z')

const policy = defaultSettings.cancellationPolicies.tours
const line = { reason: '', refundable: true, vatMinor: 0, ladder: 'tours', policy } as const

/** The worked example of docs/cancellation.md: two on the gorilla trek. */
export const lines: BookedLine[] = [
  {
    ...line,
    kind: 'base',
    label: 'Travellers',
    reason: 'Lodges',
    quantity: 2,
    unitMinor: 95_000,
    amountMinor: 190_000,
    vatMinor: 28_983,
  },
  {
    ...line,
    kind: 'permit',
    label: 'Gorilla permit',
    reason: 'Day 2',
    quantity: 2,
    unitMinor: 150_000,
    amountMinor: 300_000,
    refundable: false,
  },
]

export const held: Booking = {
  id: '00000000-0000-4000-8000-000000000000',
  reference: 'K7QM-42XD',
  keyVersion: 1,
  state: 'on-hold',
  version: 1,
  kind: 'departure',
  order: {
    kind: 'departure',
    departure: 'gorillas-2027-06-14',
    package: 'gorillas',
    comfort: 'lodge',
    singleRooms: 0,
    extras: [],
    code: null,
  },
  departureId: 1,
  title: 'An hour with the gorillas',
  scene: { id: 'virunga', hour: 'dawn', seed: 7, place: 'Volcanoes' },
  startsOn: '2027-06-14',
  endsOn: '2027-06-16',
  travellersCount: 2,
  leadName: 'Marit Solheim',
  email: 'marit@example.no',
  phone: '+47 900 00 000',
  paymentMethod: 'bank-transfer',
  language: 'en',
  message: '',
  ...noBilling,
  channel: 'website',
  source: null,
  firstSource: null,
  lastSource: null,
  currency: 'USD',
  totalMinor: 490_000,
  depositMinor: 357_000,
  balanceDueOn: '2027-04-30',
  rwfPerUnit: 1450,
  feeMinor: 0,
  statement: null,
  termsVersion: '2026-11',
  termsLanguage: 'en',
  termsRevision: null,
  fullHoldEndsAt: null,
  holdEndsAt: new Date('2027-03-12T10:00:00Z'),
  answerBy: null,
  freeCancelUntil: null,
  extensions: 0,
  cutOffDays: null,
  cardGrace: false,
  onRequest: 'none',
  createdAt: now,
  sample: false,
}
export const confirmed: Booking = { ...held, state: 'confirmed', holdEndsAt: null }

/** A payment by bank that came, and what of it went back. */
export function came(minor: number, back = 0): StoredPayment {
  const event = { providerEventId: null, providerRef: null, providerUrl: null, actor: 'Diane', text: '', at: now }
  return {
    id: '00000000-0000-4000-8000-000000000001',
    bookingId: held.id,
    method: 'bank-transfer',
    amountMinor: minor,
    currency: 'USD',
    charged: { minor, currency: 'USD' },
    rate: null,
    reference: 'BK-1',
    actor: 'Diane',
    createdAt: now,
    events: [
      { ...event, kind: 'settled', amountMinor: minor },
      ...(back > 0 ? [{ ...event, kind: 'refunded' as const, amountMinor: back, text: 'BK-2' }] : []),
    ],
  }
}

export const accountNow = (booking: Booking, payments: readonly StoredPayment[] = [], at: Date = now) =>
  accountOf(booking, payments, kigaliDay(at))
