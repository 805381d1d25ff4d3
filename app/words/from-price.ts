import { source } from '#platform/languages/source.ts'

/** The lowest price of a package in a line, with the group size and comfort it is for. Only the server says it. */
export const fromPriceWords = source('from-price', {
  line: 'from {amount} a person, {size, plural, one {# traveller} other {# sharing}}, {comfort, select, simple {guest houses} lodge {lodges} other {luxury}}',
  amount:
    '{amount}, {size, plural, one {# traveller} other {# sharing}}, {comfort, select, simple {guest houses} lodge {lodges} other {luxury}}',
})
