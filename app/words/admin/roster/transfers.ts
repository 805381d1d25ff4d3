import { source } from '#platform/languages/source.ts'

/** An airport transfer that was sold, whose flight is not known yet. */
export const transferWords = source('admin-transfers', {
  /** Behind a sentence that says whose flight is missing. */
  needs: {
    transfer: 'An airport transfer is sold.',
    byRoad: {
      in: 'An airport transfer is sold, but they say that they come by road. Ask them.',
      out: 'An airport transfer is sold, but they say that they leave by road. Ask them.',
    },
  },
  untimed: {
    in: 'Arrival, {day}: airport transfer sold, flight not known yet ({count, plural, one {# traveller} other {# travellers}}).',
    out: 'Departure, {day}: airport transfer sold, flight not known yet ({count, plural, one {# traveller} other {# travellers}}).',
  },
  byRoad: {
    in: 'Arrival, {day}: airport transfer sold, but they say that they come by road. Ask them.',
    out: 'Departure, {day}: airport transfer sold, but they say that they leave by road. Ask them.',
  },
})
