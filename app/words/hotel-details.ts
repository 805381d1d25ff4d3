import type { Hotel } from '#features/hotels/hotel.ts'
import { firstUpper } from '#values/first-upper.ts'
import { counted } from './counted.ts'
import { nightsCount } from './nights.ts'

/** 'city hotel' as it begins a sentence. */
export const starsWords = (stars: number) => (stars > 0 ? counted(stars, 'star') : '')

type Facts = readonly (readonly [name: string, value: string] | false)[]

/** What everybody asks first of a hotel that lets rooms, or none; what it does not say is left out. */
export const hotelFacts = (hotel: Hotel & { country: string }, lets: false | { board: string; types: number }): Facts => [
  ['Where', `${hotel.place}, ${hotel.country}`],
  hotel.stars > 0 && ['Stars', starsWords(hotel.stars)],
  hotel.altitudeM !== null && ['Altitude', `${hotel.altitudeM.toLocaleString('en')} m`],
  lets && ['Meal plan', firstUpper(lets.board)],
  lets && ['Room types', String(lets.types)],
]

/** The page of one hotel. */
export const hotelDetailWords = {
  list: 'Hotels',
  lede: (kind: string, place: string) => `${firstUpper(kind)}, ${place}.`,
  covers: (board: string) => `Your rate covers ${board}.`,
  demoNote:
    'This is a sample hotel: its name and rooms are invented, and it does not exist; do not travel there. The place and the road to it are real.',
  amenities: 'Facilities',
  nights: 'Available nights',
  nightsLede: 'Choose your first night, then your last. You check out the next morning.',
  noRooms: 'Rooms here are not sold separately. You stay here as part of a journey.',
  earlier: 'Earlier',
  later: 'Later',
  monthsNav: 'Other months',
  full: 'full',
  closed: 'not on sale',
  gone: 'past',
  first: 'first',
  last: 'last',
  only: 'night',
  nightLabel: {
    from: (dollars: string) => `from ${dollars}`,
    first: 'your first night',
    last: 'your last night',
    only: 'your one night',
    inside: 'one of your nights',
  },
  firstPicked: (day: string) => `First night ${day}. Now choose your last night.`,
  picked: (nights: number, from: string, to: string) => `${nightsCount(nights)}: check in ${from}, check out ${to}.`,
  again: 'Choose other nights',
  legend: {
    price: 'Under each day: the lowest price of a room for that night, taxes included, rounded up to the dollar.',
    full: 'Striped nights are full.',
    closed: 'Empty nights are not on sale.',
  },
  panel: {
    label: 'Hold nights here',
    from: 'From, per room and night',
    stay: (nights: string) => `Your rooms, ${nights}`,
    arrive: 'Check-in',
    leave: 'Check-out',
    show: 'Show the price',
    deposit: (percent: number) => `Now: ${percent}%`,
    hold: 'Hold these nights',
    rooms: 'Choose other rooms',
    note: 'Nothing is held until the last step. Cancelling is free until we confirm.',
    pay: 'Payment methods',
    choose: 'Choose nights',
    other: (place: string) => `Other hotels in ${place}`,
    ask: 'Ask us a question',
    askText: (hotel: string) => `Good day. A question about ${hotel}: `,
    perNight: (amount: string) => `${amount} a night on average, taxes included`,
  },
  description: (name: string, place: string, board: string, sample: boolean) =>
    `${sample ? 'Sample hotel. ' : ''}${name} in ${place}: rooms with ${board}, available nights, prices with taxes and hotel policies.`,
} as const
