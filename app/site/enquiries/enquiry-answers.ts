import type { FormReply } from '../../shared/form-reply.ts'

/** `next` is what happens to the enquiry now; `facts` what was asked for, row by row, where its form shows more than what was typed. */
export type SentEnquiry = { reference: string; next: string; email: string[]; facts?: (readonly [string, string])[] }

/**
 * What an enquiry form shows after it was sent: its reference, or the typed values with a sentence for each field that is wrong.
 */
export type EnquiryAnswer = { sent?: SentEnquiry; reply?: FormReply; problem?: string }

export const nothingTyped: FormReply = { values: {}, errors: {} }

/** What a field shows of a form that came back: the typed value, and what is wrong with it. */
export function answerOf({ values, errors }: FormReply, name: string): { defaultValue: string; error: string | undefined } {
  return { defaultValue: values[name] ?? '', error: errors[name] }
}

/** The problems of a form for its summary, in the order of its fields. */
export const problemsOf = ({ errors }: FormReply): { name: string; sentence: string }[] =>
  Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))
