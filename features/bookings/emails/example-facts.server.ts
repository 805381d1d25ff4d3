import type { Order } from '#features/orders/order.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import { lineInLanguage } from '#features/pricing/lines/line-in-language.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { accountOf } from '../account.ts'
import { noBilling } from '../billing/billing-details.ts'
import type { BookingState } from '../booking.ts'
import type { Booking } from '../booking-record.ts'
import type { EmailFacts } from './email-facts.ts'
import { exampleLines } from './example-lines.ts'
import type { BookingEmail } from './queue-booking-email.server.ts'

const beds = { comfort: 'lodge', singleRooms: 0, extras: [], code: null } as const

type Sold = Pick<Booking, 'order' | 'title' | 'startsOn' | 'endsOn' | 'travellersCount'>

/** A booking of each kind of order, for tests: what was ordered. */
const sold: Record<OrderKind, Sold> = {
  departure: {
    order: { kind: 'departure', departure: 'an-hour-2027-06-14', package: 'an-hour', ...beds },
    title: 'An hour with the gorillas',
    startsOn: '2027-06-14',
    endsOn: '2027-06-16',
    travellersCount: 2,
  },
  journey: {
    order: { kind: 'journey', package: 'nyungwe-on-foot', startsOn: '2027-06-28', ...beds },
    title: 'Nyungwe on foot',
    startsOn: '2027-06-28',
    endsOn: '2027-07-02',
    travellersCount: 1,
  },
  pilgrims: {
    order: { kind: 'pilgrims', package: 'the-road-to-kibeho', startsOn: '2027-11-26', ...beds },
    title: 'Kibeho, the feast of 28 November',
    startsOn: '2027-11-26',
    endsOn: '2027-11-29',
    travellersCount: 34,
  },
  stay: {
    order: {
      kind: 'stay',
      hotel: 'imisozi',
      startsOn: '2027-06-14',
      endsOn: '2027-06-17',
      rooms: [
        { room: 'twin', board: 'BB', adults: 2, childAges: [] },
        { room: 'twin', board: 'BB', adults: 1, childAges: [9] },
      ],
      extras: [],
      code: null,
    },
    title: 'Imisozi Terrace Hotel',
    startsOn: '2027-06-14',
    endsOn: '2027-06-17',
    travellersCount: 4,
  },
  hire: {
    order: {
      kind: 'hire',
      vehicleClass: 'safari-4x4',
      vehicles: 1,
      from: '2027-07-02T08:00',
      to: '2027-07-05T18:00',
      withDriver: true,
      driver: null,
      abroad: [],
      extras: [],
      code: null,
    },
    title: 'Safari 4x4, pop-up roof, extended',
    startsOn: '2027-07-02',
    endsOn: '2027-07-05',
    travellersCount: 5,
  },
  tailored: {
    order: {
      ...{ kind: 'tailored', proposal: '0f2b8f5e-93a4-4b59-8a51-2f1f1f6c6a11', reference: 'M4RT-7WXY', option: 'B' },
      ...{ ticked: [], extras: [], code: null },
    },
    title: 'Twelve days, three countries',
    startsOn: '2027-07-06',
    endsOn: '2027-07-17',
    travellersCount: 3,
  },
}

/** A service that may be on request, by kind of order. */
const onRequest: Record<OrderKind, string> = {
  departure: 'Gorilla permit, Volcanoes National Park',
  journey: 'Chimpanzee permit, Nyungwe National Park',
  pilgrims: 'Midi-coach',
  stay: 'Superior twin',
  hire: 'Safari 4x4, pop-up roof, extended',
  tailored: 'Nights in a tented camp',
}

const now = new Date('2027-03-12T08:00:00Z')

