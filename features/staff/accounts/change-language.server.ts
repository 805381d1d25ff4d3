import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { Staff } from '../staff.ts'
import { isStaffLanguage } from '../staff-language.ts'
import { updateStaff } from '../writes-people.server.ts'

/** A member chooses the language in which they read the admin area, from their next page on. Refused: any but `staffLanguages`. */
export async function changeLanguage(
  ctx: Context,
  { staff, language }: { staff: Staff; language: string },
): Promise<Outcome<undefined, { reason: 'language-unknown' }>> {
  if (!isStaffLanguage(language)) return refused({ reason: 'language-unknown' })
  await ctx.db.transaction().execute((tx) => updateStaff(tx, staff.id, { language }, ctx.clock.now()))
  return done(undefined)
}
