import { type Day, isDay } from '#values/dates.ts'
import { leastRaise, mostRaise, type Raise, raiseSteps } from './raise-rate.ts'

/** How the last rate period is copied: raised, from a day on. */
export type PeriodTerms = Raise & { from: Day }

/** The names of the fields that say how a period is copied, below the path of the periods. */
export const termFields = ['from', 'percent', 'step'] as const
export type TermField = (typeof termFields)[number]
export const termField = (field: TermField): string => `laterRates.add.${field}`

export type TypedTerms = Record<TermField, string>
export type TermFault = { field: TermField; reason: 'day-wrong' | 'day-taken' | 'percent-wrong' | 'step-wrong' }

/**
 * How the last period is copied, as it was typed. Refused: a first day that does not exist or is not after `last`, no whole percent from
 * -50 to 100, another step than 1, 5 or 10 dollars.
 */
export function readPeriodTerms(typed: TypedTerms, last: unknown): { terms: PeriodTerms } | { faults: TermFault[] } {
  const from = typed.from.trim()
  const percent = /^[-−]?\d{1,3}$/.test(typed.percent.trim()) ? Number(typed.percent.trim().replace('−', '-')) : Number.NaN
  const step = raiseSteps.find((one) => String(one) === typed.step.trim())
  const isTaken = typeof last === 'string' && isDay(from) && from <= last
  const faults: TermFault[] = [
    ...(isDay(from) ? [] : [{ field: 'from', reason: 'day-wrong' } as const]),
    ...(isTaken ? [{ field: 'from', reason: 'day-taken' } as const] : []),
    ...(percent >= leastRaise && percent <= mostRaise ? [] : [{ field: 'percent', reason: 'percent-wrong' } as const]),
    ...(step ? [] : [{ field: 'step', reason: 'step-wrong' } as const]),
  ]
  return faults.length > 0 || !step ? { faults } : { terms: { from, percent, stepMinor: step * 100 } }
}
