import type { StoredEmail } from '#features/emails/reads.server.ts'
import type { EnquiryChange } from '#features/enquiries/change-enquiry.server.ts'
import { recordQuoteSent } from '#features/enquiries/record-quote.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { isUuid } from '#values/uuid.ts'
import type { ShipmentActor, ShipmentRefusal } from './change-shipment.server.ts'
import { quoteSentText } from './quote-sent.ts'
import { findShipmentOf, listShipmentEvents, lockShipment, type ShipmentEventRow } from './reads.server.ts'

/**
 * Answers an enquiry once the email of its freight quote, or a copy of it, has left. Does nothing for an email that has not left or is no quote,
 * and where the price was changed or quoted again since. Safe to run again.
 *
 * @param by who pressed *Send*, where it is known: an enquiry that nobody has is theirs.
 */
export async function settleQuote(
  ctx: Context,
  email: Pick<StoredEmail, 'occasion' | 'sentAt'> | undefined,
  by: string | null = null,
): Promise<void> {
  const [about, enquiryId = '', what, version] = email?.occasion.split(':') ?? []
  if (!email?.sentAt || about !== 'enquiry' || what !== 'quote' || !isUuid(enquiryId)) return
  await ctx.db.transaction().execute(async (tx) => {
    const found = await findShipmentOf(tx, enquiryId)
    const shipment = found && (await lockShipment(tx, found.id))
    if (!shipment || shipment.state === 'new') return
    const quote = await findLastQuote(tx, shipment.id)
    if (!quote || String(quote.version) !== version) return
    await answerBy(ctx, tx, { enquiryId, quote, actor: { id: by, name: quote.actor } })
  })
}

/**
 * Staff record that they sent a quote themselves: its enquiry is answered. Pressed twice it is recorded once. Refused where the shipment is
 * another than was shown, or not quoted.
 */
export function recordSentQuote(
  ctx: Context,
  { id, seen, actor }: { id: string; seen: number; actor: ShipmentActor },
): Promise<Outcome<{ version: number }, ShipmentRefusal>> {
  return transact<{ version: number }, ShipmentRefusal>(ctx.db, async (tx) => {
    const shipment = await lockShipment(tx, id)
    if (!shipment) return refused({ reason: 'shipment-unknown' })
    if (shipment.version !== seen) return refused({ reason: 'shipment-changed', since: await listShipmentEvents(tx, id, seen) })
    const quote = await findLastQuote(tx, id)
    if (shipment.state !== 'priced' || !quote) return refused({ reason: 'move-not-allowed', state: shipment.state })
    await answerBy(ctx, tx, { enquiryId: shipment.enquiryId, quote, actor })
    return done({ version: seen })
  })
}

/** A quote that its customer accepts has reached them, inside the caller's transaction. */
export async function settleAccepted(
  ctx: Context,
  tx: Tx,
  { id, enquiryId }: { id: string; enquiryId: string },
  actor: ShipmentActor,
): Promise<void> {
  const quote = await findLastQuote(tx, id)
  if (quote) await answerBy(ctx, tx, { enquiryId, quote, actor })
}

const findLastQuote = async (tx: Tx, id: string) => (await listShipmentEvents(tx, id)).findLast(({ event }) => event === 'quote')

type Quoted = { enquiryId: string; quote: ShipmentEventRow; actor: EnquiryChange['actor'] }

const answerBy = (ctx: Context, tx: Tx, { enquiryId, quote, actor }: Quoted) =>
  recordQuoteSent(ctx, tx, { id: enquiryId, text: quoteSentText(quote.totalMinor), actor, since: quote.at })
