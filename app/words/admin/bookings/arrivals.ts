import type { Room } from '#features/travellers/rooming.ts'
import { counted } from '../counted.ts'

const rooms: Record<Room['kind'], string> = { single: 'Single', twin: 'Twin', family: 'Family room', unpaired: 'To be paired' }

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
        ? 'No arrivals this month.'
        : `${counted(bookings, 'booking')} ${bookings === 1 ? 'starts' : 'start'} this month, ${counted(people, 'traveller')}.`,
    months: 'Months',
    previous: (month: string) => `← ${month}`,
    next: (month: string) => `${month} →`,
    today: 'This month',
    table: (month: string) => `Arrivals by day, ${month}`,
    bookings: (count: number) => counted(count, 'booking'),
    people: (count: number) => counted(count, 'traveller'),
    emptyTitle: 'No arrivals this month',
    empty: 'Held and confirmed bookings appear here on their first day.',
  },
  arrivals: {
    title: (day: string) => `Arrivals, ${day}`,
    lede: (bookings: number, people: number) =>
      bookings === 0 ? 'No arrivals on this day.' : `${counted(bookings, 'booking')}, ${counted(people, 'traveller')}.`,
    more: (most: number) => `The first ${most} by name. All are in the booking list.`,
    inList: 'Open booking list',
    days: 'Days',
    columns: {
      lead: 'Lead traveller',
      phone: 'Phone',
      journey: 'Product',
      people: 'Travellers',
      flights: 'Flights',
      until: 'Ends',
      state: 'Status',
    },
    emptyTitle: 'No arrivals on this day',
    empty: 'Choose another day, or open the calendar.',
  },
  flight: (label: string, number: string | null) => (number ? `${label} (${number})` : label),
  noFlight: 'no flight given',
  manifest: {
    title: 'Manifest',
    lede: (people: number, bookings: number) => `${counted(people, 'traveller')} of ${counted(bookings, 'booking')}.`,
    open: 'Show private details',
    openHint: 'Emergency contacts and health notes are private. Each viewing is recorded.',
    opened: (count: number) =>
      count === 0
        ? 'No traveller gave an emergency contact or health note.'
        : `Private details of ${counted(count, 'traveller')} shown on this page only. Your viewing is recorded.`,
    columns: {
      traveller: 'Traveller',
      age: 'Age',
      nationality: 'Nationality',
      diet: 'Dietary needs',
      room: 'Room',
      emergency: 'Emergency contact',
      health: 'Health',
    },
    unnamed: (position: number) => `Traveller ${position}, name missing`,
    assumed: (age: number) => (age >= 18 ? 'age not given' : `${age} (date of birth missing)`),
    sealed: 'private',
    held: 'on hold',
    emptyTitle: 'No travellers yet',
    empty: 'Travellers appear here as soon as their seats are held.',
  },
  rooming: {
    title: 'Rooming list',
    lede: (rooms: number, people: number, unpaired: number) =>
      `${counted(rooms, 'room')} for ${counted(people, 'traveller')}.${unpaired > 0 ? ` To be paired: ${counted(unpaired, 'traveller')}.` : ''}`,
    pair: 'Choose who shares',
    columns: { room: 'Room', kind: 'Kind', who: 'Travellers', booking: 'Booking' },
    kinds: rooms,
    wished: (name: string) => `requested as “${name}”`,
    unattended: 'A child without an adult. Check this booking.',
  },
} as const
