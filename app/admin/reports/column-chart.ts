import type { ChartArea } from '../components/charts/chart-area.ts'

/** `mostNames`: how many columns have a label at most. */
export type ColumnLayout = ChartArea & { mostNames: number }

export const wideColumns: ColumnLayout = { width: 960, height: 250, left: 52, right: 8, top: 12, bottom: 40, mostNames: 18 }
export const phoneColumns: ColumnLayout = { width: 350, height: 220, left: 46, right: 4, top: 12, bottom: 40, mostNames: 6 }
export const previewColumns: ColumnLayout = { width: 320, height: 96, left: 0, right: 0, top: 6, bottom: 2, mostNames: 0 }

/** One bar: which column it belongs to (`at`) and which series. */
type Bar = { at: number; series: number; x: number; y: number; width: number; height: number }

export type ColumnChart = {
  bars: Bar[]
  /** Grid lines, the lowest first. */
  grid: { y: number; value: number }[]
  /** The labels below the columns: which column, and where. */
  names: { x: number; at: number }[]
  /** Where zero is: above `floor` where a value is below it. */
  zero: number
  /** The lower edge, above the labels. */
  floor: number
}

/**
 * Bars for columns of one or more series, stacked or side by side, between round figures. What is below zero hangs from the zero line, by the
 * same scale.
 */
export function columnChart(columns: readonly (readonly number[])[], stacked: boolean, layout: ColumnLayout): ColumnChart {
  const { width, height, left, right, top, bottom, mostNames } = layout
  const floor = height - bottom
  const sums = (sign: 1 | -1) =>
    columns.map((values) => {
      const own = values.map((value) => Math.max(0, value * sign))
      return stacked ? own.reduce((sum, value) => sum + value, 0) : Math.max(0, ...own)
    })
  const lines = gridOf(Math.max(0, ...sums(1)), Math.max(0, ...sums(-1)))
  const [lowest = 0, highest = 1] = [lines[0], lines.at(-1)]
  const step = (width - left - right) / Math.max(1, columns.length)
  // One column alone does not fill the chart.
  const room = Math.min(step * 0.68, 64)
  const tall = (value: number) => ((floor - top) * value) / (highest - lowest)
  const zero = floor - tall(-lowest)
  const bars = columns.flatMap((values, at) => {
    const from = left + step * (at + 0.5) - room / 2
    const each = stacked ? room : room / values.length
    let [above, below] = [0, 0]
    return values.map((value, series): Bar => {
      const y = value < 0 ? zero + (stacked ? tall(below) : 0) : zero - tall(value) - (stacked ? tall(above) : 0)
      if (value < 0) below -= value
      else above += value
      const x = stacked ? from : from + each * series
      return { at, series, x: rounded(x), y: rounded(y), width: rounded(each), height: rounded(tall(Math.abs(value))) }
    })
  })
  return {
    bars: bars.filter((bar) => bar.height > 0),
    grid: lines.map((value) => ({ y: rounded(zero - tall(value)), value })),
    names: named(columns.length, mostNames).map((at) => ({ x: rounded(left + step * (at + 0.5)), at })),
    zero: rounded(zero),
    floor,
  }
}

// Plus 0, so that none is -0.
const rounded = (value: number) => Math.round(value * 10) / 10 + 0

/** The values of the grid lines, the lowest first: round figures around all values, with zero among them. Always whole numbers. */
function gridOf(most: number, least: number): number[] {
  const ceiling = ceilingOf(Math.max(most, least))
  const step = Number.isInteger(ceiling / 2) ? ceiling / 2 : ceiling
  const [down, up] = [Math.ceil(least / step), Math.max(Math.ceil(most / step), least > 0 ? 0 : ceiling / step)]
  return Array.from({ length: down + up + 1 }, (_, at) => (at - down) * step)
}

/** The next round figure above the largest value; always a whole number. */
function ceilingOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)))
  return [1, 2, 3, 4, 5, 6, 8, 10].map((each) => each * power).find((each) => each >= most) ?? most
}

/** The indexes of the labelled columns: every first, second or third column, so that the labels fit. */
function named(count: number, most: number): number[] {
  if (most === 0) return []
  const every = Math.max(1, Math.ceil(count / most))
  return Array.from({ length: Math.ceil(count / every) }, (_, at) => at * every)
}
