import { source } from '#platform/languages/source.ts'

/** The classes of cars to choose from, in the first step of a hire car without one. */
export const classTableWords = source('class-table', {
  choose: 'Which car?',
  chooseLede: 'For a car and 24 hours, low to high season, with VAT. The next page shows your exact price.',
  vehicleClass: 'Class',
  seats: 'Seats',
  withDriver: 'With driver',
  selfDrive: 'Self-drive',
})
