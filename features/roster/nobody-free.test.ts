import { expect, test } from 'vitest'
import { spanOfDays } from '#features/crew/assignments/assignment.ts'
import { usualSeatsPerCar } from '#features/orders/crew-of-group.ts'
import type { Member, MemberTimes } from './fit-reasons.ts'
import { freeAndFit } from './free-and-fit.ts'
import { type Missing, missingOf } from './missing.ts'
import { nobodyFree } from './nobody-free.ts'
import { requirementOf } from './requirements.ts'
import { busyOn, carOf, guideOf, journeyOf, timesOf } from './test-members.ts'

const run = journeyOf()
const all: Missing = missingOf(requirementOf(run, { seatsPerCar: usualSeatsPerCar }), [], run)
const free = (members: Member[], times: [string, MemberTimes][] = [], missing = all) =>
  nobodyFree(
    missing,
    freeAndFit(members, run, { roleOf: () => null, cars: [], minutesBetween: () => null, times: new Map(times) }),
  )
const on = (from: string, to: string) => timesOf(busyOn(from, to))
const away = (from: string, to: string) => timesOf(busyOn(from, to, { run: null, absence: 'leave' }))

test('where somebody who is free may be assigned, or nothing is missing, there is nothing to say', () => {
  expect(free([guideOf(), carOf()])).toEqual([])
  expect(free([], [], { parts: [], waiting: 0, otherClass: 0 })).toEqual([])
  expect(free([carOf()]).map(({ kind }) => kind)).toEqual(['guide'])
})

test('each who is ruled out counts once, by what is hardest to change, and the most common comes first', () => {
  const guides = [
    guideOf({ id: 1 }),
    guideOf({ id: 2 }),
    guideOf({ id: 3, licenceUntil: '2027-06-01' }),
    guideOf({ id: 4, roles: ['driver'] }),
    guideOf({ id: 5, countries: ['uganda'] }),
    guideOf({ id: 6, active: false }),
    guideOf({ id: 7 }),
    guideOf({ id: 8 }),
  ]
  const times: [string, MemberTimes][] = [
    ['guide-1', on('2027-06-10', '2027-06-14')],
    ['guide-2', on('2027-06-01', '2027-06-20')],
    ['guide-3', on('2027-06-01', '2027-06-20')],
    ['guide-7', away('2027-06-09', '2027-06-30')],
    ['guide-8', { busy: [], hasDeclined: true }],
  ]
  const [found] = free([...guides, carOf()], times)
  expect(found?.ruledOut).toEqual([
    { by: 'busy', members: 2 },
    ...(['absent', 'declined', 'other-role', 'may-not-work', 'paper-over', 'retired'] as const).map((by) => ({ by, members: 1 })),
  ])
  expect(found?.elsewhere.map(({ member, runs }) => [member.id, runs])).toEqual([
    [1, [{ departureId: 99 }]],
    [2, [{ departureId: 99 }]],
  ])
  expect(found?.partly).toEqual([])
})

test('who is busy or away for some of what is missing is offered for the longest time that is left, the longest first', () => {
  const guides = [guideOf({ id: 1 }), guideOf({ id: 2 }), guideOf({ id: 3, roles: ['driver'] })]
  const times: [string, MemberTimes][] = [
    ['guide-1', away('2027-06-12', '2027-06-12')],
    ['guide-2', on('2027-06-08', '2027-06-10')],
    ['guide-3', on('2027-06-08', '2027-06-10')],
  ]
  const [found] = free([...guides, carOf()], times)
  expect(found?.partly.map(({ member, span }) => [member.id, span])).toEqual([
    [2, spanOfDays('2027-06-11', '2027-06-14')],
    [1, spanOfDays('2027-06-10', '2027-06-11')],
  ])
  const last = { ...all, parts: all.parts.map((part) => ({ ...part, ...spanOfDays('2027-06-14', '2027-06-14') })) }
  const [atTheEnd] = free(guides, times, last)
  expect(atTheEnd?.partly.map(({ member, span }) => [member.id, span])).toEqual([
    [1, spanOfDays('2027-06-14', '2027-06-14')],
    [2, spanOfDays('2027-06-14', '2027-06-14')],
  ])
  // Who is on another trip on other days than those that are missing need not leave it.
  expect([found, atTheEnd].map((one) => one?.elsewhere.map(({ member }) => member.id))).toEqual([[2], []])
})

test('nobody at all is a shortage without reasons', () => {
  expect(free([])).toEqual((['guide', 'car'] as const).map((kind) => ({ kind, ruledOut: [], partly: [], elsewhere: [] })))
})
