import { z } from 'zod'
import { bodyText, subjectText } from '#features/emails/template-form.ts'
import { mostJourneys } from './issue-limits.ts'

/**
 * The form of an issue. `version` is the one that was read, 0 for a new issue. `journeys` are slugs, one for each field, or
 * empty.
 */
export const IssueForm = z.object({
  subject: subjectText,
  body: bodyText(20_000),
  version: z.coerce.number().int().min(0),
  journeys: z
    .array(z.string().max(120).optional())
    .max(mostJourneys)
    .optional()
    .transform((slugs) => [...new Set((slugs ?? []).filter((slug) => slug !== undefined && slug !== ''))] as string[]),
})
