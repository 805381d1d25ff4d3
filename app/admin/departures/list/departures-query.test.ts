import { expect, test } from 'vitest'
import { countFilters, listPath, monthsOf, readDeparturesQuery, readSeen } from './departures-query.ts'

const read = (query: string) => readDeparturesQuery(new URLSearchParams(query))

test('an address with every filter reads back as it was written', () => {
  const path = '/admin/departures?view=draft&q=lake+kivu&month=2027-06&package=lake-kivu-slowly&only=no-guide&after=2027-06-14.12'
  expect(listPath(read(path.split('?')[1] ?? ''))).toBe(path)
})

test('nonsense in an address is as if it were not there', () => {
  expect(listPath(read('view=x&month=2027-13&only=y&after=2027-02-30.1&package=A;B'))).toBe('/admin/departures')
})

test('only a number with its version is a departure that was seen', () => {
  expect(readSeen(['12.3', '12', 'x.1', '0.1', '1.2.3'])).toEqual([{ departureId: 12, seen: 3 }])
})

test('the months of the filter go ahead from this one, of what is past backwards, and the chosen one is among them', () => {
  const ahead = monthsOf(read(''), '2026-11-28')
  expect([ahead[0], ahead[2], ahead.at(-1)]).toEqual(['2026-11', '2027-01', '2028-11'])
  expect(monthsOf(read('view=past'), '2026-11-28').slice(0, 3)).toEqual(['2026-11', '2026-10', '2026-09'])
  expect(monthsOf(read('month=2026-03'), '2026-11-28')[0]).toBe('2026-03')
  expect(new Set(monthsOf(read('month=2027-01'), '2026-11-28')).size).toBe(ahead.length)
})

test('the button of the filters counts the month, the package and the status, not the view or the search', () => {
  expect(countFilters(read('view=draft&q=kivu'))).toBe(0)
  expect(countFilters(read('month=2027-06&package=lake-kivu-slowly&only=full'))).toBe(3)
})
