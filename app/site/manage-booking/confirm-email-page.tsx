import { data, Form, redirect } from 'react-router'
import { isHeld } from '#features/bookings/booking.ts'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { confirmEmail, confirmedHoldEnd, confirmsEmail } from '#features/bookings/emails/confirm-email.server.ts'
import { type Booking, findBookingByReference } from '#features/bookings/reads.server.ts'
import { namesIn } from '#features/translations/names.server.ts'
import type { Context } from '#platform/context.ts'
import { links } from '#values/links.ts'
import { readReference } from '#values/reference.ts'
import { contextOf } from '../../context.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { setBookingCookie } from '../../shared/booking-cookie.server.ts'
import { formatterOf, languageOf, wordsReader } from '../../shared/page-words.server.ts'
import { Problem } from '../../ui/problem.tsx'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { confirmEmailWords } from '../../words/manage-confirm-email.ts'
import { BusyButton } from '../busy-button.tsx'
import { titleInLanguage } from '../content-in-language.server.ts'
import type { Route } from './+types/confirm-email-page.ts'
import { stateNow } from './booking-status.ts'
import { ownRefusal } from './own-refusal.ts'

export const handle = { words: ['lost-link', 'manage-confirm-email', 'problems'] } satisfies RouteHandle

export { LostBooking as ErrorBoundary } from './lost-booking.tsx'

/** The booking whose email has the key of the address; the same 404 whatever is wrong. */
async function openByEmail(ctx: Context, request: Request, typed: string): Promise<Booking> {
  const reference = readReference(typed)
  const booking = reference && (await findBookingByReference(ctx.db, reference))
  const key = new URL(request.url).searchParams.get('letter') ?? ''
  if (!booking || !confirmsEmail(ctx.config.secret, booking, key)) throw new Response('There is no such booking', { status: 404 })
  return booking
}

/** Opening the page changes nothing: programs that scan mail open every link. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const format = formatterOf(context)
  const ctx = contextOf(context)
  const booking = await openByEmail(ctx, request, params.reference)
  const { startsOn, endsOn, email, holdEndsAt } = booking
  const title = await titleInLanguage(context, booking.kind, booking.title)
  const state = stateNow(booking, ctx.clock.now())
  const onHold = isHeld(state)
  const until = confirmedHoldEnd(booking)
  return {
    about: { title, startsOn, endsOn },
    email,
    held: onHold && holdEndsAt ? format.instant(holdEndsAt) : null,
    until: onHold && until ? format.instant(until) : null,
  }
}

/** Confirms the email and opens the booking's page: a reader of its emails may see it. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const booking = await openByEmail(ctx, request, params.reference)
  const { id, reference, kind, travellersCount: travellers } = booking
  const confirmed = await confirmEmail(ctx, id)
  if (!confirmed.done)
    return data(
      {
        problem: ownRefusal(
          confirmed.refusal,
          { kind, travellers },
          wordsReader(context),
          await namesIn(ctx, languageOf(context)),
        ),
      },
      { status: 409 },
    )
  return redirect(`${links.booking(reference)}?done=confirmed`, {
    status: 303,
    headers: { 'Set-Cookie': setBookingCookie(ctx, reference, bookingKey(ctx.config.secret, booking)) },
  })
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: wordsOfMatches(matches, confirmEmailWords).title },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(confirmEmailWords)
  const format = useFormatter()
  const { about, email, held, until } = loaderData
  return (
    <div className="wrap booking manage-booking narrow">
      <h1 className="t-2">{words.title}</h1>
      <p className="ui small muted">
        {about.title}, {format.days(about.startsOn, about.endsOn)}
      </p>
      <Problem text={actionData?.problem} />
      {held === null ? (
        <p className="lede">{words.over}</p>
      ) : (
        <>
          <p className="lede">{until ? words.ask({ held, until }) : words.done({ held })}</p>
          <Form method="post" className="part">
            <BusyButton>{until ? words.button({ email }) : words.open}</BusyButton>
          </Form>
        </>
      )}
    </div>
  )
}
