import { randomUUID } from 'node:crypto'
import type { Context, Tx } from '#platform/context.ts'
import type { ShipmentText } from './shipment.ts'
import { insertShipment } from './writes.server.ts'

/**
 * Stores a shipment for an enquiry, inside the transaction that stores the enquiry, or later where staff begin a
 * quote. An enquiry has one shipment: where it exists already, nothing happens.
 */
export async function beginShipment(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  enquiryId: string,
  { pieces, ...text }: Pick<ShipmentText, 'mode' | 'origin' | 'destination' | 'goods' | 'pieces'>,
): Promise<void> {
  await insertShipment(tx, {
    ...text,
    id: randomUUID(),
    enquiry_id: enquiryId,
    pieces: JSON.stringify(pieces),
    changed_at: ctx.clock.now(),
  })
}
