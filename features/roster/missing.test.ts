import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crewRoles, overlap, spanOfDays } from '#features/crew/assignments/assignment.ts'
import { type Assigned, type Missing, missingOf, mostMissing, usualSpan, withoutAbsences } from './missing.ts'
import { requirementOf } from './requirements.ts'
import type { CrewRequirement, Run } from './run.ts'
import { carOn, guideOn, runOf } from './test-runs.ts'

const of = (run: Run, assigned: readonly Assigned[]): Missing => missingOf(requirementOf(run, { seatsPerCar: 6 }), assigned, run)
const none = { cars: 0, seats: 0, driverGuides: 0, guides: 0, drivers: 0 }
const all = { from: '2027-06-10T00:00', to: '2027-06-15T00:00' }
const two = runOf()
const flight = { direction: 'in', number: 'KL 537', airport: 'KGL', day: '2027-06-09', at: '23:30' } as const
const group = runOf({ kind: 'pilgrims', travellers: 61 })
const fourGuides = [1, 2, 3, 4].map((id) => guideOn(id, 'guide'))

test('a run with nobody misses all that it needs, on all of its days', () => {
  expect(of(two, [])).toEqual({ parts: [{ ...none, ...all, cars: 1, seats: 2, driverGuides: 1 }], waiting: 0, otherClass: 0 })
  expect(of(two, [carOn(1, 6), guideOn(1, 'driver-guide')]).parts).toEqual([])
})

test('61 pilgrims in buses of 29 are short of seats until the third', () => {
  const buses = (count: number, more: Partial<Assigned> = {}) => Array.from({ length: count }, (_, at) => carOn(at + 1, 29, more))
  const short = [0, 1, 2, 3].map((count) => mostMissing(of(group, [...fourGuides, ...buses(count)]), 'pilgrims'))
  expect(short).toEqual([61, 32, 3, 0].map((seats) => ({ ...none, seats, drivers: 3 })))
  const driven = of(group, [...fourGuides, ...buses(3), ...[5, 6, 7].map((id) => guideOn(id, 'driver'))])
  expect(driven.parts).toEqual([])
  expect(of(group, [...fourGuides, ...buses(3, { isHiredIn: true })]).parts, 'a hired one brings its driver').toEqual([])
})

test('one coach is enough for 31 pilgrims and needs one driver, who is not one of the two guides', () => {
  const party = runOf({ kind: 'pilgrims', travellers: 31 })
  expect(of(party, []).parts).toMatchObject([{ cars: 2, seats: 31, guides: 2, drivers: 2 }])
  expect(of(party, [carOn(1, 50)]).parts).toMatchObject([{ cars: 0, seats: 0, guides: 2, drivers: 1 }])
  const both = [guideOn(1, 'guide'), guideOn(2, 'guide')]
  expect(of(party, [carOn(1, 50), ...both]).parts).toMatchObject([{ guides: 0, drivers: 1 }])
  expect(of(party, [carOn(1, 50), ...both, guideOn(3, 'driver')]).parts).toEqual([])
})

test('a guide who is there on three of five days is missing on the other two', () => {
  const car = carOn(1, 6)
  const guide = (from: string, to: string) => guideOn(1, 'driver-guide', spanOfDays(from, to))
  expect(of(two, [car, guide('2027-06-10', '2027-06-12')]).parts).toEqual([
    { ...none, driverGuides: 1, from: '2027-06-13T00:00', to: '2027-06-15T00:00' },
  ])
  expect(of(two, [car, guide('2027-06-11', '2027-06-13')]).parts).toEqual([
    { ...none, driverGuides: 1, from: '2027-06-10T00:00', to: '2027-06-11T00:00' },
    { ...none, driverGuides: 1, from: '2027-06-14T00:00', to: '2027-06-15T00:00' },
  ])
  const other = guideOn(2, 'driver-guide', { from: '2027-06-12T12:00', to: '2027-06-15T00:00' })
  expect(of(two, [car, guideOn(1, 'driver-guide', { from: '2027-06-10T00:00', to: '2027-06-12T12:00' }), other]).parts).toEqual(
    [],
  )
})

