import { expect, test } from 'vitest'
import { readWeekdays, weekdayOf, weekdaysText } from './weekdays.ts'

test('weekdays are read as runs and lists, over Sunday too, and written again', () => {
  expect(readWeekdays('')).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(readWeekdays('Mon-Thu')).toEqual([1, 2, 3, 4])
  expect(readWeekdays('friday, Sat')).toEqual([5, 6])
  expect(readWeekdays('Sat-Tue')).toEqual([1, 2, 6, 7])
  for (const text of ['Mon-Thu', 'Fri-Sat', 'Mon-Tue, Sat-Sun', 'Wed']) expect(weekdaysText(readWeekdays(text) ?? [])).toBe(text)
  expect(weekdaysText([1, 2, 3, 4, 5, 6, 7])).toBe('')
  for (const text of ['Mo', 'Mon-Wed-Fri', 'Mon, Mon', 'weekend', '1-5']) expect(readWeekdays(text)).toBeUndefined()
})

test('Monday is 1 and Sunday 7', () => {
  expect([weekdayOf('2027-07-05'), weekdayOf('2027-07-11')]).toEqual([1, 7])
})
