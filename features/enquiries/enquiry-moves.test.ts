import { expect, test } from 'vitest'
import { enquiryEvents, enquiryMoves, mayHappen, stateAfter } from './enquiry-moves.ts'

test('a held enquiry is released before it can be answered or closed', () => {
  expect(enquiryEvents.filter((event) => mayHappen(event, 'held'))).toEqual(['note', 'assign', 'not-spam', 'origin'])
  expect(stateAfter('not-spam', 'held')).toBe('new')
})

test('a sender who writes back waits again, also where the enquiry was closed', () => {
  for (const state of ['new', 'answered', 'closed'] as const) {
    expect(mayHappen('reply', state)).toBe(true)
    expect(stateAfter('reply', state)).toBe('new')
  }
})

test('nothing is answered that is closed, and only what was never answered is called spam', () => {
  expect(enquiryEvents.filter((event) => mayHappen(event, 'closed'))).toEqual([
    'reply',
    'note',
    'assign',
    'reopen',
    'link',
    'origin',
  ])
  expect(enquiryMoves.spam.from).toEqual(['new'])
})

test('a note, an assignment, a booking and a source leave the state as it is', () => {
  for (const event of ['note', 'assign', 'link', 'origin'] as const) expect(stateAfter(event, 'answered')).toBe('answered')
})
