import { source } from '#platform/languages/source.ts'

/** What a package's page says in its static parts alone. */
export const packageContentWords = source('package-content', {
  gallery: 'Photos',
  dates: {
    title: 'Fixed departures',
    more: '{count, plural, one {One more date} other {# more dates}}',
    none: 'No fixed date is open. Tell us your date, and we tell you what it takes.',
  },
  goesWith: 'Goes well with',
})
