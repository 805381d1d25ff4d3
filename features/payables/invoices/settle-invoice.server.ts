import { lockSupplier } from '#features/suppliers/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { moneyText } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { SupplierInvoice } from '../invoice.ts'
import { type Actor, notePayable } from '../note-payable.server.ts'
import { findInvoice, lockInvoice } from './reads-invoices.server.ts'
import { updateInvoice } from './writes-invoices.server.ts'

export type SettleInput = { invoiceId: number; version: number; reason: string; actor: Actor }

export type SettleInvoiceRefusal =
  | { reason: 'invoice-unknown' }
  | { reason: 'changed-meanwhile' }
  /** It was taken, approved or rejected. */
  | { reason: 'already-settled' }

/** Locks an invoice after its supplier, as it was seen. */
export async function lockSeen(
  tx: Tx,
  { invoiceId, version }: Pick<SettleInput, 'invoiceId' | 'version'>,
): Promise<Outcome<SupplierInvoice, SettleInvoiceRefusal>> {
  const supplierId = (await findInvoice(tx, invoiceId))?.supplierId
  const found = supplierId !== undefined && (await lockSupplier(tx, supplierId)) && (await lockInvoice(tx, invoiceId))
  if (!found) return refused({ reason: 'invoice-unknown' })
  if (found.version !== version) return refused({ reason: 'changed-meanwhile' })
  if (found.state !== 'matched' && found.state !== 'disputed') return refused({ reason: 'already-settled' })
  return done(found)
}

/** Stores how an invoice was settled, with a line in the audit log. */
export async function settle(
  ctx: Context,
  tx: Tx,
  invoice: SupplierInvoice,
  { state, reason, actor, at }: { state: 'approved' | 'disputed' | 'rejected'; reason: string; actor: Actor; at: Date },
): Promise<void> {
  await updateInvoice(tx, invoice, { state, reason, by: actor.name, at })
  const { supplierId: id, supplier: name, number, totalMinor: minor, currency, isDemo } = invoice
  await notePayable(ctx, tx, {
    supplier: { id, name },
    actor,
    action: `invoice-${state}`,
    facts: { number, total: moneyText({ minor, currency }), reason },
    isDemo,
  })
}
