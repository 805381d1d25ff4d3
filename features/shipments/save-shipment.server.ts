import type { Context } from '#platform/context.ts'
import { done, type Outcome } from '#values/outcome.ts'
import { changeShipment, type ShipmentActor, type ShipmentRefusal } from './change-shipment.server.ts'
import { sumOf } from './price.ts'
import { findShipment, type Shipment } from './reads.server.ts'
import type { ShipmentText } from './shipment.ts'

/**
 * Saves the goods and the price of a shipment, as staff entered them. A price that was sent and is changed has to be sent again.
 * Unchanged values are not written again. Refused where somebody was first, or the price is accepted or lost.
 */
export async function saveShipment(
  ctx: Context,
  { id, seen, text, actor }: { id: string; seen: number; text: ShipmentText; actor: ShipmentActor },
): Promise<Outcome<{ version: number }, ShipmentRefusal>> {
  const now = await findShipment(ctx.db, id)
  if (now && same(now, text)) return done({ version: now.version })
  const { mode, origin, destination, goods, pieces, lines, validUntil, leftOut } = text
  return changeShipment<never>(ctx, { id, seen, event: 'save', text: '', actor }, () =>
    done({
      mode,
      origin,
      destination,
      goods,
      pieces: JSON.stringify(pieces),
      lines: JSON.stringify(lines),
      total_minor: sumOf(lines),
      valid_until: validUntil,
      left_out: leftOut,
    }),
  )
}

/** Whether nothing would change. The database keeps the keys of its documents in an order of its own. */
function same(shipment: Shipment, text: ShipmentText): boolean {
  const plain = ({ mode, origin, destination, goods, pieces, lines, validUntil, leftOut }: ShipmentText) =>
    JSON.stringify([
      [mode, origin, destination, goods, validUntil, leftOut],
      pieces.map(({ count, lengthCm, widthCm, heightCm, kg }) => [count, lengthCm, widthCm, heightCm, kg]),
      lines.map(({ kind, label, minor }) => [kind, label, minor]),
    ])
  return plain(shipment) === plain(text)
}
