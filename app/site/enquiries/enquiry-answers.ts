import type { FormReply } from '../../shared/form-reply.ts'
import { enquiryError } from '../../words/enquiries.ts'

/** What an enquiry form shows after it was sent: its reference, or what was typed with what is wrong about it. */
export type EnquiryAnswer = { sent?: { reference: string; email: string }; reply?: FormReply; problem?: string }

export const nothingTyped: FormReply = { values: {}, errors: {} }

/** What a field shows of a form that came back: what was typed, and the sentence of what is wrong with it. */
export function answerOf({ values, errors }: FormReply, name: string): { defaultValue: string; error: string | undefined } {
  const key = errors[name]
  return { defaultValue: values[name] ?? '', error: key === undefined ? undefined : enquiryError(key) }
}

/** The problems of a form for its summary, in the order of its fields. */
export const problemsOf = ({ errors }: FormReply): { name: string; sentence: string }[] =>
  Object.entries(errors).map(([name, key]) => ({ name, sentence: enquiryError(key) }))
