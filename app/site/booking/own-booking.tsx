import { data } from 'react-router'
import { acceptQuote } from '#features/bookings/accept-quote.server.ts'
import { holdAgain } from '#features/bookings/hold-again.server.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { Outcome } from '#values/outcome.ts'
import { contextOf } from '../../context.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { limitForm, passActionHeaders } from '../../shared/limit-form.server.ts'
import { openOwn } from '../../shared/open-own.server.ts'
import { ownWords } from '../../words/own-booking.ts'
import { type OwnRefusal, ownRefusal } from '../../words/own-refusals.ts'
import { loadOwn } from '../own/load-own.server.ts'
import { OwnPage } from '../own/own-page.tsx'
import { readOwnAnswer } from '../own/read-own-answer.server.ts'
import type { Route } from './+types/own-booking.ts'

export { LostBooking as ErrorBoundary } from '../own/lost-booking.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const booking = await openOwn(ctx, request, params.reference)
  const asked = new URL(request.url).searchParams
  const done = asked.get('done')
  return {
    ...(await loadOwn(ctx, booking, asked.get('paid'))),
    status: done === 'changed' || done === 'cancelled' ? ownWords.done[done] : undefined,
    problem: cardProblem(booking, asked.get('refused')),
  }
}

/** Why the card page did not open, where somebody was sent back from it. */
function cardProblem(booking: Booking, refused: string | null): string | undefined {
  const known = (['no-cards', 'nothing-due', 'hold-lapsed', 'gateway-away'] as const).find((reason) => reason === refused)
  return known && ownRefusal({ reason: known }, askedOf(booking))
}

type Answer = { status?: string; problem?: string; reply?: FormReply }

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const booking = await openOwn(ctx, request, params.reference)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent !== 'hold-again' && intent !== 'accept') return data({ problem: ownWords.unknown } satisfies Answer, { status: 422 })
  const { value, reply } = readOwnAnswer(form, intent)
  const unread: Answer = intent === 'accept' && reply ? { reply } : { problem: ownWords.unknown }
  if (reply) return data(unread, { status: 422 })
  const limited = await limitForm({ context, request }, 'hold-again', { booking: booking.id })
  if (limited) return limited
  const { agreedTotalMinor, method } = value
  if (method) return answer(booking, await acceptQuote(ctx, booking.id, { method, agreedTotalMinor }), ownWords.done.accepted)
  return answer(booking, await holdAgain(ctx, booking.id, { agreedTotalMinor }), ownWords.done.held)
}

export const headers = passActionHeaders

const askedOf = ({ kind, travellersCount: travellers }: Booking) => ({ kind, travellers })

function answer(booking: Booking, outcome: Outcome<Booking, OwnRefusal>, status: string) {
  if (outcome.done) return data({ status } satisfies Answer)
  return data({ problem: ownRefusal(outcome.refusal, askedOf(booking)) } satisfies Answer, { status: 409 })
}

export const meta: Route.MetaFunction = ({ params }) => [
  { title: ownWords.title(params.reference) },
  { name: 'robots', content: 'noindex' },
]

export default function OwnBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { status, problem, ...view } = loaderData
  return <OwnPage {...view} answer={actionData ?? { ...(status && { status }), ...(problem && { problem }) }} />
}
