import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { listRoomNames } from '#features/hotels/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { orNameTaken } from './name-taken.server.ts'
import { findService, findSupplier, lockService } from './reads.server.ts'
import { supplierSubject } from './supplier.ts'
import { fixedFacts, type ServiceFacts, serviceName } from './supplier-service.ts'
import { hasRates, insertService, type Seen, updateArchived, updateService } from './writes.server.ts'

type Actor = { id: string; name: string }
type Of = { supplierId: number; actor: Actor }
export type ServiceRefusal =
  | { reason: 'service-unknown' }
  | { reason: 'name-taken' }
  | { reason: 'room-unknown' }
  | { reason: 'fixed-by-rates'; fact: (typeof fixedFacts)[number] }
  | { reason: 'changed-meanwhile' }

/**
 * Adds or changes a service of a supplier, with the change in the log; answers its id. Refused: a name that another service of the
 * supplier has on the same board; another kind, basis, board, number of beds or seats once there are rates, because they would mean
 * something else; a type of room that the supplier's hotel does not have; an unknown one, and one that somebody has changed since it was seen.
 */
export async function saveSupplierService(
  ctx: Context,
  { supplierId, facts, seen, actor }: Of & { facts: ServiceFacts; seen: Seen | undefined },
): Promise<Outcome<number, ServiceRefusal>> {
  const work = () =>
    transact<number, ServiceRefusal>(ctx.db, async (tx) => {
      const supplier = await findSupplier(tx, supplierId)
      if (!supplier) return refused({ reason: 'service-unknown' })
      if (!(await isRoomOf(tx, supplier.hotelId, facts.roomId))) return refused({ reason: 'room-unknown' })
      const subject = supplierSubject(supplier)
      if (!seen) {
        const id = await insertService(tx, supplierId, facts)
        await recordAudit(ctx, tx, { actor, action: 'service-added', subject, facts: { service: serviceName(facts) } })
        return done(id)
      }
      const before = await lockService(tx, supplierId, seen.id)
      if (!before) return refused({ reason: 'service-unknown' })
      if (!(await updateService(tx, seen, facts))) return refused({ reason: 'changed-meanwhile' })
      const fact = fixedFacts.find((one) => before[one] !== facts[one])
      if (fact && (await hasRates(tx, seen.id))) return refused({ reason: 'fixed-by-rates', fact })
      const was = Object.fromEntries(Object.keys(facts).map((name) => [name, before[name as keyof ServiceFacts]]))
      const changed = { service: serviceName(before), before: was, after: facts }
      await recordAudit(ctx, tx, { actor, action: 'service-changed', subject, facts: changed })
      return done(seen.id)
    })
  return orNameTaken('supplier_services_name', work)
}

/** Whether a type of room is one of the supplier's hotel; none is all right. */
async function isRoomOf(tx: Tx, hotelId: string | null, roomId: string | null): Promise<boolean> {
  if (roomId === null) return true
  return hotelId !== null && (await listRoomNames(tx, hotelId)).some(({ id }) => id === roomId)
}

/** Archives a service, or takes it back. A repetition changes nothing. Refused: to take one back whose name another one has by now. */
export async function archiveSupplierService(
  ctx: Context,
  { supplierId, id, archived, actor }: Of & { id: number; archived: boolean },
): Promise<Outcome<undefined, { reason: 'service-unknown' | 'name-taken' }>> {
  const work = () =>
    transact<undefined, { reason: 'service-unknown' }>(ctx.db, async (tx) => {
      const [supplier, service] = [await findSupplier(tx, supplierId), await findService(tx, supplierId, id)]
      if (!supplier || !service) return refused({ reason: 'service-unknown' })
      const name = await updateArchived(tx, 'supplier_services', { id, at: archived ? ctx.clock.now() : null })
      if (name === undefined) return done(undefined)
      const facts = { service: serviceName(service), before: { archived: !archived }, after: { archived } }
      await recordAudit(ctx, tx, { actor, action: 'service-changed', subject: supplierSubject(supplier), facts })
      return done(undefined)
    })
  return orNameTaken('supplier_services_name', work)
}
