import type { AuditAction } from '#features/audit-log/action.ts'
import { type NewAuditEntry, recordAudits } from '#features/audit-log/note-audit-entries.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { departureTags } from './departure.ts'

export type Actor = NewAuditEntry['actor']
type Named = { id: number; slug: string; packageSlug: string; title: string; startsOn: Day }

/** The name of a departure in the audit log: 'An hour with the gorillas, 14 June 2027'. */
export const departureSubject = ({ id, title, startsOn }: Pick<Named, 'id' | 'title' | 'startsOn'>) => ({
  kind: 'departure' as const,
  id: String(id),
  words: `${title}, ${dayText(startsOn)}`,
})

/** Records a change of a departure in the audit log and invalidates its pages, in the transaction of the change; returns the entry. */
export async function noteDeparture(
  ctx: Context,
  tx: Tx,
  departure: Named,
  { actor, action = 'departure-changed', facts = {} }: { actor: Actor; action?: AuditAction; facts?: Record<string, unknown> },
): Promise<number> {
  const [entry] = await recordAudits(ctx, tx, [{ actor, action, subject: departureSubject(departure), facts }])
  await ctx.cache.invalidate(tx, departureTags(departure.slug, departure.packageSlug))
  if (entry === undefined) throw new Error('Nothing was written down')
  return entry
}
