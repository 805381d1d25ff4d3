import { expect, test } from 'vitest'
import { editorWords } from './editor.ts'
import { bulkWords } from './editor-bulk.ts'

test('a schedule reads right for every way a time is shown', () => {
  const { planned } = editorWords.plan
  expect(planned('on Saturday 5 December at 08:00')).toBe('Publishes Saturday 5 December at 08:00.')
  expect(planned('tomorrow at 08:00')).toBe('Publishes tomorrow at 08:00.')
  expect(planned('today at 18:00')).toBe('Publishes today at 18:00.')
})

test('what still uses a page is counted in one and in several, and what counts nothing is left out', () => {
  const { usedElsewhere } = editorWords
  expect(usedElsewhere({ bookings: 1, departures: 2 })).toBe('Cannot unpublish: used by 1 booking, 2 upcoming departures.')
  expect(usedElsewhere({ bookings: 0, departures: 1 })).toBe('Cannot unpublish: used by 1 upcoming departure.')
  expect(usedElsewhere({ menus: 2, banners: 1, 'community visits': 1 })).toBe(
    'Cannot unpublish: used by 2 menus, 1 banner, 1 community experience.',
  )
  expect(usedElsewhere({})).toBe('Cannot unpublish: used by something else.')
})

test('one row and several are shown in their own number', () => {
  expect(bulkWords.flash.trash(1)).toBe('One moved to trash.')
  expect(bulkWords.flash.trash(3)).toBe('3 moved to trash.')
})
