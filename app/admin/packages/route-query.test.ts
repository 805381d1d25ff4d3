import { expect, test } from 'vitest'
import { picksPath, readRoute, routePath } from './route-query.ts'

const read = (path: string) => readRoute(new URL(path, 'http://admin.test').searchParams)

test('the days of an address are those that it was made of, without those that have no place yet', () => {
  const days = [
    { from: 'kigali', to: 'kinigi' },
    { from: 'kinigi', to: '' },
    { from: 'kinigi', to: 'kigali' },
  ]
  expect(read(routePath(days))).toEqual({ days: [days[0], days[2]], countries: [], picks: false })
  expect(read(picksPath(days, ['rwanda', 'x y']))).toEqual({ days: [days[0], days[2]], countries: ['rwanda'], picks: true })
})

test('an address that names no day asks for none, and one that names too many or something else asks for nothing', () => {
  expect(read('/x')?.days).toEqual([])
  expect(read(routePath([]))?.days).toEqual([])
  expect(read('/x?days=kigali')).toBeUndefined()
  expect(read('/x?days=kigali~kinigi~kigali')).toBeUndefined()
  expect(read('/x?days=kigali~%3Cb%3E')).toBeUndefined()
  expect(read(routePath(Array.from({ length: 61 }, () => ({ from: 'a', to: 'b' }))))).toBeUndefined()
})
