import { expect, test } from 'vitest'
import { readVisitMessage } from './visit-message.ts'

const honest = {
  kind: 'view',
  path: '/packages',
  from: 'www.google.com',
  platform: 'Linux armv81',
  screen: [412, 915],
  zone: 'Africa/Kigali',
  language: 'en-GB',
}
const read = (changed: Record<string, unknown>) => readVisitMessage(JSON.stringify({ ...honest, ...changed }))

test('an honest message is read as it is, with and without where it came from', () => {
  expect(read({})).toEqual(honest)
  expect(read({ from: undefined, kind: 'beat' })).toMatchObject({ kind: 'beat' })
})

test.each([
  { zone: 'Asia/Kolkata' },
  { zone: 'UTC' },
  { zone: 'America/Argentina/Buenos_Aires' },
  { language: 'rw' },
  { language: 'zh-Hant-TW' },
  { platform: '' },
  { platform: 'MacIntel' },
  { screen: [1, 20_000] },
])('%o is taken', (changed) => {
  expect(read(changed)).toBeDefined()
})

test.each([
  { kind: 'reset' },
  { path: undefined },
  { path: 'x'.repeat(501) },
  { path: ['/'] },
  { from: 'x'.repeat(254) },
  { platform: '<script>' },
  { platform: 'x'.repeat(41) },
  { platform: 'Linux\0' },
  { screen: [0, 900] },
  { screen: [-412, 915] },
  { screen: [412.5, 915] },
  { screen: [412, 20_001] },
  { screen: [412, 1e308] },
  { screen: [412] },
  { screen: '412' },
  { zone: 'Africa/Nowhere' },
  { zone: '+02:00' },
  { zone: '' },
  { language: 'en_GB' },
  { language: '' },
  { language: 'x'.repeat(36) },
  { language: 'english!' },
  { pageViews: 1_000 },
  { device: 'AAAAAAAAAAAAAAAAAAAAAA' },
  { at: '1970-01-01T00:00:00Z' },
])('%o is refused', (changed) => {
  expect(read(changed)).toBeUndefined()
})

test.each([
  '',
  'null',
  '[]',
  '"view"',
  '{"kind":"view"',
  '[['.repeat(900),
  '{"__proto__":{"kind":"view"}}',
  '1e999',
])('%s is no message', (text) => {
  expect(readVisitMessage(text)).toBeUndefined()
})

test('a prototype in a message is a field too many', () => {
  expect(readVisitMessage(JSON.stringify(honest).replace('{', '{"__proto__":{"polluted":1},'))).toBeUndefined()
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
