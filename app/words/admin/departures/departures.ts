import { counted } from '../counted.ts'

/** Departures in the admin area. */
export const departureAdminWords = {
  title: 'Departures',
  breadcrumb: 'You are here',
  onSite: 'View on website',
  people: {
    title: 'Bookings',
    none: 'No bookings yet.',
    seats: (count: number) => counted(count, 'seat'),
    waiting: 'Waiting list',
    ended: (count: number) => `${counted(count, 'booking')} ended before.`,
  },
  seatsForm: {
    title: 'Seats',
    taken: (taken: number, capacity: number) => `${taken} of ${capacity} taken`,
    label: 'Capacity',
    hint: 'New seats go to the waiting list first. Their permits are on request.',
    go: 'Change capacity',
  },
  guarantee: {
    title: 'Guarantee',
    reached: (minimum: number) => `Guaranteed: the minimum of ${minimum} was reached.`,
    given: 'Guaranteed.',
    notGiven: (minimum: number) =>
      `Not guaranteed, although ${counted(minimum, 'traveller is', 'travellers are')} confirmed: the guarantee was withdrawn, or some are demo bookings.`,
    open: (short: number, minimum: number, held: number) =>
      `Below minimum: ${short} more confirmed to reach ${counted(minimum, 'traveller')}, or guarantee it.${held > 0 ? ` ${counted(held, 'seat is', 'seats are')} held unpaid and ${held === 1 ? 'does' : 'do'} not count yet.` : ''}`,
    give: 'Guarantee departure',
    reason: 'Why it is no longer guaranteed',
    reasonHint: 'Visitors no longer read “Guaranteed”. Your reason is kept in the history.',
    take: 'Withdraw guarantee',
  },
  callOff: {
    open: 'Cancel departure',
    title: (journey: string, day: string) => `Cancel ${journey} on ${day}?`,
    lede: 'It can no longer be booked. Choose what happens to its bookings.',
    choose: 'What happens to the bookings',
    refund: 'No other date: full refund',
    to: (day: string, left: number) => `To ${day}, ${counted(left, 'seat')} left`,
    look: 'Preview',
    list: 'What happens to each booking',
    none: 'There are no bookings.',
    columns: { booking: 'Booking', people: 'Travellers', state: 'Status', becomes: 'What happens' },
    moves: (day: string) => `Moves to ${day} at the old price. Free cancellation for two weeks.`,
    noRoom: (back: string) => `Not enough seats on that date: cancelled.${back}`,
    ends: (back: string) => `Cancelled.${back}`,
    waits: 'Removed from the waiting list.',
    back: (money: string) => ` Refund due: ${money}.`,
    nothing: ' Nothing was paid.',
    reason: 'Reason (sent to customer)',
    reasonHint: 'For example: the road to the park is closed until August.',
    sure: (bookings: number) =>
      bookings === 0
        ? 'It is removed from the website at once.'
        : `${counted(bookings, 'email')} will be queued. Refunds due are listed on the Dashboard.`,
    go: 'Cancel departure',
    keep: 'Close',
  },
  cancelled: {
    notice: (when: string) => `Cancelled ${when}.`,
    left: (left: number, of: number) =>
      `${left} of ${counted(of, 'booking')} still to be moved or cancelled. Reload the page to see progress.`,
    done: (moved: number, called: number) => `${moved} moved to another date, ${called} cancelled.`,
    progress: 'Progress',
  },
  did: {
    seats: (seats: number) => `Capacity: ${counted(seats, 'seat')}.`,
    guarantee: 'Guaranteed. The website shows it at once.',
    withdraw: 'The guarantee is withdrawn. The website shows it at once.',
  },
} as const
