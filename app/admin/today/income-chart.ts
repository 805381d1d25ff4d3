import type { MonthIncome } from '#features/bookings/reads-today.server.ts'

/** A month of the chart: this year's two parts and the year before, in US cents. */
export type IncomeMonth = { confirmedMinor: number; heldMinor: number; beforeMinor: number }

/** Twelve months of a year beside the same months of the year before. */
export function incomeMonths(rows: readonly MonthIncome[], year: number): IncomeMonth[] {
  const of = (at: number, month: number) => rows.find((row) => row.month === `${at}-${String(month).padStart(2, '0')}-01`)
  return Array.from({ length: 12 }, (_, at) => {
    const now = of(year, at + 1)
    return {
      confirmedMinor: now?.confirmedMinor ?? 0,
      heldMinor: now?.heldMinor ?? 0,
      beforeMinor: of(year - 1, at + 1)?.confirmedMinor ?? 0,
    }
  })
}

export const incomeFrame = { width: 520, height: 230, left: 44, right: 8, top: 22, bottom: 26 }
const { width, height, left, right, top, bottom } = incomeFrame
const floor = height - bottom
const step = (width - left - right) / 12

/** Bars from the floor up, what is held on top of what is agreed, and the year before as a dashed line through its months. */
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
