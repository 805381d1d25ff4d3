import { expect, test } from 'vitest'
import { addDays } from '#values/dates.ts'
import { tooYoung } from './minimum-ages.ts'

const startsOn = '2027-06-14'
const rules = {
  startsOn,
  title: 'Gorillas, then the lake',
  minimumAge: 6,
  fees: [
    { name: 'Gorilla permit', minimumAge: 15, day: 2 },
    { name: 'Nyungwe canopy walk', minimumAge: 6, day: 4 },
  ],
  dayOf: (day: number) => addDays(startsOn, day - 1),
}

const born = (...days: string[]) => days.map((bornOn) => ({ bornOn, assumedAge: 30 }))

test('travellers old enough for the journey and for each permit get no message', () => {
  expect(tooYoung(born('1988-11-03', '2012-06-15'), rules)).toEqual([])
})

test('the age for a permit is the one on the day of the visit, not on the first day', () => {
  // The visit is on 15 June: fifteen on that day is old enough, a day younger is not.
  expect(tooYoung(born('2012-06-15'), rules)).toEqual([])
  expect(tooYoung(born('2012-06-16'), rules)).toEqual([
    { position: 1, age: 14, minimumAge: 15, rule: 'Gorilla permit', of: 'fee' },
  ])
})

test('the age for the journey is the one on its first day', () => {
  const walk = { ...rules, fees: [] }
  expect(tooYoung(born('2021-06-14'), walk)).toEqual([])
  expect(tooYoung(born('2021-06-15'), walk)).toEqual([
    { position: 1, age: 5, minimumAge: 6, rule: 'Gorillas, then the lake', of: 'package' },
  ])
})

test('each traveller is named by their place, with the hardest rule they break', () => {
  const found = tooYoung(born('1988-11-03', '2015-01-01', '2025-01-01'), rules)
  expect(found.map(({ position, rule, age }) => [position, rule, age])).toEqual([
    [2, 'Gorilla permit', 12],
    [3, 'Gorilla permit', 2],
  ])
})

test('where every age may come no one is too young', () => {
  expect(tooYoung(born('2027-01-01'), { ...rules, minimumAge: 0, fees: [] })).toEqual([])
})
