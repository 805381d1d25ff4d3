import { expect, test } from 'vitest'
import { readPlace } from './autosave-key.ts'

test('a place is the answer to one enquiry or the email of one screen, and nothing else', () => {
  for (const place of [
    'enquiry:0b1f7a52-9c3d-4e11-8f42-3a6b5c7d8e9f',
    'letter:?booking=K7QM-42XD',
    'letter:?to=marit%40example.no',
  ])
    expect(readPlace(place)).toBe(place)
  for (const place of ['', 'enquiry:1', 'letter:', 'letter:?a b', `letter:?${'a'.repeat(501)}`, 'booking:1', 'letter:?a\0'])
    expect(readPlace(place)).toBeUndefined()
})
