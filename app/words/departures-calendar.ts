import { source } from '#platform/languages/source.ts'

/** Below the calendar of departures: a static part. */
export const departuresCalendarWords = source('departures-calendar', {
  more: 'These are the first {shown} departures of the month. Choose a style to see fewer, or open the list.',
  caption: 'Prices are per person, sharing a room, including permits and park fees.',
})
