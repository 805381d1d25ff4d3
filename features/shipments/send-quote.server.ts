import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { changeShipment, type ShipmentActor, type ShipmentRefusal } from './change-shipment.server.ts'
import { type Unfinished, unfinishedOf } from './shipment.ts'

/** The queue of quotes for freight; server/jobs.ts runs `sendQuoteEmail` for it. */
export const freightQuoteQueue = 'freight-quote'

/**
 * Sends the price as it was shown: a job writes the email at the same commit. The enquiry waits until it has left (`settleQuote`), or until
 * staff record that they sent it themselves (`recordSentQuote`). Refused besides what `changeShipment` refuses: what is missing for a quote, or a last day that is past.
 */
export const sendQuote = (
  ctx: Context,
  { id, seen, actor }: { id: string; seen: number; actor: ShipmentActor },
): Promise<Outcome<{ version: number }, ShipmentRefusal | { reason: 'quote-unfinished'; missing: Unfinished[] }>> =>
  changeShipment<{ reason: 'quote-unfinished'; missing: Unfinished[] }>(
    ctx,
    { id, seen, event: 'quote', text: '', actor },
    (shipment, now) => {
      const missing = unfinishedOf(shipment, kigaliDay(now))
      return missing.length > 0 ? refused({ reason: 'quote-unfinished', missing }) : done({})
    },
    async (tx, version, { enquiryId }) => {
      // The id of the enquiry takes the job away where its person is erased first.
      await ctx.jobs.add(tx, freightQuoteQueue, { id, enquiryId, version, by: actor.id })
    },
  )
