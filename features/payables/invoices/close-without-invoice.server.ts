import { findSupplier, lockSupplier } from '#features/suppliers/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { addDays, type Day, kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { followLinesOf } from '../follow/follow-payables.server.ts'
import { closeAfterDays } from '../invoice.ts'
import { type Actor, notePayable } from '../note-payable.server.ts'
import { updateClosed } from '../writes.server.ts'
import { listLineBooks } from './reads-invoices.server.ts'

export type CloseRefusal =
  | { reason: 'line-unknown' }
  | { reason: 'reason-missing' }
  | { reason: 'not-over' }
  | { reason: 'too-early'; from: Day }
  | { reason: 'already-closed' }
  /** All of it was invoiced, or something that is not paid yet. */
  | { reason: 'invoiced' }

/**
 * Closes an order line that was never invoiced, 120 days after its last day: what is not paid of it is not due any more. One that was not
 * delivered is closed at once. Refused: one that is not over, without a reason, or invoiced. A late invoice opens it again.
 */
export const closeWithoutInvoice = (
  ctx: Context,
  { supplierId, lineId, reason, actor }: { supplierId: number; lineId: number; reason: string; actor: Actor },
): Promise<Outcome<undefined, CloseRefusal>> =>
  transact<undefined, CloseRefusal>(ctx.db, async (tx) => {
    const why = reason.trim()
    if (why === '') return refused({ reason: 'reason-missing' })
    if (!(await lockSupplier(tx, supplierId))) return refused({ reason: 'line-unknown' })
    const [line] = await followLinesOf(ctx, tx, { supplierId, lineIds: [lineId] })
    const [books] = await listLineBooks(tx, [lineId])
    if (!line || !books) return refused({ reason: 'line-unknown' })
    if (line.isClosed) return refused({ reason: 'already-closed' })
    if (line.state !== 'used' && line.state !== 'not-delivered' && line.state !== 'cancelled')
      return refused({ reason: 'not-over' })
    const at = await ctx.clock.in(tx)
    const from = addDays(line.agreed.lastDay, closeAfterDays)
    if (line.state !== 'not-delivered' && kigaliDay(at) < from) return refused({ reason: 'too-early', from })
    const isWhole = books.invoicedMinor > 0 && books.invoicedMinor >= (books.totalMinor ?? 0)
    if (isWhole || books.invoicedMinor > books.paidMinor) return refused({ reason: 'invoiced' })
    await updateClosed(tx, [lineId], { at, by: actor.name, reason: why })
    await followLinesOf(ctx, tx, { supplierId, lineIds: [lineId] })
    const name = (await findSupplier(tx, supplierId))?.name ?? ''
    const facts = { line: line.agreed.title, reason: why }
    await notePayable(ctx, tx, {
      supplier: { id: supplierId, name },
      actor,
      action: 'invoice-closed-without',
      facts,
      isDemo: line.isDemo,
    })
    return done(undefined)
  })
