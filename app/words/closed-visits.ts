import { source } from '#platform/languages/source.ts'

/** What a traveller reads of a visit whose permit cannot be had, and of one that is on another day than the itinerary says. */
export const closedVisitWords = source('closed-visits', {
  closed: '{permit}, {day}: not available. {authority} has closed that day.',
  closedByPark: '{permit}, {day}: not available. The park authority has closed that day.',
  /** Before it is booked, while it waits for our answer, and once it is held or confirmed. */
  follows: {
    request:
      'You can send a request all the same: we answer with another day or another visit, or we decline it. You pay nothing before our answer.',
    requested: 'We answer with another day or another visit, or we decline your request. You pay nothing before our answer.',
    booked: 'We are looking for another day and will write to you. Please do not change your travel plans until then.',
  },
  moved: '{permit}: on this departure on {day}, day {nth} of the journey, and not on day {planned} as the itinerary says.',
})
