import { z } from 'zod'
import { bodyText, subjectText, textsIn } from '#features/emails/template-form.ts'
import { mostJourneys } from './issue-limits.ts'

const longestBody = 20_000

/**
 * The form of an issue, with a text in any of these languages besides English. `version` is the one that was read, 0 for a new
 * issue. `journeys` are slugs, one for each field, or empty.
 */
export const issueForm = (languages: readonly string[]) =>
  z.object({
    subject: subjectText,
    body: bodyText(longestBody),
    texts: textsIn(languages, longestBody),
    version: z.coerce.number().int().min(0),
    journeys: z
      .array(z.string().max(120).optional())
      .max(mostJourneys)
      .optional()
      .transform((slugs) => [...new Set((slugs ?? []).filter((slug) => slug !== undefined && slug !== ''))] as string[]),
  })