test('a guide and a driver are no driver-guide', () => {
  expect(of(two, [carOn(1, 6), guideOn(1, 'guide'), guideOn(2, 'driver')]).parts).toMatchObject([{ driverGuides: 1, cars: 0 }])
})

test('a driver-guide whom no vehicle needs is a driver first, then a guide', () => {
  const needed: CrewRequirement = { ...none, vehicleClassId: null, driverGuides: 1, guides: 1, drivers: 1 }
  const both = (count: number) => Array.from({ length: count }, (_, at) => guideOn(at + 1, 'driver-guide'))
  const parts = (assigned: Assigned[]) => missingOf(needed, assigned, two).parts
  expect(parts(both(1))).toMatchObject([{ driverGuides: 0, drivers: 1, guides: 1 }])
  expect(parts(both(2))).toMatchObject([{ driverGuides: 0, drivers: 0, guides: 1 }])
  expect(parts(both(3))).toEqual([])
  expect(parts([...both(2), guideOn(9, 'driver')])).toEqual([])
})

test('vehicles that are enough by number may be short of seats', () => {
  const seven = runOf({ travellers: 7 })
  const guides = [guideOn(1, 'driver-guide'), guideOn(2, 'driver-guide')]
  expect(of(seven, [...guides, carOn(1, 3), carOn(2, 3)]).parts).toMatchObject([{ cars: 0, seats: 1 }])
  expect(mostMissing(of(seven, [...guides, carOn(1, 3)]), 'journey')).toEqual({ ...none, cars: 1 })
  expect(mostMissing(of(seven, [...guides, carOn(1, 3), carOn(2, 3)]), 'journey')).toEqual({ ...none, seats: 1 })
})

test('whoever is requested is named as waiting, and is there only for a run that nobody has paid', () => {
  const assigned = [carOn(1, 6), guideOn(1, 'driver-guide', { state: 'requested' })]
  expect(of(two, assigned)).toMatchObject({ parts: [{ driverGuides: 1 }], waiting: 1 })
  expect(of(runOf({ isPencilled: true }), assigned)).toMatchObject({ parts: [], waiting: 1 })
  const pencilled = [carOn(1, 6, { state: 'pencilled' }), guideOn(1, 'driver-guide', { state: 'pencilled' })]
  expect(of(runOf({ isPencilled: true }), pencilled)).toEqual({ parts: [], waiting: 0, otherClass: 0 })
})

test('who declined or was released is not there', () => {
  for (const state of ['declined', 'released'] as const)
    expect(of(two, [carOn(1, 6, { state }), guideOn(1, 'driver-guide')])).toMatchObject({ parts: [{ cars: 1 }], waiting: 0 })
})

test('a hire is covered by its minutes, and a vehicle of another class is said', () => {
  const span = { from: '2027-06-10T08:30', to: '2027-06-12T18:00' }
  const run = runOf({ kind: 'hire', span, hired: { vehicleClassId: 'prado-tx', vehicles: 1, withDriver: false } })
  expect(of(run, [])).toMatchObject({ parts: [{ ...span, cars: 1, seats: 0 }] })
  const from = '2027-06-11T09:00'
  expect(of(run, [carOn(1, 4, { ...span, from, vehicleClassId: 'prado-tx' })]).parts).toMatchObject([
    { ...span, to: from, cars: 1 },
  ])
  expect(of(run, [carOn(1, 4, { vehicleClassId: 'rav4' })])).toEqual({ parts: [], waiting: 0, otherClass: 1 })
})

