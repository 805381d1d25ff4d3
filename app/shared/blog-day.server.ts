import { findNextPostDay } from '#features/blog/reads.server.ts'
import { type Day, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { contextOf, noteTags, type RouteContext } from '../context.ts'

/**
 * The day for which a page shows the blog. The page is rendered again when a post changes, and when a post's future day comes.
 */
export async function journalDay(context: RouteContext): Promise<Day> {
  const { db, clock } = contextOf(context)
  const today = kigaliDay(clock.now())
  const next = await findNextPostDay(db, today)
  noteTags(context, ['posts'], next === undefined ? undefined : kigaliInstant(next, 0))
  return today
}
