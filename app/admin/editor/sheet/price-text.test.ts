import { expect, test } from 'vitest'
import { readEnglish } from '../../../words/sources.server.ts'
import { doubtNotes } from './price-text.ts'

test('a cell that is doubtful for two reasons has one line with both', () => {
  expect(
    doubtNotes(readEnglish, [
      { row: 1, column: 0, why: 'dearer-than-smaller', than: 900_00, smaller: 2 },
      { row: 1, column: 0, why: 'high-below-low', than: 1200_00 },
      { row: 1, column: 2, why: 'gap' },
    ]),
  ).toEqual([
    { row: 1, column: 0, sentence: 'is higher per person than for 2 people, $900 and is lower than in the low season, $1,200.' },
    { row: 1, column: 2, sentence: 'has no price.' },
  ])
})
