import { z } from 'zod'
import { text } from '#features/content/content-parts.ts'
import { productKinds } from '../order-kinds.ts'
import { drives, extraUnits, transfers } from './extra.ts'

/** What an extra must hold before it is sold. The price is in USD cents, for one of it and one unit. */
export const ExtraContent = z.object({
  slug: text,
  name: text.max(80),
  note: text.max(400),
  unit: z.enum(extraUnits),
  amountMinor: z.int().min(1),
  kinds: z.array(z.enum(productKinds)).min(1),
  activities: z.array(text).max(20).default([]),
  freeTimeIn: z.array(text).max(20).default([]),
  drive: z.enum(drives).default('any'),
  transfer: z.enum(transfers).default('none'),
  mostPerBooking: z.int().min(1).max(999),
})
