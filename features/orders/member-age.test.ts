import { expect, test } from 'vitest'
import { ageOf, birthDayFault } from './member-age.ts'
import { unnamed } from './order.ts'

test('an age is that of the birth day once it is known, and until then the one the price was made for', () => {
  expect(ageOf({ bornOn: null, assumedAge: 30 }, '2027-06-14')).toBe(30)
  expect(ageOf({ bornOn: '2020-06-15', assumedAge: 30 }, '2027-06-14')).toBe(6)
})

test('an age over 120 on the first day is refused, and so is a birth after it', () => {
  expect(birthDayFault('1907-06-15', '2028-06-14')).toBeUndefined()
  expect(birthDayFault('1907-06-14', '2028-06-14')).toBe('born-on-too-early')
  expect(birthDayFault('2028-06-14', '2028-06-14')).toBeUndefined()
  expect(birthDayFault('2028-06-15', '2028-06-14')).toBe('born-on-future')
})

test('an unnamed traveller counts as an adult from abroad', () => {
  expect(ageOf(unnamed, '1970-01-02')).toBe(30)
})
