import type { MonthIncome } from '#features/bookings/lists/reads-today.server.ts'
import { addMonths, type Day, firstOfMonth } from '#values/dates.ts'

/** A month of the chart by its first day: its two parts and the same month a year before, in US cents. */
export type IncomeMonth = { month: Day; confirmedMinor: number; heldMinor: number; beforeMinor: number }

/** Three months that are over, this one and eight to come, because sales ahead matter most. */
const monthsBack = 3

/** The first of the twelve months that are shown on a day. */
export const firstShownMonth = (today: Day): Day => addMonths(firstOfMonth(today), -monthsBack)

/** Twelve months from the first of one, beside the same months a year before. */
export function incomeMonths(rows: readonly MonthIncome[], first: Day): IncomeMonth[] {
  const of = (month: Day) => rows.find((row) => row.month === month)
  return Array.from({ length: 12 }, (_, at) => {
    const month = addMonths(first, at)
    const now = of(month)
    return {
      month,
      confirmedMinor: now?.confirmedMinor ?? 0,
      heldMinor: now?.heldMinor ?? 0,
      beforeMinor: of(addMonths(month, -12))?.confirmedMinor ?? 0,
    }
  })
}

export const incomeLayout = { width: 400, height: 226, left: 44, right: 8, top: 22, bottom: 42 }
const { width, height, left, right, top, bottom } = incomeLayout
const floor = height - bottom
const step = (width - left - right) / 12

/** Stacked bars, held above agreed, and the year before as a dashed line. */
export function incomeChart(months: readonly IncomeMonth[]) {
  const most = Math.max(
    ...months.map(({ confirmedMinor, heldMinor, beforeMinor }) => Math.max(confirmedMinor + heldMinor, beforeMinor)),
    1,
  )
  const power = 10 ** Math.floor(Math.log10(most))
  const ceiling = [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= most) ?? most
  const tall = (minor: number) => Math.round((((floor - top) * minor) / ceiling) * 10) / 10
  const bars = months.map(({ confirmedMinor, heldMinor }, at) => {
    const [agreed, held] = [tall(confirmedMinor), tall(heldMinor)]
    const x = Math.round((left + at * step + step * 0.18) * 10) / 10
    return { x, width: Math.round(step * 0.64 * 10) / 10, agreed, agreedY: floor - agreed, held, heldY: floor - agreed - held }
  })
  const middle = (at: number) => Math.round((left + (at + 0.5) * step) * 10) / 10
  return {
    bars,
    before: months.map(({ beforeMinor }, at) => `${middle(at)},${floor - tall(beforeMinor)}`).join(' '),
    hasBefore: months.some(({ beforeMinor }) => beforeMinor > 0),
    grid: [0, 0.5, 1].map((share) => ({ y: floor - tall(ceiling * share), minor: ceiling * share })),
    middle,
    floor,
  }
}
