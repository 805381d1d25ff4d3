import type { NewHotel } from '#features/hotels/hotel.ts'
import { usualSeatsPerBus, usualSeatsPerCar } from '#features/orders/crew-of-group.ts'
import type { ChildBand } from '#features/suppliers/child-bands.ts'
import type { ContractTerms } from '#features/suppliers/contract.ts'
import type { KeyedRate, NewRateBook, NewSupplier } from '#features/suppliers/new-rate-book.ts'
import type { ServiceFacts } from '#features/suppliers/supplier-service.ts'
import { allWeekdays } from '#features/suppliers/weekdays.ts'
import { addDays, type Day } from '#values/dates.ts'
import { slugOf } from '#values/slug.ts'

const invented = 'Invented for the demonstration, as every figure of it is.'
const inventedSupplier = `${invented} Its email address is for demonstration too: it reaches nobody.`
/** An address that cannot exist: '.example' is for examples alone (RFC 2606). */
const emailOf = (id: string) => `reservations@${id}.example`
/** What the hotels of the demonstration leave us of the price of a room. */
const commissionBp = 2_500
/** The share of a room's price that one alone pays, and a further adult on an extra bed. */
const [singleShare, extraShare] = [0.8, 0.35]
/** The rise of rates from one year to the next. */
const yearly = 1.05

/** Hotels that have not published the last year yet, and one that closes for some weeks. */
const withoutLastYear = ['hagenia-heights-kinigi', 'peninsula-pines-karongi', 'croton-river-mara']
const closes = { hotel: 'colobus-edge-gisakura', from: '04-15', to: '05-15', reason: 'Closed in the long rains' }

/** The rate book of the demonstration: its hotels, cars and a guide, for three years from that of a day. */
export function demoRateBook(
  hotels: readonly NewHotel[],
  today: Day,
  countryOf: (placeId: string) => string | undefined,
): NewRateBook {
  const first = Number(today.slice(0, 4))
  const years = [first, first + 1, first + 2]
  return {
    suppliers: [
      ...hotels.filter(({ rooms }) => rooms.length > 0).map((hotel) => lodgingOf(hotel, years, countryOf(hotel.placeId))),
      ...onTheRoad(years),
      campsOf(years),
    ],
    exchange: [
      { currency: 'EUR', unitsPerUsd: 0.92 },
      { currency: 'RWF', unitsPerUsd: 1_450 },
      { currency: 'UGX', unitsPerUsd: 3_700 },
      { currency: 'KES', unitsPerUsd: 129.5 },
      { currency: 'TZS', unitsPerUsd: 2_600 },
    ].map((rate) => ({
      ...rate,
      currency: rate.currency as NewRateBook['exchange'][number]['currency'],
      asOf: today,
      source: invented,
    })),
  }
}

const termsOf = (year: number): ContractTerms => ({
  name: `${year}`,
  validFrom: `${year}-01-01`,
  validTo: `${year}-12-31`,
  currency: 'USD',
  pricing: 'net',
  commissionBp: null,
  vat: 'included',
  vatBp: 1_800,
  vatReclaimed: true,
  levy: 'none',
  levyBp: 0,
  resale: 'free',
  seasonBy: 'night',
  children: [],
  freePlaces: null,
  payment: [
    { percent: 30, when: 'confirmed', days: 0 },
    { percent: 70, when: 'before', days: 30 },
  ],
  cancellation: [
    { days: 30, percent: 50 },
    { days: 7, percent: 100 },
  ],
  note: invented,
})

function lodgingOf(hotel: NewHotel, years: readonly number[], countryId: string | undefined): NewSupplier {
  const { name, placeId, rooms, board, highSeasons, id } = hotel
  const key = (room: string) => `${id}/${room}`
  const published = withoutLastYear.includes(id) ? years.slice(0, -1) : years
  return {
    kind: 'lodging',
    name,
    placeId,
    hotelId: id,
    email: emailOf(id),
    phone: '',
    note: inventedSupplier,
    services: rooms.map(({ id: room, name: roomName, capacity, guestsMost }) => ({
      key: key(room),
      kind: 'stay',
      name: roomName,
      basis: 'room-night',
      board,
      beds: capacity,
      mostGuests: Math.max(capacity, guestsMost),
      roomId: room,
      seats: null,
      minimumAge: hotel.childPolicy?.minimumAge ?? 0,
    })),
    contracts: published.map((year, at) => ({
      ...termsOf(year),
      pricing: 'commissionable',
      commissionBp,
      // Only Rwanda's hotels give an invoice by which its VAT comes back.
      ...(countryId === 'rwanda' ? {} : { vat: 'none', vatBp: 0, vatReclaimed: false }),
      children: bandsOf(hotel.childPolicy),
      rates: rooms.flatMap(({ id: room, rackLowMinor, rackHighMinor, capacity }) =>
        seasonsOf(year, highSeasons).map(({ from, to, isHigh }) => {
          const amountMinor = dollars((isHigh ? rackHighMinor : rackLowMinor) * yearly ** at)
          return rateOf(key(room), from, to, {
            amountMinor,
            singleMinor: capacity >= 2 ? dollars(amountMinor * singleShare) : null,
            thirdMinor: dollars(amountMinor * extraShare),
          })
        }),
      ),
    })),
    closures:
      id === closes.hotel
        ? rooms.map(({ id: room }) => {
            const { from, to, reason } = closes
            return { service: key(room), from: `${years[1]}-${from}`, to: `${years[1]}-${to}`, reason }
          })
        : [],
  }
}

