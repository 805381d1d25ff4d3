import { z } from 'zod'
import { confidence, text, year } from '#features/content/content-parts.ts'

/** A statement as staff write it: a paragraph to a line, each source to a line. */
export const StatementSchema = z.object({
  text: z.array(text).min(1),
  asOf: year.nullable(),
  confidence,
  sources: z.array(text),
})
