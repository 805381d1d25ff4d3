import { source } from '#platform/languages/source.ts'

/** What somebody bought, in a word for lists and in a line for the booking itself. */
export const orderKindWords = source('admin-order-kinds', {
  departure: {
    word: 'Departure',
    line: 'Seats on a departure',
  },
  journey: {
    word: 'Private trip',
    line: 'Private trip',
  },
  pilgrims: {
    word: 'Pilgrim group',
    line: 'Pilgrim group',
  },
  stay: {
    word: 'Hotel',
    line: 'Hotel nights',
  },
  tailored: { word: 'Tailor-made', line: 'Tailor-made journey' },
  hire: {
    word: 'Car',
    line: 'Car hire',
  },
})