/** Whole dollars, in cents. */
const dollars = (minor: number) => Math.round(minor / 100) * 100

type Amounts = Pick<KeyedRate, 'amountMinor'> & Partial<KeyedRate>
const rateOf = (service: string, from: Day, to: Day, amounts: Amounts): KeyedRate => ({
  service,
  from,
  to,
  weekdays: allWeekdays,
  residency: null,
  party: { from: 1, to: null },
  nights: { from: 1, to: null },
  singleMinor: null,
  thirdMinor: null,
  rackMinor: null,
  children: null,
  ...amounts,
})

/** On an extra bed a child pays its share of one guest's half of the room. */
function bandsOf(policy: NewHotel['childPolicy']): ChildBand[] {
  if (!policy) return []
  const { freeUnder, halfFrom, halfTo, percent, adultFrom } = policy
  const bands: ChildBand[] = []
  if (freeUnder > 0) bands.push({ from: 0, to: freeUnder - 1, percent: 0 })
  if (halfFrom === freeUnder && halfTo >= halfFrom)
    bands.push({ from: halfFrom, to: Math.min(halfTo, 17), percent: Math.round(percent / 2) })
  const next = (bands.at(-1)?.to ?? -1) + 1
  if (next > 0 && next < adultFrom && adultFrom <= 18) bands.push({ from: next, to: adultFrom - 1, percent: 50 })
  return bands
}

/** The seasons of a year in turn, without a gap; a high season over the new year is in two parts. */
function seasonsOf(year: number, highSeasons: readonly { from: string; to: string }[]) {
  const high = highSeasons
    .flatMap(({ from, to }) =>
      from <= to
        ? [{ from, to }]
        : [
            { from: '01-01', to },
            { from, to: '12-31' },
          ],
    )
    .map(({ from, to }) => ({ from: `${year}-${from}`, to: `${year}-${to}` }))
    .sort((one, other) => (one.from < other.from ? -1 : 1))
  const seasons: { from: Day; to: Day; isHigh: boolean }[] = []
  let next: Day = `${year}-01-01`
  for (const { from, to } of high) {
    if (next < from) seasons.push({ from: next, to: addDays(from, -1), isHigh: false })
    seasons.push({ from, to, isHigh: true })
    next = addDays(to, 1)
  }
  if (next <= `${year}-12-31`) seasons.push({ from: next, to: `${year}-12-31`, isHigh: false })
  return seasons
}

const roadServices: readonly (ServiceFacts & { key: string; amountMinor: number; supplier: string })[] = [
  {
    ...road('transport', 'vehicle-day', 'Land Cruiser with driver', usualSeatsPerCar),
    key: 'land-cruiser',
    amountMinor: 13_500,
    supplier: 'Cars with drivers',
  },
  {
    ...road('transport', 'vehicle-day', 'Coaster bus with driver', usualSeatsPerBus),
    key: 'coaster',
    amountMinor: 22_000,
    supplier: 'Cars with drivers',
  },
  { ...road('transport', 'km', 'Fuel, Land Cruiser', null), key: 'fuel', amountMinor: 25, supplier: 'Cars with drivers' },
  { ...road('guide', 'group', 'Guide by the day', null), key: 'guide', amountMinor: 6_500, supplier: 'Guides by the day' },
  {
    ...road('meal', 'person', 'Lunch and water on the road', null),
    key: 'meals',
    amountMinor: 1_000,
    supplier: 'Guides by the day',
  },
  { ...road('meal', 'person', 'Dinner in a restaurant', null), key: 'dinner', amountMinor: 1_500, supplier: 'Guides by the day' },
]

function road(kind: ServiceFacts['kind'], basis: ServiceFacts['basis'], name: string, seats: number | null): ServiceFacts {
  return { kind, basis, name, board: null, beds: null, mostGuests: null, roomId: null, seats, minimumAge: 0 }
}

/** Nights in camps, which have no rooms: a tent with its crew and meals. */
const campsOf = (years: readonly number[]): NewSupplier => ({
  kind: 'lodging',
  name: 'Mountain crew with tents',
  placeId: null,
  hotelId: null,
  email: emailOf('mountain-crew'),
  phone: '',
  note: inventedSupplier,
  services: [
    {
      key: 'camp',
      kind: 'stay',
      name: 'Tent with crew',
      basis: 'person-night',
      board: 'FB',
      beds: 2,
      mostGuests: 2,
      roomId: null,
      seats: null,
      minimumAge: 10,
    },
  ],
  contracts: years.map((year) => ({
    ...termsOf(year),
    vat: 'none',
    vatBp: 0,
    vatReclaimed: false,
    rates: [rateOf('camp', `${year}-01-01`, `${year}-12-31`, { amountMinor: 14_000, singleMinor: 17_500 })],
  })),
  closures: [],
})

const onTheRoad = (years: readonly number[]): NewSupplier[] =>
  [...Map.groupBy(roadServices, ({ supplier }) => supplier)].map(([name, services]) => ({
    kind: services[0]?.kind === 'guide' ? 'guide' : 'transport',
    name,
    placeId: 'kigali',
    hotelId: null,
    email: emailOf(slugOf(name)),
    phone: '',
    note: inventedSupplier,
    services: services.map(({ amountMinor: _, supplier: __, ...service }) => service),
    contracts: years.map((year) => ({
      ...termsOf(year),
      rates: services.map(({ key, amountMinor }) => rateOf(key, `${year}-01-01`, `${year}-12-31`, { amountMinor })),
    })),
    closures: [],
  }))
