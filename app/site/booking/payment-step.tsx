import { data, redirect } from 'react-router'
import { bookingKey, newKey } from '#features/bookings/booking-key.server.ts'
import type { DraftAnswers } from '#features/bookings/drafts/booking-draft.ts'
import { PaymentAnswer } from '#features/bookings/drafts/booking-request.ts'
import type { HoldRefusal } from '#features/bookings/placing/hold-order.server.ts'
import { requestBooking } from '#features/bookings/placing/request-booking.server.ts'
import { byVisitor } from '#features/bookings/placing/write-new-booking.server.ts'
import { namesIn, type TextInLanguage } from '#features/translations/names.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { links } from '#values/links.ts'
import { contextOf } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { replyInWords } from '../../shared/booking/field-error.ts'
import { refusalSentence } from '../../shared/booking/refusal-sentence.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { clientAddressOf, limitForm, passActionHeaders } from '../../shared/limit-form.server.ts'
import { languageOf, wordsReader } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { shownTerms } from '../../shared/terms/shown-terms.server.ts'
import { takeTrafficSource } from '../../shared/traffic-source.server.ts'
import { Problem } from '../../ui/problem.tsx'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { bookingErrorWords } from '../../words/booking-errors.ts'
import { paymentWords } from '../../words/booking-payment.ts'
import { backToChoice } from '../choice-address.ts'
import type { Route } from './+types/payment-step.ts'
import { applyCode, type CodeReply, holdsAnotherCode } from './apply-code.server.ts'
import { loadStep, openStep, summaryOf, titleOfStep } from './load-step.server.ts'
import { PaymentForm } from './payment-form.tsx'
import { paymentView } from './payment-view.server.ts'
import { BookingLayout } from './step-layout.tsx'
import { WaitingForm } from './waiting-form.tsx'

export const handle = {
  words: [
    'booking-payment',
    'booking-steps',
    'booking-summary',
    'booking-terms',
    'cancellation-rest',
    'payment-methods',
    'problems',
    'reach-fields',
    'waiting-list',
  ],
  staticWords: ['pages'],
} satisfies RouteHandle

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const step = await loadStep(ctx, params.draft, 'payment')
  if (!step.quote.done) throw redirect(`/booking/${params.draft}/extras`)
  const read = wordsReader(context)
  const { order, party, contact } = step.answers
  return {
    kind: order.kind,
    departure: order.kind === 'departure' ? order.departure : '',
    first: backToChoice(order, party, params.draft),
    summary: { ...(await summaryOf(ctx, step, read)), title: await titleOfStep(context, step) },
    formKey: newKey(),
    contact: { name: contact?.name ?? '', email: contact?.email ?? '', phone: contact?.phone ?? '' },
    count: party.length,
    terms: await shownTerms(context),
    code: order.code ?? '',
    view: await paymentView(ctx, step, step.quote.value, clientAddressOf(request), read),
  }
}

type Answer = CodeReply & { seatsLeft?: number; termsChanged?: true }

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const step = await openStep(ctx, params.draft, 'payment')
  const { id: draftId, answers, source: firstSource } = step
  const { order, party, contact, message, quoteCode } = answers
  if (!contact || message === undefined) return redirect(`/booking/${params.draft}/travellers`)
  const form = await request.formData()
  const words = wordsReader(context)
  const applies = form.get('intent') === 'apply'
  // A code that was typed and not applied is not passed over by the last button: first its price is shown.
  if (applies || holdsAnotherCode(form, order)) {
    const limited = await limitForm({ context, request }, 'draft', {}, {
      reply: { values: typed(form), errors: {} },
    } satisfies Answer)
    if (limited) return limited
    const applied: Answer = await applyCode(ctx, step, form, words)
    return data(applied, { status: applied.status === undefined ? 422 : applies ? 200 : 409 })
  }
  const lastSource = takeTrafficSource({ context, request }, form)
  const read = readForm(form, PaymentAnswer)
  if (!read.value) {
    return data({ reply: replyInWords(read.reply, words(bookingErrorWords)) } satisfies Answer, { status: 422 })
  }
  const reply = { values: typed(form), errors: {} }
  const limited = await limitForm({ context, request }, 'hold', { email: contact.email }, { reply } satisfies Answer)
  if (limited) return limited
  const booking = { order, party, contact, message, quoteCode, payment: read.value, draftId }
  const requested = await requestBooking(ctx, booking, {
    ...byVisitor,
    address: clientAddressOf(request),
    language: languageOf(context),
    firstSource,
    lastSource,
  })
  if (requested.done)
    return redirect(links.bookingWithKey(requested.value.reference, bookingKey(ctx.config.secret, requested.value)))
  const { refusal } = requested
  return data(refusalAnswer(refusal, answers, reply, words, await namesIn(ctx, words.language)), {
    status: changedMeanwhile(refusal) ? 409 : 422,
  })
}

export const headers = passActionHeaders

/** Whether a refusal is about something that changed while the visitor was typing; the others are about the answers. */
const changedMeanwhile = ({ reason }: HoldRefusal) =>
  !['travellers-too-young', 'ages-wrong', 'no-adult', 'method-not-offered', 'too-many-single-rooms', 'too-many-extras'].includes(
    reason,
  )

function refusalAnswer(
  refusal: HoldRefusal,
  { order, party }: DraftAnswers,
  reply: FormReply,
  read: ReadWords,
  nameOf: TextInLanguage,
): Answer {
  const sentence = refusalSentence(refusal, { kind: order.kind, travellers: party.length }, read, nameOf)
  if (refusal.reason === 'method-not-offered') return { reply: { ...reply, errors: { method: sentence } } }
  if (refusal.reason === 'terms-changed') return termsChanged(reply, sentence)
  const full = refusal.reason === 'stock-short' && order.kind === 'departure'
  return { reply, problem: sentence, ...(full && { seatsLeft: Math.max(0, refusal.short[0]?.left ?? 0) }) }
}

/** Everything else that was typed stays; the new terms are not accepted by the old tick. */
const termsChanged = ({ values: { terms: _, ...values } }: FormReply, terms: string): Answer => ({
  reply: { values, errors: { terms } },
  termsChanged: true,
})

export const shouldRevalidate = revalidateOnConflict

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: wordsOfMatches(matches, paymentWords).title },
  { name: 'robots', content: 'noindex' },
]

export default function PaymentStep({ loaderData, actionData, params }: Route.ComponentProps) {
  const words = useWords(paymentWords)
  const { kind, summary, count, contact, departure, first, formKey, view, terms, code } = loaderData
  const answer: Answer = actionData ?? { reply: { values: { code }, errors: {} } }
  const { reply, problem, status, seatsLeft, termsChanged: changed = false } = answer
  return (
    <BookingLayout kind={kind} step="payment" draft={params.draft} summary={summary}>
      <h1 className="t-2">{view.request ? words.requestTitle : words.title}</h1>
      <p className="lede muted">{view.request?.lede ?? words.lede}</p>
      <Problem text={problem ?? view.problem} />
      {seatsLeft !== undefined && (
        <WaitingForm
          departure={departure}
          address={first}
          left={seatsLeft}
          travellers={count}
          formKey={formKey}
          reply={{ values: contact, errors: {} }}
        />
      )}
      {seatsLeft === undefined && (
        <PaymentForm
          view={view}
          terms={terms}
          changed={changed}
          price={summary.price}
          draft={params.draft}
          reply={reply}
          status={status}
        />
      )}
    </BookingLayout>
  )
}
