import type { PeriodTerms } from '#features/pricing/period-terms.ts'
import { percentAbove, type Raise } from '#features/pricing/raise-rate.ts'
import { mostLaterPeriods } from '#features/pricing/rate-periods.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'

type Tree = Record<string, unknown>

/** An amount of a period with its name, in USD cents. */
type PeriodAmounts = ReadonlyMap<string, number>

/** The rate periods of one kind of content: the first period is in fields of its own, the later ones are rows. */
export type PeriodRules = {
  /** The first period as a row; it has no first day. */
  first(content: Tree): Tree
  /** The fields of a content whose first period is this row. */
  asFirst(content: Tree, period: Tree): Tree
  /** A period with every amount raised. A text that is not an amount stays. */
  raise(period: Tree, raise: Raise): Tree
  amounts(period: Tree): PeriodAmounts
}

export const periodsKey = 'laterRates'

/** The later periods of a content, in the order in which they are written. */
export const laterPeriods = (content: Tree): Tree[] => {
  const rows = content[periodsKey]
  return Array.isArray(rows) ? (rows as Tree[]) : []
}

/** The last period once more, raised, from a day on. */
export const nextPeriod = (rules: PeriodRules, content: Tree, { from, ...raise }: PeriodTerms): Tree => ({
  ...rules.raise(laterPeriods(content).at(-1) ?? rules.first(content), raise),
  from,
})

export type RaiseRefusal = { reason: 'no-prices' } | { reason: 'too-many-periods' } | { reason: 'day-taken'; from: string }

/**
 * A content with the last period once more, raised, from a day on; the periods before stay. Refused: a content without prices, a day on
 * which the last period has begun already, more periods than a content may have.
 */
export function withNextPeriod<Written extends Tree>(
  rules: PeriodRules,
  content: Written,
  terms: PeriodTerms,
): Outcome<Written, RaiseRefusal> {
  const later = laterPeriods(content)
  const last = later.at(-1)
  if (rules.amounts(last ?? rules.first(content)).size === 0) return refused({ reason: 'no-prices' })
  if (last && String(last.from) >= terms.from) return refused({ reason: 'day-taken', from: String(last.from) })
  if (later.length >= mostLaterPeriods) return refused({ reason: 'too-many-periods' })
  return done({ ...content, [periodsKey]: [...later, nextPeriod(rules, content, terms)] })
}

/** The fields of a content without its first period: the second one becomes the first. Undefined where there is no second. */
export function withoutFirstPeriod(rules: PeriodRules, content: Tree): Tree {
  const [second, ...later] = laterPeriods(content)
  return second ? { ...rules.asFirst(content, second), [periodsKey]: later } : {}
}

/** The day on which the second period began, so that the first one is over; undefined while it is not. */
export function firstOverSince(content: Tree, today: Day): Day | undefined {
  const from = laterPeriods(content)[0]?.from
  return typeof from === 'string' && from !== '' && from <= today ? from : undefined
}

/** How a period differs from the one before: the least and the most percent, and how many amounts are new or missing. */
export type PeriodChange = { least: number; most: number; added: number; gone: number }

export function periodChange(rules: PeriodRules, content: Tree, at: number): PeriodChange {
  const later = laterPeriods(content)
  const before = rules.amounts(later[at - 1] ?? rules.first(content))
  const is = rules.amounts(later[at] ?? {})
  const percents = [...is].flatMap(([key, minor]) => percentAbove(minor, before.get(key)) ?? [])
  return {
    least: percents.length > 0 ? Math.min(...percents) : 0,
    most: percents.length > 0 ? Math.max(...percents) : 0,
    added: [...is.keys()].filter((key) => !before.has(key)).length,
    gone: [...before.keys()].filter((key) => !is.has(key)).length,
  }
}

/** The usual first day of a new period: the new year after the last one, or the next. */
export function usualFrom(content: Tree, today: Day): Day {
  const last = laterPeriods(content).at(-1)?.from
  const after = typeof last === 'string' && last > today ? last : today
  return `${Number(after.slice(0, 4)) + 1}-01-01`
}
