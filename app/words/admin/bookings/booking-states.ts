import { source } from '#platform/languages/source.ts'

export const bookingStateWords = source('admin-booking-states', {
  enquiry: 'New request',
  quoted: 'Quoted',
  waitlisted: 'Waiting list',
  requested: 'On request',
  'on-hold': 'On hold',
  pending: 'Awaiting supplier',
  confirmed: 'Confirmed',
  'in-progress': 'In progress',
  completed: 'Completed',
  'no-show': 'No-show',
  expired: 'Expired',
  rejected: 'Declined',
  cancelled: 'Cancelled',
})
