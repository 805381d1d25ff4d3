import { z } from 'zod'
import { residencies } from '#features/places/visitor-fee.ts'
import { isDay, readKigaliInstant } from '#values/dates.ts'
import { oneLine } from '#values/form-text.ts'
import { visitAnswers } from './refunds/refund.ts'

const count = z.number({ error: 'count-missing' }).int('count-missing').min(1, 'count-missing')
const id = z.number({ error: 'lot-unknown' }).int().positive()
const seen = { lot: id, version: z.number({ error: 'lot-unknown' }).int() }
const text = (most: number) =>
  oneLine('text-missing', most)
    .optional()
    .transform((typed) => typed ?? '')
const day = z.string({ error: 'day-wrong' }).refine((typed) => isDay(typed) && typed >= '2020' && typed < '2100', 'day-wrong')
const instant = z.string({ error: 'instant-wrong' }).transform((typed, issues) => {
  const at = readKigaliInstant(typed)
  if (at) return at
  issues.addIssue('instant-wrong')
  return z.NEVER
})
/** Read as an amount of USD where the form is answered. */
const amount = z.string({ error: 'amount-wrong' })

/** What the authority answered to a reservation. */
const reservation = {
  granted: count,
  unit: amount,
  reference: text(120),
  referenceMissing: text(300),
  until: instant.optional(),
}

/** A pool as an address and a form name it: `everybody`, or the id of a departure. */
const pool = z
  .string({ error: 'pool-wrong' })
  .regex(/^(everybody|[1-9]\d{0,9})$/, 'pool-wrong')
  .transform((name) => (name === 'everybody' ? null : Number(name)))

/** What a warden put on paper; for whom is read from the ticks (visit-tick.ts). */
const visit = z.object({
  ...seen,
  paper: text(120),
  answer: z.enum(visitAnswers, { error: 'answer-wrong' }),
  back: amount.optional(),
})

/** The forms of a day of permits, by what they do. A refused field has the key of its sentence (docs/permits.md, 'Lots'). */
export const lotForms = {
  want: z.object({ pool, count, class: z.enum(residencies).optional() }),
  book: z.object({ pool, class: z.enum(residencies).optional(), ...reservation }),
  reserve: z.object({ ...seen, ...reservation }),
  deposit: z.object({ ...seen, count, unit: amount, amount, receipt: text(120) }),
  pay: z.object({ ...seen, count, unit: amount, amount, receipt: text(120) }),
  give: z.object({ ...seen, count, pool }),
  move: z.object({ ...seen, count, day, text: text(300) }),
  'give-back': z.object({ ...seen, count, reason: text(300) }),
  drop: z.object({ ...seen, count, reason: text(300) }),
  'apply-terms': z.object({ ...seen, reason: text(300) }),
  withdraw: z.object({ ...seen, reason: text(300) }),
  'not-seen': visit,
  'ill-at-gate': visit,
  'top-up': z.object({ ...seen, count, amount: amount.optional(), receipt: text(120) }),
  draw: z.object({ from: pool, to: pool, count }),
  allow: z.object({ pool, quantity: count, from: day, to: day.optional(), until: instant, reason: text(300) }),
  end: z.object({ allowance: id }),
} as const

export type LotForm = keyof typeof lotForms
