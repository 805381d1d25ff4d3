import type { Room } from '#features/travellers/rooming.ts'
import { counted } from '../../en.ts'

const rooms: Record<Room['kind'], string> = { single: 'One alone', twin: 'Two beds', family: 'Family room' }

/** What the admin area says of who comes when: the calendar, the arrivals of a day, and the lists that are printed for the road. */
export const arrivalWords = {
  breadcrumb: 'You are here',
  bookings: 'Bookings',
  print: 'Print',
  printed: (when: string) => `Printed ${when}, Kigali time.`,
  calendar: {
    title: 'Calendar',
    lede: (bookings: number, people: number) =>
      bookings === 0
        ? 'Nobody begins in this month.'
        : `${counted(bookings, 'booking')} begin in this month, with ${counted(people, 'person', 'people')}.`,
    months: 'Months',
    previous: (month: string) => `← ${month}`,
    next: (month: string) => `${month} →`,
    today: 'This month',
    table: (month: string) => `Who begins on which day of ${month}`,
    bookings: (count: number) => counted(count, 'booking'),
    people: (count: number) => counted(count, 'person', 'people'),
    emptyTitle: 'Nobody begins in this month',
    empty: 'A booking with a seat, a bed or a car stands here on its first day, from the moment it is held.',
  },
  arrivals: {
    title: (day: string) => `Arrivals, ${day}`,
    lede: (bookings: number, people: number) =>
      bookings === 0 ? 'Nobody begins on this day.' : `${counted(bookings, 'booking')}, ${counted(people, 'person', 'people')}.`,
    more: (most: number) => `The first ${most} by name. The rest are in the list of bookings.`,
    inList: 'In the list of bookings',
    days: 'Days',
    columns: {
      lead: 'Lead traveller',
      phone: 'Phone',
      journey: 'What for',
      people: 'People',
      flights: 'Flights',
      until: 'Until',
      state: 'State',
    },
    emptyTitle: 'Nobody begins on this day',
    empty: 'Go a day on, or look at the month.',
  },
  flight: (label: string, number: string | null) => (number ? `${label} (${number})` : label),
  noFlight: 'no flight kept',
  manifest: {
    title: 'Manifest',
    lede: (people: number, bookings: number) => `${counted(people, 'traveller')} of ${counted(bookings, 'booking')}.`,
    open: 'Open contacts and health notes',
    openHint: 'Emergency contacts and notes on health are sealed. Opening them is written down, for each traveller.',
    opened: (count: number) =>
      count === 0
        ? 'Nobody of them gave an emergency contact or a note on health.'
        : `What ${counted(count, 'traveller')} gave is open on this page alone. That you opened it is written down.`,
    columns: {
      traveller: 'Traveller',
      age: 'Age',
      nationality: 'Nationality',
      diet: 'Food',
      room: 'Room',
      emergency: 'Emergency contact',
      health: 'Health',
    },
    unnamed: (position: number) => `Traveller ${position}, not named yet`,
    assumed: (age: number) => `${age}, assumed`,
    sealed: 'sealed',
    held: 'on hold',
    emptyTitle: 'Nobody travels yet',
    empty: 'Whoever has a seat on this departure stands here, from the moment it is held.',
  },
  rooming: {
    title: 'Rooming list',
    lede: (rooms: number, people: number) => `${counted(rooms, 'room')} for ${counted(people, 'traveller')}.`,
    columns: { room: 'Room', kind: 'Kind', who: 'Who sleeps there', booking: 'Booking' },
    kinds: rooms,
    wished: (name: string) => `wished as “${name}”`,
    unattended: 'A child without anybody grown. Look at this booking.',
  },
} as const
