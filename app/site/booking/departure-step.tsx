import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { bookingKey, newKey } from '#features/bookings/booking-key.server.ts'
import { DepartureAnswer, WaitingAnswer } from '#features/bookings/booking-request.ts'
import { joinWaitingList } from '#features/bookings/join-waiting-list.server.ts'
import { mostTravellers } from '#features/bookings/party-rules.ts'
import { findOffered } from '#features/bookings/quote-departure.server.ts'
import { startDraft } from '#features/bookings/start-draft.server.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { daysText } from '#values/day-words.ts'
import { links } from '#values/links.ts'
import { contextOf } from '../../context.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { limitForm, passActionHeaders } from '../../shared/limit-form.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { bookingWords } from '../../words/booking.ts'
import type { Route } from './+types/departure-step.ts'
import { BookingFrame } from './booking-frame.tsx'
import { answerOf, problemsOf } from './form-answers.ts'
import { summaryOf } from './load-step.server.ts'
import { WaitingForm } from './waiting-form.tsx'

const words = bookingWords.departure

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const params = new URL(request.url).searchParams
  const now = ctx.clock.now()
  const offered = await findOffered(ctx.db, params.get('departure') ?? '', now)
  if (!offered?.package.bookable) return { formKey: newKey() }
  const travellers = Math.min(Math.max(Math.trunc(Number(params.get('travellers'))) || 2, 1), mostTravellers)
  const { slug: packageSlug, id, rates } = offered.package
  const dates = await listDepartures(ctx.db, { now, packageSlug, rates: new Map([[id, rates]]) })
  const { slug, left, status } = offered.departure
  return {
    formKey: newKey(),
    chosen: {
      slug,
      left,
      status,
      travellers,
      summary: summaryOf({ answers: { travellersCount: travellers }, offered, now }),
      dates: dates
        .filter((date) => date.status !== 'closed' || date.slug === slug)
        .map((date) => ({ value: date.slug, words: words.option(daysText(date.startsOn, date.endsOn), date.left) })),
    },
  }
}

type Answer = { reply?: FormReply; waiting?: FormReply; problem?: string }

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData()
  return form.get('intent') === 'wait' ? wait(args, form) : start(args, form)
}

export const headers = passActionHeaders

async function start(args: Route.ActionArgs, form: FormData) {
  const read = readForm(form, DepartureAnswer)
  if (!read.value) return data({ reply: read.reply } satisfies Answer, { status: 422 })
  const limited = await limitForm(args, 'draft', {}, { reply: { values: typed(form), errors: {} } } satisfies Answer)
  if (limited) return limited
  const started = await startDraft(contextOf(args.context), read.value)
  if (started.done) return redirect(`/booking/${started.value}/travellers`)
  const { refusal } = started
  const problem =
    refusal.reason === 'departure-full' ? bookingWords.full(refusal.seatsLeft, read.value.travellers) : bookingWords.closed
  return data({ reply: { values: typed(form), errors: {} }, problem } satisfies Answer, { status: 409 })
}

async function wait(args: Route.ActionArgs, form: FormData) {
  const ctx = contextOf(args.context)
  const read = readForm(form, WaitingAnswer)
  const formKey = form.get('formKey')
  if (!read.value || typeof formKey !== 'string' || !/^[\w-]{24}$/.test(formKey)) {
    return data({ waiting: read.reply ?? { values: typed(form), errors: {} } } satisfies Answer, { status: 422 })
  }
  const waiting = { values: typed(form), errors: {} }
  const limited = await limitForm(args, 'waiting-list', { email: read.value.email }, { waiting } satisfies Answer)
  if (limited) return limited
  const joined = await joinWaitingList(ctx, { answer: read.value, formKey })
  if (joined.done) return redirect(links.bookingWithKey(joined.value.reference, bookingKey(ctx.config.secret, joined.value)))
  return data({ waiting, problem: waitingProblem(joined.refusal) } satisfies Answer, { status: 409 })
}

