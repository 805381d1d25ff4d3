import { z } from 'zod'
import { longText, oneLine } from '#values/form-text.ts'
import { strayWords } from './bulk-letter.ts'

const noStrays = (text: string) => strayWords(text).length === 0

/** A letter to the leads of several bookings, as the desk's form sends it. */
export const bulkLetterRequest = z.object({
  /** Made with the form, so that a form that is sent twice is one letter to each. */
  batch: z.uuid('batch-missing'),
  subject: oneLine('subject-missing', 150).refine(noStrays, 'stray-word'),
  text: longText.refine((text) => text !== '', 'text-missing').refine(noStrays, 'stray-word'),
})
