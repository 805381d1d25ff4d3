import { z } from 'zod'
import { bodyText, subjectText } from '#features/emails/template-form.ts'

/** What is written to everybody of a list. */
export const MailingForm = z.object({
  subject: subjectText,
  body: bodyText(8_000),
  isNews: z
    .literal('on')
    .optional()
    .transform((ticked) => ticked === 'on'),
})

/** The field of a recipient's tick, by their key. */
export const tickName = (key: string) => `to-${key}`