/** The state of the booking when each email is written, and what is paid by then. */
const standings: Record<BookingEmail, { state: BookingState; from?: BookingState; paid: 'nothing' | 'deposit' | 'all' }> = {
  enquired: { state: 'enquiry', paid: 'nothing' },
  quoted: { state: 'quoted', from: 'enquiry', paid: 'nothing' },
  received: { state: 'on-hold', paid: 'nothing' },
  requested: { state: 'requested', paid: 'nothing' },
  answered: { state: 'on-hold', from: 'requested', paid: 'nothing' },
  'hold-ending': { state: 'on-hold', paid: 'nothing' },
  waiting: { state: 'waitlisted', paid: 'nothing' },
  offered: { state: 'on-hold', from: 'waitlisted', paid: 'nothing' },
  payment: { state: 'confirmed', from: 'on-hold', paid: 'deposit' },
  pending: { state: 'pending', from: 'on-hold', paid: 'deposit' },
  confirmed: { state: 'confirmed', from: 'on-hold', paid: 'deposit' },
  changed: { state: 'confirmed', from: 'confirmed', paid: 'deposit' },
  'child-fee': { state: 'confirmed', paid: 'deposit' },
  rebooked: { state: 'confirmed', from: 'confirmed', paid: 'deposit' },
  'balance-due': { state: 'confirmed', paid: 'deposit' },
  flights: { state: 'confirmed', paid: 'deposit' },
  documents: { state: 'confirmed', paid: 'all' },
  declined: { state: 'rejected', from: 'requested', paid: 'nothing' },
  cancelled: { state: 'cancelled', from: 'confirmed', paid: 'deposit' },
  'called-off': { state: 'cancelled', from: 'confirmed', paid: 'deposit' },
  expired: { state: 'expired', from: 'on-hold', paid: 'nothing' },
  refunded: { state: 'cancelled', from: 'confirmed', paid: 'deposit' },
}

const reasons: Partial<Record<BookingEmail, string>> = {
  quoted: 'The boat at Karongi takes four. For a fifth we ask the fisherman’s brother.',
  rebooked: 'The road to the gate is closed until 20 June',
  declined: 'The park has no permit left on 15 June.',
  cancelled: 'Our son has broken his leg.',
  'called-off': 'The road to the gate is closed.',
}

