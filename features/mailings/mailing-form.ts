import { z } from 'zod'
import { bodyText, subjectText, textsIn } from '#features/emails/template-form.ts'
import type { TextsByLanguage } from '#features/emails/text-in-language.ts'

/**
 * What staff write to everybody of a list, in one language or more. `isNews`: it goes only to confirmed newsletter subscribers,
 * with the link to unsubscribe.
 */
export type MailingText = { texts: TextsByLanguage; isNews: boolean }

const longestBody = 8_000

/**
 * What is written to everybody of a list, in English, in any of these languages, or in several. Refused without any text, and half
 * a text. Whether everybody has a text is seen once the recipients are known.
 */
export const mailingForm = (languages: readonly string[] = []) =>
  z
    .object({
      subject: subjectText.optional(),
      body: bodyText(longestBody).optional(),
      texts: textsIn(languages, longestBody),
      isNews: z
        .literal('on')
        .optional()
        .transform((ticked) => ticked === 'on'),
    })
    .transform(({ subject, body, texts, isNews }, context): MailingText => {
      const isWritten = subject !== undefined || body !== undefined || Object.keys(texts).length === 0
      if (isWritten && subject === undefined) context.addIssue({ code: 'custom', message: 'subject-missing', path: ['subject'] })
      if (isWritten && body === undefined) context.addIssue({ code: 'custom', message: 'text-missing', path: ['body'] })
      const english: TextsByLanguage = subject !== undefined && body !== undefined ? { en: { subject, body } } : {}
      return { texts: { ...texts, ...english }, isNews }
    })

/** The field of a recipient's tick, by their key. */
export const tickName = (key: string) => `to-${key}`
