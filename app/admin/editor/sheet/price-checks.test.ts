import { expect, test } from 'vitest'
import { priceColumns } from './price-cells.ts'
import { doubtsOf } from './price-checks.ts'

const columns = priceColumns(['lodge', 'luxury'])
/** Low sharing, low alone, high sharing, high alone in lodges; nothing in luxury. */
const row = (...amounts: (number | undefined)[]) => [...amounts, ...Array(8 - amounts.length).fill(undefined)]
const doubts = (...rows: (number | undefined)[][]) =>
  doubtsOf(
    rows.map((one) => row(...one)),
    [1, 2, 4].slice(0, rows.length),
    columns,
  )

test('prices as they should be raise no doubt, and a comfort without any has no gaps', () => {
  expect(doubts([900, 1000, 950, 1050], [800, 900, 850, 950], [800, 900, 850, 950])).toEqual([])
})

test('a bigger group that pays more for each is doubtful, past a row without a price', () => {
  const found = doubts([900, 1000, 950, 1050], [undefined, 900, 850, 950], [901, 900, 950, 950])
  expect(found).toContainEqual({ row: 2, column: 0, why: 'dearer-than-smaller', than: 900, smaller: 1 })
})

test('a high season below the low one, and a room alone below a shared one, are doubtful', () => {
  expect(doubts([900, 1000, 850, 840])).toEqual([
    { row: 0, column: 2, why: 'high-below-low', than: 900 },
    { row: 0, column: 3, why: 'high-below-low', than: 1000 },
    { row: 0, column: 3, why: 'single-below-sharing', than: 850 },
  ])
})

test('an empty cell among prices is a gap', () => {
  expect(doubts([900, undefined, 950, 1050])).toEqual([{ row: 0, column: 1, why: 'gap' }])
})
