import { bookedTitle } from '#features/bookings/booked-title.ts'
import { bookedOrderWords } from '#features/bookings/emails/words/booked-order.ts'
import { findCalendar } from '#features/roster/sheet/find-calendar.server.ts'
import type { CalendarAssignment } from '#features/roster/sheet/reads-calendar.server.ts'
import { namesIn } from '#features/translations/names.server.ts'
import { contextOf } from '../context.ts'
import { written } from '../languages/addresses.ts'
import type { RouteHandle } from '../ui/route-handle.ts'
import { crewCalendarWords } from '../words/crew-calendar.ts'
import { siteWordsKey } from '../words/sources.server.ts'
import type { Route } from './+types/crew-calendar.ts'
import { type CalendarEntry, calendarFeedText } from './calendar-text.ts'

export const handle = { query: ['language'] } satisfies RouteHandle

/**
 * The calendar that a guide subscribes to, in the `language` of its query: what they are on, what they were taken off, and when they are
 * away. No name of a traveller is in it, because it is stored by whoever runs the calendar. Throws a 404 for a wrong key and a retired guide.
 */
export async function loader({ params, context, url: { searchParams } }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const language = searchParams.get('language') ?? written
  const isThere = language === written || context.get(siteWordsKey).published.has(language)
  const calendar = isThere ? await findCalendar(ctx, params.key) : undefined
  if (!calendar) throw new Response('Not found', { status: 404 })
  const read = ctx.words.in(language, [crewCalendarWords, bookedOrderWords])
  const nameOf = await namesIn(ctx, read.language)
  const words = read(crewCalendarWords)
  const { hostname } = new URL(ctx.config.publicUrl)
  const stamp = ctx.clock.now()
  const entries = calendar.assignments.map(
    ({ id, version, state, role, absence, runKind, title, reference, from, to }): CalendarEntry => {
      // The title of a journey that was made for somebody may name them.
      const run = runKind === 'tailored' ? words.tailored : bookedTitle({ kind: runKind, title }, read, nameOf)
      return {
        ...{ uid: `assignment-${id}@${hostname}`, stamp, sequence: version, span: { from, to }, place: '', url: '' },
        title: absence ? words.absence({ absence }) : words.summary({ title: run, role: role ?? 'driver-guide' }),
        description: [reference, state === 'pencilled' ? words.pencilled : state === 'requested' ? words.requested : '']
          .filter(Boolean)
          .join('\n'),
        status: statusOf(state),
      }
    },
  )
  const { name } = calendar.guide
  return new Response(calendarFeedText(`${calendar.company}: ${name}`, entries), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="calendar.ics"',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}

function statusOf(state: CalendarAssignment['state']): CalendarEntry['status'] {
  if (state === 'released' || state === 'declined') return 'CANCELLED'
  return state === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE'
}
