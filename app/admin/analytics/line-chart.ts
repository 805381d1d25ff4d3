import type { ChartArea } from '../components/charts/chart-area.ts'

/** `mostDays`: the most days that have a label. */
export type ChartLayout = ChartArea & { mostDays: number }

export const wideLayout: ChartLayout = { width: 960, height: 260, left: 44, right: 104, top: 14, bottom: 30, mostDays: 7 }
export const phoneLayout: ChartLayout = { width: 350, height: 230, left: 36, right: 84, top: 14, bottom: 30, mostDays: 3 }

export type LineChart = {
  /** The two lines, as the points of a polyline. */
  now: string
  before: string
  /** Hairlines, the lowest first. */
  grid: { y: number; value: number }[]
  /** Which days have a label, and where. */
  days: { x: number; at: number }[]
  /** Where the labels of the lines are: beside their ends. */
  ends: { x: number; now: number; before: number }
}

/** The least distance between the labels of two lines that end close to each other. */
const apart = 17

/**
 * Two lines of as many days, this period and the one before, on one scale from zero to a round figure. Needs two days at least.
 * Where the days before are unknown, their list is empty and there is no second line.
 */
export function lineChart(now: readonly number[], before: readonly number[], layout: ChartLayout): LineChart {
  const values = gridOf(Math.max(...now, ...before, 1))
  const top = values.at(-1) ?? 1
  const right = layout.width - layout.right
  const floor = layout.height - layout.bottom
  const x = (at: number) => rounded(layout.left + ((right - layout.left) * at) / (now.length - 1))
  const y = (value: number) => rounded(floor - ((floor - layout.top) * value) / top)
  const line = (counts: readonly number[]) => counts.map((count, at) => `${x(at)},${y(count)}`).join(' ')
  return {
    now: line(now),
    before: line(before),
    grid: values.map((value) => ({ y: y(value), value })),
    days: spread(now.length, layout.mostDays).map((at) => ({ x: x(at), at })),
    ends: { x: right, ...endsOf(now.at(-1) ?? 0, before.at(-1) ?? 0, { y, top: layout.top, floor }) },
  }
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** Round figures from zero to one that no count exceeds: three to six, all whole numbers. */
function gridOf(most: number): number[] {
  const rough = Math.max(1, most / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step)
}

/** The first, the last, and as many evenly between them as fit. */
function spread(days: number, most: number): number[] {
  const count = Math.min(days, most)
  return Array.from({ length: count }, (_, at) => Math.round((at * (days - 1)) / (count - 1)))
}

/** The greater count has the upper label, even where both points are rounded to one height. */
function endsOf(last: number, then: number, { y, top, floor }: { y: (value: number) => number; top: number; floor: number }) {
  const [now, before] = [y(last), y(then)]
  if (Math.abs(now - before) >= apart) return { now, before }
  const middle = Math.min(Math.max((now + before) / 2, top + apart / 2), floor - apart / 2)
  const [upper, lower] = [rounded(middle - apart / 2), rounded(middle + apart / 2)]
  return last >= then ? { now: upper, before: lower } : { now: lower, before: upper }
}
