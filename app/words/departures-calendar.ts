import { source } from '#platform/languages/source.ts'

/** Below the calendar of departures: a static part. */
export const departuresCalendarWords = source('departures-calendar', {
  more: '{shown, plural, one {This is the first departure of the month.} other {These are the first # departures of the month.}} Choose a style to see fewer, or open the list.',
  caption: 'Prices are per person, sharing a room, including permits and park fees.',
})
