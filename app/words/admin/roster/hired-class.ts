import { source } from '#platform/languages/source.ts'

/** Of a vehicle that is free for a hire: its plate, and its class beside the one that was booked. */
export const hiredClassWords = source('admin-hired-class', {
  plate: 'Plate {plate}',
  noPlate: 'No number plate entered',
  same: 'Class as booked',
  better: 'Better than booked: {name}',
  lower: 'Lower class than booked: {name}',
  unknown: 'Class not entered',
})
