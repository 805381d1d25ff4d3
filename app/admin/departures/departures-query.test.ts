import { expect, test } from 'vitest'
import { listPath, readDeparturesQuery, readSeen } from './departures-query.ts'

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