test('a transfer needs a vehicle and a driver for its time, or those of the run', () => {
  const span = { from: '2027-06-09T23:30', to: '2027-06-10T01:00' }
  const stay = runOf({ kind: 'stay', transfers: [{ span, flight }] })
  expect(of(stay, []).parts).toEqual([{ ...none, ...span, cars: 1, drivers: 1 }])
  expect(of(stay, [carOn(1, 6, span), guideOn(1, 'driver', span)]).parts).toEqual([])
  const journey = runOf({ transfers: stay.transfers })
  expect(of(journey, [carOn(1, 6), guideOn(1, 'driver-guide')]).parts).toEqual([
    { ...none, from: span.from, to: '2027-06-10T00:00', cars: 1, drivers: 1 },
  ])
})

test('somebody is assigned to the whole run, and to a stay for the first transfer that misses somebody', () => {
  const first = { from: '2027-06-10T09:30', to: '2027-06-10T11:00' }
  const last = { from: '2027-06-14T15:00', to: '2027-06-14T16:00' }
  const transfers = [first, last].map((span) => ({ span, flight }))
  const stay = runOf({ kind: 'stay', transfers })
  expect(usualSpan(stay, of(stay, []))).toEqual(first)
  expect(usualSpan(stay, of(stay, [carOn(1, 6, first), guideOn(1, 'driver', first)]))).toEqual(last)
  const evening = { from: '2027-06-09T19:30', to: '2027-06-09T21:00' }
  const journey = runOf({ transfers: [{ span: evening, flight }] })
  expect(usualSpan(journey, of(journey, []))).toEqual(journey.span)
  expect(usualSpan(journey, of(journey, [carOn(1, 6), guideOn(1, 'driver-guide')])), 'once the run has everybody').toEqual(
    evening,
  )
})

test('one vehicle that was assigned twice is one vehicle', () => {
  const seven = runOf({ travellers: 7 })
  expect(of(seven, [carOn(1, 6), carOn(1, 6)])).toMatchObject({ parts: [{ cars: 1, seats: 1 }] })
})

