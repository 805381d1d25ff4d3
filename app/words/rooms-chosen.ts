import { source } from '#platform/languages/source.ts'

/** How a party sleeps, in the second and the third step of a booking. */
export const roomsChosenWords = source('rooms-chosen', {
  rooms: 'Accommodation: {name}, {single, plural, =0 {two share a room} one {# single room} other {# single rooms}}.',
})
