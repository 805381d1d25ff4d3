import { expect, test } from 'vitest'
import { headSpans } from './sheet-heads.ts'

test('equal neighbours share a head, and not across the heads above them', () => {
  const spans = headSpans([
    ['Lodges', 'Low'],
    ['Lodges', 'High'],
    ['Luxury', 'High'],
    ['Luxury', 'Low'],
  ])
  expect(spans[0]).toEqual([
    { words: 'Lodges', from: 0, span: 2 },
    { words: 'Luxury', from: 2, span: 2 },
  ])
  expect(spans[1]?.map(({ span }) => span)).toEqual([1, 1, 1, 1])
})
