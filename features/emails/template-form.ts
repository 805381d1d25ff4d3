import { z } from 'zod'
import { oneLine } from '#values/form-text.ts'
import { templateFor } from './template.ts'

/** A text of several paragraphs, its line breaks made one kind. */
export const bodyText = (most: number) =>
  z
    .string({ error: 'text-missing' })
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1, 'text-missing')
        .max(most, 'text-too-long')
        .regex(/^[^\0]*$/, 'strange-characters'),
    )

export const subjectText = oneLine('subject-missing', 200)

const version = z.coerce.number().int().min(0)

/** A template as it is saved; `version` is the one that was read, 0 of a new one. */
export const TemplateForm = z.object({
  name: oneLine('name-missing', 80),
  occasion: z.enum(templateFor, { error: 'choice-wrong' }),
  subject: subjectText,
  body: bodyText(8_000),
  version,
})
