import { bookedTitle } from '#features/bookings/booked-title.ts'
import { bookedOrderWords } from '#features/bookings/emails/words/booked-order.ts'
import { staleAt } from '#features/departures/departure.ts'
import { findDeparture } from '#features/departures/reads.server.ts'
import { wordsTag } from '#features/translations/messages/message.ts'
import { namesIn } from '#features/translations/names.server.ts'
import { translationsTag } from '#features/translations/reads.server.ts'
import { links } from '#values/links.ts'
import { contextOf, noteTags, sharePage } from '../context.ts'
import { written } from '../languages/addresses.ts'
import { departureRouteText } from '../shared/departure-route-text.ts'
import type { RouteHandle } from '../ui/route-handle.ts'
import { siteWordsKey } from '../words/sources.server.ts'
import { timetableWords } from '../words/timetable.ts'
import type { Route } from './+types/departure-calendar.ts'
import { calendarText } from './calendar-text.ts'

export const handle = { query: ['language'] } satisfies RouteHandle

/** One departure as a day in a visitor's own calendar, in the `language` of its query. Throws a 404 for one that is not public. */
export async function loader({ params, context, url: { searchParams } }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const language = searchParams.get('language') ?? written
  if (language !== written) {
    if (!context.get(siteWordsKey).published.has(language)) throw new Response('Not found', { status: 404 })
    noteTags(context, [wordsTag(language), translationsTag(language)])
  }
  const now = ctx.clock.now()
  const row = await findDeparture(ctx.db, params.slug, now)
  if (!row) throw new Response('Not found', { status: 404 })
  sharePage(context, ['departures', `departure:${row.slug}`], staleAt([row], now))
  const read = ctx.words.in(language, [timetableWords, bookedOrderWords])
  const nameOf = await namesIn(ctx, read.language)
  const placeName = (name: string) => nameOf({ name, of: 'place', at: 'name' })
  const [start, end] = [placeName(row.startPlace), placeName(row.endPlace)]
  const url = ctx.config.publicUrl.replace(/\/$/, '') + ctx.words.address(language, links.departure(row.slug))
  const text = calendarText({
    uid: `${row.slug}@${new URL(ctx.config.publicUrl).hostname}`,
    stamp: now,
    from: row.startsOn,
    to: row.endsOn,
    title: bookedTitle({ kind: 'departure', title: row.title }, read, nameOf),
    description: `${departureRouteText(start, end, row.days, read(timetableWords))}\n${url}`,
    place: start,
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
