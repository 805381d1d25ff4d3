import { expect, test } from 'vitest'
import reference from '#db/reference/freight-lanes.json' with { type: 'json' }
import { mostRows, readFreightQuestion, rowsShown } from './freight-question.ts'
import type { Lane } from './lane.ts'

const lanes = reference as Lane[]
const row = (at: number, [count, length, width, height, weight]: readonly string[]) => ({
  [`pieces[${at}].count`]: count,
  [`pieces[${at}].length`]: length,
  [`pieces[${at}].width`]: width,
  [`pieces[${at}].height`]: height,
  [`pieces[${at}].weight`]: weight,
})

test('a complete form is read as it is, with points and commas, and an empty count is one piece', () => {
  const question = readFreightQuestion(
    {
      lane: 'dubai-kigali-air',
      goods: 'food',
      ...row(0, ['4', '80', '60', '50', '24']),
      ...row(1, ['', '12,5', '10.5', '8', '0.3']),
    },
    lanes,
  )
  expect(question).toMatchObject({ mode: 'air', goods: 'food', lane: { id: 'dubai-kigali-air' } })
  expect(question.pieces).toEqual([
    { count: 4, lengthCm: 80, widthCm: 60, heightCm: 50, kg: 24 },
    { count: 1, lengthCm: 12.5, widthCm: 10.5, heightCm: 8, kg: 0.3 },
  ])
})

test('a lane decides how the goods are sent, whatever else was chosen', () => {
  expect(readFreightQuestion({ lane: 'dar-kigali-road', mode: 'air' }, lanes).mode).toBe('road-container')
  expect(readFreightQuestion({ mode: 'air' }, lanes).mode).toBe('air')
})

test.each([
  '',
  '-1',
  '0',
  '1e9',
  '99999999',
  'NaN',
  'Infinity',
  '0x10',
  '12;',
  '<b>',
  '1.2345',
  '٣',
])('a row with %j in it is left out', (nonsense) => {
  for (const at of [1, 2, 3, 4]) {
    const figures = ['1', '10', '10', '10', '10'].map((figure, index) => (index === at ? nonsense : figure))
    expect(readFreightQuestion(row(0, figures), lanes).pieces).toEqual([])
  }
})

test('half a piece, an unknown lane, mode or kind of goods are left out', () => {
  expect(readFreightQuestion(row(0, ['1.5', '10', '10', '10', '10']), lanes).pieces).toEqual([])
  expect(readFreightQuestion({ lane: '__proto__', mode: 'rocket', goods: 'gold' }, lanes)).toEqual({
    lane: undefined,
    mode: undefined,
    goods: 'general',
    pieces: [],
  })
})

test('the form shows the filled rows, or as many as were requested, and never more than there may be', () => {
  expect(rowsShown({})).toBe(1)
  expect(rowsShown({ rows: '3' })).toBe(3)
  expect(rowsShown(row(4, ['', '10', '', '', '']))).toBe(5)
  expect(rowsShown({ rows: '99999' })).toBe(1)
  expect(rowsShown({ rows: '8', ...row(7, ['1', '', '', '', '']) })).toBe(mostRows)
})
