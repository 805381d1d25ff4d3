import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlap } from '#features/crew/assignments/assignment.ts'
import { crewKey } from '#features/crew/crew.ts'
import { fitOf } from './fit.ts'
import type { Member, MemberTimes } from './fit-reasons.ts'
import { type FitContext, freeAndFit } from './free-and-fit.ts'
import { busyOn, carOf, guideOf, journeyOf, timesOf } from './test-members.ts'

const context = (times: [string, MemberTimes][] = []): FitContext => ({
  ...{ roleOf: () => 'driver-guide', cars: [], minutesBetween: () => null },
  times: new Map(times),
})
const names = (members: Member[], times: [string, MemberTimes][] = [], run = journeyOf()) =>
  freeAndFit(members, run, context(times)).free.map(({ member }) => member.name)

test('vehicles with too few seats are last and say so, the largest of them first', () => {
  const members = [4, 25, 50].map((seats) => carOf({ id: seats, seats, name: `${seats} seats` }))
  const { free } = freeAndFit(members, journeyOf({ travellers: 31 }), context())
  expect(free.map(({ member }) => member.name)).toEqual(['50 seats', '25 seats', '4 seats'])
  expect(free.at(-1)?.warned).toEqual([{ reason: 'too-few-seats', seats: 4, travellers: 31 }])
})

test('languages come first, then where the day before ends, own staff, days worked, and the name', () => {
  const run = journeyOf({ languages: ['en', 'fr'] })
  const both = { en: 'basic', fr: 'good' } as const
  const members = [
    guideOf({ id: 1, name: 'Zoe speaks both', spoken: both, ownership: 'freelance' }),
    guideOf({ id: 2, name: 'Yves is there', basePlaceId: 'kigali', ownership: 'freelance' }),
    guideOf({ id: 3, name: 'Xavier was there' }),
    guideOf({ id: 4, name: 'Willy is ours' }),
    guideOf({ id: 5, name: 'Vera worked less', ownership: 'freelance' }),
    guideOf({ id: 6, name: 'Bea', ownership: 'freelance' }),
    guideOf({ id: 7, name: 'Ada', ownership: 'freelance' }),
  ]
  const worked = timesOf(busyOn('2027-06-01', '2027-06-03'))
  const times: [string, MemberTimes][] = [
    ['guide-3', timesOf(busyOn('2027-06-07', '2027-06-09', { endPlaceId: 'kigali' }))],
    ['guide-6', worked],
    ['guide-7', worked],
  ]
  expect(names(members, times, run)).toEqual([
    ...['Zoe speaks both', 'Xavier was there', 'Yves is there', 'Willy is ours', 'Vera worked less', 'Ada', 'Bea'],
  ])
})

test('somebody’s base counts unless a run ended elsewhere the day before', () => {
  const there = (member: Member, ...busy: ReturnType<typeof busyOn>[]) =>
    freeAndFit([member], journeyOf(), context([['guide-1', timesOf(...busy)]])).free[0]?.startsThere
  const based = guideOf({ basePlaceId: 'kigali' })
  expect(there(based)).toBe(true)
  expect(there(based, busyOn('2027-06-05', '2027-06-09', { endPlaceId: 'musanze' }))).toBe(false)
  expect(there(based, busyOn('2027-06-05', '2027-06-08', { endPlaceId: 'musanze' }))).toBe(true)
  expect(there(guideOf(), busyOn('2027-06-05', '2027-06-08', { endPlaceId: 'kigali' }))).toBe(false)
  expect(there(guideOf())).toBe(false)
})

test('days of the last 28 count once each, absences and days outside them not', () => {
  const days = (...busy: ReturnType<typeof busyOn>[]) =>
    freeAndFit([guideOf()], journeyOf(), context([['guide-1', timesOf(...busy)]])).free[0]?.daysWorked
  expect(days(busyOn('2027-05-12', '2027-05-13'), busyOn('2027-06-16', '2027-06-17'))).toBe(1)
  const one = busyOn('2027-06-01', '2027-06-01')
  const morning = { from: '2027-06-01T06:00', to: '2027-06-01T09:00' }
  const evening = { from: '2027-06-01T20:00', to: '2027-06-02T01:00' }
  expect(days({ ...one, ...morning }, { ...one, ...evening })).toBe(2)
  expect(days(busyOn('2027-06-01', '2027-06-05', { absence: 'leave', run: null }))).toBe(0)
})

