import { bookedTitle } from '#features/bookings/booked-title.ts'
import type { BookingState } from '#features/bookings/booking.ts'
import { bookedOrderWords } from '#features/bookings/emails/words/booked-order.ts'
import type { Order } from '#features/orders/order.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import { findJourneyStart } from '#features/proposals/reads-accepted.server.ts'
import { namesIn, type TextInLanguage } from '#features/translations/names.server.ts'
import type { Db } from '#platform/context.ts'
import { links } from '#values/links.ts'
import { contextOf } from '../context.ts'
import { openOwn } from '../shared/open-booking.server.ts'
import type { RouteHandle } from '../ui/route-handle.ts'
import { ownWords } from '../words/manage-booking.ts'
import type { Route } from './+types/booking-calendar.ts'
import { calendarText } from './calendar-text.ts'

export const handle = { query: 'any' } satisfies RouteHandle

/** States in which there is nothing to travel for any more: a calendar that has the days takes them out. */
const off: readonly BookingState[] = ['expired', 'rejected', 'cancelled', 'no-show']
const firm: readonly BookingState[] = ['confirmed', 'in-progress', 'completed']

/** A booking as an all-day calendar file for its visitor, under the booking's own key and in the booking's language. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const booking = await openOwn(ctx, request, params.reference)
  const { reference, order, startsOn, endsOn, travellersCount, state } = booking
  const read = ctx.words.in(booking.language, [ownWords, bookedOrderWords])
  const nameOf = await namesIn(ctx, read.language)
  const title = bookedTitle(booking, read, nameOf)
  const words = read(ownWords)
  const url = ctx.config.publicUrl + ctx.words.address(booking.language, links.booking(reference))
  const text = calendarText({
    uid: `${reference}@${new URL(ctx.config.publicUrl).hostname}`,
    stamp: ctx.clock.now(),
    from: startsOn,
    to: endsOn,
    title,
    description: `${words.title({ reference })}, ${words.order.people({ count: travellersCount })}\n${url}`,
    place: await placeOf(ctx.db, order, title, nameOf),
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
async function placeOf(db: Db, order: Order, title: string, nameOf: TextInLanguage): Promise<string> {
  if (order.kind === 'hire') return order.pickUp?.place ?? ''
  if (order.kind === 'stay') return title
  const start =
    order.kind === 'tailored' ? await findJourneyStart(db, order.proposal) : (await findPackage(db, order.package))?.start.name
  return start ? nameOf({ name: start, of: 'place', at: 'name' }) : ''
}
