import { addDays, addMonths, type Day, daysBetween, firstOfMonth, isDay } from '#values/dates.ts'

/** The ranges that staff may choose; `own` is from one day to another. */
export const rangeNames = ['today', '7-days', '30-days', '90-days', 'month', 'last-year', 'own'] as const
export type RangeName = (typeof rangeNames)[number]

/** Days of Kigali, the first and the last. */
export type Span = { from: Day; to: Day }

export type Range = Span & {
  name: RangeName
  days: number
  /** As many days, right before. */
  before: Span
  /** The same days a year earlier, where the range lies in one month from its first day on. */
  yearBefore: Span | null
}

/** Why a requested range was not used. */
export type RangeFault = 'unknown' | 'not-a-day' | 'wrong-way' | 'too-long' | 'to-come'

/** The longest range: a leap year and a month around it. */
export const mostDays = 400
/** Earlier days are typing errors. */
const firstDay = '2000-01-01'

type RangeParams = { range: string | null; from: string | null; to: string | null }

/**
 * The range of an address, at most 400 days up to today. Without one it is 30 days; an invalid one is 30 days too, with its
 * fault for a sentence. An own range that ends after today ends today.
 */
export function readRange(params: RangeParams, today: Day): { range: Range; fault: RangeFault | null } {
  const usual = rangeOf('30-days', today, params)
  const name = params.range === null && (params.from !== null || params.to !== null) ? 'own' : (params.range ?? '30-days')
  if (!isRangeName(name)) return { range: usual, fault: 'unknown' }
  const fault = name === 'own' ? faultOf(params, today) : null
  return { range: fault ? usual : rangeOf(name, today, params), fault }
}

const isRangeName = (text: string): text is RangeName => (rangeNames as readonly string[]).includes(text)

function faultOf({ from, to }: RangeParams, today: Day): RangeFault | null {
  if (from === null || to === null || !isDay(from) || !isDay(to) || from < firstDay || to < firstDay) return 'not-a-day'
  if (to < from) return 'wrong-way'
  if (from > today) return 'to-come'
  return daysBetween(from, to < today ? to : today) + 1 > mostDays ? 'too-long' : null
}

function rangeOf(name: RangeName, today: Day, { from, to }: RangeParams): Range {
  const span = spanOf(name, today, { from: from ?? today, to: to ?? today })
  const days = daysBetween(span.from, span.to) + 1
  const ofOneMonth = (name === 'month' || name === 'own') && span.from === firstOfMonth(span.to) && isWholeOrNow(span, today)
  return {
    name,
    ...span,
    days,
    before: { from: addDays(span.from, -days), to: addDays(span.from, -1) },
    yearBefore: ofOneMonth ? { from: addMonths(span.from, -12), to: addMonths(span.to, -12) } : null,
  }
}

/** Whether a range from the first of a month reaches its end, or today. */
const isWholeOrNow = ({ to }: Span, today: Day) => to === today || addDays(to, 1) === firstOfMonth(addDays(to, 1))

function spanOf(name: RangeName, today: Day, own: Span): Span {
  const year = Number(today.slice(0, 4)) - 1
  switch (name) {
    case 'today':
      return { from: today, to: today }
    case '7-days':
      return { from: addDays(today, -6), to: today }
    case '30-days':
      return { from: addDays(today, -29), to: today }
    case '90-days':
      return { from: addDays(today, -89), to: today }
    case 'month':
      return { from: firstOfMonth(today), to: today }
    case 'last-year':
      return { from: `${year}-01-01`, to: `${year}-12-31` }
    case 'own':
      return { from: own.from, to: own.to < today ? own.to : today }
  }
}

/** The query of a range: 'range=7-days', or the days of an own one. */
export const rangeQuery = ({ name, from, to }: Pick<Range, 'name' | 'from' | 'to'>): string =>
  name === 'own' ? `range=own&from=${from}&to=${to}` : `range=${name}`
