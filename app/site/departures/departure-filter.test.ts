import { expect, test } from 'vitest'
import { departuresHref, readDepartureFilter } from './departure-filter.ts'

const read = (query: string) => readDepartureFilter(new URLSearchParams(query))

test('nonsense in an address is left out', () => {
  expect(read('style=purple&sort=best&from=2027-13&guaranteed=1')).toEqual({ guaranteed: false, sort: 'date' })
})

test('an address is read back as it was written', () => {
  const filter = read('style=lake&guaranteed=yes&sort=price')
  expect(departuresHref(filter, {})).toBe('/departures?style=lake&guaranteed=yes&sort=price')
})

test('another filter begins at the first month', () => {
  expect(departuresHref(read('style=lake&from=2027-03'), { style: 'city' })).toBe('/departures?style=city')
  expect(departuresHref(read('style=lake'), { from: '2027-03' })).toBe('/departures?style=lake&from=2027-03')
})

test('the calendar has an address of its own, with the filter of the list and without its order', () => {
  const list = read('style=lake&guaranteed=yes&sort=price&from=2027-03')
  const href = departuresHref(list, { view: 'calendar', month: list.from })
  expect(href).toBe('/departures?style=lake&guaranteed=yes&view=calendar&month=2027-03')
  const calendar = read(`${href.split('?')[1]}&sort=price&after=a-trek`)
  expect(calendar).toEqual({ style: 'lake', guaranteed: true, sort: 'date', view: 'calendar', month: '2027-03' })
  expect(departuresHref(calendar, { style: 'city' })).toBe('/departures?style=city&guaranteed=yes&view=calendar&month=2027-03')
  expect(departuresHref(calendar, { view: undefined, from: calendar.month })).toBe(
    '/departures?style=lake&guaranteed=yes&from=2027-03',
  )
})

test('a view or month that makes no sense is left out', () => {
  expect(read('view=map&month=2027-02')).toEqual({ guaranteed: false, sort: 'date' })
  expect(read('view=calendar&month=2027-00')).toEqual({ guaranteed: false, sort: 'date', view: 'calendar' })
})
