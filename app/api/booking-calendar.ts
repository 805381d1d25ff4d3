import type { BookingState } from '#features/bookings/booking.ts'
import type { Order } from '#features/orders/order.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { contextOf } from '../context.ts'
import { openOwn } from '../shared/open-booking.server.ts'
import { wordsOf } from '../shared/page-words.server.ts'
import type { RouteHandle } from '../ui/route-handle.ts'
import { ownWords } from '../words/manage-booking.ts'
import type { Route } from './+types/booking-calendar.ts'
import { calendarText } from './calendar-text.ts'

export const handle = { query: 'any' } satisfies RouteHandle

/** States in which there is nothing to travel for any more: a calendar that has the days takes them out. */
const off: readonly BookingState[] = ['expired', 'rejected', 'cancelled', 'no-show']
const firm: readonly BookingState[] = ['confirmed', 'in-progress', 'completed']

/** A booking as an all-day calendar file for its visitor, under the booking's own key. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const { reference, order, title, startsOn, endsOn, travellersCount, state } = await openOwn(ctx, request, params.reference)
  const words = wordsOf(context, ownWords)
  const url = `${ctx.config.publicUrl}/bookings/${reference}`
  const text = calendarText({
    uid: `${reference}@${new URL(ctx.config.publicUrl).hostname}`,
    stamp: ctx.clock.now(),
    from: startsOn,
    to: endsOn,
    title,
    description: `${words.title({ reference })}, ${words.order.people({ count: travellersCount })}\n${url}`,
    place: await placeOf(ctx.db, order, title),
    url,
    status: off.includes(state) ? 'CANCELLED' : firm.includes(state) ? 'CONFIRMED' : 'TENTATIVE',
  })
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${reference}.ics"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

/** Where a trip starts: the town of a journey, the hotel, or where our driver fetches them. */
async function placeOf(db: Db, order: Order, title: string): Promise<string> {
  if (order.kind === 'hire') return order.pickUp?.place ?? ''
  return order.kind === 'stay' ? title : ((await findPackage(db, order.package))?.start.name ?? '')
}
