import { expect, test } from 'vitest'
import { cursorText, readCursor } from '../components/cursor.ts'
import { enquiriesPath, readEnquiriesQuery } from './enquiries-query.ts'

const read = (query: string) => readEnquiriesQuery(new URLSearchParams(query))
const place = { at: new Date('2027-03-12T08:00:00Z'), id: '0b5c0d8e-5b0a-4a5e-9a55-0f1d2c3b4a59' }

test('who searches looks in every state, and everybody else at those that wait', () => {
  expect(read('').view).toBe('waiting')
  expect(read('q=marit').view).toBe('all')
  expect(read('q=marit&view=closed').view).toBe('closed')
})

test('an address leads back to what it asked for', () => {
  for (const query of ['', 'view=mine&kind=freight', 'q=marit', `view=held&after=${cursorText(place)}`])
    expect(read(enquiriesPath(read(query)).split('?')[1] ?? '')).toEqual(read(query))
})

test('invalid values are ignored', () => {
  expect(read('view=__proto__&kind=spam&after=1.2&q=%00')).toEqual(read(''))
  expect(readCursor(`${cursorText(place)}'`)).toBeUndefined()
  expect(readCursor(cursorText(place))).toEqual(place)
})
