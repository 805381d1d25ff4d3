import { counted } from '../en.ts'

/** What the admin area says on Today and in its lists. */
export const listAdminWords = {
  today: {
    title: 'Today',
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
    onHoldNone: 'No seats are held',
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
    alerts: { title: 'To do', done: 'Done', open: 'Open', more: (count: number) => `${count} more, newer` },
    wait: {
      title: 'Holds ending',
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
      title: 'Awaiting supplier',
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
      title: 'Departures filling',
      all: 'All',
      of: (taken: number, capacity: number) => `${taken} of ${capacity}`,
      goes: 'Running',
      below: 'Below minimum',
      minimum: 'Minimum travellers',
      said: (taken: number, capacity: number, minimum: number) => `${taken} of ${capacity} seats taken, minimum ${minimum}`,
      emptyTitle: 'No departure is on sale',
      empty: 'Until one is opened, the website offers tours on request only.',
    },
    deadline: {
      lapsed: 'has ended',
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
    title: 'Letters',
    lede: (delivers: boolean) =>
      delivers
        ? 'Every letter the house wrote, as it was sent.'
        : 'No mail server is configured, so letters are kept here and leave the house with nobody. Set SMTP_URL to send them.',
    count: (count: number) => counted(count, 'letter'),
    columns: { written: 'Written', to: 'To', subject: 'Subject', state: 'State' },
    sent: 'Sent',
    waits: 'Waits to be sent',
    kept: 'Kept',
    emptyTitle: 'No letter yet',
    empty: 'When a booking is made, confirmed or called off, its letter is kept here, whether or not it could be sent.',
    breadcrumb: 'You are here',
    to: 'To',
    written: 'Written',
    state: 'State',
    sentAt: (when: string) => `Sent ${when}`,
    keptLong: 'Kept here. No mail server is configured, so it was not sent.',
    waitsLong: 'Waits to be sent. It is tried again until the mail server takes it.',
    about: 'About',
    booking: 'The booking',
    asShown: 'As it is shown',
    asText: 'The same as plain text',
  },
} as const
