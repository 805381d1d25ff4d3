import { source } from '#platform/languages/source.ts'

/** What each type of room costs on the chosen nights. */
export const roomTableWords = source('room-table', {
  caption: 'Price of a room for two, {nights}, taxes included',
  room: 'Room',
  left: 'Left',
  full: 'full',
  perNight: 'Per night',
  stay: 'Total',
})
