import type { Room } from '#features/travellers/rooming.ts'
import { counted } from './en.ts'

const rooms: Record<Room['kind'], string> = { single: 'Single', twin: 'Twin', family: 'Family room' }

/** What the desk says of who comes when: the calendar, the arrivals of a day, and the lists that are printed for the road. */
export const arrivalWords = {
  breadcrumb: 'You are here',
  bookings: 'Bookings',
  print: 'Print',
  printed: (when: string) => `Printed ${when}, Kigali time.`,
  calendar: {
    title: 'Calendar',
    lede: (bookings: number, people: number) =>
      bookings === 0
        ? 'No arrivals in this month.'
        : `${counted(bookings, 'booking')} this month, ${counted(people, 'traveller')}.`,
    months: 'Months',
    previous: (month: string) => `← ${month}`,
    next: (month: string) => `${month} →`,
    today: 'This month',
    table: (month: string) => `Arrivals by day, ${month}`,
    bookings: (count: number) => counted(count, 'booking'),
    people: (count: number) => counted(count, 'traveller'),
    emptyTitle: 'No arrivals in this month',
    empty: 'Bookings appear on their first day as soon as they are held.',
  },
  arrivals: {
    title: (day: string) => `Arrivals, ${day}`,
    lede: (bookings: number, people: number) =>
      bookings === 0 ? 'No arrivals on this day.' : `${counted(bookings, 'booking')}, ${counted(people, 'traveller')}.`,
    more: (most: number) => `The first ${most} by name. The rest are under Bookings.`,
    inList: 'Open in Bookings',
    days: 'Days',
    columns: {
      lead: 'Lead traveller',
      phone: 'Phone',
      journey: 'Product',
      people: 'Travellers',
      flights: 'Flights',
      until: 'Until',
      state: 'Status',
    },
    emptyTitle: 'No arrivals on this day',
    empty: 'Choose another day or month.',
  },
  flight: (label: string, number: string | null) => (number ? `${label} (${number})` : label),
  noFlight: 'no flight given',
  manifest: {
    title: 'Manifest',
    lede: (people: number, bookings: number) => `${counted(people, 'traveller')} of ${counted(bookings, 'booking')}.`,
    open: 'Show private details',
    openHint: 'Emergency contacts and health notes are private. Viewing is recorded per traveller.',
    opened: (count: number) =>
      count === 0
        ? 'No traveller gave an emergency contact or health note.'
        : `Private details of ${counted(count, 'traveller')} are shown on this page only. Your view was recorded.`,
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
    assumed: (_age: number) => 'age not given',
    sealed: 'hidden',
    held: 'on hold',
    emptyTitle: 'No travellers yet',
    empty: 'Travellers appear here as soon as a seat is held.',
  },
  rooming: {
    title: 'Rooming list',
    lede: (rooms: number, people: number) => `${counted(rooms, 'room')} for ${counted(people, 'traveller')}.`,
    columns: { room: 'Room', kind: 'Room type', who: 'Travellers', booking: 'Booking' },
    kinds: rooms,
    wished: (name: string) => `requested as “${name}”`,
    unattended: 'A child without an adult. Check this booking.',
  },
} as const
