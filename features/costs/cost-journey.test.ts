import { expect, test } from 'vitest'
import type { Member } from '#features/orders/order.ts'
import type { Contract } from '#features/suppliers/contract.ts'
import type { SupplierRate } from '#features/suppliers/rates/supplier-rate.ts'
import type { ServiceBook } from '#features/suppliers/service-book.ts'
import type { SupplierService } from '#features/suppliers/supplier-service.ts'
import { activeContract, asStored, noStay, plainRate } from '#tests/support/rate-defaults.ts'
import { costJourney, type JourneyParty } from './cost-journey.ts'

const contract: Contract = { ...activeContract, children: [{ from: 0, to: 11, percent: 50 }] }
const rate = (serviceId: number, amountMinor: number, singleMinor: number | null = null): SupplierRate => ({
  id: serviceId,
  contractId: 1,
  serviceId,
  from: '2027-01-01',
  to: '2027-12-31',
  ...plainRate,
  amountMinor,
  singleMinor,
})
const book = (
  service: Partial<SupplierService> & Pick<SupplierService, 'id' | 'kind' | 'basis'>,
  own: SupplierRate,
): { book: ServiceBook } => ({
  book: {
    service: {
      ...asStored,
      ...noStay,
      name: 'Service',
      ...service,
    },
    contracts: [contract],
    rates: [own],
    supplements: [],
    closures: [],
  },
})
const [lodge, car, walk, guide] = [1, 2, 3, 4]
const books = new Map([
  [
    lodge,
    book({ id: lodge, kind: 'stay', basis: 'person-night', board: 'FB', beds: 2, mostGuests: 3 }, rate(lodge, 20_000, 28_000)),
  ],
  [car, book({ id: car, kind: 'transport', basis: 'vehicle-day', seats: 6 }, rate(car, 18_000))],
  [walk, book({ id: walk, kind: 'activity', basis: 'person' }, rate(walk, 4_000))],
  [guide, book({ id: guide, kind: 'guide', basis: 'group' }, rate(guide, 6_000))],
])
const services = [
  { serviceId: lodge, comfort: 'lodge' as const, day: 1, days: 2, kilometres: null, alternatives: [] },
  { serviceId: car, comfort: null, day: 1, days: 3, kilometres: null, alternatives: [] },
  { serviceId: walk, comfort: null, day: 2, days: 1, kilometres: null, alternatives: [] },
]
const adult: Member = { firstNames: null, familyName: null, bornOn: null, assumedAge: 30, residency: 'foreign' }
const party: JourneyParty = {
  kind: 'journey',
  startsOn: '2027-07-01',
  nights: 2,
  comfort: 'lodge',
  members: [adult, adult],
  singleRooms: 0,
  others: 0,
}
const cost = (more: Partial<JourneyParty> = {}) =>
  costJourney(services, books, { ...party, ...more }, { microsPerUsd: {}, bufferBp: 0 })

test('a private party pays its rooms, its car and its walks alone', () => {
  expect(cost()).toMatchObject({ netCostMinor: 80_000 + 54_000 + 8_000, missing: 0, openNights: [] })
})

test('on a departure the car is shared by head, and rooms and walks are not', () => {
  // Four more sit in the same car: two of six shares are theirs.
  expect(cost({ others: 4 }).netCostMinor).toBe(80_000 + 18_000 + 8_000)
  // A seventh needs a second car: 36,000 a day, of which two of seven.
  expect(cost({ others: 5 }).netCostMinor).toBe(80_000 + Math.round((108_000 * 2) / 7) + 8_000)
})

test('who is alone in a room, or shares it with a traveller of another booking', () => {
  expect(cost({ members: [adult], singleRooms: 1 }).netCostMinor).toBe(56_000 + 54_000 + 4_000)
  expect(cost({ members: [adult], others: 1 }).netCostMinor).toBe(40_000 + 27_000 + 4_000)
})

test('ages are those of each day: who turns 12 on the second day walks as an adult', () => {
  const child: Member = { ...adult, bornOn: '2015-07-02' }
  // Half of a lodge by the age of the arrival, the whole walk a day later.
  expect(cost({ members: [adult, adult, child] }).netCostMinor).toBe(100_000 + 54_000 + 12_000)
})

test('a night without a stay and a service without a rate are missing, and in no sum', () => {
  expect(cost({ comfort: 'luxury' })).toMatchObject({ openNights: [1, 2], missing: 1, netCostMinor: 62_000 })
  expect(cost({ startsOn: '2027-12-31' })).toMatchObject({ missing: 3, netCostMinor: 0 })
})

test('a group pays as many guides as go with it: one for each twenty pilgrims begun, else one in each car of six', () => {
  const led = [{ serviceId: guide, comfort: null, day: 1, days: 1, kilometres: null, alternatives: [] }]
  const guidesFor = (kind: JourneyParty['kind'], others: number) =>
    costJourney(led, books, { ...party, kind, others }, { microsPerUsd: {}, bufferBp: 0 }).items.map((item) =>
      item.refusal ? 0 : item.cost.costMinor / 6_000,
    )
  expect([guidesFor('pilgrims', 18), guidesFor('pilgrims', 19)]).toEqual([[1], [2]])
  expect([guidesFor('departure', 4), guidesFor('departure', 5)]).toEqual([[1], [2]])
})
