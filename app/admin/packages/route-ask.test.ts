import { expect, test } from 'vitest'
import { readRoute, routePath } from './route-ask.ts'

const read = (path: string) => readRoute(new URL(path, 'http://desk').searchParams)

test('the days of an address are those that it was made of, without those that have no place yet', () => {
  const days = [
    { from: 'kigali', to: 'kinigi' },
    { from: 'kinigi', to: '' },
    { from: 'kinigi', to: 'kigali' },
  ]
  expect(read(routePath(days))).toEqual([days[0], days[2]])
})

test('an address that names no day, too many or something else asks for nothing', () => {
  expect(read('/x')).toBeUndefined()
  expect(read(routePath([]))).toBeUndefined()
  expect(read('/x?days=kigali')).toBeUndefined()
  expect(read('/x?days=kigali~kinigi~kigali')).toBeUndefined()
  expect(read('/x?days=kigali~%3Cb%3E')).toBeUndefined()
  expect(read(routePath(Array.from({ length: 61 }, () => ({ from: 'a', to: 'b' }))))).toBeUndefined()
})
