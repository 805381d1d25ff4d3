import { daysBetween } from '#values/dates.ts'
import { daysText, dayText, shortDay } from '#values/day-words.ts'
import type { BookingFacts, DocumentKind, FrancRate, PaymentMethodName } from './facts/facts.ts'

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

/** The sentences of the documents. */
export const documentWords = {
  titles: {
    quote: 'Quote',
    proforma: 'Proforma invoice',
    receipt: 'Receipt',
    voucher: 'Travel voucher',
    itinerary: 'Day by day',
    statement: 'Cancellation statement',
  } satisfies Record<DocumentKind, string>,
  issued: (reference: string, day: string) => `Booking ${reference}, issued ${day}`,
  quoted: (reference: string, day: string) => `Quote ${reference}, issued ${day}`,
  numbered: (number: string, reference: string, day: string) => `Receipt ${number} for booking ${reference}, issued ${day}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  tax: (number: string) => `TIN ${number}`,
  travellers: (number: number) => count(number, 'traveller'),
  for: 'For',
  when: 'When',
  party: 'Travellers',
  validUntil: 'Price holds until',
  price: {
    title: 'The price, line by line',
    columns: ['What for', 'Quantity', 'Each', 'Amount'],
    total: 'Total',
    vat: (amount: string) => `Value added tax inside the total: ${amount}.`,
  },
  rate: ({ perUsd, source, on }: FrancRate) =>
    `At RWF ${perUsd.toLocaleString('en')} for $1. ${source.replace(/\.$/, '')}, ${dayText(on)}.`,
  either: 'You may pay in dollars or francs; nothing is added.',
  schedule: { title: 'When it is paid', columns: ['What', 'Due', 'Amount'], now: 'On booking' },
  code: (code: string, site: string) => `To book at this price, give the code ${code} at ${site} or in a message to us.`,
  covered: { yes: 'The price covers', no: 'It does not cover' },
  cancelling: 'If you cancel',
  proforma: {
    lede: 'Please pay the amount below, and write the reference as the reason for payment so that we find it.',
    due: (label: string, day: string | null) => (day ? `${label}, due ${day}` : `${label}, due now`),
    reason: 'Reference',
    holder: 'Account holder',
    bank: 'Bank',
    account: 'Account',
    swift: 'SWIFT',
    mobile: 'Mobile money',
    paid: 'Paid so far',
    columns: ['Received', 'How', 'Number', 'Amount'],
    left: 'Left to pay',
    note: 'This proforma asks for payment. It is no receipt and no tax invoice.',
  },
  receipt: {
    lede: (payer: string) => `With thanks, received from ${payer}.`,
    returned: (payer: string) => `Paid back to ${payer}.`,
    amount: 'Received',
    back: 'Paid back',
    counted: (amount: string) => `Counted as ${amount} of the price.`,
    columns: { on: 'Received on', how: 'How', number: 'Number of the payment' },
    standing: 'Where the booking stands',
    total: 'Price of the booking',
    paid: 'Paid so far, with this payment',
    left: 'Left to pay',
    over: 'Paid more than the price',
    next: (label: string, amount: string, day: string | null) => `${label}: ${amount}, due ${day ?? 'now'}.`,
    done: 'Everything is paid.',
  },
  methods: {
    'bank-transfer': 'Bank transfer',
    'mobile-money': 'Mobile money',
    card: 'Card',
    cash: 'Cash',
  } satisfies Record<PaymentMethodName, string>,
  voucher: {
    present:
      'Show this voucher, on paper or on a telephone, wherever a service begins. We settle what stands here: nobody may ask you to pay for it there.',
    emergency: 'In an emergency, day or night',
    services: 'What is booked',
    columns: ['When', 'Service', 'Place', 'Number', 'For'],
    unnamed: (place: number) => `Traveller ${place}, not named yet`,
    contacts: 'Who to call',
    notes: 'Before you go',
  },
  itinerary: {
    route: 'The route',
    map: (names: string) => `Map of the route: ${names}`,
    stop: (days: readonly number[]) =>
      days.length === 0 ? 'Start' : days.length === 1 ? `Day ${days[0]}` : `Days ${days.join(', ')}`,
    way: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    road: (time: string, km: number) => (km > 0 ? `${time}, ${km} km by road` : `${time} on the way`),
    night: (night: string) => `Night: ${night}`,
    none: 'No meals',
    notes: 'Good to know',
  },
  statement: {
    by: {
      traveller: (day: string, notice: string) => `You cancelled on ${day}, ${notice} the start.`,
      operator: (day: string) => `We cancelled on ${day}. You owe nothing: everything you paid comes back.`,
    },
    notice: (days: number) => (days <= 0 ? 'on or after' : `${count(days, 'day')} before`),
    reason: (reason: string) => `Reason: ${reason}`,
    rule: 'The rule you agreed to',
    applies: 'applies here',
    lines: 'What it comes to',
    columns: ['What for', 'Price', 'Kept'],
    fee: 'Cancellation fee',
    paid: 'Paid before',
    refund: 'Refund to you',
    owed: 'Left to pay',
    even: 'Nothing is left to pay, and nothing comes back.',
  },
} as const

/** '14 to 20 June 2027, 7 days', '14 to 17 June 2027, 3 nights', '14 June 2027, 08:00, to 16 June 2027, 18:00'. */
export function whenText({ order, startsOn, endsOn, startsAt, endsAt }: BookingFacts): string {
  if (startsAt && endsAt) return `${dayText(startsOn)}, ${startsAt}, to ${dayText(endsOn)}, ${endsAt}`
  const nights = daysBetween(startsOn, endsOn)
  return `${daysText(startsOn, endsOn)}, ${order === 'stay' ? count(nights, 'night') : count(nights + 1, 'day')}`
}

/** '14 Jun', '15 to 17 Jun', '30 Jun to 2 Jul', with the hour where there is one. */
export function spanText({ from, to, at }: { from: string; to: string | null; at: string | null }): string {
  const sameMonth = to !== null && from.slice(0, 7) === to.slice(0, 7)
  const days =
    to === null || to === from
      ? shortDay(from)
      : sameMonth
        ? `${Number(from.slice(8))} to ${shortDay(to)}`
        : `${shortDay(from)} to ${shortDay(to)}`
  return at ? `${days}, ${at}` : days
}
