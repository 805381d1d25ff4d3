import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findTemplate } from './reads-texts.server.ts'
import type { TemplateRefusal } from './save-template.server.ts'
import { isNameTaken, markTemplate } from './writes-texts.server.ts'

/**
 * Takes a template off the list, or brings it back within 30 days. Twice is once. Refused: one that is not there, and one whose
 * name another has taken since.
 */
export function deleteTemplate(
  ctx: Context,
  { id, back, staff }: { id: number; back: boolean; staff: { id: string; name: string } },
): Promise<Outcome<{ name: string }, TemplateRefusal>> {
  return transact<{ name: string }, TemplateRefusal>(ctx.db, async (tx) => {
    const found = await findTemplate(tx, id)
    if (!found) return refused({ reason: 'template-unknown' })
    if (back && (await isNameTaken(tx, { name: found.name, except: id }))) return refused({ reason: 'name-taken' })
    if (back === (found.deletedAt === null)) return done({ name: found.name })
    await markTemplate(tx, id, back ? null : ctx.clock.now())
    const subject = { kind: 'template', id: String(id), words: found.name } as const
    await recordAudit(ctx, tx, { actor: staff, action: back ? 'template-restored' : 'template-deleted', subject })
    return done({ name: found.name })
  })
}
