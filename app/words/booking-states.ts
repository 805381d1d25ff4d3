import { source } from '#platform/languages/source.ts'

/** The state of a booking in a word or two, for its visitor. */
export const stateWords = source('booking-states', {
  enquiry: 'Enquiry',
  quoted: 'Quoted',
  waitlisted: 'Waiting list',
  requested: 'On request',
  'on-hold': 'On hold',
  pending: 'Being arranged',
  confirmed: 'Confirmed',
  'in-progress': 'In progress',
  completed: 'Completed',
  'no-show': 'No-show',
  expired: 'Expired',
  rejected: 'Declined',
  cancelled: 'Cancelled',
})
