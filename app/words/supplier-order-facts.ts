import { source } from '#platform/languages/source.ts'

/** What the server alone says on the page of a supplier's order: what is ordered, and what is wrong with an answer. */
export const supplierOrderFactWords = source('supplier-order-facts', {
  rows: {
    nights: 'Nights',
    days: 'Days',
    rooms: 'Rooms',
    people: 'People',
    board: 'Board',
    crew: 'Beds for our crew',
    vehicles: 'Vehicles',
    kilometres: 'Kilometres of each vehicle',
    quantity: 'Number',
    flights: 'Flights',
    lodges: 'Hotel or lodge',
  },
  nights: '{days} ({count, plural, one {# night} other {# nights}})',
  days: '{days} ({count, plural, one {# day} other {# days}})',
  oneDay: 'One day from {days}, to be agreed',
  flights: {
    in: '{number} lands at {airport}, {day}, {at} ({count, plural, one {# person} other {# people}})',
    out: '{number} leaves {airport}, {day}, {at} ({count, plural, one {# person} other {# people}})',
    unknown: '{count, plural, one {# person} other {# people}}: flight not known yet',
  },
  adults: '{count, plural, one {# adult} other {# adults}}',
  children: '{count, plural, one {child of {ages}} other {children of {ages}}}',
  rooms: {
    single: '{count, plural, one {# single room} other {# single rooms}}',
    double: '{count, plural, one {# twin or double room} other {# twin or double rooms}}',
    family: '{count, plural, one {# room for {people}} other {# rooms for {people}}}',
  },
  crew: '{count, plural, one {# guide or driver} other {# guides or drivers}}',
  by: '{when}, Kigali time',
  answers: {
    confirmed: 'Confirmed',
    provisional: 'Provisional until {when}, Kigali time',
    'wait-listed': 'Waiting list',
    declined: 'Not available',
  },
  reference: '{answer}, your reference {reference}',
  price: '{answer}, at {amount} once we accept it',
  problems: {
    'answer-missing': 'Choose your answer for {service}.',
    'reference-missing': 'Write your reference.',
    'until-missing': 'Write until when you hold {service}.',
    'until-wrong': 'Write the date and the time until which you hold {service}.',
    'until-over': 'You hold {service} until a time that is over. Write a later one.',
    'until-late': 'You hold {service} until after its days. Write an earlier time.',
    'amount-wrong': 'Write the price in figures, such as 1,250 or 1250.50.',
    'not-all': 'For one of the services you chose something else. Send the answers one by one, or clear it.',
    'reference-long': 'Write at most 60 characters.',
    'text-long': 'Write at most 2,000 characters.',
    characters: 'This has characters that cannot be stored.',
  },
  refusals: {
    again: 'Please press the button once more: nothing you wrote is lost.',
    first:
      'You answered before, and the first answer stands. We have noted what you sent now, and read it. If it is urgent, call us at {phone}.',
    newer: 'We sent you a newer email meanwhile, so this answer is not recorded. We have noted it, and read it.',
    cancelled: 'We cancelled this order meanwhile. There is nothing to answer any more.',
    changed: 'The order changed while you answered. Look at it again, and send your answer once more.',
  },
})
