/** A share that is due when we confirm, or so many days before or after the arrival. Whole percent. */
export type PaymentStep = { percent: number; when: 'confirmed' | 'before' | 'after'; days: number }

/** What a supplier keeps of a booking that we cancel so many days before the arrival, or later. Whole percent. */
export type CancellationStep = { days: number; percent: number }

export type TermsFault =
  | { reason: 'step-unread'; text: string }
  | { reason: 'not-hundred'; percent: number }
  | { reason: 'not-in-turn' }
const mostDays = 365

const partsOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/**
 * When a supplier is paid, from a text such as '30% on confirmation, 70% 30 days before'. No text is no agreement. Refused: a part
 * that is not read, and shares that are not 100% together.
 */
export function readPaymentSteps(text: string): { steps: PaymentStep[] } | { fault: TermsFault } {
  const steps: PaymentStep[] = []
  for (const part of partsOf(text)) {
    const [, percent = '', rest = ''] = /^(\d{1,3})\s*%\s*(.+)$/.exec(part) ?? []
    const [, days, when] = /^(\d{1,3})\s*days?\s*(before|after)(?:\s+arrival)?$/i.exec(rest) ?? []
    const atOnce = /^(?:on|at|when)\s+(?:confirmation|confirmed)$/i.test(rest)
    if (!(atOnce || (days && Number(days) <= mostDays)) || Number(percent) < 1)
      return { fault: { reason: 'step-unread', text: part } }
    if (atOnce) steps.push({ percent: Number(percent), when: 'confirmed', days: 0 })
    else steps.push({ percent: Number(percent), when: when?.toLowerCase() === 'after' ? 'after' : 'before', days: Number(days) })
  }
  const sum = steps.reduce((all, { percent }) => all + percent, 0)
  return steps.length === 0 || sum === 100 ? { steps } : { fault: { reason: 'not-hundred', percent: sum } }
}

/** Payment steps as they are read again. */
export const paymentStepsText = (steps: readonly PaymentStep[]): string =>
  steps
    .map(({ percent, when, days }) => `${percent}% ${when === 'confirmed' ? 'on confirmation' : `${daysText(days)} ${when}`}`)
    .join(', ')

/**
 * What a supplier keeps, from a text such as '60 days 25%, 30 days 50%, 7 days 100%': that share from so many days before the
 * arrival on. Refused: a part that is not read, days that do not get fewer and shares that do not get larger.
 */
export function readCancellationSteps(text: string): { steps: CancellationStep[] } | { fault: TermsFault } {
  const steps: CancellationStep[] = []
  for (const part of partsOf(text)) {
    const [, days = '', percent = ''] = /^(\d{1,3})\s*days?(?:\s+before)?\s*:?\s*(\d{1,3})\s*%$/i.exec(part) ?? []
    if (percent === '' || Number(days) > mostDays || Number(percent) < 1 || Number(percent) > 100)
      return { fault: { reason: 'step-unread', text: part } }
    const before = steps.at(-1)
    if (before && (Number(days) >= before.days || Number(percent) <= before.percent)) return { fault: { reason: 'not-in-turn' } }
    steps.push({ days: Number(days), percent: Number(percent) })
  }
  return { steps }
}

/** Cancellation steps as they are read again. */
export const cancellationStepsText = (steps: readonly CancellationStep[]): string =>
  steps.map(({ days, percent }) => `${daysText(days)} ${percent}%`).join(', ')

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`)
