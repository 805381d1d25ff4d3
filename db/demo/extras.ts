import type { Extra } from '#features/pricing/extras/extra.ts'

const journeys = ['departure', 'journey'] as const

const gorillas = ['gorilla-volcanoes', 'gorilla-bwindi']

/** For an extra that needs nothing but its kind of order. */
const always = { activities: [], freeTimeIn: [], drive: 'any' } as const

/**
 * What can be added to an order in a fresh installation, at the upper end of what the travel facts say (2025, USD): a price
 * that holds. Where the facts have no price, as for an airport transfer or a child seat, there is no extra.
 */
export const demoExtras: readonly Extra[] = [
  {
    id: 'trek-porter',
    name: 'A porter for one trek',
    note: 'Carries your day bag on a gorilla trek and gives you a hand where it is steep. Few fees reach a park neighbour more directly.',
    unit: 'booking',
    amountMinor: 2_000,
    kinds: journeys,
    ...always,
    activities: gorillas,
    mostPerBooking: 12,
    active: true,
  },
  {
    id: 'trek-carriers',
    name: 'A carrying chair for one trek',
    note: 'A team of carriers takes one traveller who cannot walk the slope to the gorillas and back.',
    unit: 'booking',
    amountMinor: 50_000,
    kinds: journeys,
    ...always,
    activities: gorillas,
    mostPerBooking: 2,
    active: true,
  },
  {
    id: 'nyamirambo-walk',
    name: 'A walk in Nyamirambo, Kigali',
    note: 'Three hours in Kigali’s oldest mixed quarter with a women’s centre: market, milk bar, sewing workshop, lunch in a home. On a free half day in Kigali.',
    unit: 'person',
    amountMinor: 2_000,
    kinds: [...journeys, 'pilgrims', 'stay'],
    ...always,
    freeTimeIn: ['kigali'],
    mostPerBooking: 1,
    active: true,
  },
  {
    id: 'kigali-coffee-tasting',
    name: 'A coffee tasting in Kigali',
    note: 'Arabica of two regions side by side, poured by hand, in an hour and a half with a barista. On a free half day in Kigali.',
    unit: 'person',
    amountMinor: 2_000,
    kinds: [...journeys, 'pilgrims', 'stay'],
    ...always,
    freeTimeIn: ['kigali'],
    mostPerBooking: 1,
    active: true,
  },
  {
    id: 'akagera-community-guide',
    name: 'A community guide in Akagera, one day',
    note: 'Rides along in your car on a full day of driving in the park. One for each car.',
    unit: 'booking',
    amountMinor: 4_000,
    kinds: ['hire'],
    ...always,
    mostPerBooking: 4,
    active: true,
  },
  {
    id: 'hire-excess-waiver',
    name: 'No excess to pay, one car',
    note: 'For a car that you drive yourself: in case of damage you do not pay the excess.',
    unit: 'day',
    amountMinor: 1_500,
    kinds: ['hire'],
    ...always,
    drive: 'self-drive',
    mostPerBooking: 10,
    active: true,
  },
  {
    id: 'hire-night-delivery',
    name: 'Delivery at Kigali airport by night',
    note: 'Between 22:00 and 06:00, for one car. From 06:00 to 22:00 we bring it for nothing.',
    unit: 'booking',
    amountMinor: 2_000,
    kinds: ['hire'],
    ...always,
    mostPerBooking: 10,
    active: true,
  },
]
