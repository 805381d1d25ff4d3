import { z } from 'zod'
import { residencies } from '#features/places/visitor-fee.ts'
import type { Day } from '#values/dates.ts'

/** What staff have seen for a fee class, from a form: what it was, and until when it is valid, or that it has no last day. `today` is Kigali's. */
export const evidenceForm = (today: Day) =>
  z
    .object({
      feeClass: z.enum(residencies),
      evidence: z
        .string('evidence-missing')
        .trim()
        .min(1, 'evidence-missing')
        .max(120, 'too-long')
        .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'strange-characters'),
      until: z.iso
        .date('until-wrong')
        .refine((day) => day >= today, 'until-past')
        .refine((day) => day <= '2099-12-31', 'until-wrong')
        .optional(),
      endless: z.literal('yes').optional(),
    })
    .superRefine(({ until, endless }, check) => {
      const wrong = (message: string) => check.addIssue({ code: 'custom', path: ['until'], message })
      if (until === undefined && endless === undefined) wrong('until-missing')
      if (until !== undefined && endless !== undefined) wrong('until-both')
    })
    .transform(({ feeClass, evidence, until }) => ({ feeClass, what: evidence, until: until ?? null }))
