import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { dropWanted } from '#features/permits/lots/drop-wanted.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type Actor, noteDeparture } from './note-departure.server.ts'
import type { AdminDeparture } from './reads-admin.server.ts'
import type { Sale } from './sale.ts'
import { updateDeparture } from './writes.server.ts'

export type UndoSaleRefusal = { reason: 'moment-came' } | { reason: 'changed-meanwhile' }

/**
 * Undoes the last sale of a departure inside the caller's transaction, which has checked its bookings: it becomes a draft, off sale or
 * scheduled as before. After a first sale the permits that were wanted for it are dropped too; those that are reserved stay its own. Refused when it
 * has changed since (`seen`: the version after the sale), and when its scheduled time has passed, so that it would be on sale now.
 */
export async function undoSale(
  ctx: Context,
  tx: Tx,
  departure: AdminDeparture,
  { seen: version, actor }: { seen: number; actor: Actor },
): Promise<Outcome<{ version: number }, UndoSaleRefusal>> {
  const { id } = departure
  // Every change raises the version and is recorded: the last entry of an unchanged departure is its sale.
  const last = (await listAuditEntriesOf(tx, { kind: 'departure', id: String(id) }, ['departure-changed'])).at(-1)
  const { before, after, firstSale } = (last?.facts ?? {}) as {
    before?: { sale?: Sale; opensAt?: string }
    after?: { sale?: Sale }
    firstSale?: boolean
  }
  if (!before?.sale || after?.sale !== 'on-sale') return refused({ reason: 'changed-meanwhile' })
  const opensAt = before.opensAt === undefined ? null : new Date(before.opensAt)
  if (opensAt && opensAt <= ctx.clock.now()) return refused({ reason: 'moment-came' })
  const set = { sale: before.sale, opens_at: opensAt, ...(firstSale && { opened_at: null }) }
  if (!(await updateDeparture(tx, { id, version }, set))) return refused({ reason: 'changed-meanwhile' })
  if (firstSale) await dropWanted(ctx, tx, id, actor?.name ?? 'clock')
  await noteDeparture(ctx, tx, departure, { actor, facts: { before: { sale: 'on-sale' }, after: before } })
  return done({ version: version + 1 })
}
