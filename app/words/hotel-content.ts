import { source } from '#platform/languages/source.ts'

/** The static parts of the page of one hotel. */
export const hotelContentWords = source('hotel-content', {
  gallery: 'Drawings of the place. No photograph of the hotel.',
  rooms: {
    title: 'Rooms and rates',
    caption: 'A whole room for one night, taxes included',
    captionWith: 'A whole room for one night with {board}, taxes included',
    room: 'Room',
    board: 'Meal plan',
    row: '{beds}, {fits}. {count}',
  },
  rules: {
    title: 'Hotel policies',
    cancel: 'Cancellation',
    cancelText: 'Free until we confirm. After that, cancellation fees apply.',
    fees: 'Cancellation fees',
  },
  way: 'How to get there',
  wayTo: 'It is in {place}. Driving time depends on where you start: ask us.',
  near: { title: 'Nearby', parks: 'Parks', journeys: 'Journeys that stay here' },
})
