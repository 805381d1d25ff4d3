import type { Words } from '#platform/languages/source.ts'
import type { bookingErrorWords } from '../../words/booking-errors.ts'
import type { FormReply } from '../form-reply.ts'

export type ErrorWords = Words<typeof bookingErrorWords.tree>

/** The sentence for a key; what already is a sentence, because it holds figures, stays as it is. */
export function fieldError(key: string, { fields, other }: ErrorWords): string {
  const byKey: Readonly<Record<string, string>> = fields
  return byKey[key] ?? (key.includes(' ') ? key : other)
}

/** A reply with the sentences of its errors: they are said on the server, so that a browser loads none for a form without errors. */
export const replyInWords = ({ values, errors }: FormReply, words: ErrorWords): FormReply => ({
  values,
  errors: Object.fromEntries(Object.entries(errors).map(([name, key]) => [name, fieldError(key, words)])),
})
