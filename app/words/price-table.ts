import { source } from '#platform/languages/source.ts'

/** The prices on the page of a package: a static part. */
export const priceTableWords = source('price-table', {
  title: 'Price per person',
  link: 'Prices by group size and month',
  travelling: 'Travelling together',
  alone: '1 traveller',
  group: '{from} to {to}',
  groupFrom: '{from} or more',
  groupOf: '{count, plural, one {# traveller} other {# travellers}}',
  caption:
    'For one international adult sharing a room, including permits and park fees. Single rooms are added in the booking and may cost more. These are the prices of a private trip, for your group. Whoever joins a departure pays the price of its date, however many book.',
  oneSeason: 'All year',
  season: { low: 'Low season', high: 'High season' },
  highSpans: 'From {spans}',
  span: '{from} to {to}',
  and: '{before} and {last}',
  lowSpans: 'All other days',
  none: 'No price is listed for this journey.',
  missing: 'not offered',
  notPublished: '{sentence}. For a trip after that day, write to us.',
})
