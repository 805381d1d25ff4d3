import { expect, test } from 'vitest'
import { z } from 'zod'
import { isBlank, months, orNull, withIds } from './content-parts.ts'

test('a group of empty fields is blank, and one figure in it is not', () => {
  expect(orNull(z.object({ lat: z.number() })).parse({ lat: null, notes: ['', ''], deep: { more: '' } })).toBeNull()
  expect(isBlank({ lat: 0 })).toBe(false)
  expect(isBlank({ ticked: false })).toBe(false)
})

test('months that a form sends as text are numbers, in their order', () => {
  expect(months.parse(['11', '3', 4])).toEqual([3, 4, 11])
  expect(months.safeParse(['13']).success).toBe(false)
})

test('a row keeps its id, a new one gets it from its words, and a copy another', () => {
  const rows = [
    { id: 'boat', name: 'Boat' },
    { id: 'boat', name: 'Boat by night' },
    { id: '', name: 'walk' },
  ]
  expect(withIds(rows, ({ name }) => name).map(({ id }) => id)).toEqual(['boat', 'boat-2', 'walk'])
})
