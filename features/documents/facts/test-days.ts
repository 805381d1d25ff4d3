import type { Meal } from '#features/packages/package.ts'
import { addDays } from '#values/dates.ts'
import type { BookingFacts, FactsOf } from './facts.ts'

type Order = BookingFacts['order']

/** What happens on the road, and whom to call, for tests. */
export const contacts = [
  { role: 'Your guide', name: 'Entered by staff', phone: '+250 700 000 001' },
  { role: 'Office in Kigali, 07:00 to 19:00', name: null, phone: '+250 700 000 000' },
]
export const emergencyPhone = '+250 700 000 009'

export const roads = [
  { name: 'Kigali', lat: -1.9536, lng: 30.0606, days: [1] },
  { name: 'Kinigi (park headquarters)', lat: -1.43, lng: 29.597, days: [2, 3] },
  { name: 'Karongi', lat: -2.06, lng: 29.348, days: [4] },
  { name: 'Nyungwe, Uwinka', lat: -2.478, lng: 29.2, days: [5] },
  { name: 'Huye', lat: -2.597, lng: 29.74, days: [6] },
  { name: 'Kigali', lat: -1.9536, lng: 30.0606, days: [7] },
]

const mealsOf = (number: number): Meal[] =>
  number === 1 ? ['dinner'] : number === 7 ? ['breakfast'] : ['breakfast', 'lunch', 'dinner']

const day = (
  number: number,
  title: string,
  text: string,
  [from, to]: [string, string],
  minutes: number,
  night: string | null,
) => ({
  day: number,
  on: addDays('2027-06-13', number),
  title,
  text,
  from,
  to,
  driveMinutes: minutes,
  driveKm: minutes,
  modes: ['road' as const],
  meals: mealsOf(number),
  night,
})

export const days = [
  day(
    1,
    'Into Kigali',
    'We meet you at arrivals with a name board and cold passion-fruit juice. An unhurried afternoon on foot in Nyamirambo, then dinner with the group.',
    ['Kigali airport', 'Kigali'],
    20,
    'The Retreat, Kigali',
  ),
  day(
    2,
    'North, hill by hill',
    'The road climbs through Gakenke, terrace above terrace. A stop at a coffee washing station, and Musanze before the rain.',
    ['Kigali', 'Kinigi'],
    150,
    'Kinigi Guest House, Kinigi',
  ),
  day(
    3,
    'An hour with the gorillas',
    'At the park gate by 06:30 for the briefing. The walk takes between forty minutes and four hours, and the hour itself takes exactly one hour.',
    ['Kinigi', 'Kinigi'],
    60,
    'Kinigi Guest House, Kinigi',
  ),
  day(
    4,
    'West to the lake',
    'Along the foot of the volcanoes to Rubavu, then south on the lake road. Evening boats put out at Karongi, and you can go with them.',
    ['Kinigi', 'Karongi'],
    220,
    'Cormoran House, Karongi',
  ),
  day(
    5,
    'Under the canopy',
    'Through the tea estates to Nyungwe. The canopy walk at Uwinka in the late morning, when the mist has lifted.',
    ['Karongi', 'Nyungwe'],
    240,
    'Nyungwe Top View, Gisakura',
  ),
  day(
    6,
    'Kings and imigongo',
    'Huye, the palace at Nyanza, and an afternoon with the women who still cut imigongo by hand.',
    ['Nyungwe', 'Huye'],
    270,
    'The Retreat, Kigali',
  ),
  day(
    7,
    'Last coffee',
    'Memorial in the morning for those who wish. Transfer to the airport any time of day.',
    ['Huye', 'Kigali airport'],
    150,
    null,
  ),
]

const service = (
  from: string,
  to: string | null,
  at: string | null,
  what: string,
  where: string,
  number: string | null = null,
) => ({
  from,
  to,
  at,
  what,
  where,
  quantity: 2,
  number,
})

export const services: Record<Order, FactsOf['voucher']['services']> = {
  departure: [
    service('2027-06-14', null, '19:05', 'Arrival transfer, RwandAir WB 711', 'Kigali airport'),
    service('2027-06-14', '2027-06-15', null, 'The Retreat, double room, half board', 'Kigali', 'RT-20418'),
    service('2027-06-15', '2027-06-17', null, 'Kinigi Guest House, double room, full board', 'Musanze'),
    service('2027-06-16', null, '06:30', 'Gorilla permits', 'Volcanoes National Park', '48812, 48813'),
    service('2027-06-17', '2027-06-18', null, 'Cormoran House, lake room', 'Karongi', 'CH 7712'),
    service('2027-06-18', null, '10:30', 'Canopy walk', 'Uwinka, Nyungwe'),
    service('2027-06-19', '2027-06-20', null, 'The Retreat, double room, breakfast', 'Kigali', 'RT-20419'),
  ],
  journey: [service('2027-09-28', '2027-10-02', null, 'Four nights in lodges, full board', 'Nyungwe and Karongi')],
  pilgrims: [
    service('2027-11-26', '2027-11-29', null, 'Bus of 40 seats with driver', 'Kigali to Kibeho and back'),
    service('2027-11-26', '2027-11-29', null, 'Simple rooms, 17 doubles', 'Kibeho'),
  ],
  stay: [
    service(
      '2027-08-14',
      '2027-08-17',
      '14:00',
      'Lake room for two adults and a child, half board',
      'Cormoran House, Karongi',
      'CH 8120',
    ),
  ],
  hire: [
    service(
      '2027-07-02',
      '2027-07-05',
      '08:00',
      'Toyota Land Cruiser with driver',
      'Handed over at KN 78 St, Kigali',
      'RAD 000 A',
    ),
  ],
}
