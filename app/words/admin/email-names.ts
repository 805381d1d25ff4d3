import { source } from '#platform/languages/source.ts'

/** The name of each automatic email, and when it is sent. */
export const emailNameWords = source('admin-email-names', {
  'enquiry-received': {
    name: 'Enquiry received',
    when: 'Somebody sent an enquiry from the website',
  },
  'news-asked': {
    name: 'Newsletter: confirm subscription',
    when: 'Somebody subscribed to the newsletter',
  },
  'news-known': {
    name: 'Newsletter: already subscribed',
    when: 'A subscriber subscribed again',
  },
  received: {
    name: 'Booking on hold',
    when: 'A visitor has booked and something is held',
  },
  requested: {
    name: 'Request received',
    when: 'A booking has a service on request; nothing is due yet',
  },
  answered: {
    name: 'Request answered',
    when: 'Everything on request is available: the first payment is due',
  },
  enquired: {
    name: 'Price request received',
    when: 'Somebody asked for a price',
  },
  quoted: {
    name: 'Quotation',
    when: 'Staff have sent a quotation',
  },
  waiting: {
    name: 'Waiting list',
    when: 'A group joins the waiting list',
  },
  offered: {
    name: 'Seats available',
    when: 'A group on the waiting list is offered seats',
  },
  'hold-ending': {
    name: 'Hold expires soon',
    when: 'Before a hold expires',
  },
  payment: {
    name: 'Payment received',
    when: 'A payment is recorded',
  },
  pending: {
    name: 'Awaiting supplier',
    when: 'Bookings of an earlier release: paid before the supplier answered',
  },
  confirmed: {
    name: 'Booking confirmed',
    when: 'A booking is confirmed',
  },
  changed: {
    name: 'Booking changed',
    when: 'A booking was changed',
  },
  'child-fee': {
    name: 'Lower park fee for a child',
    when: 'Staff have recorded that a park charges less for a child',
  },
  rebooked: {
    name: 'Rebooked by us',
    when: 'We moved a booking to another date',
  },
  'balance-due': {
    name: 'Balance reminder',
    when: 'Before and after the balance is due',
  },
  flights: {
    name: 'Flights wanted',
    when: '30 days before the start, where a flight is not known and nobody comes by road',
  },
  documents: {
    name: 'Travel documents',
    when: '14 days before the start',
  },
  declined: {
    name: 'Request declined',
    when: 'We cannot accept a booking',
  },
  cancelled: {
    name: 'Cancelled by customer',
    when: 'A booking was cancelled',
  },
  'called-off': {
    name: 'Cancelled by us',
    when: 'We had to cancel',
  },
  expired: {
    name: 'Expired',
    when: 'A hold, a quotation or a waiting list place has expired',
  },
  refunded: {
    name: 'Refund sent',
    when: 'A refund was sent',
  },
})
