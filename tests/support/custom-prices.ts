import { sql } from 'kysely'
import { quoteBooking } from '#features/bookings/quotes/quote-booking.server.ts'
import { listLines } from '#features/bookings/reads.server.ts'
import { replaceLines } from '#features/bookings/writes.server.ts'
import type { CustomLine } from '#features/pricing/custom-line.ts'
import type { Context } from '#platform/context.ts'

/** A line of a custom price as staff type it. */
export const customLine = (label: string, unitMinor: number, quantity = 1): CustomLine => ({
  kind: 'base',
  label,
  reason: 'Lodges, meals, guide and car',
  quantity,
  unitMinor,
})

/**
 * Quotes an enquiry at a price that is one line for everything, permits inside and without VAT, as releases before made it: 30% of it is
 * the deposit.
 */
export async function quoteInOneLine(ctx: Context, id: string, amountMinor: number): Promise<void> {
  const quoted = await quoteBooking(ctx, id, {
    actor: 'Owner',
    text: '',
    price: { lines: [customLine('Everything in the quote', amountMinor)] },
  })
  if (!quoted.done) throw new Error(quoted.refusal.reason)
  const [base] = await listLines(ctx.db, id)
  if (!base) throw new Error('A custom price has a line')
  await ctx.db.transaction().execute(async (tx) => {
    await replaceLines(tx, id, [{ ...base, vatMinor: 0, adjustment: { change: 'whole', id: 0 } }])
    await sql`delete from booking_parts where booking_id = ${id} and resource not like 'ask:hand:%'`.execute(tx)
    await sql`update bookings set total_minor = ${amountMinor}, deposit_minor = round(${amountMinor} * 0.3) where id = ${id}`.execute(
      tx,
    )
  })
}
