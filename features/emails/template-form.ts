import { z } from 'zod'
import { oneLine } from '#values/form-text.ts'
import { templateFor } from './template.ts'
import type { StaffEmailText, TextsByLanguage } from './text-in-language.ts'

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

/** A subject and a text, or neither. A half without the other is refused at what is missing. */
const wholeOrNone = (most: number) =>
  z
    .object({ subject: subjectText.optional(), body: bodyText(most).optional() })
    .optional()
    .transform((typed, context): StaffEmailText | undefined => {
      const { subject, body } = typed ?? {}
      if (subject !== undefined && body !== undefined) return { subject, body }
      if (body !== undefined) context.addIssue({ code: 'custom', message: 'subject-missing', path: ['subject'] })
      if (subject !== undefined) context.addIssue({ code: 'custom', message: 'text-missing', path: ['body'] })
      return undefined
    })

/** The texts of a form in these languages, fields `texts.fr.subject` and `texts.fr.body`: those that somebody wrote. */
export const textsIn = (languages: readonly string[], most: number) =>
  z
    .object(Object.fromEntries(languages.map((language) => [language, wholeOrNone(most)])))
    .default({})
    .transform(
      (texts): TextsByLanguage =>
        Object.fromEntries(Object.entries(texts).flatMap(([language, text]) => (text ? [[language, text]] : []))),
    )

const version = z.coerce.number().int().min(0)

/** A template as it is saved; `version` is the one that was read, 0 of a new one. */
export const TemplateForm = z.object({
  name: oneLine('name-missing', 80),
  occasion: z.enum(templateFor, { error: 'choice-wrong' }),
  subject: subjectText,
  body: bodyText(8_000),
  version,
})
