import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineChart, phoneLayout, wideLayout } from './line-chart.ts'

const layout = { width: 140, height: 120, left: 20, right: 20, top: 10, bottom: 10, mostDays: 3 }

describe('a chart of two lines', () => {
  test('runs from edge to edge, nothing on the floor and the round figure at the top', () => {
    const chart = lineChart([0, 20, 10], [10, 0, 20], layout)
    expect(chart.now).toBe('20,110 70,10 120,60')
    expect(chart.before).toBe('20,60 70,110 120,10')
  })

  test('has a grid of round figures that no count passes', () => {
    const figures = (most: number) => lineChart([0, most], [], layout).grid.map(({ value }) => value)
    expect(figures(0)).toEqual([0, 1])
    expect(figures(3)).toEqual([0, 1, 2, 3])
    expect(figures(37)).toEqual([0, 10, 20, 30, 40])
    expect(figures(412)).toEqual([0, 200, 400, 600])
    expect(figures(1_000)).toEqual([0, 500, 1_000])
  })

  test('writes the first and the last day and as many between as there is room for', () => {
    const days = (count: number) => lineChart(Array(count).fill(1), [], layout).days.map(({ at }) => at)
    expect(days(2)).toEqual([0, 1])
    expect(days(30)).toEqual([0, 15, 29])
    expect(lineChart(Array(365).fill(1), [], wideLayout).days).toHaveLength(7)
  })

  test('has one line where the days before are not known', () => {
    expect(lineChart([1, 2], [], layout).before).toBe('')
  })

  test('writes the greater count above where both points are at one height', () => {
    const { ends } = lineChart([0, 2], [5_000, 0], wideLayout)
    expect(ends.now).toBeLessThan(ends.before)
    const turned = lineChart([5_000, 0], [0, 2], wideLayout).ends
    expect(turned.before).toBeLessThan(turned.now)
  })

  test('keeps the words at the ends of its lines apart, on the drawing, the higher line above', () => {
    const count = fc.integer({ min: 0, max: 5_000 })
    const counts = fc.array(fc.tuple(count, count), { minLength: 2, maxLength: 400 })
    fc.assert(
      fc.property(counts, fc.constantFrom(wideLayout, phoneLayout), (days, one) => {
        const [now, before] = [days.map(([of]) => of), days.map(([, of]) => of)]
        const { ends, grid } = lineChart(now, before, one)
        expect(Math.abs(ends.now - ends.before)).toBeGreaterThanOrEqual(16.8)
        expect(Math.min(ends.now, ends.before)).toBeGreaterThanOrEqual(one.top)
        expect(Math.max(ends.now, ends.before)).toBeLessThanOrEqual(one.height - one.bottom)
        const [last = 0, then = 0] = [now.at(-1), before.at(-1)]
        if (Math.abs(last - then) > 1) expect(ends.now < ends.before).toBe(last > then)
        expect(grid.length).toBeGreaterThanOrEqual(2)
        expect(grid.length).toBeLessThanOrEqual(6)
      }),
    )
  })
})
