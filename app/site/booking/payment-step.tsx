import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { answerDraft } from '#features/bookings/answer-draft.server.ts'
import { bookingKey, newKey } from '#features/bookings/booking-key.server.ts'
import { PaymentAnswer } from '#features/bookings/booking-request.ts'
import { percentKept, tourPolicy } from '#features/bookings/cancellation.ts'
import { holdEnd, holdLengthMs, methodsFor } from '#features/bookings/hold-length.ts'
import { type BookingRefusal, requestBooking } from '#features/bookings/request-booking.server.ts'
import { links } from '#values/links.ts'
import { moneyText } from '#values/money.ts'
import { contextOf } from '../../context.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { limitForm, passActionHeaders } from '../../shared/limit-form.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FieldError, fieldId } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { bookingWords, fieldError, methodWords } from '../../words/booking.ts'
import { timeLeft } from '../../words/own-booking.ts'
import type { Route } from './+types/payment-step.ts'
import { BookingFrame } from './booking-frame.tsx'
import { answerOf, problemsOf } from './form-answers.ts'
import { loadStep, type Step, summaryOf, totalOf } from './load-step.server.ts'
import { WaitingForm } from './waiting-form.tsx'

const words = bookingWords.payment

export async function loader({ context, params }: Route.LoaderArgs) {
  const step = await loadStep(contextOf(context), params.draft, 'payment')
  if (totalOf(step) === undefined) throw redirect(`/booking/${params.draft}/extras`)
  const { startsOn, slug } = step.offered.departure
  const contact = step.answers.travellers
  const [lead] = contact?.travellers ?? []
  return {
    summary: summaryOf(step),
    departure: slug,
    formKey: newKey(),
    contact: {
      name: lead ? `${lead.firstNames} ${lead.familyName}` : '',
      email: contact?.email ?? '',
      phone: contact?.phone ?? '',
    },
    count: step.answers.travellersCount,
    totalMinor: totalOf(step) ?? 0,
    methods: methodsFor(startsOn, step.now).map((method) => ({ method, held: heldFor(step, method) })),
    ladder: tourPolicy.steps.map((step) => words.ladder(step.daysFrom, step.daysTo, percentKept(tourPolicy, step))),
    values: { method: step.answers.payment?.method ?? '' } as Record<string, string>,
  }
}

/** How long seats would be held from now, in words; shorter than the rule where the cut-off is near. */
function heldFor({ offered, now }: Step, method: PaymentAnswer['method']): string {
  const { startsOn } = offered.departure
  return timeLeft(holdEnd(holdLengthMs(method, startsOn, now), startsOn, now).getTime() - now.getTime())
}

type Answer = { reply: FormReply; problem?: string; seatsLeft?: number }

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const step = await loadStep(ctx, params.draft, 'payment')
  const { travellers, extras } = step.answers
  if (!travellers || !extras) return redirect(`/booking/${params.draft}/travellers`)
  const form = await request.formData()
  const read = readForm(form, PaymentAnswer)
  if (!read.value) return data({ reply: read.reply } satisfies Answer, { status: 422 })
  await answerDraft(ctx, step.id, { payment: read.value })
  const reply = { values: typed(form), errors: {} }
  const limited = await limitForm({ context, request }, 'hold', { email: travellers.email }, { reply } satisfies Answer)
  if (limited) return limited
  const requested = await requestBooking(ctx, {
    departureSlug: step.offered.departure.slug,
    travellers,
    extras,
    payment: read.value,
    draftId: step.id,
  })
  if (requested.done)
    return redirect(links.bookingWithKey(requested.value.reference, bookingKey(ctx.config.secret, requested.value)))
  const answer = refusalAnswer(requested.refusal, form, travellers.travellers.length)
  return data(answer, { status: wrongAnswers.includes(requested.refusal.reason) ? 422 : 409 })
}

/** Refusals of what was typed; the others are of what has changed meanwhile. */
const wrongAnswers: readonly BookingRefusal['reason'][] = [
  'travellers-too-young',
  'no-adult',
  'method-not-offered',
  'too-many-single-rooms',
]

export const headers = passActionHeaders

