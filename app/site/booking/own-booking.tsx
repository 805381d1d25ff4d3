import { data, redirect } from 'react-router'
import { paymentScheduleOf } from '#features/bookings/balance.ts'
import { movesFrom } from '#features/bookings/booking.ts'
import { cancelBooking } from '#features/bookings/cancel-booking.server.ts'
import { holdAgain } from '#features/bookings/hold-again.server.ts'
import { findOffered, isClosed, quoteParty } from '#features/bookings/quote-departure.server.ts'
import { type Booking, listEvents, listLines, listTravellers } from '#features/bookings/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { links } from '#values/links.ts'
import { moneyText } from '#values/money.ts'
import { contextOf } from '../../context.ts'
import { limitForm, passActionHeaders } from '../../shared/limit-form.server.ts'
import { ownWords } from '../../words/own-booking.ts'
import type { Route } from './+types/own-booking.ts'
import { openBooking, setBookingCookie } from './booking-cookie.server.ts'
import { OwnBooking } from './own-booking-page.tsx'
import { priceText } from './summary-of.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const { booking, keyInAddress } = await openBooking(ctx, request, params.reference)
  if (keyInAddress) {
    throw redirect(links.booking(booking.reference), {
      headers: { 'Set-Cookie': setBookingCookie(ctx, booking.reference, keyInAddress) },
    })
  }
  const [lines, travellers, events, settings] = await Promise.all([
    listLines(ctx.db, booking.id),
    listTravellers(ctx.db, booking.id),
    listEvents(ctx.db, booking.id),
    findSettings(ctx.db),
  ])
  const now = ctx.clock.now()
  const lapsed = booking.holdEndsAt !== null && booking.holdEndsAt <= now
  // A hold that has lapsed is over, whether or not the clock job has tidied it yet.
  const state = lapsed ? 'expired' : booking.state
  return {
    reference: booking.reference,
    state,
    title: booking.title,
    scene: booking.scene,
    startsOn: booking.startsOn,
    endsOn: booking.endsOn,
    departureSlug: booking.departureSlug,
    packageSlug: booking.packageSlug,
    count: booking.travellersCount,
    method: booking.paymentMethod,
    hold:
      booking.holdEndsAt && !lapsed
        ? {
            endsAt: booking.holdEndsAt.toISOString(),
            words: instantText(booking.holdEndsAt),
            leftMs: booking.holdEndsAt.getTime() - now.getTime(),
          }
        : null,
    price: priceText(lines, paymentScheduleOf(booking), booking),
    travellers: travellers.map(({ firstNames, familyName }) => `${firstNames} ${familyName}`),
    events: events
      .filter(({ event }) => event !== 'note')
      .map(({ event, at }) => ({ at: instantText(at), words: ownWords.events[event] ?? event })),
    mayCancel: !lapsed && movesFrom(booking, 'visitor', now, kigaliDay(now)).some(({ event }) => event === 'cancel'),
    again: state === 'expired' ? await againFor(ctx, booking, travellers, now) : null,
    bank: settings.bank,
    mobileMoney: settings.mobileMoney,
  }
}

const instantText = (at: Date) => `${dayText(kigaliDay(at))}, ${kigaliClock(at)}`

/** What holding the seats again would cost now, or how many are left when they are too few. */
async function againFor(ctx: Context, booking: Booking, travellers: Awaited<ReturnType<typeof listTravellers>>, now: Date) {
  const offered = await findOffered(ctx.db, booking.departureSlug, now)
  if (!offered || isClosed(offered)) return { problem: ownWords.againClosed }
  if (offered.departure.left < booking.travellersCount) return { problem: ownWords.againFull(offered.departure.left) }
  const { travellersCount, comfort, singleRooms } = booking
  const quote = quoteParty(offered, { travellersCount, travellers, comfort, singleRooms }, now)
  if (!quote.done) return { problem: ownWords.againClosed }
  const total = moneyText({ minor: quote.value.schedule.totalMinor, currency: booking.currency })
  return { words: ownWords.again(travellersCount, total), totalMinor: quote.value.schedule.totalMinor }
}

type Answer = { status: string } | { problem: string }

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const { booking } = await openBooking(ctx, request, params.reference)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === 'hold-again') {
    const limited = await limitForm({ context, request }, 'hold-again', { booking: booking.id })
    if (limited) return limited
    return answerHold(await holdAgain(ctx, booking.id, { agreedTotalMinor: Number(form.get('agreedTotalMinor')) }))
  }
  if (intent !== 'cancel') return data({ problem: ownWords.unknown } satisfies Answer, { status: 422 })
  const why = form.get('reason')
  const reason = (typeof why === 'string' && why.trim().slice(0, 500)) || ownWords.cancelReason
  const cancelled = await cancelBooking(ctx, booking.id, { mover: 'visitor', actor: 'visitor', reason })
  if (cancelled.done) return data({ status: ownWords.done.cancelled } satisfies Answer)
  return data({ problem: ownWords.moved } satisfies Answer, { status: 409 })
}

export const headers = passActionHeaders

function answerHold(outcome: Awaited<ReturnType<typeof holdAgain>>) {
  if (outcome.done) return data({ status: ownWords.done.held } satisfies Answer)
  const { refusal } = outcome
  if (refusal.reason === 'departure-full')
    return data({ problem: ownWords.againFull(refusal.seatsLeft) } satisfies Answer, { status: 409 })
  if (refusal.reason === 'price-changed') return data({ problem: ownWords.priceChanged } satisfies Answer, { status: 409 })
  const problem = refusal.reason === 'departure-closed' ? ownWords.againClosed : ownWords.moved
  return data({ problem } satisfies Answer, { status: 409 })
}

export const meta: Route.MetaFunction = ({ params }) => [
  { title: ownWords.title(params.reference) },
  { name: 'robots', content: 'noindex' },
]

export default function OwnBookingRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnBooking {...loaderData} answer={actionData} />
}
