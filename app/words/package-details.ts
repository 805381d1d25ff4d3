import { source } from '#platform/languages/source.ts'

/** The head of a package's page, and its tabs. */
export const packageDetailWords = source('package-details', {
  facts: {
    length: 'Length',
    group: 'Group',
    walking: 'Walking',
    route: 'Starts and ends',
    age: 'Minimum age',
    from: 'From, per person',
  },
  daysNights: '{days, plural, one {# day} other {# days}}, {nights, plural, =0 {no night} one {# night} other {# nights}}',
  groupOf: '{least} to {most}',
  startEnd: '{start} to {end}',
  ageYears: '{age, plural, =0 {Any age} other {# years}}',
  onPage: 'On this page',
  tabs: {
    days: 'Itinerary',
    when: 'When to go',
    price: 'Prices',
    dates: 'Dates',
    included: 'Included',
    know: 'Good to know',
  },
})
