import { expect, test } from 'vitest'
import { customersPath, readCustomersQuery } from './customers-query.ts'

test.each([
  '',
  '?q=ase+dahl',
  '?sort=name',
  '?q=ase&sort=name&dir=desc',
  '?dir=asc',
  '?after=0b1f7a52-9c3d-4e11-8f42-3a6b5c7d8e9f',
])('%j is read and written alike', (query) => {
  expect(customersPath(readCustomersQuery(new URLSearchParams(query)))).toBe(`/admin/customers${query}`)
})

test('what no list is asked is left out', () => {
  expect(customersPath(readCustomersQuery(new URLSearchParams('sort=money&dir=up&after=1&q=%00 ')))).toBe('/admin/customers')
})
