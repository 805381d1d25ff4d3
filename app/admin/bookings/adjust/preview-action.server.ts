import { previewAdjustment } from '#features/bookings/changes/adjust-price.server.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { AdjustmentInput } from '#features/pricing/adjustments/adjust.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { done, type Outcome } from '#values/outcome.ts'
import { adjustmentWords } from '../../../words/admin/bookings/adjustments.ts'
import type { AdminRefusal } from '../admin-refusal.ts'

/** What an adjustment would come to, row by row. */
export type PricePreview = { name: string; amount: string; isSum: boolean }[]

/** What an adjustment would come to: without VAT, its VAT, what the customer pays of it, and the new price. Nothing is saved. */
export async function previewAction(
  ctx: Context,
  read: ReadWords,
  booking: Booking,
  adjustment: AdjustmentInput,
): Promise<Outcome<PricePreview, AdminRefusal>> {
  const outcome = await previewAdjustment(ctx.db, booking, adjustment)
  if (!outcome.done) return outcome
  const { netMinor, taxMinor, changeMinor, totalMinor } = outcome.value
  const words = read(adjustmentWords).preview
  const money = (minor: number) => read.format.money({ minor, currency: booking.currency })
  const change = { money: money(Math.abs(changeMinor)) }
  return done([
    ...(taxMinor === 0
      ? []
      : [
          { name: String(words.net), amount: money(netMinor), isSum: false },
          { name: String(words.tax), amount: money(taxMinor), isSum: false },
        ]),
    { name: String(words.change), amount: changeMinor < 0 ? words.less(change) : words.more(change), isSum: true },
    { name: String(words.total), amount: money(totalMinor), isSum: false },
  ])
}
