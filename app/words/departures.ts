import { monthText } from '#values/day-words.ts'

export const departureWords = {
  list: {
    title: 'Departures',
    lede: 'Fixed dates for people who would rather join than plan. A departure marked guaranteed runs, whoever cancels.',
    description:
      'All fixed departures by month, with the seats that are left, the price per person and whether it is guaranteed.',
    filter: 'Choose departures',
    all: 'All',
    guaranteed: 'Guaranteed only',
    sort: 'Sort by',
    sorts: { date: 'Date', price: 'Price', seats: 'Seats left' },
    month: 'From month',
    anyMonth: 'The next dates',
    count: (count: number, most: number, from?: string) => {
      const many = count > most ? `More than ${most} departures` : count === 1 ? '1 departure' : `${count} departures`
      return from ? `${many} from ${monthText(`${from}-01`)} on` : many
    },
    later: 'Later departures',
    earliest: 'Back to the next departures',
    pages: 'Months',
    empty: 'No departure fits that at the moment',
    emptyText: 'See all dates, or suggest a date: a few people make a departure.',
    emptyClear: 'Show all departures',
    nameTheDay: 'No date suits you? Tell us your date and group size, and we tell you what it takes to open it.',
    open: 'Suggest a date',
    openText: 'Good day. We would like a departure on another day: ',
  },
  views: { label: 'How to show them', list: 'List', calendar: 'Calendar' },
  calendar: {
    month: 'Month',
    count: (count: number, most: number, month: string) => {
      const many = count > most ? `More than ${most} departures` : count === 1 ? '1 departure' : `${count} departures`
      return `${many} in ${monthText(`${month}-01`)}`
    },
    previous: (month: string) => `Previous month with departures: ${month}`,
    next: (month: string) => `Next month with departures: ${month}`,
    more: (shown: number) =>
      `These are the first ${shown} departures of the month. Choose a style to see fewer, or open the list.`,
    caption: 'Prices are per person, sharing a room, including permits and park fees.',
    empty: (month: string, isFiltered: boolean) =>
      isFiltered ? `No departure fits that in ${month}` : `No departure begins in ${month}`,
    emptyText: 'See other dates, or suggest one: a few people make a departure.',
    emptyClear: 'Show all departures of the month',
    emptyNext: 'Show the next departures',
  },
  table: {
    leaves: 'Leaves',
    journey: 'Journey',
    dates: 'Dates',
    route: 'Route',
    status: 'Status',
    seats: 'Seats',
    price: 'Per person',
    action: 'Book',
    reserve: 'Reserve',
    waiting: 'Waiting list',
    reserveThis: (what: string) => `Reserve: ${what}`,
    waitingThis: (what: string) => `Waiting list: ${what}`,
    route2: (from: string, to: string, days: string) => (from === to ? `${from} and back, ${days}` : `${from} to ${to}, ${days}`),
  },
  details: {
    title: (title: string, day: string) => `${title}, ${day}`,
    leaves: 'Leaves',
    returns: 'Returns',
    length: 'Length',
    route: 'Route',
    comfort: 'Accommodation',
    price: 'Per person',
    seats: 'Seats',
    seatsTaken: (taken: number, capacity: number, left: number) =>
      left === 0 ? `All ${capacity} seats are taken` : `${taken} of ${capacity} taken, ${left} left`,
    minimum: (minimum: number) => `Guaranteed once ${minimum} travellers are confirmed.`,
    goes: 'It runs, whoever cancels.',
    closed: (day: string) => `Booking closed at 18:00 in Kigali on ${day}.`,
    closes: (day: string) => `Booking closes at 18:00 in Kigali on ${day}.`,
    cancelled: 'We have cancelled this departure. We have told everyone who had a seat.',
    daysTitle: 'Itinerary by date',
    others: 'Other dates of this journey',
    package: 'All about this journey',
    party: (count: number) => `${count === 1 ? '1 traveller' : `${count} travellers`}. Change`,
    reserveHere: 'Reserve seats',
    calendar: 'Add to calendar',
  },
} as const
