import { source } from '#platform/languages/source.ts'

/** The lists of the admin area. */
export const listAdminWords = source('admin-lists', {
  bookings: {
    title: 'Bookings',
    people: '{count, plural, one {# traveller} other {# travellers}}',
    count: '{count, plural, one {# booking} other {# bookings}}',
  },
  emails: {
    title: 'Messages',
    lede: '{delivers, select, yes {Every email, as it was sent.} other {No mail server is set up: emails are saved here and not sent. Set SMTP_URL to send them.}}',
    count: '{count, plural, one {# email} other {# emails}}',
    columns: {
      written: 'Created',
      to: 'To',
      subject: 'Subject',
      state: 'Status',
    },
    sent: 'Sent',
    waits: 'Waiting to be sent',
    notSent: 'Not sent',
    emptyTitle: 'No email yet',
    empty: 'Every email about a booking is saved here, sent or not.',
    breadcrumb: 'You are here',
    to: 'To',
    written: 'Created',
    state: 'Status',
    sentAt: 'Sent {when}',
    noMailServer: 'Not sent: no mail server is set up.',
    waitsLong: 'Waiting to be sent. It is retried until the mail server accepts it.',
    about: 'About',
    booking: 'Booking',
    asShown: 'Preview',
    asText: 'Plain text',
  },
})
