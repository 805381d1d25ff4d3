import { listNewestFxRates } from '#features/suppliers/fx/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { followLinesOf } from '../follow/follow-payables.server.ts'
import { findPayableSettings } from '../reads-settings.server.ts'
import { needsFourEyes } from '../rules/four-eyes.ts'
import { addDifferences } from './add-differences.server.ts'
import { listLineBooks, listMatches } from './reads-invoices.server.ts'
import { lockSeen, type SettleInput, type SettleInvoiceRefusal, settle } from './settle-invoice.server.ts'

export type ApproveRefusal =
  | SettleInvoiceRefusal
  /** Above an amount in US cents, who recorded an invoice does not approve it. */
  | { reason: 'four-eyes'; aboveMinor: number }
  /** It was disputed, and another invoice for the same has come meanwhile. */
  | { reason: 'already-invoiced'; lineId: number }

/**
 * Approves an invoice that differs from what was expected, also one that was disputed: the difference is a payable. For staff with
 * `payables:approve`. Refused: one that is settled, that has changed, that the same person recorded where two are needed.
 */
export const approveInvoice = (ctx: Context, input: SettleInput): Promise<Outcome<undefined, ApproveRefusal>> =>
  transact<undefined, ApproveRefusal>(ctx.db, async (tx) => {
    const seen = await lockSeen(tx, input)
    if (!seen.done) return seen
    const invoice = seen.value
    const { fourEyesMinor } = await findPayableSettings(tx)
    if (fourEyesMinor !== null && invoice.recordedById === input.actor.id)
      if (needsFourEyes(invoice, fourEyesMinor, await listNewestFxRates(tx)))
        return refused({ reason: 'four-eyes', aboveMinor: fourEyesMinor })
    const matches = await listMatches(tx, [invoice.id])
    const lineIds = matches.map(({ lineId }) => lineId)
    await followLinesOf(ctx, tx, { supplierId: invoice.supplierId, lineIds })
    if (invoice.state === 'disputed')
      for (const { lineId, totalMinor, invoicedMinor } of await listLineBooks(tx, lineIds)) {
        const expected = matches.find((one) => one.lineId === lineId)?.expectedMinor ?? 0
        if (expected > 0 && invoicedMinor + expected > (totalMinor ?? 0)) return refused({ reason: 'already-invoiced', lineId })
      }
    const at = await ctx.clock.in(tx)
    await settle(ctx, tx, invoice, { state: 'approved', reason: input.reason, actor: input.actor, at })
    await addDifferences(tx, invoice, at)
    return done(undefined)
  })
