import { source } from '#platform/languages/source.ts'

/** What a journey costs us, on the screens of a package and of a booking. */
export const costWords = source('admin-costs', {
  title: 'Cost and margin',
  fold: 'planned margin {margin}',
  missing: '{count, plural, one {# missing} other {# missing}}',
  lede: 'Planned by the rate book of today, without VAT; permits, fees and flights are on neither side. Not shown to customers.',
  toProfit: 'Profit as ordered and invoiced',
  shared:
    '{others, plural, one {# traveller of other bookings is on this departure: cars and guides are shared with them by head.} other {# travellers of other bookings are on this departure: cars and guides are shared with them by head.}}',
  incomplete: 'The margin is lower than this: what has no cost is not in it.',
  openNights:
    'No stay is chosen for {count, plural, one {night} other {nights}} {nights}: its cost is missing, and no supplier can be asked for a room.',
  ordered: {
    title: 'Margin as ordered',
    fold: 'margin {margin}',
    lede: 'Planned at the costs of the orders now, with our own guides and vehicles, without VAT; permits, fees and flights are on neither side. Not shown to customers.',
    low: 'Too little for this request to be answered yes by itself. Change what is ordered, or answer it yourself.',
  },
  table: 'Costs by service',
  columns: { day: 'Days', what: 'Service', cost: 'Cost', net: 'Net cost' },
  vatBack: 'VAT back {amount}',
  part: 'share {own} of {all}',
  margin: {
    price: 'Price',
    passedOn: 'Permits, park fees and flights, charged as they are',
    vat: 'VAT',
    net: 'Net cost',
    profit: 'Profit',
    margin: 'Margin of the price without VAT',
  },
  /** What an amount of a sum is for; a unit and a supplement have their own names. */
  units: {
    sharing: 'sharing',
    single: 'single',
    third: 'third adult',
    child: 'child',
    room: 'room',
    free: 'free place',
  },
  why: 'Contract {contract}',
  whyLabel: 'How it was made',
  /** Why a service has no cost, and what mends it. */
  refusals: {
    archived: 'This service is archived. Take another one.',
    'contract-ended': 'The contract has ended.',
    'not-in-contract': 'No contract includes {day}.',
    closed: 'Closed {days}: {reason}.',
    'rate-gap': 'No rate for {day}.',
    'single-rate-missing': 'No single rate for {day}.',
    'stay-too-short': 'The rate of {day} needs {least, plural, one {# night} other {# nights}} or more.',
    'stay-too-long': 'The rate of {day} is for at most {most, plural, one {# night} other {# nights}}.',
    'party-outside': 'No rate of {day} is for a party of this size.',
    'room-too-small': 'A room sleeps at most {most, plural, one {#} other {#}}.',
    'child-alone': 'Children are in a room without an adult.',
    'too-young':
      '{count, plural, one {Traveller {positions} is} other {Travellers {positions} are}} younger than {least, plural, one {#} other {#}}.',
    'too-few-vehicles': 'The party needs {least, plural, one {# vehicle} other {# vehicles}}.',
    'kilometres-missing': 'It is counted by the kilometre: say how many.',
    nobody: 'Nobody takes part.',
    'no-fx': 'There is no exchange rate for {currency}. Enter one under Exchange rates.',
  },
})
