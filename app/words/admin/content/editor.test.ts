import { expect, test } from 'vitest'
import { usedElsewhere as usedElsewhereIn } from '../../../admin/content-screens/used-elsewhere.ts'
import { readEnglish } from '../../sources.server.ts'
import { bulkWords } from './editor-bulk.ts'

test('what still uses a page is counted in one and in several, and what counts nothing is left out', () => {
  const usedElsewhere = (facts: Record<string, number>) => usedElsewhereIn(readEnglish, facts)
  expect(usedElsewhere({ bookings: 1, departures: 2 })).toBe('Cannot unpublish: used by 1 booking, 2 upcoming departures.')
  expect(usedElsewhere({ bookings: 0, departures: 1 })).toBe('Cannot unpublish: used by 1 upcoming departure.')
  expect(usedElsewhere({ menus: 2, banners: 1, 'community visits': 1 })).toBe(
    'Cannot unpublish: used by 2 menus, 1 banner, 1 community experience.',
  )
  expect(usedElsewhere({})).toBe('Cannot unpublish: used by something else.')
})

test('one row and several are shown in their own number', () => {
  const { flash } = readEnglish(bulkWords)
  expect(flash.trash({ count: 1 })).toBe('One moved to trash.')
  expect(flash.trash({ count: 3 })).toBe('3 moved to trash.')
})