/** Example facts for one email and one kind of order, in words of `bookingEmailParts`; a test replaces what it is about. */
export function exampleFacts(
  read: ReadWords,
  kind: OrderKind,
  email: BookingEmail,
  {
    booking: own = {},
    today = kigaliDay(now),
    ...rest
  }: Partial<Omit<EmailFacts, 'booking' | 'read'>> & { booking?: Partial<Booking> } = {},
): EmailFacts {
  const of = sold[kind]
  const priceLines = exampleLines[kind]
  const { state, from = null, paid } = standings[email]
  const priced = state !== 'enquiry'
  const waits = state === 'pending' || state === 'requested'
  const totalMinor = priced ? priceLines.reduce((sum, { amountMinor }) => sum + amountMinor, 0) : 0
  const depositMinor = Math.round(totalMinor * 0.3)
  const feeMinor = state === 'cancelled' && email !== 'called-off' ? Math.round(totalMinor * 0.2) : 0
  const paidMinor = paid === 'all' ? totalMinor : paid === 'deposit' ? depositMinor : 0
  const refundMinor = email === 'refunded' ? paidMinor - feeMinor : 0
  const payment = paidMinor > 0 ? paymentOf(paidMinor, refundMinor) : undefined
  const policy = defaultSettings.cancellationPolicies.tours
  const lines = priced ? priceLines.map((one) => ({ ...one, policy, ...lineInLanguage(one, read, ({ name }) => name) })) : []
  const booking: Booking = {
    id: '7c6f0a3e-6d5e-4a57-9d0b-0c9a5f2f4f10',
    reference: 'K7QM-42XD',
    keyVersion: 1,
    state,
    version: 3,
    kind,
    departureId: kind === 'departure' ? 7 : null,
    scene: { id: 'virunga', hour: 'dawn', seed: 7, place: 'Kinigi' },
    ...of,
    order: of.order satisfies Order,
    leadName: 'Marit Elise Solheim',
    email: 'marit@example.no',
    phone: '+47 900 00 000',
    paymentMethod: email === 'enquired' || email === 'waiting' || email === 'offered' ? null : 'bank-transfer',
    language: 'en',
    message: '',
    ...noBilling,
    channel: 'website',
    source: null,
    firstSource: null,
    lastSource: null,
    currency: 'USD',
    totalMinor,
    depositMinor,
    balanceDueOn: '2027-04-30',
    rwfPerUnit: 1450,
    feeMinor,
    statement:
      state === 'cancelled'
        ? statementOf({ totalMinor, paidMinor, feeMinor, title: of.title, startsOn: of.startsOn, reason: reasons[email] ?? '' })
        : null,
    termsVersion: '2026-11',
    termsLanguage: 'en',
    termsRevision: null,
    holdEndsAt: ['requested', 'on-hold', 'quoted'].includes(state) ? new Date('2027-03-15T08:00:00Z') : null,
    fullHoldEndsAt: null,
    answerBy: waits ? new Date('2027-03-14T08:00:00Z') : null,
    freeCancelUntil: email === 'rebooked' ? new Date('2027-03-26T08:00:00Z') : null,
    extensions: 0,
    cutOffDays: null,
    cardGrace: false,
    onRequest: waits ? 'waiting' : email === 'answered' ? 'answered' : 'none',
    createdAt: now,
    sample: false,
    ...own,
  }
  const answer = email === 'answered' ? ('yes' as const) : null
  const soft = { day: of.startsOn, quantity: 2, soft: true, onRequest: true, answer, supplier: '' }
  return {
    read,
    booking,
    lines,
    parts: waits || email === 'answered' ? [{ ...soft, resource: 'permit', label: onRequest[kind] }] : [],
    account: accountOf(booking, payment ? [payment] : [], today),
    settings: defaultSettings,
    today,
    link: 'http://localhost:3000/bookings/K7QM-42XD?key=Zm9yLXRlc3RzLWFuZC1ub3RoaW5nLWVsc2U',
    mayNotRun: [],
    reason: reasons[email] ?? '',
    from,
    attached: email === 'documents' ? ('package' in booking.order ? 2 : 1) : 0,
    payment,
    refund: undefined,
    ...rest,
  }
}

/** A settled bank transfer with a refund of this much. */
function paymentOf(amountMinor: number, refundMinor: number): StoredPayment {
  const event = { providerEventId: null, providerRef: null, providerUrl: null, actor: 'Owner', text: '', at: now }
  return {
    id: 'p1',
    bookingId: 'b1',
    method: 'bank-transfer',
    amountMinor,
    currency: 'USD',
    charged: usd(amountMinor),
    rate: null,
    reference: 'FT27071K0P',
    actor: 'Owner',
    createdAt: now,
    events: [
      { ...event, kind: 'settled', amountMinor },
      ...(refundMinor > 0 ? [{ ...event, kind: 'refunded' as const, amountMinor: refundMinor, text: 'FT27090X1B' }] : []),
    ],
  }
}

type Ended = { totalMinor: number; paidMinor: number; feeMinor: number; title: string; startsOn: Day; reason: string }

const statementOf = ({ paidMinor, feeMinor, ...ended }: Ended): NonNullable<Booking['statement']> => ({
  ...ended,
  days: 94,
  free: null,
  rows: [],
  boughtMinor: 0,
  earlierMinor: 0,
  feeMinor,
  paidMinor,
  refundMinor: Math.max(0, paidMinor - feeMinor),
  reference: 'K7QM-42XD',
  currency: 'USD',
  noticeOn: '2027-03-12',
  at: now.toISOString(),
  lines: [],
  policies: [],
})
