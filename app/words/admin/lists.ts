import { counted } from '../en.ts'

/** The dashboard and the lists of the admin area. */
export const listAdminWords = {
  today: {
    title: 'Dashboard',
    greeting: (part: 'morning' | 'afternoon' | 'evening', name: string) => `Good ${part}, ${name}`,
    /** 'Friday 20 November 2026. 3 bookings wait for an answer, 2 of them today.' */
    lede: (day: string, waiting: number, byTonight: number) => {
      if (waiting === 0) return `${day}. No bookings to answer.`
      const wait = `${counted(waiting, 'booking')} to answer`
      if (byTonight === 0) return `${day}. ${wait}, none before tomorrow.`
      if (waiting === 1) return `${day}. ${wait}, before midnight.`
      return `${day}. ${wait}, ${byTonight === waiting ? 'all' : byTonight} of them before midnight.`
    },
    ledeOnly: (day: string) => `${day}.`,
    figures: 'Bookings',
    onHold: 'On hold',
    onHoldMore: (travellers: number) => `for ${counted(travellers, 'traveller')}`,
    onHoldNone: 'No seats on hold',
    confirmed: 'Confirmed',
    confirmedMore: 'upcoming or in progress',
    confirmedNone: 'none yet',
    waiting: 'Waiting list',
    waitingMore: 'whole parties, oldest first',
    waitingNone: 'none',
    seats: 'Seats taken',
    seatsMore: (taken: number, capacity: number, departures: number) =>
      `${taken} of ${capacity}, next ${counted(departures, 'departure')}`,
    seatsNone: 'No departure is on sale',
    wait: {
      title: 'Holds expiring',
      all: 'All bookings',
      what: (lead: string, travellers: string, journey: string) => `${lead}, ${travellers}: ${journey}`,
      detail: (leaves: string, total: string) => `Starts ${leaves}. ${total}.`,
      lapsed: 'The hold has ended. Its seats are released.',
      confirm: 'Confirm booking',
      open: 'Open',
      emptyTitle: 'No holds ending',
      empty: 'Bookings on hold appear here, the most urgent first.',
    },
    asked: {
      title: 'Quotations to send',
      detail: (leaves: string) => `Starts ${leaves}.`,
      send: 'Send quotation',
      open: 'Open',
    },
    pending: {
      title: 'Requests to answer',
      noDay: 'open',
      open: 'Record supplier reply',
    },
    overdue: {
      title: 'Overdue payments',
      since: (day: string) => `since ${day}`,
      detail: (money: string, reference: string) => `Balance due: ${money}. ${reference}.`,
      open: 'Open',
      all: 'All',
    },
    refunds: {
      title: 'Refunds due',
      detail: (reference: string, state: string) => `${reference}, ${state}`,
      open: 'Record refund',
      all: 'All',
    },
    filling: {
      title: 'Upcoming departures',
      all: 'All',
      of: (taken: number, capacity: number) => `${taken} of ${capacity}`,
      goes: 'Guaranteed',
      below: 'Not guaranteed',
      minimum: 'Minimum travellers',
      said: (taken: number, capacity: number, minimum: number) => `${taken} of ${capacity} seats taken, minimum ${minimum}`,
      emptyTitle: 'No departure is on sale',
      empty: 'Until one is opened, the website offers tours on request only.',
    },
    deadline: {
      lapsed: 'expired',
      today: (clock: string) => `by ${clock}`,
      tomorrow: (clock: string) => `tomorrow ${clock}`,
    },
  },
  bookings: {
    title: 'Bookings',
    people: (count: number) => counted(count, 'traveller'),
  },
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    newest: 'Newest',
    further: ', continued',
    older: 'Older',
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
    kept: 'Not sent',
    emptyTitle: 'No email yet',
    empty: 'Every email about a booking is saved here, sent or not.',
    breadcrumb: 'You are here',
    to: 'To',
    written: 'Created',
    state: 'Status',
    sentAt: (when: string) => `Sent ${when}`,
    keptLong: 'Not sent: no mail server is set up.',
    waitsLong: 'Waiting to be sent. It is retried until the mail server accepts it.',
    about: 'About',
    booking: 'Booking',
    asShown: 'Preview',
    asText: 'Plain text',
  },
} as const
