import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type LastChange, lastChange } from './last-change.server.ts'
import { orNameTaken, orTaken } from './name-taken.server.ts'
import { findSupplier, findSupplierOfHotel, type NamedSupplier } from './reads.server.ts'
import { type SupplierFacts, supplierSubject } from './supplier.ts'
import { insertSupplier, type Seen, updateArchived, updateSupplier } from './writes.server.ts'

type Actor = { id: string; name: string }
export type SupplierRefusal =
  | { reason: 'supplier-unknown' }
  | { reason: 'name-taken' }
  | { reason: 'hotel-taken'; by: string }
  | { reason: 'changed-meanwhile'; now: NamedSupplier; by: LastChange | undefined }

/**
 * Adds or changes a supplier, with the change in the log; answers its id. Refused: a name that another one has who is not archived, a hotel
 * that another one is, an unknown supplier, and one that somebody has changed since it was seen.
 */
export async function saveSupplier(
  ctx: Context,
  { facts, seen, actor }: { facts: SupplierFacts; seen: Seen | undefined; actor: Actor },
): Promise<Outcome<number, SupplierRefusal>> {
  const work = () =>
    transact<number, SupplierRefusal>(ctx.db, async (tx) => {
      if (!seen) {
        const id = await insertSupplier(tx, facts)
        await recordAudit(ctx, tx, { actor, action: 'supplier-added', subject: supplierSubject({ id, name: facts.name }) })
        return done(id)
      }
      const before = await findSupplier(tx, seen.id)
      if (!before) return refused({ reason: 'supplier-unknown' })
      const subject = supplierSubject({ id: seen.id, name: facts.name })
      if (!(await updateSupplier(tx, seen, facts))) {
        const now = (await findSupplier(tx, seen.id)) ?? before
        return refused({
          reason: 'changed-meanwhile',
          now,
          by: await lastChange(tx, subject, ['supplier-added', 'supplier-changed']),
        })
      }
      const { kind, name, placeId, hotelId, email, phone, note, answerHours } = before
      const was: SupplierFacts = { kind, name, placeId, hotelId, email, phone, note, answerHours }
      await recordAudit(ctx, tx, { actor, action: 'supplier-changed', subject, facts: { before: was, after: facts } })
      return done(seen.id)
    })
  return orNameTaken('suppliers_name', () =>
    orTaken('suppliers_of_hotel', work, async () => ({
      reason: 'hotel-taken' as const,
      by: await findSupplierOfHotel(ctx.db, facts.hotelId ?? ''),
    })),
  )
}

/** What of a supplier is ordered and not over, by the references of its orders; none where nothing is. */
export type OpenOrders = (tx: Tx, supplierId: number) => Promise<string[]>
export type ArchiveRefusal = { reason: 'name-taken' } | { reason: 'orders-open'; name: string; orders: string[] }

/**
 * Archives a supplier, or takes it back: it keeps its contracts and is not offered for new journeys. A repetition changes nothing.
 * Refused: to archive one of whom something is ordered that is not over (`openOrders`), and to take one back whose name another one has by now.
 */
export async function archiveSupplier(
  ctx: Context,
  { id, archived, actor }: { id: number; archived: boolean; actor: Actor },
  openOrders: OpenOrders,
): Promise<Outcome<undefined, ArchiveRefusal>> {
  const work = () =>
    transact<undefined, ArchiveRefusal>(ctx.db, async (tx) => {
      const name = await updateArchived(tx, 'suppliers', { id, at: archived ? ctx.clock.now() : null })
      if (name === undefined) return done(undefined)
      const orders = archived ? await openOrders(tx, id) : []
      if (orders.length > 0) return refused({ reason: 'orders-open', name, orders })
      const facts = { before: { archived: !archived }, after: { archived } }
      await recordAudit(ctx, tx, { actor, action: 'supplier-changed', subject: supplierSubject({ id, name }), facts })
      return done(undefined)
    })
  return orNameTaken('suppliers_name', work)
}
