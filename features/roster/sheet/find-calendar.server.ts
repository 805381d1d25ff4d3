import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import {
  type CalendarAssignment,
  type CalendarGuide,
  findCalendarGuide,
  listCalendarAssignments,
} from './reads-calendar.server.ts'
import { opensCalendar, readKey } from './sheet-key.server.ts'

/** For how many days what is over, or was taken off, stays in a calendar, so that programs that look seldom take it out. */
const calendarDaysBack = 30

type Calendar = { guide: CalendarGuide; company: string; assignments: CalendarAssignment[] }

/** The calendar of the key in an address; undefined for a wrong key and for a retired guide. */
export async function findCalendar(ctx: Pick<Context, 'db' | 'config' | 'clock'>, key: string): Promise<Calendar | undefined> {
  const read = readKey(key)
  const guide = read && (await findCalendarGuide(ctx.db, read.id))
  if (!read || !guide || !opensCalendar(ctx.config.secret, guide, read.mac)) return undefined
  const since = addDays(kigaliDay(ctx.clock.now()), -calendarDaysBack)
  const [settings, assignments] = await Promise.all([findSettings(ctx.db), listCalendarAssignments(ctx.db, guide.id, since)])
  return { guide, company: settings.company.name, assignments }
}
