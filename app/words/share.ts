import { source } from '#platform/languages/source.ts'

/** The line below the name on the picture of a shared link. Only the server says it. */
export const shareWords = source('share', {
  days: '{days, plural, one {# day} other {# days}}',
  package:
    '{days, plural, one {# day} other {# days}}, from {amount} a person, {size, plural, one {# traveller} other {# sharing}}, {comfort, select, simple {guest houses} lodge {lodges} other {luxury}}',
  departure: '{days}, {price} a person sharing, {comfort, select, simple {guest houses} lodge {lodges} other {luxury}}',
  hotel: '{place}, from {night} a night',
  country: 'Parks, visas and when to go',
  lines: {
    home: 'Planned and guided from Kigali',
    packages: 'In Rwanda and East Africa, from Kigali',
    departures: 'Fixed dates with seats you can count',
    pilgrimage: 'Feasts, pilgrimages and prices for groups',
    kibeho: 'Mass times, days, rooms and group prices',
  },
})
