import { data, Form, redirect, useNavigation } from 'react-router'
import { HireDetailsAnswer } from '#features/bookings/drafts/booking-request.ts'
import { hireProblems, withHireDetails } from '#features/bookings/drafts/choice.ts'
import { startDraft } from '#features/bookings/drafts/start-draft.server.ts'
import { paymentScheduleOf } from '#features/bookings/quotes/payment-schedule.ts'
import type { ProductOrder } from '#features/orders/order.ts'
import { linesInLanguage } from '#features/pricing/lines/lines-in-language.server.ts'
import { isLive, type StoredQuote } from '#features/quotes/quote.ts'
import { findQuote } from '#features/quotes/reads.server.ts'
import { namesIn } from '#features/translations/names.server.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { readReference } from '#values/reference.ts'
import { contextOf } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { arrival } from '../../shared/arrival.ts'
import { replyInWords } from '../../shared/booking/field-error.ts'
import { problemsOf } from '../../shared/booking/form-answers.ts'
import { OwnDriverFields } from '../../shared/booking/own-driver-fields.tsx'
import { PickUpFields } from '../../shared/booking/pick-up-fields.tsx'
import { refusalSentence } from '../../shared/booking/refusal-sentence.ts'
import { priceText } from '../../shared/booking/summary-of.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { limitForm, limitGuess, passActionHeaders } from '../../shared/limit-form.server.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { ProblemSummary } from '../../shared/problem-summary.tsx'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { takeTrafficSource } from '../../shared/traffic-source.server.ts'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { Problem } from '../../ui/problem.tsx'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { bookingErrorWords } from '../../words/booking-errors.ts'
import { quoteMessageWords } from '../../words/quote-message.ts'
import { quoteWords } from '../../words/quotes.ts'
import { titleInLanguage } from '../content-in-language.server.ts'
import { useSite, whatsappHref } from '../site-data.ts'
import type { Route } from './+types/quote.ts'
import { SummaryPanel } from './step-layout.tsx'

export const handle = { words: ['booking-steps', 'booking-summary', 'hire-fields', 'problems', 'quotes'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  const read = wordsReader(args.context)
  const { format } = read
  const ctx = contextOf(args.context)
  const quote = await openQuote(args)
  const { code, scene, startsOn, endsOn, party, schedule, currency, rwfPerUnit, endsAt } = quote
  const title = await titleInLanguage(args.context, quote.order.kind, quote.title)
  const lines = await linesInLanguage(ctx, quote.lines, read)
  const price = priceText(lines, paymentScheduleOf(schedule), { currency, rwfPerUnit }, format)
  const live = isLive(quote, ctx.clock.now())
  const address = `${ctx.config.publicUrl}/quotes/${code}`
  return {
    code,
    live,
    ends: `${format.day(kigaliDay(endsAt))}, ${kigaliClock(endsAt)}`,
    today: kigaliDay(ctx.clock.now()),
    needed: quote.order.kind === 'hire' ? (drivesOwn(quote.order) ? ('driver' as const) : ('pick-up' as const)) : undefined,
    summary: { title, scene, startsOn, endsOn, travellers: party.length, price },
    message: read(quoteMessageWords).message({
      code,
      title,
      days: format.days(startsOn, endsOn),
      total: price.total,
      address,
    }),
  }
}

/** Finds a quote by the code in its address, however it is spelled. Throws a 404 where there is none, or it was deleted. */
async function openQuote(args: Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>): Promise<StoredQuote> {
  const code = readReference(args.params.code)
  const quote = code && (await findQuote(contextOf(args.context).db, code))
  if (code) await limitGuess(args, 'quote-code', quote !== undefined)
  if (!quote) throw data(null, { status: 404 })
  return quote
}

const drivesOwn = (order: ProductOrder) => order.kind === 'hire' && !order.withDriver

type Answer = { reply: FormReply; problem?: string | undefined }

/** Starts the steps at the price of the quote. The price holds while order and party stay the same. */
export async function action(args: Route.ActionArgs) {
  const ctx = contextOf(args.context)
  const { code, order, party } = await openQuote(args)
  const form = await args.request.formData()
  const source = takeTrafficSource(args, form)
  const { value, reply } = readForm(form, HireDetailsAnswer)
  const words = wordsReader(args.context)
  if (!value) return data({ reply: replyInWords(reply, words(bookingErrorWords)) } satisfies Answer, { status: 422 })
  const answer = { drive: drivesOwn(order) ? ('self' as const) : ('with-driver' as const), ...value }
  const today = kigaliDay(ctx.clock.now())
  const errors = order.kind === 'hire' ? hireProblems(answer, { today, startsOn: order.from.slice(0, 10) }) : {}
  const again = replyInWords({ values: typed(form), errors }, words(bookingErrorWords))
  if (Object.keys(errors).length > 0) return data({ reply: again } satisfies Answer, { status: 422 })
  const limited = await limitForm(args, 'draft', {}, { reply: again } satisfies Answer)
  if (limited) return limited
  const started = await startDraft(ctx, { order: withHireDetails(order, answer), party, quoteCode: code, source })
  if (started.done) return redirect(`/booking/${started.value}/travellers`)
  const nameOf = await namesIn(ctx, words.language)
  const problem = refusalSentence(started.refusal, { kind: order.kind, travellers: party.length }, words, nameOf)
  return data({ reply: again, problem } satisfies Answer, { status: 409 })
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = ({ params, matches }) => [
  { title: wordsOfMatches(matches, quoteWords).title({ code: params.code }) },
  { name: 'robots', content: 'noindex' },
]

/** A saved price: its lines, until when it is valid, and two next steps. */
export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(quoteWords)
  const { code, live, ends, today, needed, summary, message } = loaderData
  const { reply, problem }: Answer = actionData ?? { reply: { values: {}, errors: {} } }
  const problems = problemsOf(reply)
  const busy = useNavigation().state !== 'idle'
  const site = useSite()
  return (
    <div className="wrap booking manage-booking">
      <div className="split">
        <div>
          <h1 className="t-2">{words.heading({ code, ref: (inner) => <span className="ref copy">{inner}</span> })}</h1>
          <p className="lede muted">{live ? words.holds({ until: ends }) : words.ended({ at: ends })}</p>
          <Problem text={problem} />
          <ProblemSummary problems={problems} />
          {live && <Note>{words.keepsNoSeat}</Note>}
          <Form method="post" noValidate className="part">
            <input type="hidden" {...arrival} />
            {live && needed === 'driver' && <OwnDriverFields reply={reply} today={today} />}
            {live && needed === 'pick-up' && <PickUpFields reply={reply} />}
            <p className={live && needed ? 'row part' : 'row'}>
              {live && (
                <button type="submit" className="btn" aria-disabled={busy}>
                  {words.book} <Icon name="arrow" />
                </button>
              )}
              {site && (
                <a className="btn line" href={whatsappHref(site, message)}>
                  {words.ask}
                </a>
              )}
            </p>
          </Form>
          <p className="ui small muted part">{words.nobody}</p>
        </div>
        <SummaryPanel {...summary} />
      </div>
    </div>
  )
}
