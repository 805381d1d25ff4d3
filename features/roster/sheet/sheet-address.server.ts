import type { Context } from '#platform/context.ts'
import { links } from '#values/links.ts'
import { type CalendarOf, calendarKey, type SheetOf, sheetKey } from './sheet-key.server.ts'

type Addressed = Pick<Context, 'config' | 'words'>

const whole = ({ config }: Addressed, path: string) => config.publicUrl.replace(/\/$/, '') + path

/**
 * The address of the sheet of an assignment, for whoever is on it: by `id` and `created_at` of its row. It opens from seven days before the
 * assignment until three days after it, and only while the assignment is on a run. In English where the language is not public.
 */
export const sheetAddress = (ctx: Addressed, assignment: SheetOf, language = 'en'): string =>
  whole(ctx, ctx.words.address(language, links.crewSheet(sheetKey(ctx.config.secret, assignment))))

/** The address of a guide's calendar, to subscribe to: by `id` and `feed_version` of the guide. A higher version closes it. */
export const calendarAddress = (ctx: Addressed, guide: CalendarOf, language?: string): string =>
  whole(ctx, links.crewCalendar(calendarKey(ctx.config.secret, guide), language))
