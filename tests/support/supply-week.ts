import type { PackageService } from '#features/costs/package-service.ts'
import type { Exchange } from '#features/suppliers/costing/cost-of-parts.ts'
import type { ServiceBook } from '#features/suppliers/service-book.ts'
import type { Choices } from '#features/supply/lines/package-lines.ts'
import type { RunParty, SupplyRun } from '#features/supply/supply-run.ts'
import { addDays, type Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import { bookOf } from './costed-books.ts'

/** The suppliers of the worked week (running-trips, F2), and what they sell. */
export const weekExchange: Exchange = { microsPerUsd: { RWF: 1_450_000_000 }, bufferBp: 0 }
export const noChoices: Choices = new Map()

const ofSupplier = (id: number, book: ServiceBook): [number, { book: ServiceBook }] => [
  id,
  {
    book: {
      ...book,
      service: { ...book.service, id, supplierId: id },
      rates: book.rates.map((rate) => ({ ...rate, serviceId: id })),
    },
  },
]
/** A room by the night: `twin` for two, `single` for one. */
const rooms = (id: number, currency: Currency, twin: number, single: number) =>
  ofSupplier(
    id,
    bookOf({ kind: 'stay', basis: 'room-night', board: 'FB', beds: 2, mostGuests: 3 }, { currency }, [
      { amountMinor: twin, singleMinor: single },
    ]),
  )
const group = (id: number, basis: 'vehicle-day' | 'group', kind: 'transport' | 'guide', minor: number, seats: number | null) =>
  ofSupplier(id, bookOf({ kind, basis, seats }, {}, [{ amountMinor: minor }]))

/** M and L lodges, H a hotel, S a guest house, C coaches, F a freelance guide: services 1 to 6. */
export const lodgeBooks = new Map([
  rooms(1, 'USD', 30_000, 21_000),
  rooms(2, 'USD', 38_000, 26_000),
  rooms(3, 'RWF', 145_000, 110_000),
  rooms(4, 'RWF', 60_000, 45_000),
  group(5, 'vehicle-day', 'transport', 24_000, 29),
  group(6, 'group', 'guide', 6_000, null),
])

const service = (serviceId: number, day: number, days: number): PackageService => ({
  serviceId,
  comfort: null,
  day,
  days,
  kilometres: null,
  alternatives: [],
})
export const weekPackages = {
  T3: { nights: 2, services: [service(1, 1, 1), service(1, 2, 1)] },
  X5: { nights: 4, services: [service(1, 1, 2), service(2, 3, 2)] },
  G2: { nights: 1, services: [service(1, 1, 1)] },
  P4: { nights: 3, services: [service(3, 1, 1), service(4, 2, 2), service(5, 1, 4), service(6, 1, 4)] },
} as const

/** So many adults from abroad, two by two, an odd one alone. */
export const partyOf = (count: number): RunParty => ({
  bookingId: '',
  comfort: 'lodge',
  extras: [],
  members: Array.from({ length: count }, () => ({ bornOn: null, assumedAge: 30, residency: 'foreign' as const })),
  rooms: Array.from({ length: Math.ceil(count / 2) }, (_, at) => [2 * at, 2 * at + 1].filter((place) => place < count)),
})

export const runOf = (startsOn: Day, nights: number, parties: readonly RunParty[]): SupplyRun => ({
  key: { bookingId: '' },
  kind: 'journey',
  begins: true,
  startsOn,
  endsOn: addDays(startsOn, nights),
  parties,
  crewBeds: 0,
  ownGuides: false,
  ownVehicles: false,
})
