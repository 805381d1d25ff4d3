import type { FormReply } from '../form-reply.ts'

/** What a field shows after a refused submission: the value that was typed and its error. */
export const answerOf = (reply: FormReply, name: string): { defaultValue: string; error: string | undefined } => ({
  defaultValue: reply.values[name] ?? '',
  error: reply.errors[name],
})

/** The problems of a form for its summary, in the order of its errors. */
export const problemsOf = (reply: FormReply): { name: string; sentence: string }[] =>
  Object.entries(reply.errors).map(([name, sentence]) => ({ name, sentence }))
