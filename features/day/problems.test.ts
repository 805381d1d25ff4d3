import { expect, test } from 'vitest'
import type { Run } from '#features/roster/run.ts'
import type { RoadLodge, TravelledDay } from '#features/roster/sheet/sheet.ts'
import { runOf } from '#features/roster/test-runs.ts'
import { cardOf } from './day-card.ts'
import type { DayFacts } from './day-facts.ts'
import { type Problem, toneOf } from './problems.ts'
import { carOf, factsOf, lineOf, memberOf, partyOf } from './test-day.ts'

const day = '2027-06-10'
const lodge: RoadLodge = {
  ...{
    name: 'Gorilla Nest',
    place: 'Kinigi',
    phone: '',
    isConfirmed: false,
    supplierId: null,
    hotelId: 'gorilla-nest',
    who: null,
  },
}
const dayWith = (lodges: RoadLodge[]): TravelledDay => ({
  ...{ day: 1, on: day, title: '', text: '', from: null, to: null, driveKm: 0, driveMinutes: 0, meals: [], items: [], lodges },
})
type More = { run?: Partial<Run>; facts?: Partial<DayFacts>; on?: string; lodges?: RoadLodge[] }
const problems = ({ run, facts, on = day, lodges = [] }: More = {}): Problem[] =>
  cardOf(runOf({ key: { bookingId: 'b-1' }, ...run }), on, factsOf(facts), {
    road: [dayWith(lodges)],
    minutes: () => null,
  }).problems.map((problem) => problem)
const kinds = (more: More = {}) => problems(more).map(({ kind }) => kind)

test('nothing is said of a run with its guide, vehicle, bed, permits, flights and money', () => {
  expect(
    problems({ facts: { parties: [partyOf({ permits: [{ label: 'Gorillas', park: '', total: 2, numbered: 2 }] })] } }),
  ).toEqual([])
})

const zero = { cars: 0, seats: 0, driverGuides: 0, guides: 0, drivers: 0 }

test('a guide or a vehicle is missing on the day on which it is', () => {
  expect(problems({ facts: { members: [carOf()] } })).toEqual([
    { kind: 'crew', missing: { ...zero, driverGuides: 1 }, waiting: 0 },
  ])
  expect(problems({ facts: { members: [memberOf()] } })).toEqual([{ kind: 'crew', missing: { ...zero, cars: 1 }, waiting: 0 }])
  const later = memberOf({ from: '2027-06-11T00:00' })
  expect(kinds({ facts: { members: [later, carOf()] } })).toEqual(['crew'])
  expect(
    kinds({
      facts: {
        members: [later, carOf()],
        lines: [lineOf({ lastDay: '2027-06-11', agreed: { firstDay: day, lastDay: '2027-06-11' } })],
      },
      on: '2027-06-11',
    }),
  ).toEqual([])
})

test('whoever is away that day, or has not answered, is missing', () => {
  const away = { kind: 'guide' as const, memberId: 1, from: `${day}T00:00`, to: '2027-06-11T00:00' }
  expect(kinds({ facts: { absences: [away] } })).toEqual(['crew'])
  expect(problems({ facts: { members: [memberOf({ state: 'requested' }), carOf()] } })).toEqual([
    { kind: 'crew', missing: { ...zero, driverGuides: 1 }, waiting: 1 },
  ])
})

test('a hired vehicle without a number plate is said, another is not', () => {
  const run = { kind: 'hire' as const, hired: { vehicleClassId: 'prado', vehicles: 1, withDriver: false } }
  const car = carOf({ vehicleClassId: 'prado' })
  expect(problems({ run, facts: { members: [{ ...car, plate: '' }] } })).toEqual([{ kind: 'plate', vehicles: 1 }])
  expect(problems({ run, facts: { members: [car] } })).toEqual([])
  expect(kinds({ facts: { members: [memberOf(), { ...carOf(), plate: '' }] } })).toEqual([])
})

test.each([
  'to-choose',
  'to-request',
  'requested',
  'wait-listed',
  'provisional',
] as const)('a lodge whose order is %s has not confirmed tonight', (state) => {
  expect(problems({ facts: { lines: [lineOf({ state, agreed: null })] } })).toEqual([
    { kind: 'night', lodge: 'Lodge Mutobo', state },
  ])
})

test('what a lodge confirmed stands while a change of it waits, and says so', () => {
  expect(problems({ facts: { lines: [lineOf({ state: 'requested' })] } })).toEqual([
    { kind: 'night-changing', lodge: 'Lodge Mutobo' },
  ])
  const sent = lineOf()
  const larger = { ...sent.details, adults: 3 }
  expect(problems({ facts: { lines: [lineOf({ sent, details: larger })] } })).toEqual([
    { kind: 'night-changing', lodge: 'Lodge Mutobo' },
  ])
  expect(problems({ facts: { lines: [lineOf({ sent })] } })).toEqual([])
  const otherDays = { firstDay: '2027-06-12', lastDay: '2027-06-12' }
  expect(problems({ facts: { lines: [lineOf({ agreed: otherDays })] } })).toEqual([
    { kind: 'night', lodge: 'Lodge Mutobo', state: 'requested' },
  ])
})

test('a declined lodge is said unless another stands in its place', () => {
  const declined = lineOf({ state: 'declined', agreed: null })
  expect(problems({ facts: { lines: [declined] } })).toEqual([{ kind: 'night', lodge: 'Lodge Mutobo', state: 'declined' }])
  expect(problems({ facts: { lines: [declined, lineOf({ id: 2, supplier: 'Lodge Lunga' })] } })).toEqual([])
  expect(
    kinds({ facts: { lines: [lineOf({ state: 'cancelled' }), lineOf({ id: 2, state: 'dropped', agreed: null })] } }),
  ).toEqual(['night-not-ordered'])
})

