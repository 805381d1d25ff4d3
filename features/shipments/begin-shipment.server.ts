import { randomUUID } from 'node:crypto'
import type { Context, Tx } from '#platform/context.ts'
import type { ShipmentText } from './shipment.ts'
import { insertShipment } from './writes.server.ts'

/**
 * Keeps what somebody asks to send beside their enquiry, inside the transaction that keeps that, or later where staff begin a
 * quote. An enquiry has one shipment: where it is there already, nothing happens.
 */
export async function beginShipment(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  enquiryId: string,
  { pieces, ...asked }: Pick<ShipmentText, 'mode' | 'origin' | 'destination' | 'goods' | 'pieces'>,
): Promise<void> {
  await insertShipment(tx, {
    ...asked,
    id: randomUUID(),
    enquiry_id: enquiryId,
    pieces: JSON.stringify(pieces),
    changed_at: ctx.clock.now(),
  })
}