test('whoever is on another run, or on this one, is with the others, and both are said', () => {
  const members = [
    guideOf({ id: 1, name: 'Ada' }),
    guideOf({ id: 2, name: 'Bea' }),
    guideOf({ id: 3, name: 'Cleo', active: false }),
  ]
  const { free, others } = freeAndFit(
    members,
    journeyOf(),
    context([
      ['guide-1', timesOf(busyOn('2027-06-14', '2027-06-16'))],
      ['guide-2', timesOf(busyOn('2027-06-10', '2027-06-14', { run: { departureId: 1 } }))],
    ]),
  )
  expect(free).toEqual([])
  expect(others.map(({ refused }) => refused)).toMatchObject([
    [{ reason: 'busy', run: { departureId: 99 }, isSame: false, from: '2027-06-14T00:00', to: '2027-06-17T00:00' }],
    [{ reason: 'busy', isSame: true }],
    [{ reason: 'retired' }],
  ])
})

describe('for every list of members', () => {
  const day = fc.integer({ min: 1, max: 30 }).map((number) => `2027-06-${`${number}`.padStart(2, '0')}`)
  const busy = fc
    .record({
      days: fc.tuple(day, day).map((pair) => pair.sort() as [string, string]),
      absence: fc.constantFrom(null, null, 'leave' as const),
      endPlaceId: fc.constantFrom(null, 'kigali', 'musanze'),
    })
    .map(({ days: [from, to], ...more }) => busyOn(from, to, more))
  const times = fc.record({ busy: fc.array(busy, { maxLength: 3 }), hasDeclined: fc.constantFrom(false, false, false, true) })
  const until = fc.constantFrom(null, '2027-06-01', '2027-06-20', '2029-01-01')
  const ownership = fc.constantFrom('own', 'other')
  const member = fc
    .record({
      ...{ isCar: fc.boolean(), id: fc.nat(50), name: fc.constantFrom('Ada', 'Bea', 'Cleo'), active: fc.boolean(), until },
      ...{ ownership, languages: fc.subarray(['en', 'fr']), basePlaceId: fc.constantFrom(null, 'kigali') },
    })
    .map(({ isCar, until: last, ownership: whose, languages, ...facts }) =>
      isCar
        ? carOf({ ...facts, insuredUntil: last, ownership: whose === 'own' ? 'own' : 'hired' })
        : guideOf({
            ...facts,
            licenceUntil: last,
            ownership: whose === 'own' ? 'own' : 'freelance',
            spoken: Object.fromEntries(languages.map((language) => [language, 'good'])),
          }),
    )
  const members = fc.uniqueArray(member, { maxLength: 8, selector: crewKey })
  const run = fc.subarray(['en', 'fr']).map((languages) => journeyOf({ languages }))
  const whole = fc.tuple(members, fc.array(times, { minLength: 8, maxLength: 8 }), run).map(([who, around, on]) => ({
    who,
    on,
    context: context(who.flatMap((one, at) => (around[at] ? [[crewKey(one), around[at]] as [string, MemberTimes]] : []))),
  }))
  const runs = { numRuns: 1_000 }

  test('their order does not matter, nor that of what they do', () => {
    fc.assert(
      fc.property(whole, ({ who, on, context: given }) => {
        const reversed = new Map(
          [...given.times].map(([key, own]) => [key, { ...own, busy: own.busy.toReversed() }] as const).reverse(),
        )
        const key = ({ free, others }: ReturnType<typeof freeAndFit>) => [free, others.map((one) => crewKey(one.member))]
        expect(key(freeAndFit(who.toReversed(), on, { ...given, times: reversed }))).toEqual(key(freeAndFit(who, on, given)))
      }),
      runs,
    )
  })

  test('each is in one of the two lists, and nobody who is refused or busy is in the first', () => {
    fc.assert(
      fc.property(whole, ({ who, on, context: given }) => {
        const { free, others } = freeAndFit(who, on, given)
        expect([...free, ...others].map((one) => crewKey(one.member)).sort()).toEqual(who.map(crewKey).sort())
        for (const one of free) {
          const own = given.times.get(crewKey(one.member)) ?? timesOf()
          expect(fitOf({ ...given, role: one.role, member: one.member, run: on, times: own }).refused).toEqual([])
          expect(own.busy.filter((time) => overlap(time, on.span))).toEqual([])
        }
        for (const { refused } of others) expect(refused).not.toEqual([])
      }),
      runs,
    )
  })

  test('nobody stands before one who speaks all languages and does not, or who is alike and has worked less', () => {
    fc.assert(
      fc.property(whole, ({ who, on, context: given }) => {
        const { free } = freeAndFit(who, on, given)
        free.slice(1).forEach((after, at) => {
          const before = free[at] ?? after
          const rank = (one: typeof after) =>
            [one.speaksAll, one.startsThere, one.member.ownership === 'own'].map((is) => (is ? 0 : 1))
          expect(rank(before).join('') <= rank(after).join('')).toBe(true)
          if (rank(before).join('') === rank(after).join('')) expect(before.daysWorked).toBeLessThanOrEqual(after.daysWorked)
        })
      }),
      runs,
    )
  })
})
