import { source } from '#platform/languages/source.ts'

/** The prices of a package by group size, accommodation and month: a static part. */
export const packagePricesWords = source('package-prices', {
  choose: 'Choose month and group',
  month: 'Month',
  monthOption: '{month}, {departures, plural, one {# departure} other {# departures}}',
  travellers: 'Travellers',
  agesExample: 'e.g. 8, 12',
  show: 'Show prices',
  departures: 'Departures in {month}',
  seasons: 'Seasons in {month}',
  from: 'From {day}',
  noDeparture: 'No departure begins in {month}. A private trip can begin on any day that suits you.',
  problems: {
    month: 'That month is not on sale. These are the prices of {month}.',
    travellers:
      'Prices are listed for 1 to {most, plural, one {# traveller} other {# travellers}}. Choose a number between them.',
    start: 'Nothing is on sale for that date in this month. These are the prices of {day}.',
  },
  prices: 'Prices for a start on {day}',
  pricesIn: 'Prices for a start on {day}, {season, select, high {high season} other {low season}}',
  sizes: '{travellers, plural, one {# traveller} other {# travellers}}',
  yours: 'your group',
  adults: '{count, plural, one {# adult} other {# adults}}',
  together: 'in all',
  inAll: '{total} in all',
  withSingleRoom: 'single room {total}',
  isLess: 'less than joining',
  full: 'This date is full. Its page has a waiting list.',
  fullLink: 'See the date',
  seats: '{left, plural, one {One seat is left on this date.} other {Only # seats are left on this date.}}',
  privateMost: 'A private trip takes at most {most, plural, one {#} other {#}}.',
  privateFrom: 'It is too late for a private trip on this day. The first day for one is {day}.',
  tooMany:
    'Nothing is on sale for {travellers, plural, one {# traveller} other {# travellers}} on this day. At most {most} can book.',
  largerGroup: 'Ask us about a larger group',
  missing: 'not offered',
})
