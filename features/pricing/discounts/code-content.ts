import { z } from 'zod'
import { text } from '#features/content/content-parts.ts'
import { productKinds } from '../order-kinds.ts'

/** What a discount code must hold before it is in force: a share in percent or an amount, and from which day. */
export const CodeContent = z
  .object({
    slug: text,
    name: text.max(80),
    code: z
      .string()
      .transform((typed) => typed.trim().toUpperCase())
      .pipe(
        z
          .string()
          .min(3)
          .max(24)
          .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/),
      ),
    percent: z.int().min(1).max(100).nullable(),
    amountMinor: z.int().min(1).nullable(),
    fromDay: z.iso.date(),
    untilDay: z.iso.date().nullable(),
    mostUses: z.int().min(1).nullable(),
    kinds: z.array(z.enum(productKinds)).min(1),
  })
  .refine(({ percent, amountMinor }) => (percent === null) !== (amountMinor === null), {
    path: ['percent'],
    message: 'share-or-amount',
  })
  .refine(({ fromDay, untilDay }) => untilDay === null || untilDay >= fromDay, { path: ['untilDay'], message: 'upside-down' })
export type CodeContent = z.output<typeof CodeContent>
