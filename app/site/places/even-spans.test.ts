import { expect, test } from 'vitest'
import { evenSpans } from './even-spans.ts'

const columns = { c3: 3, c4: 4, c6: 6, wide: 8, full: 12 } as const

test('from two cards on, every row has its twelve columns full', () => {
  for (let count = 2; count <= 40; count++) {
    let column = 0
    for (const span of evenSpans(count)) {
      column += columns[span]
      expect(column, `${count} posters`).toBeLessThanOrEqual(12)
      if (column === 12) column = 0
    }
    expect(column, `${count} posters`).toBe(0)
    expect(evenSpans(count)).toHaveLength(count)
  }
})

test('none is no card, and one is a wide one', () => {
  expect(evenSpans(0)).toEqual([])
  expect(evenSpans(1)).toEqual(['wide'])
})
