import { source } from '#platform/languages/source.ts'

/** What the index of the search words itself, besides the texts that staff write. Only the server says it, in results and suggestions. */
export const searchDocumentWords = source('search-documents', {
  section: 'On the page “{page}”.',
  capital: 'Capital: {capital}.',
  inPlace: '{what} in {place}.',
  inPlaceAlso: '{what} in {place}, also called {names}.',
  either: '{first} or {other}',
  sampleHotel: 'A sample hotel.',
  sampleHotels: '{count, plural, one {# sample hotel} other {# sample hotels}} here.',
  journeys: '{count, plural, one {# journey comes} other {# journeys come}} here.',
  places: {
    city: 'City',
    town: 'Town',
    village: 'Village',
    'pilgrim-town': 'Pilgrim town',
    mission: 'Mission',
    memorial: 'Memorial',
    'cultural-site': 'Cultural site',
    lake: 'Lake',
    island: 'Island',
    beach: 'Beach',
    'park-gate': 'Park gate',
    border: 'Border',
    airport: 'Airport',
    airstrip: 'Airstrip',
  },
  car: '{seats, plural, one {# seat} other {# seats}}, {drive}, {transmission, select, automatic {automatic} other {manual}}.',
  visit: 'A visit with hosts in {place}, {country}.',
  freight: 'Freight, {origin} to {destination}',
  freightDays: '{least} to {most, plural, one {# day} other {# days}}.',
  freightVia: 'By way of {via}.',
  screens: {
    'payment-methods': { title: 'Payment methods', sentence: 'How a booking is paid, how long we hold it, deposit and balance.' },
    departures: { title: 'Departures', sentence: 'Scheduled departures by month, with seats left and prices.' },
    contact: { title: 'Contact', sentence: 'Write, call or visit us; our hours in Kigali time.' },
    'tailor-made': {
      title: 'Tailor-made journeys',
      sentence: 'Tell us what you would like, and we answer with days and a price.',
    },
    'parish-quote': {
      title: 'A quote for a parish or group',
      sentence: 'A price for a pilgrim group, with free places for leaders.',
    },
  },
})
