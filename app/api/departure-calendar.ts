import { staleAt } from '#features/departures/departure.ts'
import { findDeparture } from '#features/departures/reads.server.ts'
import { contextOf, sharePage } from '../context.ts'
import { departureRouteText } from '../shared/departure-route-text.ts'
import { wordsOf } from '../shared/page-words.server.ts'
import { timetableWords } from '../words/timetable.ts'
import type { Route } from './+types/departure-calendar.ts'
import { calendarText } from './calendar-text.ts'

/** One departure as a day in a visitor's own calendar. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const now = ctx.clock.now()
  const row = await findDeparture(ctx.db, params.slug, now)
  if (!row) throw new Response('Not found', { status: 404 })
  sharePage(context, ['departures', `departure:${row.slug}`], staleAt([row], now))
  const url = `${ctx.config.publicUrl.replace(/\/$/, '')}/departure-details/${row.slug}`
  const text = calendarText({
    uid: `${row.slug}@${new URL(ctx.config.publicUrl).hostname}`,
    stamp: now,
    from: row.startsOn,
    to: row.endsOn,
    title: row.title,
    description: `${departureRouteText(row.startPlace, row.endPlace, row.days, wordsOf(context, timetableWords))}\n${url}`,
    place: row.startPlace,
    url,
    status: row.status === 'cancelled' ? 'CANCELLED' : row.guaranteed ? 'CONFIRMED' : 'TENTATIVE',
  })
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${row.slug}.ics"`,
      'Cache-Control': 'no-cache',
    },
  })
}