function refusalAnswer(refusal: BookingRefusal, form: FormData, count: number): Answer {
  const reply = { values: typed(form), errors: {} }
  switch (refusal.reason) {
    case 'departure-full':
      return { reply, problem: bookingWords.full(refusal.seatsLeft, count), seatsLeft: refusal.seatsLeft }
    case 'price-changed':
      return { reply, problem: bookingWords.priceChanged(moneyText({ minor: refusal.totalMinor, currency: 'USD' })) }
    case 'departure-closed':
      return { reply, problem: bookingWords.closed }
    case 'departure-unknown':
      return { reply, problem: bookingWords.noteUnknown }
    case 'method-not-offered':
      return { reply: { ...reply, errors: { method: 'method-late' } } }
    case 'travellers-too-young': {
      const [first] = refusal.travellers
      return { reply, problem: first ? bookingWords.tooYoung(first.age, first.minimumAge, first.rule) : bookingWords.noPrice }
    }
    case 'no-adult':
      return { reply, problem: bookingWords.noAdult }
    case 'too-many-single-rooms':
      return { reply, problem: fieldError('single-rooms-many') }
    case 'no-rate':
      return { reply, problem: bookingWords.noPrice }
  }
}

export const meta: Route.MetaFunction = () => [{ title: words.title }, { name: 'robots', content: 'noindex' }]

export default function PaymentStep({ loaderData, actionData, params }: Route.ComponentProps) {
  const answer: Answer = actionData ?? { reply: { values: loaderData.values, errors: {} } }
  const { reply, problem, seatsLeft } = answer
  return (
    <BookingFrame step="payment" draft={params.draft} summary={loaderData.summary}>
      <h1 className="t-2">{words.title}</h1>
      <p className="lede muted">{words.lede}</p>
      {problem && (
        <div role="alert">
          <Note bad>{problem}</Note>
        </div>
      )}
      {seatsLeft !== undefined && (
        <WaitingForm
          departure={loaderData.departure}
          left={seatsLeft}
          travellers={loaderData.count}
          formKey={loaderData.formKey}
          reply={{ values: loaderData.contact, errors: {} }}
        />
      )}
      {seatsLeft === undefined && <PaymentForm {...loaderData} draft={params.draft} reply={reply} />}
    </BookingFrame>
  )
}

type FormProps = Pick<Route.ComponentProps['loaderData'], 'methods' | 'ladder' | 'count' | 'totalMinor'> & {
  draft: string
  reply: FormReply
}

function PaymentForm({ methods, ladder, count, totalMinor, draft, reply }: FormProps) {
  const busy = useNavigation().state !== 'idle'
  const problems = problemsOf(reply)
  const [method, terms] = [answerOf(reply, 'method').error, answerOf(reply, 'terms').error]
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="agreedTotalMinor" value={totalMinor} />
      <ErrorSummary title={bookingWords.problems(problems.length)} problems={problems} />
      <fieldset className="part" id={fieldId('method')} tabIndex={-1} aria-describedby={method && `${fieldId('method')}-error`}>
        <legend className="legend large">{words.method}</legend>
        <FieldError name="method" error={method} />
        <div className="choices">
          {methods.map(({ method: one, held }) => (
            <label className="choice" key={one}>
              <input type="radio" name="method" value={one} defaultChecked={reply.values.method === one} />
              <b>{methodWords[one].name}</b>
              <span>{methodWords[one].text(held)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <section className="part">
        <h2 className="legend large">{words.rule}</h2>
        <p>{words.free}</p>
        <ul className="plain">
          {ladder.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p className="muted">{words.ladderRest}</p>
        <FieldError name="terms" error={terms} />
        <label className="tick">
          <input
            type="checkbox"
            name="terms"
            id={fieldId('terms')}
            aria-invalid={terms ? true : undefined}
            aria-describedby={terms && `${fieldId('terms')}-error`}
            defaultChecked={reply.values.terms === 'on'}
          />
          <span>{words.terms}</span>
        </label>
      </section>
      <div className="row between part">
        <Link className="more" to={`/booking/${draft}/extras`}>
          {words.back}
        </Link>
        <button type="submit" className="btn" aria-disabled={busy}>
          {words.button(count)} <Icon name="check" />
        </button>
      </div>
    </Form>
  )
}
