import type { PermitTerms } from '../permit-terms.ts'

export type RefundSteps = NonNullable<PermitTerms['refunds']>
export type StepsFault =
  | { reason: 'step-unread'; text: string }
  | { reason: 'days-above' | 'percent-above'; text: string }
  | { reason: 'not-in-turn'; text: string }
  | { reason: 'too-many' }

export const [mostDays, mostPercent] = [999, 100]
const mostSteps = 9

const partsOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/**
 * What comes back, from a text such as '61 days 75%, 46 days 50%, 15 days 25%': that share from so many days before the visit on. The word
 * for days may be that of any language. Refused: a part that is not read, days above 999 and shares above 100%, and days or shares that
 * do not get fewer.
 */
export function readRefundSteps(text: string): { steps: RefundSteps } | { fault: StepsFault } {
  const steps: RefundSteps = []
  for (const part of partsOf(text)) {
    const [, days = '', percent = ''] = /^(\d{1,6})(?:\s*\p{L}+)?\s*[:\s]\s*(\d{1,6})\s*%?$/u.exec(part) ?? []
    if (percent === '') return { fault: { reason: 'step-unread', text: part } }
    const step = { fromDays: Number(days), percent: Number(percent) }
    if (step.fromDays > mostDays) return { fault: { reason: 'days-above', text: part } }
    if (step.percent > mostPercent) return { fault: { reason: 'percent-above', text: part } }
    const before = steps.at(-1)
    if (before && (step.fromDays >= before.fromDays || step.percent >= before.percent))
      return { fault: { reason: 'not-in-turn', text: part } }
    steps.push(step)
  }
  return steps.length > mostSteps ? { fault: { reason: 'too-many' } } : { steps }
}

/** What each move costs, from a text such as '0%, 25%'. */
export function readMovePercents(text: string): { percents: number[] } | { fault: StepsFault } {
  const percents: number[] = []
  for (const part of partsOf(text)) {
    const [, percent = ''] = /^(\d{1,6})\s*%?$/.exec(part) ?? []
    if (percent === '') return { fault: { reason: 'step-unread', text: part } }
    if (Number(percent) > mostPercent) return { fault: { reason: 'percent-above', text: part } }
    percents.push(Number(percent))
  }
  return percents.length > mostSteps ? { fault: { reason: 'too-many' } } : { percents }
}
