import { source } from '#platform/languages/source.ts'

/** The orders to suppliers of all departures and bookings. */
export const supplyListWords = source('admin-supply-list', {
  title: 'Supplier orders',
  ledes: {
    send: '{count, plural, =0 {Nothing is to be sent.} one {# supplier is to be sent something.} other {# suppliers are to be sent something.}}',
    choose:
      '{count, plural, =0 {Every service has a supplier.} one {# trip has services without a supplier.} other {# trips have services without a supplier.}}',
    waiting: '{count, plural, =0 {No reply is awaited.} one {# order awaits a reply.} other {# orders await a reply.}}',
    provisional: '{count, plural, =0 {Nothing is provisional.} one {# order is provisional.} other {# orders are provisional.}}',
    all: 'All orders, the last first day first.',
  },
  found: 'Orders with “{search}”.',
  views: 'Orders by what is to be done',
  view: {
    send: 'To send',
    choose: 'To choose',
    waiting: 'Waiting for a reply',
    provisional: 'Provisional',
    all: 'All',
  },
  search: 'Search orders',
  searchHint: 'Reference, supplier, booking',
  find: 'Search',
  clear: 'Clear',
  columns: {
    run: 'Departure or booking',
    day: 'First day',
    supplier: 'Supplier',
    lines: 'Lines',
    state: 'State',
    next: 'Next',
  },
  linesOf: '{more, plural, =0 {{title}} one {{title} + #} other {{title} + #}}',
  noSupplier: 'No supplier yet',
  sent: 'sent {when}',
  written: 'written {when}, not sent yet',
  next: {
    send: 'Send',
    choose: 'Choose a supplier',
    price: 'Decide on the price',
    late: 'Reply was due {when}',
    due: 'Reply due {when}',
    until: 'Held until {when}',
  },
  emptyTitle: 'Nothing here',
  empty: {
    send: 'Suppliers have been sent all that is new.',
    choose: 'Every service of every trip has a supplier.',
    waiting: 'No supplier owes us a reply.',
    provisional: 'No supplier holds anything for us.',
    all: 'Orders are made for what is sold, from the services of its package or trip.',
  },
  emptySearch: 'No order, supplier or booking is called so.',
  pages: { first: 'To the top', next: 'Next page' },
  /** In the fold of a booking, and at the head of a departure. */
  summary: {
    none: 'nothing ordered yet',
    confirmed: '{confirmed} of {count} confirmed',
    send: '{count, plural, one {# to send} other {# to send}}',
    choose: '{count, plural, one {# to choose} other {# to choose}}',
    late: '{count, plural, one {# reply late} other {# replies late}}',
    manage: 'Orders and replies of suppliers',
    line: '{title}, {days}',
  },
})
