import { source } from '#platform/languages/source.ts'

/** A package as a card. */
export const cardWords = source('card', {
  where: '{days, plural, one {# day} other {# days}}, {where}',
  from: 'from',
  basis:
    '{size, plural, one {# traveller} other {# sharing}}, {comfort, select, simple {guest houses} lodge {lodges} other {luxury}}',
  onRequest: 'Ask for a price',
  notSold: 'Not on sale now',
})
