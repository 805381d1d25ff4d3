import { z } from 'zod'
import { confidence, orNull, text } from '#features/content/content-parts.ts'
import type { FeastRule } from './feast.ts'

/** What a feast must hold before visitors read it. Its day is needed where it is on one day of every year. */
export const FeastContent = z
  .object({
    slug: text,
    name: text.max(80),
    note: text.max(400),
    rule: z.object({
      kind: z.enum(['fixed', 'last-friday']),
      monthDay: orNull(z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'not-a-day')),
    }),
    vigil: orNull(text),
    crowd: orNull(text),
    confidence,
    source: orNull(text),
  })
  .refine(({ rule }) => rule.kind !== 'fixed' || rule.monthDay !== null, { path: ['rule', 'monthDay'], message: 'not-a-day' })

type WrittenRule = z.output<typeof FeastContent>['rule']

/** A written rule as the calendar keeps it. */
export const ruleOf = ({ kind, monthDay }: WrittenRule): FeastRule =>
  kind === 'fixed' && monthDay !== null ? { kind, monthDay } : { kind: 'last-friday' }

/** A rule as its editor holds it. */
export const writtenRule = (rule: FeastRule): WrittenRule => ({
  kind: rule.kind,
  monthDay: rule.kind === 'fixed' ? rule.monthDay : null,
})
