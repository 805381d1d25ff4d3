import { data, redirect } from 'react-router'
import { startDraft } from '#features/bookings/drafts/start-draft.server.ts'
import type { ProductKind } from '#features/pricing/order-kinds.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import { replyInWords } from '../../shared/booking/field-error.ts'
import { readChoice } from '../../shared/booking/read-choice.server.ts'
import { limitForm } from '../../shared/limit-form.server.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { takeTrafficSource } from '../../shared/traffic-source.server.ts'
import { bookingErrorWords } from '../../words/booking-errors.ts'
import { type Refused, refusalReply } from './price-choice.server.ts'

/** What a first step answers when it does not go on. */
export type ChoiceAnswer = Refused

/** Takes the first step of any kind: redirects to the second where everything is available now, or answers what is wrong. */
export async function startSteps(args: { request: Request; context: RouteContext }, kind: ProductKind, form: FormData) {
  const ctx = contextOf(args.context)
  const read = wordsReader(args.context)
  const source = takeTrafficSource(args, form)
  const { reply: keyed, choice } = await readChoice(ctx, kind, form, 'book')
  const reply = replyInWords(keyed, read(bookingErrorWords))
  if (!choice) return data({ reply } satisfies ChoiceAnswer, { status: 422 })
  const limited = await limitForm(args, 'draft', {}, { reply } satisfies ChoiceAnswer)
  if (limited) return limited
  const started = await startDraft(ctx, { ...choice, source })
  if (started.done) throw redirect(`/booking/${started.value}/travellers`)
  const { refusal } = started
  const status = refusal.reason === 'stock-short' || refusal.reason === 'closed' ? 409 : 422
  return data((await refusalReply(ctx, refusal, choice, reply, read)) satisfies ChoiceAnswer, { status })
}
