import { counted } from './en.ts'

/** What the desk says on Today and in its lists. */
export const deskListWords = {
  today: {
    title: 'Dashboard',
    greeting: (part: 'morning' | 'afternoon' | 'evening', name: string) => `Good ${part}, ${name}`,
    /** 'Friday 20 November 2026. 3 bookings wait for an answer, 2 of them today.' */
    lede: (day: string, waiting: number, byTonight: number) => {
      if (waiting === 0) return `${day}. No booking is waiting for an answer.`
      const wait = waiting === 1 ? '1 booking is waiting for an answer' : `${waiting} bookings are waiting for an answer`
      if (byTonight === 0) return `${day}. ${wait}, none due today.`
      if (waiting === 1) return `${day}. ${wait}, due before midnight.`
      return `${day}. ${wait}, ${byTonight === waiting ? 'all' : byTonight} due before midnight.`
    },
    ledeOnly: (day: string) => `${day}.`,
    figures: 'Booking figures',
    onHold: 'On hold',
    onHoldMore: (travellers: number) => `for ${counted(travellers, 'traveller')}`,
    onHoldNone: 'No seats on hold',
    confirmed: 'Confirmed',
    confirmedMore: 'upcoming or in progress',
    confirmedNone: 'none yet',
    waiting: 'Waiting list',
    waitingMore: 'groups, oldest first',
    waitingNone: 'nobody is waiting',
    seats: 'Seats taken',
    seatsMore: (taken: number, capacity: number, departures: number) =>
      `${taken} of ${capacity}, next ${counted(departures, 'departure')}`,
    seatsNone: 'No departure is on sale',
    alerts: { title: 'To do', done: 'Done', open: 'Open', more: (count: number) => `${count} newer tasks` },
    wait: {
      title: 'Holds expiring',
      all: 'All bookings',
      what: (lead: string, travellers: string, journey: string) => `${lead}, ${travellers}: ${journey}`,
      detail: (leaves: string, total: string) => `Starts ${leaves}. ${total}.`,
      lapsed: 'The hold has expired. Its seats are available again.',
      confirm: 'Confirm',
      open: 'Open',
      emptyTitle: 'No hold expires',
      empty: 'Bookings on hold appear here, the most urgent first.',
    },
    asked: {
      title: 'To quote',
      detail: (leaves: string) => `Starts ${leaves}.`,
      send: 'Send quotation',
      open: 'Open',
    },
    pending: {
      title: 'Suppliers to ask',
      noDay: 'open',
      open: 'Record supplier reply',
    },
    overdue: {
      title: 'Overdue',
      since: (day: string) => `since ${day}`,
      detail: (money: string, reference: string) => `${money} balance due. ${reference}.`,
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
      goes: 'Minimum reached',
      below: 'Below minimum',
      minimum: 'Minimum travellers',
      said: (taken: number, capacity: number, minimum: number) => `${taken} of ${capacity} seats taken; minimum ${minimum}`,
      emptyTitle: 'No departure is on sale',
      empty: 'Until one is open, the website sells tours on request only.',
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
    shown: (from: number, to: number, of: number) => `${from} to ${to} of ${of}`,
    previous: 'Previous',
    next: 'Next',
  },
  letters: {
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
