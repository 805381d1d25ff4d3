import { source } from '#platform/languages/source.ts'

/** From which age a journey is, beside its price: written by loaders, so that these words reach no browser. */
export const ageWords = source('ages', {
  from: 'From {years, plural, one {# year} other {# years}}',
  notForChild: 'Not for a child of {age, plural, one {#} other {#}}: from {years, plural, one {# year} other {# years}}',
  notForChildren: 'Not for children of {ages}: from {years, plural, one {# year} other {# years}}',
})
