import { data } from 'react-router'
import { isHeld } from '#features/bookings/booking.ts'
import { holdAgain } from '#features/bookings/changes/hold-again.server.ts'
import { resendConfirmation } from '#features/bookings/emails/confirm-email.server.ts'
import { acceptQuote } from '#features/bookings/quotes/accept-quote.server.ts'
import { type Booking, findBooking } from '#features/bookings/reads.server.ts'
import { mayPromiseEmail } from '#features/emails/reachable.ts'
import { namesIn } from '#features/translations/names.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../context.ts'
import { wordsOfMatches } from '../../languages/use-words.ts'
import { replyInWords } from '../../shared/booking/field-error.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { limitForm, passActionHeaders } from '../../shared/limit-form.server.ts'
import { openOwn } from '../../shared/open-booking.server.ts'
import { languageOf, wordsReader } from '../../shared/page-words.server.ts'
import { typed } from '../../shared/read-form.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { once } from '../../shared/server-only.server.ts'
import { shownTerms } from '../../shared/terms/shown-terms.server.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { staticPart } from '../../ui/static-part.tsx'
import { bookingErrorWords } from '../../words/booking-errors.ts'
import { ownAnswerWords } from '../../words/manage-answers.ts'
import { ownWords } from '../../words/manage-booking.ts'
import { manageRefusalWords } from '../../words/manage-refusals.ts'
import { titleInLanguage } from '../content-in-language.server.ts'
import { loadBookedJourney } from '../proposals/load-booked-journey.server.ts'
import type { Route } from './+types/booking.ts'
import { readOwnAnswer } from './booking-action.server.ts'
import { stateNow } from './booking-status.ts'
import { loadOwn } from './load-booking.server.ts'
import { loadQuestions } from './load-questions.server.ts'
import { OwnPage } from './overview.tsx'
import { ownRefusal } from './own-refusal.ts'
import { shownPackage } from './shown-package.server.ts'

const load = async () => (await import('./journey-section.tsx')).JourneySection
const Journey = staticPart(load, import.meta.env.SSR ? await load() : undefined)

export const handle = {
  sheets: ['days'],
  words: [
    'booking-terms',
    'cancellation-rest',
    'lost-link',
    'manage-booking',
    'payment-methods',
    'problems',
    'statement',
    'time-left',
  ],
  staticWords: ['itinerary', 'pages', 'proposal-journey', 'road-time'],
} satisfies PageHandle

export { LostBooking as ErrorBoundary } from './lost-booking.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const booking = await openOwn(ctx, request, params.reference)
  const query = new URL(request.url).searchParams
  const done = query.get('done')
  const read = wordsReader(context)
  const own = await loadOwn(ctx, booking, query.get('paid'), read)
  const journey = own.hasDays ? await loadBookedJourney(context, booking) : undefined
  return {
    ...own,
    packageSlug: own.packageSlug && (await shownPackage(ctx.db, own.packageSlug)),
    ...(journey && { journey: once(context, journey) }),
    hasJourney: journey !== undefined,
    questions: await loadQuestions(ctx.db, booking, read.format),
    about: { ...own.about, title: await titleInLanguage(context, booking.kind, booking.title) },
    status: doneText(done, mayPromiseEmail(ctx.mail, booking.email), read),
    problem: cardProblem(query.get('refused'), read),
    // What a quote is accepted under.
    terms: own.quote && (await shownTerms(context)),
  }
}

/** What was done on another page, and by whether an email may be promised of it. */
function doneText(done: string | null, emails: boolean, read: ReadWords): string | undefined {
  const words = read(ownAnswerWords).done
  if (done === 'changed' && !emails) return words.changedHere
  return done === 'changed' || done === 'cancelled' || done === 'confirmed' ? words[done] : undefined
}

const cardRefusals = ['no-cards', 'nothing-due', 'amount-changed', 'hold-lapsed', 'gateway-away', 'too-many-attempts'] as const

/** Why the card page did not open, for a visitor who was sent back from it. */
function cardProblem(refused: string | null, read: ReadWords): string | undefined {
  const known = cardRefusals.find((reason) => reason === refused)
  return known && read(manageRefusalWords)[known]
}

type Answer = { status?: string; problem?: string; reply?: FormReply; termsChanged?: true }

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const booking = await openOwn(ctx, request, params.reference)
  const read = wordsReader(context)
  const words = read(ownAnswerWords)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === 'resend-confirmation') return resend({ context, request }, booking)
  if (intent !== 'hold-again' && intent !== 'accept') return data({ problem: words.unknown } satisfies Answer, { status: 422 })
  const { value, reply } = readOwnAnswer(form, intent)
  const unread: Answer =
    intent === 'accept' && reply ? { reply: replyInWords(reply, read(bookingErrorWords)) } : { problem: words.unknown }
  if (reply) return data(unread, { status: 422 })
  const shown: Answer = intent === 'accept' ? { reply: { values: typed(form), errors: {} } } : {}
  const limited = await limitForm({ context, request }, 'hold-again', { booking: booking.id }, shown)
  if (limited) return limited
  const { agreedTotalMinor, agreedTerms = '', method } = value
  const outcome = method
    ? await acceptQuote(ctx, booking.id, { method, agreedTotalMinor, agreedTerms, language: languageOf(context) })
    : await holdAgain(ctx, booking.id, { agreedTotalMinor })
  const now = outcome.done ? outcome.value : await findBooking(ctx.db, booking.id)
  if (outcome.done || isTakenAt(now, agreedTotalMinor, ctx.clock.now()))
    return data({
      status: now?.state === 'requested' ? words.done.requested : method ? words.done.accepted : words.done.held,
    } satisfies Answer)
  const sentence = ownRefusal(outcome.refusal, partyOf(booking), read, await namesIn(ctx, read.language))
  if (outcome.refusal.reason === 'terms-changed') {
    // The new terms are not accepted by the old tick.
    const { terms: _, ...values } = typed(form)
    return data({ reply: { values, errors: { terms: sentence } }, termsChanged: true } satisfies Answer, { status: 409 })
  }
  return data({ ...shown, problem: sentence } satisfies Answer, { status: 409 })
}

async function resend(args: Pick<Route.ActionArgs, 'context' | 'request'>, booking: Booking) {
  const limited = await limitForm(args, 'lost-link', { email: booking.email })
  if (limited) return limited
  await resendConfirmation(contextOf(args.context), booking)
  return data({ status: wordsReader(args.context)(ownAnswerWords).sentAgain({ email: booking.email }) } satisfies Answer)
}

/** Whether a booking is held or requested at this total now: then the same form was sent twice. */
const isTakenAt = (booking: Booking | undefined, totalMinor: number, now: Date): boolean =>
  booking !== undefined && isHeld(stateNow(booking, now)) && booking.totalMinor === totalMinor

export const headers = passActionHeaders

export const shouldRevalidate = revalidateOnConflict

const partyOf = ({ kind, travellersCount: travellers }: Booking) => ({ kind, travellers })

export const meta: Route.MetaFunction = ({ matches, params }) => [
  { title: wordsOfMatches(matches, ownWords).title({ reference: params.reference }) },
  { name: 'robots', content: 'noindex' },
]

export default function OwnBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { status, problem, journey, hasJourney, ...view } = loaderData
  const days = hasJourney && <Journey name="journey" of={journey} />
  return <OwnPage {...view} journey={days} answer={actionData ?? { ...(status && { status }), ...(problem && { problem }) }} />
}
