import { source } from '#platform/languages/source.ts'

/** Why a line of a plan cannot be created. */
export const planFaultWords = source('admin-plan-faults', {
  'package-unknown': 'No published package has this name',
  'day-past': 'The date is today or in the past',
  exists: 'A departure on this date already exists',
  twice: 'Duplicate of {row}',
  'no-rate': 'No price for this accommodation level and minimum',
  'minimum-above-seats': 'The minimum is higher than the capacity',
  'closed-already': 'Booking already closed on {day} at {clock}',
})
