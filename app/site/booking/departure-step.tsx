import { data, Form, redirect, useNavigation } from 'react-router'
import { bookingKey, newKey } from '#features/bookings/booking-key.server.ts'
import { WaitingAnswer } from '#features/bookings/drafts/booking-request.ts'
import { departureChoice } from '#features/bookings/drafts/choice.ts'
import { joinWaitingList } from '#features/bookings/placing/join-waiting-list.server.ts'
import { byVisitor } from '#features/bookings/placing/write-new-booking.server.ts'
import { quoteOf } from '#features/bookings/quotes/quote.ts'
import { partyFor } from '#features/departures/preselected.ts'
import { aboutOf } from '#features/orders/about.ts'
import { findProduct } from '#features/orders/find-product.server.ts'
import { mostTravellers } from '#features/orders/most-travellers.ts'
import { readParty } from '#features/orders/requested-party.ts'
import { namesIn } from '#features/translations/names.server.ts'
import { links } from '#values/links.ts'
import { contextOf } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { arrival } from '../../shared/arrival.ts'
import { fieldError, replyInWords } from '../../shared/booking/field-error.ts'
import { answerOf, problemsOf } from '../../shared/booking/form-answers.ts'
import { refusalSentence } from '../../shared/booking/refusal-sentence.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { limitForm, passActionHeaders } from '../../shared/limit-form.server.ts'
import { formatterOf, languageOf, wordsReader } from '../../shared/page-words.server.ts'
import { ProblemSummary } from '../../shared/problem-summary.tsx'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { takeTrafficSource } from '../../shared/traffic-source.server.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { Problem } from '../../ui/problem.tsx'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { bookingErrorWords } from '../../words/booking-errors.ts'
import { bookingKindWords } from '../../words/booking-kinds.ts'
import { refusalWords } from '../../words/booking-refusals.ts'
import { childAgesWords } from '../../words/child-ages.ts'
import { departureStepWords } from '../../words/departure-step.ts'
import { titleInLanguage } from '../content-in-language.server.ts'
import { readDepartures } from '../shared-reads.server.ts'
import { isOpen } from '../timetable/leaving.ts'
import type { Route } from './+types/departure-step.ts'
import { BookingKinds, kindsIn } from './booking-kinds.tsx'
import { Hidden, OlderPartyLink } from './choice-form.tsx'
import type { OlderParty } from './older-party.ts'
import { quotedSummary, type Refused, refusalReply } from './price-choice.server.ts'
import { startSteps } from './start-steps.server.ts'
import { BookingLayout } from './step-layout.tsx'
import { visitSentences } from './visit-sentences.server.ts'
import { WaitingForm } from './waiting-form.tsx'

export const handle = {
  words: [
    'booking-steps',
    'booking-summary',
    'child-ages',
    'choice',
    'departure-step',
    'problems',
    'reach-fields',
    'waiting-list',
  ],
} satisfies RouteHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const format = formatterOf(context)
  const ctx = contextOf(context)
  const read = wordsReader(context)
  const words = read(departureStepWords)
  const params = new URL(request.url).searchParams
  const now = ctx.clock.now()
  const found = await findProduct(ctx.db, { kind: 'departure', departure: params.get('departure') ?? '' }, now)
  const product = found.done ? found.value : undefined
  const kinds = read(bookingKindWords)
  const unknown = params.has('departure') && { unknown: kinds.unknown }
  const nothing = { chosen: undefined, kinds: { ...kindsIn(kinds), ...unknown } }
  if (product?.kind !== 'departure' || !product.package.bookable) return nothing
  const { departure, package: of, settings } = product
  const { travellers: requested, childAges, residency, typed: asTyped, problems } = readParty(params)
  const travellers = partyFor(departure.left, requested)
  const comfort = of.comforts.find((one) => one.comfort === params.get('comfort'))?.comfort ?? departure.comfort
  const rates = new Map([[of.id, of.rates]])
  const dates = await readDepartures(context, { now, packageSlug: of.slug, rates })
  const choice = departureChoice({ departure: departure.slug, travellers, childAges, residency, comfort }, departure)
  const { order, party } = choice
  const quote = quoteOf(product, order, party, now)
  const problem = problems.childAges
  const values = { travellers: String(travellers), childAges: asTyped.childAges }
  const reply = { values, errors: problem ? { childAges: fieldError(problem, read(bookingErrorWords)) } : {} }
  const isTooYoung = !quote.done && quote.refusal.reason === 'travellers-too-young'
  const about = aboutOf(product, order)
  if (!about) return nothing
  const title = await titleInLanguage(context, 'departure', about.title)
  return {
    formKey: newKey(),
    most: mostTravellers.departure,
    chosen: {
      slug: departure.slug,
      left: departure.left,
      visits: await visitSentences(ctx, product, travellers, read),
      gone: isOpen(departure) ? undefined : read(refusalWords).closed.departure,
      travellers,
      carried: { comfort, residency },
      shown: isTooYoung ? await refusalReply(ctx, quote.refusal, choice, reply, read) : { reply },
      summary:
        quote.done && !problem
          ? { ...(await quotedSummary(ctx, quote.value, travellers, settings, read)), title }
          : { ...about, title, travellers, price: undefined },
      dates: dates
        .filter((date) => date.status !== 'closed' || date.slug === departure.slug)
        .map((date) => ({
          value: date.slug,
          words: words.option({ days: format.days(date.startsOn, date.endsOn), left: date.left }),
        })),
    },
  }
}

