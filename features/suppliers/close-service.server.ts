import { recordAudits } from '#features/audit-log/note-audit-entries.server.ts'
import { findAuditEntry } from '#features/audit-log/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findService, findSupplier, lockSupplier } from './reads.server.ts'
import type { Closure } from './service-book.ts'
import { supplierSubject } from './supplier.ts'
import { serviceName } from './supplier-service.ts'
import { deleteClosure, findClosureOn, insertClosure } from './writes.server.ts'

type Actor = { id: string; name: string }
type Of = { supplierId: number; actor: Actor }
export type ClosureRefusal = { reason: 'service-unknown' } | { reason: 'closed-already'; from: Day; to: Day }

/** Closes a service on some days, both ends inside. Refused: an unknown service, and days of which some are closed already. */
export function closeSupplierService(
  ctx: Context,
  { supplierId, closure, actor }: Of & { closure: Omit<Closure, 'id'> },
): Promise<Outcome<undefined, ClosureRefusal>> {
  return transact<undefined, ClosureRefusal>(ctx.db, async (tx) => {
    await lockSupplier(tx, supplierId)
    const [supplier, service] = [await findSupplier(tx, supplierId), await findService(tx, supplierId, closure.serviceId)]
    if (!supplier || !service) return refused({ reason: 'service-unknown' })
    const other = await findClosureOn(tx, closure)
    if (other) return refused({ reason: 'closed-already', ...other })
    await insertClosure(tx, closure)
    const facts = { service: serviceName(service), ...closure }
    await recordAudits(ctx, tx, [{ actor, action: 'closure-added', subject: supplierSubject(supplier), facts }])
    return done(undefined)
  })
}

/** Removes a closure; answers the entry of the log by which it is closed again. Refused: one that is not there. */
export function reopenSupplierService(
  ctx: Context,
  { supplierId, id, actor }: Of & { id: number },
): Promise<Outcome<number, { reason: 'closure-unknown' }>> {
  return transact<number, { reason: 'closure-unknown' }>(ctx.db, async (tx) => {
    const supplier = await findSupplier(tx, supplierId)
    const closure = supplier && (await deleteClosure(tx, supplierId, id))
    const service = closure && (await findService(tx, supplierId, closure.serviceId))
    if (!service) return refused({ reason: 'closure-unknown' })
    const facts = { service: serviceName(service), ...closure }
    const [entry] = await recordAudits(ctx, tx, [{ actor, action: 'closure-removed', subject: supplierSubject(supplier), facts }])
    return done(entry ?? 0)
  })
}

/** The closure that an entry of the log says was removed of a supplier; undefined for any other entry. */
export async function findRemovedClosure(
  { db }: Context,
  { supplierId, entry }: { supplierId: number; entry: number },
): Promise<(Omit<Closure, 'id'> & { service: string }) | undefined> {
  const found = await findAuditEntry(db, entry)
  if (found?.action !== 'closure-removed' || found.subjectKind !== 'supplier' || found.subjectId !== String(supplierId))
    return undefined
  const { service, serviceId, from, to, reason } = found.facts
  return { service: String(service), serviceId: Number(serviceId), from: String(from), to: String(to), reason: String(reason) }
}
