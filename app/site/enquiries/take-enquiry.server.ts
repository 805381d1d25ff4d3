import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { EnquiryText } from '#features/enquiries/enquiry.ts'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import type { Tx } from '#platform/context.ts'
import { contextOf } from '../../context.ts'
import { readGuard } from '../../shared/guard-form.server.ts'
import { limitForm } from '../../shared/limit-form.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { enquiryWords } from '../../words/enquiries.ts'
import type { EnquiryAnswer } from './enquiry-answers.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Reads an enquiry form, guards it and sends it. Answers the reference; 422 with the errors or 429 with the wait, and then
 * everything that was typed. What looks like spam is answered as if it had been sent. `keep` is what a kind of enquiry keeps
 * besides, at the same commit.
 */
export async function takeEnquiry<Schema extends z.ZodType>(
  args: Args,
  schema: Schema,
  textOf: (answer: z.output<Schema>) => EnquiryText | Promise<EnquiryText>,
  keep?: (tx: Tx, enquiryId: string, answer: z.output<Schema>) => Promise<void>,
) {
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const read = readForm(form, schema)
  if (read.reply) return data({ reply: read.reply } satisfies EnquiryAnswer, { status: 422 })
  const text = await textOf(read.value)
  const reply = { values: typed(form), errors: {} }
  const limited = await limitForm(args, 'enquiry', { email: text.email }, { reply } satisfies EnquiryAnswer)
  if (limited) return limited
  const sent = await sendEnquiry(ctx, { ...text, ...readGuard(ctx, form, text) }, async (tx, id) => keep?.(tx, id, read.value))
  if (!sent.done) return data({ reply, problem: enquiryWords.unfit } satisfies EnquiryAnswer, { status: 422 })
  return data({ sent: { reference: sent.value.reference, email: text.email } } satisfies EnquiryAnswer)
}
