import { data, Form, redirect } from 'react-router'
import { isFinal } from '#features/bookings/booking.ts'
import { isNameFixed } from '#features/bookings/privacy/reads-travellers.server.ts'
import { saveTravellerDetails } from '#features/travellers/save-traveller-details.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { links } from '#values/links.ts'
import { contextOf } from '../../../context.ts'
import { useWords, wordsOfMatches } from '../../../languages/use-words.ts'
import type { FormReply } from '../../../shared/form-reply.ts'
import { limitForm, passActionHeaders } from '../../../shared/limit-form.server.ts'
import { openOwn } from '../../../shared/open-booking.server.ts'
import { formatterOf, languageOf, wordsOf } from '../../../shared/page-words.server.ts'
import { ProblemSummary } from '../../../shared/problem-summary.tsx'
import { DetailsFields, useDetailProblems } from '../../../shared/travellers/details-fields.tsx'
import { type FoundTraveller, findTraveller, readPosition } from '../../../shared/travellers/find-traveller.server.ts'
import { readDetails, shownAgain } from '../../../shared/travellers/read-details.server.ts'
import { Problem } from '../../../ui/problem.tsx'
import type { RouteHandle } from '../../../ui/route-handle.ts'
import { detailsRefusalWords } from '../../../words/details-refusals.ts'
import { oneTravellerWords } from '../../../words/manage-traveller.ts'
import { travellerFactWords } from '../../../words/traveller-facts.ts'
import { BusyButton } from '../../busy-button.tsx'
import { useSite } from '../../site-data.ts'
import { stateNow } from '../booking-status.ts'
import { ManagePage } from '../manage-page.tsx'
import { readText } from '../read-fields.ts'
import type { Route } from './+types/traveller-page.ts'
import { detailsRefusal } from './details-refusal.ts'

export const handle = { words: ['lost-link', 'manage-traveller', 'problems', 'traveller-details'] } satisfies RouteHandle

export { LostBooking as ErrorBoundary } from '../lost-booking.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const booking = await openOwn(ctx, request, params.reference)
  const words = wordsOf(context, travellerFactWords)
  const traveller = await findTraveller(ctx, booking, params.position, {
    withPrivate: true,
    words,
    format: formatterOf(context),
    language: languageOf(context),
  })
  const over = isFinal(stateNow(booking, ctx.clock.now()))
  const isFixed = await isNameFixed(ctx.db, booking.id, readPosition(params.position))
  return { reference: booking.reference, over, traveller, isFixed }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const booking = await openOwn(ctx, request, params.reference)
  const { id: bookingId, reference } = booking
  const position = readPosition(params.position)
  const form = await request.formData()
  const { value, reply } = readDetails(form, kigaliDay(ctx.clock.now()))
  if (reply) return data({ reply }, { status: 422 })
  const shown = { reply: { values: shownAgain(form), errors: {} } }
  const limited = await limitForm({ context, request }, 'details', { booking: bookingId }, shown)
  if (limited) return limited
  const seen = readText(form, 'seen', 60) || undefined
  const saved = await saveTravellerDetails(ctx, { bookingId, position, answer: value, actor: { by: 'visitor' }, seen })
  if (saved.done) return redirect(`${links.booking(reference)}/travellers?saved=${position}`, 303)
  // The schema does not know the first day: an age over 120 on it is an error of the field too.
  if (saved.refusal.reason === 'ages-wrong')
    return data({ reply: { values: shown.reply.values, errors: { bornOn: 'born-on-too-early' } } }, { status: 422 })
  const words = wordsOf(context, travellerFactWords)
  if (saved.refusal.reason === 'changed-meanwhile')
    shown.reply.values.seen = (
      await findTraveller(ctx, booking, params.position, {
        withPrivate: false,
        words,
        format: formatterOf(context),
        language: languageOf(context),
      })
    ).version
  return data({ ...shown, problem: detailsRefusal(saved.refusal, wordsOf(context, detailsRefusalWords)) }, { status: 409 })
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: wordsOfMatches(matches, oneTravellerWords).title },
  { name: 'robots', content: 'noindex' },
]

export default function TravellerPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(oneTravellerWords)
  const { reference, over, traveller, isFixed } = loaderData
  const { reply, problem }: { reply?: FormReply; problem?: string } = actionData ?? {}
  return (
    <ManagePage
      back={{ to: `${links.booking(reference)}/travellers`, word: words.back }}
      title={words.heading({ name: traveller.name })}
    >
      <Problem text={problem} />
      {over ? (
        <p className="lede muted">{words.over}</p>
      ) : (
        <TravellerForm traveller={traveller} isFixed={isFixed} reply={reply ?? { values: traveller.values, errors: {} }} />
      )}
    </ManagePage>
  )
}

/** The details form of the booking's own page. */
function TravellerForm({ traveller, isFixed, reply }: { traveller: FoundTraveller; isFixed: boolean; reply: FormReply }) {
  const words = useWords(oneTravellerWords)
  const problems = useDetailProblems(reply)
  const company = useSite()?.company.name ?? ''
  const wording = {
    ...(isFixed && { namesFixed: words.namesFixed }),
    passportExpiresEarly: (day: string) => words.expiresEarly({ day }),
    consent: words.consent({ company }),
    consentSince: (day: string) => words.consentSince({ day }),
  }
  return (
    <Form method="post" noValidate autoComplete="off">
      {traveller.missing && <p className="lede muted">{traveller.missing}</p>}
      <ProblemSummary problems={problems} />
      <DetailsFields traveller={traveller} reply={reply} wording={wording} />
      <p className="part">
        <BusyButton>{words.save}</BusyButton>
      </p>
    </Form>
  )
}
