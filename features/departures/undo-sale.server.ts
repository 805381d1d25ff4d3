import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import { takeStock } from '#features/stock/take-stock.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type Actor, noteDeparture } from './note-departure.server.ts'
import { permitsOf } from './permits-of.server.ts'
import type { AdminDeparture } from './reads-admin.server.ts'
import type { Sale } from './sale.ts'
import { updateDeparture } from './writes.server.ts'

export type UndoSaleRefusal = { reason: 'moment-came' } | { reason: 'permits-taken' } | { reason: 'changed-meanwhile' }

/**
 * Undoes the last sale of a departure inside the caller's transaction, which has checked its bookings: it becomes a draft, off sale or
 * scheduled as before. After a first sale its permits are removed too. Refused when it has changed since (`seen`: the version after the
 * sale), when its scheduled time has passed, so that it would be on sale now, and when its permits are taken.
 */
export async function undoSale(
  ctx: Context,
  tx: Tx,
  departure: AdminDeparture,
  { seen: version, actor }: { seen: number; actor: Actor },
): Promise<Outcome<{ version: number }, UndoSaleRefusal>> {
  const { id, packageId, startsOn } = departure
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
  if (firstSale) {
    const [seats] = await listStock(tx, [{ resource: departureSeats(id), day: startsOn }], ctx.clock.now())
    const permits = await permitsOf(tx, [{ packageId, startsOn, capacity: seats?.capacity ?? 0 }])
    if (!(await takeStock(ctx, tx, permits))) return refused({ reason: 'permits-taken' })
  }
  await noteDeparture(ctx, tx, departure, { actor, facts: { before: { sale: 'on-sale' }, after: before } })
  return done({ version: version + 1 })
}
