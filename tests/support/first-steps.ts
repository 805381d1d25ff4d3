import { addDays, type Day } from '#values/dates.ts'

/** The first step of a kind: its page, and the fields to fill in. */
export type FirstStep = { path: string; fields: Record<string, string> }

export const departureStep = (departure: string, count: number): FirstStep => ({
  path: '/booking',
  fields: { departure, travellers: String(count) },
})

/** The gorilla trek of the demo on a day of the party's own. */
export const journeyStep = (startsOn: Day, count: number): FirstStep => ({
  path: '/booking/journey',
  fields: { package: 'an-hour-with-the-gorillas', startsOn, travellers: String(count), comfort: 'lodge' },
})

/** A parish on the road to Kibeho, all of them adults. */
export const pilgrimsStep = (startsOn: Day, count: number): FirstStep => ({
  path: '/booking/pilgrims',
  fields: { package: 'the-road-to-kibeho', startsOn, adults: String(count), childAges: '', residency: 'eac', comfort: 'simple' },
})

/** A room for two in Kigali, for three nights. */
export const stayStep = (startsOn: Day): FirstStep => ({
  path: '/hotel-booking',
  fields: {
    hotel: 'imisozi-terrace-kigali',
    startsOn,
    endsOn: addDays(startsOn, 3),
    count: '1',
    'rooms[0].room': 'superior-twin',
    'rooms[0].board': 'BB',
    'rooms[0].adults': '2',
    'rooms[0].childAges': '',
  },
})

/** A car for four people and four days, with a driver of ours. */
export const hireStep = (from: Day): FirstStep => ({
  path: '/booking/hire',
  fields: {
    class: 'prado-tx',
    vehicleClass: 'prado-tx',
    fromDay: from,
    fromTime: '09:00',
    toDay: addDays(from, 4),
    toTime: '09:00',
    vehicles: '1',
    travellers: '4',
    drive: 'with-driver',
    pickUpPlace: 'Kigali Airport, arrivals',
  },
})

/** The address of a first step that is filled in: it shows the price. */
export const pricedAt = ({ path, fields }: FirstStep): string => `${path}?${new URLSearchParams(fields)}`
