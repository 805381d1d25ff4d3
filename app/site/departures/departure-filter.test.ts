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
