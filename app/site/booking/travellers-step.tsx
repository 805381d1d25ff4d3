import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { answerDraft } from '#features/bookings/answer-draft.server.ts'
import { TravellersAnswer } from '#features/bookings/booking-request.ts'
import { hasAdult, rulesOf, tooYoung } from '#features/bookings/party-rules.ts'
import { residencies } from '#features/places/visitor-fee.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { bookingWords, residencyWords } from '../../words/booking.ts'
import type { Route } from './+types/travellers-step.ts'
import { BookingFrame } from './booking-frame.tsx'
import { answerOf, problemsOf } from './form-answers.ts'
import { loadStep, type Step, summaryOf } from './load-step.server.ts'

const words = bookingWords.travellers

export async function loader({ context, params }: Route.LoaderArgs) {
  const step = await loadStep(contextOf(context), params.draft, 'travellers')
  const { departure } = step.offered
  return {
    summary: summaryOf(step),
    count: step.answers.travellersCount,
    values: step.answers.travellers ? flatValues(step.answers.travellers) : {},
    today: kigaliDay(step.now),
    back: `/booking?departure=${departure.slug}&travellers=${step.answers.travellersCount}`,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const step = await loadStep(ctx, params.draft, 'travellers')
  const form = await request.formData()
  const read = readForm(form, TravellersAnswer)
  const errors = { ...read.reply?.errors, ...ahead(form, kigaliDay(step.now)), ...unfit(read.value, step) }
  if (!read.value || Object.keys(errors).length > 0)
    return data({ values: typed(form), errors } satisfies FormReply, { status: 422 })
  await answerDraft(ctx, step.id, {
    travellers: read.value,
  })
  return redirect(`/booking/${params.draft}/extras`)
}

/** Rules of the party that are told here, before anything else is asked: its size, an adult in it, and the ages of its permits. */
function unfit(answer: TravellersAnswer | undefined, { answers, offered }: Step): Record<string, string> {
  if (!answer) return {}
  const { departure, package: of } = offered
  if (answer.travellers.length !== answers.travellersCount) return { travellers: 'travellers-count' }
  if (!hasAdult(answer.travellers, departure.startsOn)) return { 'travellers[0].bornOn': 'no-adult' }
  const young = tooYoung(answer.travellers, rulesOf(of, departure.startsOn))
  return Object.fromEntries(young.map(({ position }) => [`travellers[${position - 1}].bornOn`, 'too-young']))
}

/** Birth dates that lie ahead. */
function ahead(form: FormData, today: string): Record<string, string> {
  const late = [...form].filter(([name, value]) => name.endsWith('.bornOn') && typeof value === 'string' && value > today)
  return Object.fromEntries(late.map(([name]) => [name, 'born-on-future']))
}

function flatValues({ travellers, email, phone }: TravellersAnswer): Record<string, string> {
  const each = travellers.flatMap((traveller, index) =>
    Object.entries(traveller).map(([name, value]) => [`travellers[${index}].${name}`, value] as const),
  )
  return Object.fromEntries([...each, ['email', email], ['phone', phone]])
}

export const meta: Route.MetaFunction = () => [{ title: words.title }, { name: 'robots', content: 'noindex' }]

export default function TravellersStep({ loaderData, actionData, params }: Route.ComponentProps) {
  const { count, today, summary, back } = loaderData
  const reply: FormReply = actionData ?? { values: loaderData.values, errors: {} }
  const busy = useNavigation().state !== 'idle'
  return (
    <BookingFrame step="travellers" draft={params.draft} summary={summary}>
      <h1 className="t-2">{words.title}</h1>
      <p className="lede muted">{words.lede}</p>
      <ErrorSummary title={bookingWords.problems(Object.keys(reply.errors).length)} problems={problemsByTraveller(reply)} />
      <Form method="post" noValidate>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a traveller is their place in the party
          <TravellerFields key={index} index={index} reply={reply} today={today} />
        ))}
        <fieldset className="part">
          <legend className="legend large">{words.reach}</legend>
          <div className="grid2">
            <TextField
              name="email"
              label={words.email}
              hint={words.emailHint}
              type="email"
              autoComplete="email"
              {...answerOf(reply, 'email')}
            />
            <TextField name="phone" label={words.phone} type="tel" autoComplete="tel" {...answerOf(reply, 'phone')} />
          </div>
        </fieldset>
        <div className="row between part">
          <Link className="more" to={back}>
            {words.back}
          </Link>
          <button type="submit" className="btn" aria-disabled={busy}>
            {words.next} <Icon name="arrow" />
          </button>
        </div>
      </Form>
    </BookingFrame>
  )
}

function TravellerFields({ index, reply, today }: { index: number; reply: FormReply; today: string }) {
  const name = (field: string) => `travellers[${index}].${field}`
  const section = `section-traveller${index + 1}`
  return (
    <fieldset className="part">
      <legend className="legend large">{words.nth(index + 1)}</legend>
      <div className="grid2">
        <TextField
          name={name('firstNames')}
          label={words.firstNames}
          autoComplete={`${section} given-name`}
          {...answerOf(reply, name('firstNames'))}
        />
        <TextField
          name={name('familyName')}
          label={words.familyName}
          autoComplete={`${section} family-name`}
          {...answerOf(reply, name('familyName'))}
        />
        <TextField
          name={name('bornOn')}
          label={words.bornOn}
          hint={words.bornOnHint}
          type="date"
          min="1900-01-01"
          max={today}
          autoComplete={`${section} bday`}
          {...answerOf(reply, name('bornOn'))}
        />
        <SelectField
          name={name('residency')}
          label={words.residency}
          hint={words.residencyHint}
          choices={residencies.map((value) => ({ value, words: residencyWords[value] }))}
          {...answerOf(reply, name('residency'))}
        />
      </div>
    </fieldset>
  )
}

/** The problems of the form with the traveller each belongs to. */
function problemsByTraveller(reply: FormReply) {
  return problemsOf(reply).map(({ name, sentence }) => {
    const position = /^travellers\[(\d+)\]/.exec(name)?.[1]
    return { name, sentence: position ? `${words.nth(Number(position) + 1)}: ${sentence}` : sentence }
  })
}
