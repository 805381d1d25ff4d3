import { z } from 'zod'
import { addDays, type Day, isDay, kigaliInstant } from '#values/dates.ts'
import { oneLine } from '#values/form-text.ts'

/** A day that was typed. */
export const untilDay = z.string({ error: 'until-wrong' }).refine(isDay, 'until-wrong')

const paragraphs = (most: number) =>
  z
    .string()
    .max(most, 'too-long')
    .regex(/^[^\0]*$/, 'strange-characters')
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .default('')

/** The form in which a proposal is sent. */
export const SendForm = z.object({
  customer: oneLine('name-missing', 120),
  greeting: paragraphs(4_000),
  language: z.string({ error: 'language-wrong' }).regex(/^[a-z]{2,3}$/, 'language-wrong'),
  until: untilDay,
  reason: paragraphs(500),
  how: z.enum(['email', 'link'], { error: 'how-missing' }),
  id: z.uuid({ error: 'how-missing' }),
  seen: z.coerce.number().int(),
  /** The booking that the form was drawn for. */
  booking: z.uuid({ error: 'how-missing' }).optional(),
})

/** The end of a day in Kigali, at the latest `latest`. */
export function endOfDay(day: Day, latest: Date): Date {
  const end = kigaliInstant(addDays(day, 1), 0)
  return end > latest && kigaliInstant(day, 0) < latest ? latest : end
}
