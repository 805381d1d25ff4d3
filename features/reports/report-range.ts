import { addDays, addMonths, type Day, daysBetween, firstOfMonth, isDay } from '#values/dates.ts'

/** The ranges of a report. `ahead`: this month and the eleven after it. `own`: typed days. */
export const reportRangeNames = ['this-month', 'last-month', 'quarter', 'year', '12-months', 'ahead', 'own'] as const
export type ReportRangeName = (typeof reportRangeNames)[number]

/** The first and the last day, in Kigali. */
export type ReportRange = { name: ReportRangeName; from: Day; to: Day }

/** Why the range in an address was not used. */
export type ReportRangeFault = 'unknown' | 'not-a-day' | 'wrong-way' | 'too-long'

/** The longest range: three years and a day. */
const mostReportDays = 1_097
/** Earlier and later days are typing errors. */
const [firstDay, lastDay] = ['2000-01-01', '2100-12-31']

type RangeParams = { range: string | null; from: string | null; to: string | null }

/**
 * The range in an address. Months, quarters and years are whole calendar periods, even if they are not over. The usual range
 * where the address names none, and where it names an invalid one: then with its fault.
 */
export function readReportRange(
  params: RangeParams,
  today: Day,
  usual: ReportRangeName,
): { range: ReportRange; fault: ReportRangeFault | null } {
  const name = params.range ?? (params.from !== null || params.to !== null ? 'own' : usual)
  const instead = (fault: ReportRangeFault) => ({ range: rangeOf(usual, today), fault })
  if (!isRangeName(name)) return instead('unknown')
  if (name !== 'own') return { range: rangeOf(name, today), fault: null }
  const { from, to } = params
  const isFit = (day: string | null): day is Day => day !== null && isDay(day) && day >= firstDay && day <= lastDay
  if (!isFit(from) || !isFit(to)) return instead('not-a-day')
  if (to < from) return instead('wrong-way')
  if (daysBetween(from, to) + 1 > mostReportDays) return instead('too-long')
  return { range: { name, from, to }, fault: null }
}

const isRangeName = (text: string): text is ReportRangeName => (reportRangeNames as readonly string[]).includes(text)

function rangeOf(name: ReportRangeName, today: Day): ReportRange {
  const month = firstOfMonth(today)
  const quarter = `${today.slice(0, 4)}-${String(Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`
  /** So many whole months from the first day of a month. */
  const months = (first: Day, count: number): ReportRange => ({ name, from: first, to: addDays(addMonths(first, count), -1) })
  switch (name) {
    case 'last-month':
      return months(addMonths(month, -1), 1)
    case 'quarter':
      return months(quarter, 3)
    case 'year':
      return months(`${today.slice(0, 4)}-01-01`, 12)
    case '12-months':
      return months(addMonths(month, -11), 12)
    case 'ahead':
      return months(month, 12)
    default:
      return months(month, 1)
  }
}

/** The query of a range: 'range=quarter', or with the two typed days. */
export const reportRangeQuery = ({ name, from, to }: ReportRange): string =>
  name === 'own' ? `range=own&from=${from}&to=${to}` : `range=${name}`

/** The first day of each month in a range, in order. */
export function monthsOfRange({ from, to }: Pick<ReportRange, 'from' | 'to'>): Day[] {
  const months: Day[] = []
  for (let month = firstOfMonth(from); month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}