type Answer = Partial<Refused> & { waiting?: FormReply }

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData()
  return form.get('intent') === 'wait' ? wait(args, form) : startSteps(args, 'departure', form)
}

export const headers = passActionHeaders

async function wait(args: Route.ActionArgs, form: FormData) {
  const ctx = contextOf(args.context)
  const words = wordsReader(args.context)
  // One form both begins it and sends it.
  const source = takeTrafficSource(args, form)
  const read = readForm(form, WaitingAnswer)
  const formKey = form.get('formKey')
  if (!read.value || typeof formKey !== 'string' || !/^[\w-]{24}$/.test(formKey)) {
    const waiting = replyInWords(read.reply ?? { values: typed(form), errors: {} }, words(bookingErrorWords))
    return data({ waiting } satisfies Answer, { status: 422 })
  }
  const waiting = { values: typed(form), errors: {} }
  const limited = await limitForm(args, 'waiting-list', { email: read.value.email }, { waiting } satisfies Answer)
  if (limited) return limited
  const joined = await joinWaitingList(ctx, {
    answer: read.value,
    formKey,
    by: { ...byVisitor, language: languageOf(args.context), firstSource: source, lastSource: source },
  })
  if (joined.done) return redirect(links.bookingWithKey(joined.value.reference, bookingKey(ctx.config.secret, joined.value)))
  const problem = refusalSentence(
    joined.refusal,
    { kind: 'departure', travellers: read.value.travellers },
    words,
    await namesIn(ctx, words.language),
  )
  return data({ waiting, problem } satisfies Answer, { status: 409 })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const words = wordsOfMatches(matches, departureStepWords)
  const { title, lede } = loaderData?.chosen ? words : (loaderData?.kinds ?? words)
  return [{ title }, { name: 'description', content: lede }, { name: 'robots', content: 'noindex' }]
}

export default function DepartureStep({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(departureStepWords)
  if (!loaderData.chosen) return <BookingKinds kinds={loaderData.kinds} />
  const { chosen, formKey, most } = loaderData
  const { reply, waiting, problem, older }: Answer = actionData ?? chosen.shown
  const values = { ...chosen.shown.reply.values, ...reply?.values, ...waiting?.values }
  const travellers = Number(values.travellers) || chosen.travellers
  const requested = { travellers: String(travellers), childAges: values.childAges ?? '' }
  const short = !chosen.gone && (chosen.left < travellers || waiting !== undefined)
  const { slug: departure, carried } = chosen
  const hidden = { departure, ...carried }
  return (
    <BookingLayout kind="departure" step="choice" summary={chosen.summary}>
      <h1 className="t-2">{words.title}</h1>
      <p className="lede muted">{words.lede}</p>
      <Problem text={problem ?? chosen.gone} />
      <DateForm departure={departure} carried={{ ...requested, ...carried }} dates={chosen.dates} />
      {chosen.visits.length > 0 && !chosen.gone && <Note>{chosen.visits.join(' ')}</Note>}
      {!chosen.gone && (
        <CountForm hidden={hidden} most={most} quiet={short} reply={{ values, errors: reply?.errors ?? {} }} older={older} />
      )}
      {short && (
        <WaitingForm
          departure={departure}
          address={`/booking?${new URLSearchParams({ ...hidden, ...requested })}`}
          left={chosen.left}
          travellers={travellers}
          formKey={formKey}
          reply={waiting ?? { values: {}, errors: {} }}
        />
      )}
    </BookingLayout>
  )
}

type DateProps = { departure: string; carried: Record<string, string>; dates: { value: string; words: string }[] }

/** Another date is another address, so the panel beside the form always shows the date that is being booked. */
function DateForm({ departure, carried, dates }: DateProps) {
  const words = useWords(departureStepWords)
  return (
    <Form method="get" action="/booking" className="part">
      <Hidden fields={carried} />
      <div className="row end">
        <SelectField key={departure} name="departure" label={words.pick} choices={dates} defaultValue={departure} />
        <button type="submit" className="btn line">
          {words.showDate}
        </button>
      </div>
    </Form>
  )
}

type CountProps = {
  hidden: Record<string, string>
  most: number
  quiet: boolean
  reply: FormReply
  older: OlderParty | undefined
}

/**
 * The number of travellers and the ages of children. Its button is not the main one where the form of the waiting list is shown
 * beside it.
 */
function CountForm({ hidden, most, quiet, reply, older }: CountProps) {
  const words = useWords(departureStepWords)
  const busy = useNavigation().state !== 'idle'
  const problems = problemsOf(reply)
  return (
    <Form method="post" action={`/booking?${new URLSearchParams(hidden)}`} noValidate className="part">
      <ProblemSummary problems={problems} />
      <Hidden fields={hidden} />
      <input type="hidden" {...arrival} />
      <div className="grid2 part">
        <SelectField
          name="travellers"
          label={words.travellers}
          {...answerOf(reply, 'travellers')}
          choices={Array.from({ length: most }, (_, index) => ({ value: String(index + 1), words: String(index + 1) }))}
        />
        <TextField name="childAges" {...useWords(childAgesWords)} {...answerOf(reply, 'childAges')} />
      </div>
      <OlderPartyLink older={older} />
      <p className="part">
        <button type="submit" className={quiet ? 'btn line' : 'btn'} aria-disabled={busy}>
          {words.next} <Icon name="arrow" />
        </button>
      </p>
    </Form>
  )
}
