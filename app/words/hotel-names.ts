import { source } from '#platform/languages/source.ts'

/** The hotels to choose from, in the first step of hotel rooms without a hotel. */
export const hotelNameWords = source('hotel-names', {
  choose: 'Which hotel?',
  chooseLede: 'Prices are the lowest for a room and night. You choose dates next.',
  sample: 'sample',
  samples: 'These hotels are samples.',
})
