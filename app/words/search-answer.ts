import { source } from '#platform/languages/source.ts'

/** Answers of the search. Only the server says them: a page carries the sentences that it shows. */
export const searchAnswerWords = source('search-answer', {
  route: '{from} to {to}',
  way: '{km}, {how}. Without stops, as of {year}.',
  wayThrough: '{km}, {how}, through {places}. Without stops, as of {year}.',
  confirm: 'Confirm this road before you travel.',
  closed: 'A part of this route is not open at present. We do not sell it.',
  parts: 'The route, part by part',
  goesThere: 'Journeys to {place}',
  departures: 'Departures in {month}',
  departuresOf: '{style}: departures in {month}',
  departureCount:
    '{count, plural, one {# departure with dates, seats left and prices.} other {# departures with dates, seats left and prices.}}',
  noDepartures: 'No departure of this kind begins in this month. See the months around it, or suggest a date.',
  allOf: 'Departures from {month} on',
  departure: '{days}. {left, plural, =0 {Full, waiting list} one {# seat left} other {# seats left}}',
  perPerson: 'from {amount} a person, sharing a room',
})
