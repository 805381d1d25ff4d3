import { fieldError } from '../../words/booking-errors.ts'
import type { FormReply } from '../form-reply.ts'

/** What a field shows after a refused submission: the value that was typed and its error. */
export function answerOf(reply: FormReply, name: string): { defaultValue: string; error: string | undefined } {
  const key = reply.errors[name]
  return { defaultValue: reply.values[name] ?? '', error: key === undefined ? undefined : fieldError(key) }
}

/** The problems of a form for its summary, in the order of its errors. */
export const problemsOf = (reply: FormReply): { name: string; sentence: string }[] =>
  Object.entries(reply.errors).map(([name, key]) => ({ name, sentence: fieldError(key) }))
