import { data } from 'react-router'
import type { z } from 'zod'
import { findBookingNamedIn } from '#features/bookings/reads-named.server.ts'
import type { EnquiryText } from '#features/enquiries/enquiry.ts'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import type { Tx } from '#platform/context.ts'
import type { Words } from '#platform/languages/source.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import { readGuard } from '../../shared/guard-form.server.ts'
import { limitForm } from '../../shared/limit-form.server.ts'
import { languageOf, wordsOf } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { takeTrafficSource } from '../../shared/traffic-source.server.ts'
import { enquiryErrorWords } from '../../words/enquiry-errors.ts'
import { enquirySentWords } from '../../words/enquiry-sent.ts'
import type { EnquiryAnswer, SentEnquiry } from './enquiry-answers.ts'

type Args = { request: Request; context: RouteContext }

/**
 * Reads an enquiry form, guards it and sends it. Answers the reference; 422 with the errors or 429 with the wait, and then
 * everything that was typed. One that names a booking of its sender's is linked to it. Suspected spam is answered as if it had been sent. `save` stores what a kind of enquiry has besides,
 * in the same transaction; `factsOf` gives the rows that the answer shows; `sentences` say what its schema alone finds wrong, by key.
 */
export async function takeEnquiry<Schema extends z.ZodType>(
  args: Args,
  schema: Schema,
  textOf: (answer: z.output<Schema>) => EnquiryText | Promise<EnquiryText>,
  {
    keep,
    factsOf,
    sentences = {},
  }: {
    keep?: (tx: Tx, enquiryId: string, answer: z.output<Schema>) => Promise<void>
    factsOf?: (answer: z.output<Schema>) => Promise<SentEnquiry['facts']>
    sentences?: Readonly<Record<string, string>>
  } = {},
) {
  const ctx = contextOf(args.context)
  const wrong = wordsOf(args.context, enquiryErrorWords)
  const form = await args.request.formData()
  const trafficSource = takeTrafficSource(args, form)
  const read = readForm(form, schema)
  if (read.reply) {
    // The sentences are added here, so that a browser does not load them for a form without errors.
    const byKey: Readonly<Record<string, string>> = { ...wrong.fields, ...sentences }
    const errors = Object.fromEntries(Object.entries(read.reply.errors).map(([name, key]) => [name, byKey[key] ?? wrong.other]))
    return data({ reply: { ...read.reply, errors } } satisfies EnquiryAnswer, { status: 422 })
  }
  const text = await textOf(read.value)
  const reply = { values: typed(form), errors: {} }
  const limited = await limitForm(args, 'enquiry', { email: text.email }, { reply } satisfies EnquiryAnswer)
  if (limited) return limited
  const bookingId = await findBookingNamedIn(ctx.db, { text: text.message, email: text.email })
  const sent = await sendEnquiry(
    ctx,
    { ...text, ...readGuard(ctx, form, text), language: languageOf(args.context), trafficSource, bookingId },
    async (tx, id) => keep?.(tx, id, read.value),
  )
  if (!sent.done) return data({ reply, problem: wrong.unfit } satisfies EnquiryAnswer, { status: 422 })
  const { reference } = sent.value
  const labels = wordsOf(args.context, enquirySentWords)
  const facts = await factsOf?.(read.value)
  return data({
    sent: {
      ...{ reference, next: labels.next[text.kind], email: emailTexts(text.email, ctx.mail.delivers, labels) },
      ...(facts && { facts }),
    },
  } satisfies EnquiryAnswer)
}

/** What is said of the email about an enquiry. Where no mail server is set, none leaves. */
const emailTexts = (email: string, delivers: boolean, words: Words<typeof enquirySentWords.tree>): string[] =>
  delivers ? [words.onItsWay({ email }), words.notComing] : [words.noEmails]
