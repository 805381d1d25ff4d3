import { z } from 'zod'
import { text } from '#features/content/content-parts.ts'
import { extraUnits } from './extras.ts'

/** The kinds of order that an extra or a code can be for. */
const soldKinds = ['departure', 'journey', 'pilgrims', 'stay', 'hire'] as const

const kinds = z.array(z.enum(soldKinds)).min(1)
const price = z.int().min(1)

/** What an extra must hold before it is sold. The price is in USD cents, for one of it and one unit. */
export const ExtraContent = z.object({
  slug: text,
  name: text.max(80),
  note: text.max(400),
  unit: z.enum(extraUnits),
  amountMinor: price,
  kinds,
  mostPerBooking: z.int().min(1).max(999),
})

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
    amountMinor: price.nullable(),
    fromDay: z.iso.date(),
    untilDay: z.iso.date().nullable(),
    mostUses: z.int().min(1).nullable(),
    kinds,
  })
  .refine(({ percent, amountMinor }) => (percent === null) !== (amountMinor === null), {
    path: ['percent'],
    message: 'share-or-amount',
  })
  .refine(({ fromDay, untilDay }) => untilDay === null || untilDay >= fromDay, { path: ['untilDay'], message: 'upside-down' })
export type CodeContent = z.output<typeof CodeContent>