function waitingProblem(refusal: { reason: string; seatsLeft?: number; capacity?: number }): string {
  if (refusal.reason === 'departure-not-full') return bookingWords.waiting.notFull(refusal.seatsLeft ?? 0)
  if (refusal.reason === 'party-too-large') return bookingWords.waiting.tooLarge(refusal.capacity ?? 0)
  return refusal.reason === 'departure-closed' ? bookingWords.closed : bookingWords.noteUnknown
}

export const meta: Route.MetaFunction = () => [{ title: words.title }, { name: 'robots', content: 'noindex' }]

export default function DepartureStep({ loaderData: { chosen, formKey }, actionData }: Route.ComponentProps) {
  if (!chosen) return <NothingChosen />
  const { reply, waiting, problem }: Answer = actionData ?? {}
  const values = { travellers: String(chosen.travellers), ...reply?.values, ...waiting?.values }
  const travellers = Number(values.travellers) || chosen.travellers
  const open = chosen.status !== 'closed' && chosen.status !== 'cancelled'
  const short = open && (chosen.left < travellers || waiting !== undefined)
  return (
    <BookingFrame step="departure" summary={chosen.summary}>
      <h1 className="t-2">{words.title}</h1>
      <p className="lede muted">{words.lede}</p>
      {problem && (
        <div role="alert">
          <Note bad>{problem}</Note>
        </div>
      )}
      {!open && !problem && <Note bad>{bookingWords.closed}</Note>}
      <DateForm departure={chosen.slug} travellers={chosen.travellers} dates={chosen.dates} />
      {open && <CountForm departure={chosen.slug} quiet={short} reply={{ values, errors: reply?.errors ?? {} }} />}
      {short && (
        <WaitingForm
          departure={chosen.slug}
          left={chosen.left}
          travellers={travellers}
          formKey={formKey}
          reply={waiting ?? { values: {}, errors: {} }}
        />
      )}
    </BookingFrame>
  )
}

/** Another date is another address, so the panel beside always shows the date that is being booked. */
function DateForm({
  departure,
  travellers,
  dates,
}: {
  departure: string
  travellers: number
  dates: { value: string; words: string }[]
}) {
  return (
    <Form method="get" action="/booking" className="part">
      <input type="hidden" name="travellers" value={travellers} />
      <div className="row end">
        <SelectField key={departure} name="departure" label={words.pick} choices={dates} defaultValue={departure} />
        <button type="submit" className="btn line">
          {words.showDate}
        </button>
      </div>
    </Form>
  )
}

/** How many; quiet beside the waiting list, whose button is then the one to press. */
function CountForm({ departure, quiet, reply }: { departure: string; quiet: boolean; reply: FormReply }) {
  const busy = useNavigation().state !== 'idle'
  const problems = problemsOf(reply)
  return (
    <Form method="post" action={`/booking?departure=${departure}`} noValidate className="part">
      <ErrorSummary title={bookingWords.problems(problems.length)} problems={problems} />
      <input type="hidden" name="departure" value={departure} />
      <div className="row end">
        <SelectField
          name="travellers"
          label={words.travellers}
          {...answerOf(reply, 'travellers')}
          choices={Array.from({ length: mostTravellers }, (_, index) => ({ value: String(index + 1), words: String(index + 1) }))}
        />
        <button type="submit" className={quiet ? 'btn line' : 'btn'} aria-disabled={busy}>
          {words.next} <Icon name="arrow" />
        </button>
      </div>
    </Form>
  )
}

function NothingChosen() {
  return (
    <div className="wrap booking">
      <div className="empty">
        <h1 className="t-2">{words.none}</h1>
        <p className="ui muted">{words.noneText}</p>
        <Link className="btn" to="/departures">
          {words.timetable}
        </Link>
      </div>
    </div>
  )
}
