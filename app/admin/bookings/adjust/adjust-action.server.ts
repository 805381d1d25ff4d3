import { adjustBookingPrice } from '#features/bookings/changes/adjust-price.server.ts'
import { type BookedLine, listLines } from '#features/bookings/reads.server.ts'
import type { AdjustmentInput } from '#features/pricing/adjustments/adjust.ts'
import type { Context } from '#platform/context.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { adjustmentEntries as words } from '../../../words/admin/bookings/adjustment-entries.ts'
import type { AdminRefusal } from '../admin-refusal.ts'
import type { AdminForm } from '../read-admin-form.ts'

/** Longer is no name of a line, nor a reason beside a price. */
const [longestLabel, longestReason] = [200, 300]

/** Adjusts the price of a booking as its screen showed it. */
export async function adjustAction(
  ctx: Context,
  id: string,
  { adjustment, sendsEmail, version: seen }: Extract<AdminForm, { event: 'adjust' }>,
  actor: string,
): Promise<Outcome<unknown, AdminRefusal>> {
  const isLong =
    ('label' in adjustment && adjustment.label.length > longestLabel) ||
    ('reason' in adjustment && adjustment.reason.length > longestReason)
  if (isLong) return refused({ reason: 'too-long' })
  const text = timelineText(adjustment, await listLines(ctx.db, id))
  return adjustBookingPrice(ctx, id, { adjustment, text, actor, sendsEmail: sendsEmail, seen })
}

/** What the timeline says of it. */
function timelineText(adjustment: AdjustmentInput, lines: readonly BookedLine[]): string {
  switch (adjustment.action) {
    case 'discount':
      return adjustment.percent === null
        ? words.amount(adjustment.amountMinor ?? 0, adjustment.reason)
        : words.percent(adjustment.percent, adjustment.reason)
    case 'add':
      return words.add(adjustment.quantity, adjustment.label, adjustment.unitMinor, adjustment.reason)
    case 'change': {
      const line = lines[adjustment.position - 1]
      return words.change(line?.label ?? '', line?.unitMinor ?? 0, adjustment.unitMinor, adjustment.reason)
    }
    case 'undo': {
      const line = lines[adjustment.position - 1]
      return words.undo(line?.label ?? '', line?.reason ?? '')
    }
  }
}
