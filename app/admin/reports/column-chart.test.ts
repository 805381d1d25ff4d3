import { expect, test } from 'vitest'
import { columnChart, wideColumns } from './column-chart.ts'

const layout = { ...wideColumns, width: 300, height: 140, left: 0, right: 0, top: 0, bottom: 40, mostNames: 2 }

test('columns stand on each other up to a round figure', () => {
  const { bars, grid, floor } = columnChart(
    [
      [3, 1],
      [0, 0],
      [1, 0],
    ],
    true,
    layout,
  )
  expect(grid.map(({ value }) => value)).toEqual([0, 2, 4])
  expect(bars.map(({ series, y, height }) => [series, y, height])).toEqual([
    [0, 25, 75],
    [1, 0, 25],
    [0, 75, 25],
  ])
  expect(floor).toBe(100)
})

test('or side by side, and the highest of them decides the scale', () => {
  const { bars } = columnChart([[7, 2]], false, layout)
  const [one, other] = bars
  expect(one).toMatchObject({ y: 12.5, height: 87.5 })
  expect(other).toMatchObject({ y: 75, height: 25, x: (one?.x ?? 0) + (one?.width ?? 0) })
})

test('a value below nothing is drawn as nothing', () => {
  expect(columnChart([[5, -4]], false, layout).bars).toHaveLength(1)
  expect(columnChart([[5, -4]], true, layout).grid.at(-1)).toMatchObject({ value: 5 })
})

test('so many columns are named as there is room for, evenly from the first', () => {
  expect(columnChart([[1], [1], [1], [1], [1]], true, layout).names.map(({ at }) => at)).toEqual([0, 3])
})

test('nothing at all has a scale too', () => {
  expect(columnChart([], true, layout)).toMatchObject({ bars: [], names: [] })
  expect(columnChart([[0]], true, layout).grid.map(({ value }) => value)).toEqual([0, 1])
})
