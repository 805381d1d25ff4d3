import { z } from 'zod'
import { subjectText } from './template-form.ts'

const part = z
  .string()
  .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .max(4_000, 'text-too-long')
      .regex(/^[^\0]*$/, 'strange-characters'),
  )
  .default('')

/** The texts that staff set for an automatic email; an empty part uses the original. */
export const AutomaticTextForm = z.object({
  subject: subjectText.optional().transform((text) => text ?? ''),
  opening: part,
  closing: part,
  version: z.coerce.number().int().min(0),
})
