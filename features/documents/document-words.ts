import { daysBetween } from '#values/dates.ts'
import { daysText, dayText, shortDay } from '#values/day-words.ts'
import type { BookingFacts, DocumentKind, FrancRate } from './facts/facts.ts'

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

/** The sentences of the documents. */
export const documentWords = {
  titles: {
    quote: 'Quotation',
    proforma: 'Proforma invoice',
    receipt: 'Receipt',
    voucher: 'Travel voucher',
    itinerary: 'Itinerary',
    statement: 'Cancellation statement',
  } satisfies Record<DocumentKind, string>,
  issued: (reference: string, day: string) => `Booking ${reference}, issued ${day}`,
  quoted: (reference: string, day: string) => `Quotation ${reference}, issued ${day}`,
  numbered: (number: string, reference: string, day: string) => `Receipt ${number} for booking ${reference}, issued ${day}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  tax: (number: string) => `TIN ${number}`,
  travellers: (number: number) => count(number, 'traveller'),
  for: 'For',
  when: 'Dates',
  party: 'Travellers',
  validUntil: 'Quotation valid until',
  price: {
    title: 'Price breakdown',
    columns: ['Description', 'Quantity', 'Unit price', 'Amount'],
    total: 'Total',
    vat: (amount: string) => `Value added tax (VAT) included in the total: ${amount}.`,
  },
  rate: ({ perUsd, source, on }: FrancRate) =>
    `At RWF ${perUsd.toLocaleString('en')} for $1. ${source.replace(/\.$/, '')}, ${dayText(on)}.`,
  either: 'You may pay in dollars or francs; nothing is added.',
  schedule: { title: 'Payment schedule', columns: ['Payment', 'Due', 'Amount'], now: 'On booking' },
  code: (code: string, site: string) => `To book at this price, give the code ${code} at ${site} or in a message to us.`,
  covered: { yes: 'Included', no: 'Not included' },
  cancelling: 'Cancellation cost',
  proforma: {
    lede: 'Please pay the amount below, and write the reference as the reason for payment so that we find it.',
    due: (label: string, day: string | null) => (day ? `${label}, due ${day}` : `${label}, due now`),
    reason: 'Reference',
    holder: 'Account holder',
    bank: 'Bank',
    account: 'Account',
    swift: 'SWIFT',
    paid: 'Paid so far',
    columns: ['Received', 'Payment method', 'Reference', 'Amount'],
    left: 'Balance due',
    note: 'This proforma requests payment. It is not a receipt or a tax invoice.',
  },
  receipt: {
    lede: (payer: string) => `With thanks, received from ${payer}.`,
    returned: (payer: string) => `Refunded to ${payer}.`,
    amount: 'Received',
    back: 'Refunded',
    counted: (amount: string) => `Credited as ${amount} of the price.`,
    columns: { on: 'Received on', how: 'Payment method', number: 'Reference' },
    balance: 'Booking balance',
    total: 'Total price',
    paid: 'Paid so far, with this payment',
    left: 'Balance due',
    over: 'Overpaid',
    next: (label: string, amount: string, day: string | null) => `${label}: ${amount}, due ${day ?? 'now'}.`,
    done: 'Everything is paid.',
  },
  voucher: {
    present:
      'Show this voucher, on paper or on a phone, where each service starts. We pay for the services listed here: nobody may ask you to pay for them there.',
    emergency: 'In an emergency, day or night',
    services: 'Booked services',
    columns: ['Date', 'Service', 'Place', 'Reference', 'For'],
    unnamed: (place: number) => `Traveller ${place}, name missing`,
    contacts: 'Contacts',
    notes: 'Before you travel',
  },
  itinerary: {
    route: 'Route',
    map: (names: string) => `Map of the route: ${names}`,
    stop: (days: readonly number[], first: boolean) =>
      days.length === 0 ? (first ? 'Start' : 'On the way') : days.length === 1 ? `Day ${days[0]}` : `Days ${days.join(', ')}`,
    way: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    road: (time: string, km: number) => (km > 0 ? `${time}, ${km} km by road` : `${time} travel time`),
    night: (night: string) => `Night: ${night}`,
    none: 'No meals',
    start: 'Starts in',
    accommodation: 'Accommodation',
    included: 'Included',
    excluded: 'Not included',
    notes: 'Good to know',
  },
  statement: {
    by: {
      traveller: (day: string, notice: string) => `You cancelled on ${day}, ${notice} the start.`,
      operator: (day: string) => `We cancelled on ${day}. You owe nothing: everything you paid is refunded.`,
    },
    notice: (days: number) => (days <= 0 ? 'on or after' : `${count(days, 'day')} before`),
    reason: (reason: string) => `Reason: ${reason}`,
    rule: 'Cancellation terms you agreed to',
    applies: 'applies here',
    lines: 'Cancellation charge',
    columns: ['Description', 'Price', 'Fee'],
    fee: 'Cancellation fee',
    paid: 'Paid',
    refund: 'Refund due to you',
    due: 'Balance due',
    even: 'No balance is due, and no refund.',
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
