import { data, redirect } from 'react-router'
import { answerDraft } from '#features/bookings/drafts/answer-draft.server.ts'
import type { DraftAnswers } from '#features/bookings/drafts/booking-draft.ts'
import { TravellersAnswer, VisitorContact } from '#features/bookings/drafts/booking-request.ts'
import { namedParty } from '#features/bookings/drafts/choice.ts'
import { ageOf, birthDayFault } from '#features/orders/member-age.ts'
import { ageRulesOf, tooYoung } from '#features/orders/minimum-ages.ts'
import type { Party } from '#features/orders/order.ts'
import { namesIn, type TextInLanguage } from '#features/translations/names.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { wordsOfMatches } from '../../languages/use-words.ts'
import { replyInWords } from '../../shared/booking/field-error.ts'
import { refusalSentence } from '../../shared/booking/refusal-sentence.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { bookingErrorWords } from '../../words/booking-errors.ts'
import { travellersWords } from '../../words/booking-travellers.ts'
import { backToChoice } from '../choice-address.ts'
import type { Route } from './+types/travellers-step.ts'
import { ContactForm } from './contact-form.tsx'
import { extrasLeftOut } from './extras-view.server.ts'
import { loadStep, type Step, summaryOf, titleOfStep } from './load-step.server.ts'
import { BookingLayout } from './step-layout.tsx'
import { TravellersForm } from './travellers-form.tsx'

export const handle = {
  words: [
    'booking-leader',
    'booking-steps',
    'booking-summary',
    'booking-travellers',
    'problems',
    'reach-fields',
    'residencies',
    'traveller-fields',
  ],
} satisfies RouteHandle

export async function loader({ context, params }: Route.LoaderArgs) {
  const step = await loadStep(contextOf(context), params.draft, 'travellers')
  const read = wordsReader(context)
  const { order, party } = step.answers
  return {
    kind: order.kind,
    summary: { ...(await summaryOf(contextOf(context), step, read)), title: await titleOfStep(context, step) },
    ages: party.map(({ assumedAge }) => (assumedAge < 18 ? assumedAge : undefined)),
    values: flatValues(step.answers),
    today: kigaliDay(step.now),
    back: backToChoice(order, party, params.draft),
    extras: extrasLeftOut(step, read, await namesIn(contextOf(context), read.language)),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const step = await loadStep(ctx, params.draft, 'travellers')
  const read = wordsReader(context)
  const form = await request.formData()
  const { reply, answers } =
    'package' in step.product && step.answers.order.kind !== 'pilgrims'
      ? named(form, step, read, await namesIn(contextOf(context), read.language))
      : contacted(form)
  if (!answers) return data(replyInWords(reply, read(bookingErrorWords)), { status: 422 })
  const toPayment = extrasLeftOut(step, read, ({ name }) => name) !== undefined && form.get('then') === 'payment'
  // The step that is left out counts as answered, with what it was answered before.
  await answerDraft(ctx, step.id, { ...answers, ...(toPayment && { message: step.answers.message ?? '' }) })
  return redirect(`/booking/${params.draft}/${toPayment ? 'payment' : 'extras'}`)
}

type Read = { reply: FormReply; answers?: Partial<DraftAnswers> }

/** A group, a stay or a hire: only the contact. */
function contacted(form: FormData): Read {
  const { value, reply } = readForm(form, VisitorContact)
  return value ? { reply: { values: {}, errors: {} }, answers: { contact: value } } : { reply }
}

/** A journey: every traveller by name. The first one is the contact. */
function named(form: FormData, step: Step, read: ReadWords, nameOf: TextInLanguage): Read {
  const { value, reply } = readForm(form, TravellersAnswer)
  const party = value && namedParty(value)
  const errors = { ...reply?.errors, ...ahead(form, kigaliDay(step.now)), ...(party && unfit(party, step, read, nameOf)) }
  const [lead] = value?.travellers ?? []
  if (!value || !party || !lead || Object.keys(errors).length > 0) return { reply: { values: typed(form), errors } }
  const { email, phone } = value
  const { startsOn } = step.about
  return {
    reply: { values: {}, errors: {} },
    answers: {
      party: party.map((member) => ({ ...member, assumedAge: ageOf(member, startsOn) })),
      contact: { name: `${lead.firstNames} ${lead.familyName}`, email, phone },
    },
  }
}

/**
 * The party rules that are checked in this step, before the next one: its size, possible dates of birth, at least one adult, and
 * the ages that its permits need.
 */
function unfit(
  party: Party,
  { answers, product, about: { startsOn } }: Step,
  read: ReadWords,
  nameOf: TextInLanguage,
): Record<string, string> {
  if (party.length !== answers.party.length) return { travellers: 'travellers-count' }
  const faults = party.flatMap(({ bornOn }, n) => {
    const fault = bornOn === null ? undefined : birthDayFault(bornOn, startsOn)
    return fault ? [[`travellers[${n}].bornOn`, fault]] : []
  })
  if (faults.length > 0) return Object.fromEntries(faults)
  if (!party.some((member) => ageOf(member, startsOn) >= 18)) return { 'travellers[0].bornOn': 'no-adult' }
  const young = 'package' in product ? tooYoung(party, ageRulesOf(product.package, startsOn)) : []
  return Object.fromEntries(
    young.map((one) => [
      `travellers[${one.position - 1}].bornOn`,
      refusalSentence(
        { reason: 'travellers-too-young', travellers: [one] },
        { kind: 'journey', travellers: party.length },
        read,
        nameOf,
      ),
    ]),
  )
}

/** Dates of birth in the future. */
function ahead(form: FormData, today: string): Record<string, string> {
  const late = [...form].filter(([name, value]) => name.endsWith('.bornOn') && typeof value === 'string' && value > today)
  return Object.fromEntries(late.map(([name]) => [name, 'born-on-future']))
}

/** The saved answers, by the names of the fields. */
function flatValues({ party, contact }: Pick<DraftAnswers, 'party' | 'contact'>): Record<string, string> {
  const each = party.flatMap(({ firstNames, familyName, bornOn, residency }, index) =>
    Object.entries({ firstNames, familyName, bornOn, residency }).map(
      ([name, value]) => [`travellers[${index}].${name}`, value ?? ''] as const,
    ),
  )
  return { ...Object.fromEntries(each), ...contact }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: wordsOfMatches(matches, travellersWords).title },
  { name: 'robots', content: 'noindex' },
]

export default function TravellersStep({ loaderData, actionData, params }: Route.ComponentProps) {
  const { kind, ages, today, summary, back, extras } = loaderData
  const reply: FormReply = actionData ?? { values: loaderData.values, errors: {} }
  return (
    <BookingLayout kind={kind} step="travellers" draft={params.draft} summary={summary}>
      {kind === 'departure' || kind === 'journey' ? (
        <TravellersForm ages={ages} today={today} reply={reply} back={back} extras={extras} />
      ) : (
        <ContactForm kind={kind} reply={reply} back={back} extras={extras} />
      )}
    </BookingLayout>
  )
}
