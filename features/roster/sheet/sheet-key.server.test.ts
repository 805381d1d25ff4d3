import { expect, test } from 'vitest'
import { calendarKey, opensCalendar, opensSheet, readKey, sheetKey } from './sheet-key.server.ts'

const secret = 'a secret for tests that is long enough'
const sheet = { id: 12, createdAt: new Date('2027-03-12T08:00:00.123Z') }
const guide = { id: 12, feedVersion: 1 }
const macOf = (key: string) => readKey(key)?.mac ?? ''

test('a key opens its own sheet and nothing else', () => {
  const mac = macOf(sheetKey(secret, sheet))
  expect(readKey(sheetKey(secret, sheet))?.id).toBe(12)
  expect(opensSheet(secret, sheet, mac)).toBe(true)
  for (const other of [
    { ...sheet, id: 13 },
    { ...sheet, createdAt: new Date('2027-03-12T08:00:00.124Z') },
  ])
    expect(opensSheet(secret, other, mac)).toBe(false)
  expect(opensSheet('another secret', sheet, mac)).toBe(false)
  expect(opensCalendar(secret, guide, mac)).toBe(false)
})

test('a higher version closes the earlier address of a calendar', () => {
  const mac = macOf(calendarKey(secret, guide))
  expect(opensCalendar(secret, guide, mac)).toBe(true)
  expect(opensCalendar(secret, { ...guide, feedVersion: 2 }, mac)).toBe(false)
  expect(opensSheet(secret, sheet, mac)).toBe(false)
})

test.each([
  '',
  '12',
  '-abc',
  '0-x',
  '12-short',
  `12-${'a'.repeat(33)}`,
  `1234567890123456-${'a'.repeat(32)}`,
  `12-${'ä'.repeat(32)}`,
])('%s is no key', (text) => {
  expect(readKey(text)).toBeUndefined()
})
