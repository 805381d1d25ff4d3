import { counted } from './en.ts'

/** What the desk says of departures. */
export const deskDepartureWords = {
  title: 'Departures',
  edit: 'Edit',
  breadcrumb: 'You are here',
  onSite: 'On the site',
  people: {
    title: 'Who has booked',
    none: 'Nobody yet.',
    seats: (count: number) => counted(count, 'seat'),
    ended: (count: number) => `${counted(count, 'booking')} ended before.`,
  },
  seatsForm: {
    title: 'Seats',
    taken: (taken: number, capacity: number) => `${taken} of ${capacity} taken`,
    label: 'Seats in all',
    hint: 'New seats are offered to the waiting list first. Permits for them are on request.',
    go: 'Change the seats',
  },
  word: {
    title: 'Does it go?',
    reached: (minimum: number) => `It goes: its minimum of ${minimum} is reached.`,
    given: 'It goes: we have given our word.',
    open: (short: number, minimum: number) => `It goes with ${minimum}: ${counted(short, 'traveller')} more, or our word.`,
    give: 'Give our word that it goes',
    take: 'Take our word back',
    givenToo: 'We have given our word too.',
  },
  callOff: {
    open: 'Cancel the departure',
    title: (journey: string, day: string) => `Cancel ${journey} on ${day}?`,
    lede: 'Nobody can book it from then on. Choose what becomes of the bookings, look at the list, then decide.',
    choose: 'What becomes of the bookings',
    refund: 'No other date: everything comes back to them',
    to: (day: string, left: number) => `To ${day}, ${counted(left, 'seat')} left`,
    look: 'Show what happens',
    list: 'What happens to each booking',
    none: 'Nobody has booked. It is simply taken off.',
    columns: { booking: 'Booking', people: 'People', state: 'State', becomes: 'What happens' },
    moves: (day: string) => `Moves to ${day} at its old price. They may cancel free for two weeks.`,
    noRoom: (back: string) => `No room for the whole party there: called off.${back}`,
    ends: (back: string) => `Called off.${back}`,
    waits: 'Leaves the waiting list.',
    back: (money: string) => ` ${money} goes back.`,
    nothing: ' Nothing is paid.',
    reason: 'Reason, as they will read it',
    reasonHint: 'For example: the road to the park is closed until August.',
    sure: (bookings: number) =>
      bookings === 0
        ? 'It is off the site at once.'
        : `${counted(bookings, 'letter')} will be written. Money that is due back stands on Today for you.`,
    go: 'Cancel the departure',
    keep: 'Keep it',
  },
  cancelled: {
    notice: (when: string) => `Cancelled, ${when}.`,
    left: (left: number, of: number) =>
      `${left} of ${counted(of, 'booking')} still to be moved or called off. Load the page again to see more.`,
    done: (moved: number, called: number) => `${moved} moved to another date, ${called} called off.`,
    progress: 'How far it is',
  },
  did: {
    seats: (seats: number) => `It has ${counted(seats, 'seat')} now.`,
    word: 'Written down. The site says so at once.',
  },
} as const
