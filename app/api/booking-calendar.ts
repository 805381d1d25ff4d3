import { contextOf } from '../context.ts'
import { openOwn } from '../shared/open-booking.server.ts'
import type { RouteHandle } from '../ui/route-handle.ts'
import { ownWords } from '../words/manage-booking.ts'
import type { Route } from './+types/booking-calendar.ts'
import { calendarText } from './calendar-text.ts'

export const handle = { query: 'any' } satisfies RouteHandle

/** States in which there is nothing to travel for any more: a calendar that has the days takes them out. */
const off = ['expired', 'rejected', 'cancelled', 'no-show']

/** A booking as an all-day calendar file for its visitor, under the booking's own key. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const { reference, title, startsOn, endsOn, travellersCount, state, scene } = await openOwn(ctx, request, params.reference)
  const url = `${ctx.config.publicUrl}/bookings/${reference}`
  const text = calendarText({
    uid: `${reference}@${new URL(ctx.config.publicUrl).hostname}`,
    stamp: ctx.clock.now(),
    from: startsOn,
    to: endsOn,
    title,
    description: `${ownWords.title(reference)}, ${ownWords.order.people(travellersCount)}\n${url}`,
    place: scene.place,
    url,
    cancelled: off.includes(state),
  })
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${reference}.ics"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
