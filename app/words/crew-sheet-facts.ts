import { source } from '#platform/languages/source.ts'

/** What the server alone says of the sheet of a guide or driver. */
export const crewSheetFactWords = source('crew-sheet-facts', {
  tailored: 'Tailor-made journey',
  begins: '{days}, begins {from}',
  ends: '{days}, ends {to}',
  beginsEnds: '{days}, begins {from}, ends {to}',
  travellers: '{count, plural, one {# traveller} other {# travellers}}',
  nobody: 'Nobody yet',
  age: '{age, plural, one {# year} other {# years}}',
  times: '{name}: {count, number}',
  rooms: {
    single: '{count, plural, one {# single room} other {# single rooms}}',
    twin: '{count, plural, one {# twin room} other {# twin rooms}}',
    double: '{count, plural, one {# double room} other {# double rooms}}',
    family: '{count, plural, one {# family room} other {# family rooms}}',
    unpaired: '{count, plural, one {# traveller to be paired} other {# travellers to be paired}}',
  },
})
