import { expect, test } from 'vitest'
import { usedElsewhere as usedElsewhereIn } from '../../../admin/content-screens/used-elsewhere.ts'
import { readEnglish } from '../../sources.server.ts'
import { bulkWords } from './editor-bulk.ts'

test('what still uses a page is counted in one and in several, and what counts nothing is left out', () => {
  const usedElsewhere = (facts: Record<string, string | number>) => usedElsewhereIn(readEnglish, facts)
  expect(usedElsewhere({ bookings: 1, departures: 2 })).toBe('Cannot unpublish: used by 1 booking, 2 upcoming departures.')
  expect(usedElsewhere({ bookings: 0, departures: 1 })).toBe('Cannot unpublish: used by 1 upcoming departure.')
  expect(usedElsewhere({ menus: 2, banners: 1, 'community visits': 1 })).toBe(
    'Cannot unpublish: used by 2 menus, 1 banner, 1 community experience.',
  )
  expect(usedElsewhere({ cars: 1, day: '2027-02-04', days: 1 })).toBe(
    'Cannot unpublish: used by bookings: 1 car on 4 February 2027.',
  )
  expect(usedElsewhere({ cars: 2, day: '2027-02-04', days: 3 })).toContain('2 cars on 4 February 2027 and cars on 2 more days.')
  expect(usedElsewhere({})).toBe('Cannot unpublish: used by something else.')
})

test('one row and several are shown in their own number', () => {
  const { flash } = readEnglish(bulkWords)
  expect(flash.trash({ count: 1 })).toBe('One moved to trash.')
  expect(flash.trash({ count: 3 })).toBe('3 moved to trash.')
})
