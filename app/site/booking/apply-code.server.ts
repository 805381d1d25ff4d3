import { z } from 'zod'
import { answerDraft } from '#features/bookings/drafts/answer-draft.server.ts'
import { ExtrasAnswer } from '#features/bookings/drafts/booking-request.ts'
import type { ProductOrder } from '#features/orders/order.ts'
import { namesIn } from '#features/translations/names.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { replyInWords } from '../../shared/booking/field-error.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { bookingErrorWords } from '../../words/booking-errors.ts'
import { extrasAnswerWords } from '../../words/extras-answers.ts'
import { appliedText, extrasProblems } from './extras-view.server.ts'
import { type OpenStep, priceDraft } from './load-step.server.ts'

const CodeAnswer = z.object({ code: ExtrasAnswer.shape.code })

/** `status`: what the code takes off, once it is saved. Without it the code was refused: `problem`, or the error of its field. */
export type CodeReply = { reply: FormReply; problem?: string | undefined; status?: string | undefined }

/** Whether a form holds another discount code than the order; one without the field holds none. */
export const holdsAnotherCode = (form: FormData, { code }: ProductOrder): boolean =>
  form.has('code') && String(form.get('code')).trim() !== (code ?? '')

/** Saves the code of a form in the draft, where the answers have a price with it. An empty one takes the former code off. */
export async function applyCode(ctx: Context, { id, answers }: OpenStep, form: FormData, read: ReadWords): Promise<CodeReply> {
  const answer = readForm(form, CodeAnswer)
  if (!answer.value) return { reply: replyInWords(answer.reply, read(bookingErrorWords)) }
  const reply = { values: typed(form), errors: {} }
  const order = { ...answers.order, code: answer.value.code }
  const priced = await priceDraft(ctx, { ...answers, order }, ctx.clock.now())
  if (!priced?.quote.done) {
    const refusal = priced && !priced.quote.done ? priced.quote.refusal : ({ reason: 'product-unknown' } as const)
    return extrasProblems(refusal, answers, reply, read, await namesIn(ctx, read.language))
  }
  await answerDraft(ctx, id, { order })
  return { reply, status: appliedText(order, priced.quote.value, read(extrasAnswerWords), read.format) }
}