test('a bed that nobody ordered is said, with the house of the package where it has one', () => {
  expect(problems({ facts: { lines: [] } })).toEqual([{ kind: 'night-not-ordered', lodge: '' }])
  expect(problems({ facts: { lines: [] }, lodges: [lodge] })).toEqual([{ kind: 'night-not-ordered', lodge: 'Gorilla Nest' }])
})

test('nobody needs a bed on the last day, nor on a hire', () => {
  expect(kinds({ facts: { lines: [] }, on: '2027-06-14' })).toEqual([])
  const hire = { kind: 'hire' as const, hired: { vehicleClassId: 'p', vehicles: 0, withDriver: false } }
  expect(kinds({ run: hire, facts: { lines: [], members: [] } })).toEqual([])
})

test('a service of the day that its supplier has not confirmed is said; one of another day is not', () => {
  const boat = lineOf({ id: 2, kind: 'activity', title: 'Boat', state: 'requested', agreed: null })
  expect(problems({ facts: { lines: [lineOf(), boat] } })).toEqual([{ kind: 'services', titles: ['Boat'], state: 'requested' }])
  const lunch = { ...boat, id: 3, title: 'Lunch' }
  const fuel = { ...boat, id: 4, title: 'Fuel', state: 'to-request' as const }
  expect(problems({ facts: { lines: [lineOf(), boat, fuel, lunch] } })).toEqual([
    { kind: 'services', titles: ['Boat', 'Lunch'], state: 'requested' },
    { kind: 'services', titles: ['Fuel'], state: 'to-request' },
  ])
  const later = { firstDay: '2027-06-11', lastDay: '2027-06-11' }
  expect(kinds({ facts: { lines: [lineOf(), { ...boat, ...later }] } })).toEqual([])
})

test('permits without a number are counted over all parties, kind by kind', () => {
  const permits = (label: string, total: number, numbered: number) => ({ label, park: '', total, numbered })
  const parties = [
    partyOf({ permits: [permits('Gorillas', 2, 1), permits('Golden monkeys', 2, 2)] }),
    partyOf({ bookingId: 'b-1', reference: 'B', permits: [permits('Gorillas', 1, 0)] }),
  ]
  expect(problems({ facts: { parties } })).toEqual([{ kind: 'permits', label: 'Gorillas', missing: 2, total: 3 }])
})

test('travellers without a flight in are said on the first day, without one out on the last, and never of a hire', () => {
  const [arrival, back] = partyOf().flights
  const flights =
    arrival && back
      ? [
          { ...arrival, travellers: [1] },
          { ...back, travellers: [] },
        ]
      : []
  const facts = { parties: [partyOf({ flights })] }
  expect(problems({ facts })).toEqual([
    { kind: 'flight', direction: 'in', travellers: 1, need: 'meeting', reference: 'K7QM-42XD' },
  ])
  expect(problems({ facts, on: '2027-06-14' })).toEqual([
    { kind: 'flight', direction: 'out', travellers: 2, need: 'meeting', reference: 'K7QM-42XD' },
  ])
  const night = lineOf({ lastDay: '2027-06-12', agreed: { firstDay: day, lastDay: '2027-06-12' } })
  expect(kinds({ facts: { ...facts, lines: [night] }, on: '2027-06-12' })).toEqual([])
  const hire = { kind: 'hire' as const, hired: { vehicleClassId: 'p', vehicles: 0, withDriver: false } }
  expect(kinds({ run: hire, facts: { ...facts, members: [] } })).toEqual([])
  const tour = partyOf({ flights: [], endsOn: day })
  expect(kinds({ run: { days: { from: day, to: day } }, facts: { parties: [tour] } })).toEqual([])
  const met = { ...tour, transfers: ['in' as const] }
  expect(kinds({ run: { days: { from: day, to: day } }, facts: { parties: [met] } }), 'unless somebody meets it').toEqual([
    'flight',
  ])
})

test('money, alerts that are open and details that exist come last; an alert that another line says is not said twice', () => {
  const alert = (occasion: string) => ({ occasion, at: '2027-06-01T08:00:00Z', text: occasion })
  const parties = [
    partyOf({
      balanceMinor: 5_000,
      isOverdue: true,
      withDetails: 1,
      alerts: [alert('overdue:b-1'), alert('notice:9'), alert('ask:b-1'), alert('crew-declined:5')],
    }),
  ]
  expect(problems({ facts: { parties, members: [carOf()] } })).toEqual([
    { kind: 'crew', missing: { ...zero, driverGuides: 1 }, waiting: 0 },
    { kind: 'balance', minor: 5_000, isOverdue: true, reference: 'K7QM-42XD' },
    expect.objectContaining({ kind: 'alert', text: 'notice:9' }),
    { kind: 'details', travellers: 1, reference: 'K7QM-42XD' },
  ])
  // Somebody else came for who declined, and a card has no line for who does not fit any more.
  const fits = [alert('crew-declined:5'), alert('crew-misfit:guide-1:deactivated')]
  expect(problems({ facts: { parties: [partyOf({ alerts: fits })] } })).toEqual([
    expect.objectContaining({ kind: 'alert', text: 'crew-misfit:guide-1:deactivated' }),
  ])
  expect(kinds({ facts: { parties: [partyOf({ balanceMinor: -5_000 })] } })).toEqual([])
})

test('red is what somebody stands on the road without; that details exist is no fault', () => {
  expect((['crew', 'night', 'permits', 'balance', 'details'] as const).map((kind) => toneOf({ kind }))).toEqual([
    'bad',
    'bad',
    'bad',
    'warn',
    'plain',
  ])
})
