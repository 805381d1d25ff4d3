import { z } from 'zod'
import { bodyText, subjectText } from '#features/emails/template-form.ts'
import { mostJourneys } from './issue-limits.ts'

/** An issue as it is saved; `version` is the one that was read, 0 of a new one. `journeys` are slugs, one of each field or none. */
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
