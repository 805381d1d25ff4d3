import fc from 'fast-check'
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

test('what is below zero hangs from the zero line, by the same scale, and stacked below what is below it already', () => {
  const { bars, grid, zero, floor } = columnChart([[30], [-10]], true, layout)
  expect(grid.map(({ y, value }) => [y, value])).toEqual([
    [100, -15],
    [66.7, 0],
    [33.3, 15],
    [0, 30],
  ])
  expect([zero, floor]).toEqual([66.7, 100])
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [0, 66.7],
    [66.7, 22.2],
  ])
  const mixed = columnChart([[20, -10, -10]], true, layout)
  expect(mixed.bars.map(({ y, height }) => [y, height])).toEqual([
    [0, 50],
    [50, 25],
    [75, 25],
  ])
  const beside = columnChart([[5, -5]], false, layout)
  expect(beside.bars.map(({ y, height }) => [y, height])).toEqual([
    [0, 50],
    [50, 50],
  ])
})

test('where everything is below zero the zero line is at the top', () => {
  const { bars, grid, zero } = columnChart([[-40], [-20]], true, layout)
  expect(grid.map(({ value }) => value)).toEqual([-40, -20, 0])
  expect(zero).toBe(0)
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [0, 100],
    [0, 50],
  ])
})

test('every bar stays between the edges, whatever the values', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: -1e7, max: 1e7 }), { minLength: 2, maxLength: 2 }), { minLength: 1 }),
      fc.boolean(),
      (columns, stacked) => {
        const { bars, grid } = columnChart(columns, stacked, layout)
        expect(grid.map(({ value }) => value)).toContain(0)
        for (const { y, height } of bars) {
          expect(y).toBeGreaterThanOrEqual(-0.1)
          expect(y + height).toBeLessThanOrEqual(100.1)
        }
      },
    ),
  )
})

test('so many columns are named as there is room for, evenly from the first', () => {
  expect(columnChart([[1], [1], [1], [1], [1]], true, layout).names.map(({ at }) => at)).toEqual([0, 3])
})

test('nothing at all has a scale too', () => {
  expect(columnChart([], true, layout)).toMatchObject({ bars: [], names: [] })
  expect(columnChart([[0]], true, layout).grid.map(({ value }) => value)).toEqual([0, 1])
})
