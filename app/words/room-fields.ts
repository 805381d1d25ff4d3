import { source } from '#platform/languages/source.ts'

/** Which room, and who sleeps in it. */
export const roomFieldWords = source('room-fields', {
  nth: 'Room {position}',
  type: 'Room type',
  board: 'Meal plan',
  adults: 'Adults',
})
