import { fieldError } from '../../words/booking-errors.ts'
import type { FormReply } from '../form-reply.ts'

/** What a field shows of a form that came back: what was typed, and the sentence of what is wrong with it. */
export function answerOf(reply: FormReply, name: string): { defaultValue: string; error: string | undefined } {
  const key = reply.errors[name]
  return { defaultValue: reply.values[name] ?? '', error: key === undefined ? undefined : fieldError(key) }
}

/** The problems of a form for its summary, in the order of its errors. */
export const problemsOf = (reply: FormReply): { name: string; sentence: string }[] =>
  Object.entries(reply.errors).map(([name, key]) => ({ name, sentence: fieldError(key) }))
