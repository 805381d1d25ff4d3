import { source } from '#platform/languages/source.ts'

/** The statement of a cancellation. */
export const documentStatementWords = source('document-statement', {
  by: {
    traveller: 'You cancelled on {day}, {days, plural, one {# day} other {# days}} before the start.',
    late: 'You cancelled on {day}, on or after the start.',
    operator: 'We cancelled on {day}. You owe nothing: everything you paid is refunded.',
  },
  reason: 'Reason: {reason}',
  rule: 'Cancellation terms you agreed to',
  applies: 'applies here',
  lines: 'Cancellation charge',
  columns: { what: 'Description', price: 'Price', fee: 'Fee' },
  fee: 'Cancellation fee',
  paid: 'Paid',
  refund: 'Refund due to you',
  due: 'Balance due',
  even: 'No balance is due, and no refund.',
  refunded: 'The refund goes to the payment method you used.',
  pay: 'Please pay the balance due, with the booking reference as the reason for payment.',
  policies: { tours: 'Tour', 'day-tours': 'Day tour', stays: 'Rooms', cars: 'Cars' },
  percent: '{percent, number}% fee',
  passedOn: 'Permits, park fees and flights',
  /** Of a price in one line. */
  permitsInside: 'Permits in your price, at their listed cost',
  bought: 'Already purchased',
  notBought: 'Not purchased yet: no fee',
  earlier: 'Fees of travellers who cancelled earlier',
  whole: 'Charged in full',
  /** Why nothing is charged. */
  free: {
    'cancelled-by-operator': 'Cancelled by us',
    'moved-by-operator': 'We moved it to another date',
    'not-confirmed': 'Not confirmed yet',
  },
})
