import { z } from 'zod'
import { text } from '#features/content/content-parts.ts'
import { orderKinds } from '../order-kinds.ts'
import { extraUnits } from './extras.ts'

/** What an extra must hold before it is sold. The price is in USD cents, for one of it and one unit. */
export const ExtraContent = z.object({
  slug: text,
  name: text.max(80),
  note: text.max(400),
  unit: z.enum(extraUnits),
  amountMinor: z.int().min(1),
  kinds: z.array(z.enum(orderKinds)).min(1),
  mostPerBooking: z.int().min(1).max(999),
})
