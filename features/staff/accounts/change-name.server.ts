import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { Staff } from '../staff.ts'
import { updateStaff } from '../writes-people.server.ts'
import { type NameFault, nameFault, normalizeName } from './name-rules.ts'

/** A member changes their own name. Earlier entries of the audit log keep the old one. */
export async function changeName(
  ctx: Context,
  { staff, name: typed }: { staff: Staff; name: string },
): Promise<Outcome<undefined, { reason: NameFault }>> {
  const name = normalizeName(typed)
  const reason = nameFault(name)
  if (reason) return refused({ reason })
  if (name === staff.name) return done(undefined)
  await ctx.db.transaction().execute(async (tx) => {
    await updateStaff(tx, staff.id, { name }, ctx.clock.now())
    const subject = { kind: 'staff', id: staff.id, words: name } as const
    await recordAudit(ctx, tx, { actor: staff, action: 'name-changed', subject, facts: { before: staff.name, after: name } })
  })
  return done(undefined)
}
