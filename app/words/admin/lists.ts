import { counted } from './counted.ts'

/** '1,000': a figure that stands in a sentence. */
export const figure = (count: number): string => count.toString().replace(/\B(?=(\d{3})+$)/g, ',')

/** The lists of the admin area. */
export const listAdminWords = {
  /** A count that ends at `most` says so: '1,000+'. */
  upTo: (count: number, most: number) => (count > most ? `${figure(most)}+` : figure(count)),
  bookings: {
    title: 'Bookings',
    people: (count: number) => counted(count, 'traveller'),
    count: (count: number) => counted(count, 'booking'),
  },
  emails: {
    title: 'Messages',
    lede: (delivers: boolean) =>
      delivers
        ? 'Every email, as it was sent.'
        : 'No mail server is set up: emails are saved here and not sent. Set SMTP_URL to send them.',
    count: (count: number) => counted(count, 'email'),
    columns: { written: 'Created', to: 'To', subject: 'Subject', state: 'Status' },
    sent: 'Sent',
    waits: 'Waiting to be sent',
    notSent: 'Not sent',
    emptyTitle: 'No email yet',
    empty: 'Every email about a booking is saved here, sent or not.',
    breadcrumb: 'You are here',
    to: 'To',
    written: 'Created',
    state: 'Status',
    sentAt: (when: string) => `Sent ${when}`,
    noMailServer: 'Not sent: no mail server is set up.',
    waitsLong: 'Waiting to be sent. It is retried until the mail server accepts it.',
    about: 'About',
    booking: 'Booking',
    asShown: 'Preview',
    asText: 'Plain text',
  },
} as const
