import type { Residency } from '#features/places/visitor-fee.ts'
import { monthText } from '#values/day-words.ts'

/** The head of the page of a package's prices, worded on the server. */
export const packagePricesHead = (title: string) => ({
  title: `${title}: prices`,
  lede: 'What your party pays, by group size, accommodation and month: joining a departure beside a private trip.',
  description: `${title}: the price per person by group size, accommodation and month, joining a departure or on a private trip.`,
})

const residencyOfMany: Record<Exclude<Residency, 'foreign'>, string> = {
  resident: 'foreign residents',
  african: 'citizens of African countries',
  eac: 'citizens of the East African Community',
}

export const packagePricesWords = {
  link: 'Prices by group size and month',
  choose: 'Choose month and group',
  month: 'Month',
  monthOption: (month: string, departures: number) =>
    departures === 0
      ? monthText(`${month}-01`)
      : `${monthText(`${month}-01`)}, ${departures} ${departures === 1 ? 'departure' : 'departures'}`,
  travellers: 'Travellers',
  agesExample: 'e.g. 8, 12',
  show: 'Show prices',
  departures: (month: string) => `Departures in ${monthText(`${month}-01`)}`,
  seasons: (month: string) => `Seasons in ${monthText(`${month}-01`)}`,
  from: (day: string, season?: string) => (season ? `From ${day}, ${season}` : `From ${day}`),
  noDeparture: (month: string) =>
    `No departure begins in ${monthText(`${month}-01`)}. A private trip can begin on any day that suits you.`,
  problems: {
    month: (month: string) => `That month is not on sale. These are the prices of ${monthText(`${month}-01`)}.`,
    travellers: (most: number) => `Prices are listed for 1 to ${most} travellers. Choose a number between them.`,
    start: (day: string) => `Nothing is on sale for that date in this month. These are the prices of ${day}.`,
  },
  prices: (day: string) => `Prices for a start on ${day}`,
  sizes: (travellers: number) => (travellers === 1 ? '1 traveller' : `${travellers} travellers`),
  yours: 'your group',
  /** The adults of a size, in a party with children. */
  adults: (count: number) => (count === 1 ? '1 adult' : `${count} adults`),
  together: 'in all',
  inAll: (total: string) => `${total} in all`,
  withSingleRoom: (total: string) => `single room ${total}`,
  isLess: 'less than joining',
  full: 'This date is full. Its page has a waiting list.',
  fullLink: 'See the date',
  seats: (left: number) => (left === 1 ? 'One seat is left on this date.' : `Only ${left} seats are left on this date.`),
  privateMost: (most: number) => `A private trip takes at most ${most}.`,
  privateFrom: (day: string) => `It is too late for a private trip on this day. The first day for one is ${day}.`,
  tooMany: (travellers: number, most: number) =>
    `Nothing is on sale for ${travellers} travellers on this day. At most ${most} can book.`,
  largerGroup: 'Ask us about a larger group',
  missing: 'not offered',
  /** What all prices hold for. With children it is the whole party's price, since a child pays another one than an adult. */
  caption: (childAges: readonly number[], residency: Residency) => {
    const fees = residency === 'foreign' ? 'international visitors' : residencyOfMany[residency]
    const who =
      childAges.length === 0
        ? `Per person, for adults who pay park fees as ${fees}`
        : `For the whole party, ${childAges.length === 1 ? `one of whom is a child of ${childAges[0]}` : `${childAges.length} of whom are children (${childAges.join(', ')})`}; all pay park fees as ${fees}`
    return `${who}. Rooms are shared; permits and park fees are included. A price leads to the booking with this choice, which adds single rooms and extras.`
  },
} as const

/** The prices on the page of a package: apart from its other words, so that its script carries none of them. */
export const priceTableWords = {
  title: 'Price per person',
  travelling: 'Travelling together',
  alone: '1 traveller',
  group: (from: number, to: number | undefined) =>
    to === undefined ? `${from} or more` : from === to ? `${from} travellers` : `${from} to ${to}`,
  caption:
    'For one international adult sharing a room, including permits and park fees. Single rooms are added in the booking and may cost more. These are the prices of a private trip, for your group. Whoever joins a departure pays the price of its date, however many book.',
  oneSeason: 'All year',
  highSpans: (spans: string) => `From ${spans}`,
  lowSpans: 'All other days',
  none: 'No price is listed for this journey.',
  missing: 'not offered',
  notPublished: (sentence: string) => `${sentence}. For a trip after that day, write to us.`,
} as const