describe('for every run', () => {
  const day = fc.integer({ min: 8, max: 16 }).map((number) => `2027-06-${`${number}`.padStart(2, '0')}`)
  const span = fc.tuple(day, day, fc.constantFrom('T00:00', 'T12:00', 'T08:30')).map(([one, other, at]) => {
    const [from, to] = [one, other].sort()
    return { from: `${from}${at}`, to: `${to}T23:00` }
  })
  const number = fc.integer({ min: 0, max: 4 })
  const required: fc.Arbitrary<CrewRequirement> = fc.record({
    ...{ cars: number, driverGuides: number, guides: number, drivers: number },
    seats: fc.integer({ min: 0, max: 40 }),
    vehicleClassId: fc.constantFrom(null, 'prado-tx'),
  })
  const state = fc.constantFrom('pencilled', 'requested', 'confirmed', 'declined', 'released')
  const member = { memberId: fc.integer({ min: 1, max: 9 }), state }
  const oneMore: fc.Arbitrary<Assigned> = fc
    .tuple(fc.record(member), span, fc.boolean(), fc.constantFrom(...crewRoles), fc.integer({ min: 1, max: 30 }))
    .map(([who, when, isCar, role, seats]) =>
      isCar ? carOn(who.memberId, seats, { ...who, ...when }) : guideOn(who.memberId, role, { ...who, ...when }),
    )
    // A vehicle has the same seats and a guide the same role wherever it is assigned.
    .map((one) => ({ ...one, seats: one.seats && one.memberId * 3, role: one.role && (crewRoles[one.memberId % 3] ?? null) }))
  const run = fc.tuple(span, fc.array(span, { maxLength: 2 }), fc.boolean()).map(([whole, transfers, isPencilled]) => ({
    span: whole,
    isPencilled,
    transfers: transfers.map((one) => ({ span: one, flight })),
  }))
  const runs = { numRuns: 1_000 }

  test('the order of assignments does not matter', () => {
    fc.assert(
      fc.property(
        required,
        run,
        fc.array(oneMore, { maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        (needed, on, assigned, keys) => {
          const shuffled = assigned
            .map((one) => ({ one, key: keys.next().value }))
            .sort((one, other) => one.key - other.key)
            .map(({ one }) => one)
          expect(missingOf(needed, shuffled, on)).toEqual(missingOf(needed, assigned, on))
        },
      ),
      runs,
    )
  })

  test('one assignment more never leaves more missing, at any time', () => {
    fc.assert(
      fc.property(required, run, fc.array(oneMore, { maxLength: 8 }), oneMore, (needed, on, assigned, added) => {
        const [before, after] = [missingOf(needed, assigned, on).parts, missingOf(needed, [...assigned, added], on).parts]
        const at = (parts: Missing['parts'], time: string) => parts.find(({ from, to }) => from <= time && time < to) ?? none
        for (const time of [...before, ...after].flatMap(({ from, to }) => [from, to]))
          for (const of of ['cars', 'seats', 'driverGuides', 'guides', 'drivers'] as const)
            expect(at(after, time)[of]).toBeLessThanOrEqual(at(before, time)[of])
      }),
      runs,
    )
  })

  test('where each requirement is met nothing is missing', () => {
    fc.assert(
      fc.property(required, run, (needed, on) => {
        const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
        const from = '2027-06-01T00:00'
        const time = { from, to: '2027-06-30T00:00' }
        const driven = on.transfers.length
        const assigned = [
          ...many(Math.max(needed.cars, driven, 1)).map((id) => carOn(id, needed.seats, time)),
          ...many(needed.driverGuides).map((id) => guideOn(100 + id, 'driver-guide', time)),
          ...many(needed.guides).map((id) => guideOn(200 + id, 'guide', time)),
          ...many(Math.max(needed.drivers, driven)).map((id) => guideOn(300 + id, 'driver', time)),
        ]
        expect(missingOf(needed, assigned, on).parts).toEqual([])
      }),
      runs,
    )
  })

  test('parts are in turn, and inside the run and its transfers', () => {
    fc.assert(
      fc.property(required, run, fc.array(oneMore, { maxLength: 8 }), (needed, on, assigned) => {
        const { parts } = missingOf(needed, assigned, on)
        const spans = [on.span, ...on.transfers.map((transfer) => transfer.span)]
        parts.forEach((part, at) => {
          expect(part.from < part.to && (parts[at - 1]?.to ?? '') <= part.from).toBe(true)
          expect(spans.some(({ from, to }) => from <= part.from && part.from < to)).toBe(true)
        })
      }),
      runs,
    )
  })
})

describe('whoever is away', () => {
  const whole = guideOn(1, 'driver-guide')
  const away = (from: string, to: string, memberId = 1) => ({ kind: 'guide' as const, memberId, ...spanOfDays(from, to) })

  test('is not on the trip in these hours, and is before and after them', () => {
    const parts = withoutAbsences([whole], [away('2027-06-11', '2027-06-12')])
    expect(parts.map(({ from, to }) => [from.slice(0, 10), to.slice(0, 10)])).toEqual([
      ['2027-06-10', '2027-06-11'],
      ['2027-06-13', '2027-06-15'],
    ])
    expect(withoutAbsences([whole], [away('2027-06-01', '2027-06-30')])).toEqual([])
    expect(withoutAbsences([whole], [away('2027-06-11', '2027-06-12', 2)])).toEqual([whole])
  })

  test('no hour of what is left is an hour of an absence, in whatever order these are given', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2027-06-${String(n).padStart(2, '0')}`)
    const absence = fc.tuple(day, day).map(([a, b]) => (a < b ? away(a, b) : away(b, a)))
    fc.assert(
      fc.property(fc.array(absence, { maxLength: 5 }), (absences) => {
        const left = withoutAbsences([whole], absences)
        for (const part of left) {
          expect(part.from < part.to && whole.from <= part.from && part.to <= whole.to).toBe(true)
          expect(absences.some((one) => overlap(one, part))).toBe(false)
        }
        const days = (spans: readonly { from: string; to: string }[]) => spans.map(({ from, to }) => `${from} ${to}`).sort()
        expect(days(withoutAbsences([whole], absences.toReversed()))).toEqual(days(left))
      }),
      { numRuns: 1000 },
    )
  })
})
