import { data } from 'react-router'
import { moveShipment, type ShipmentMoveForm, type ShipmentMoveRefusal } from '#features/shipments/move-shipment.server.ts'
import { sendQuote } from '#features/shipments/send-quote.server.ts'
import { recordSentQuote } from '#features/shipments/settle-quote.server.ts'
import type { Unfinished } from '#features/shipments/shipment.ts'
import type { Context } from '#platform/context.ts'
import { isDay } from '#values/dates.ts'
import type { Outcome } from '#values/outcome.ts'

export type ShipmentFormRefusal = ShipmentMoveRefusal | { reason: 'quote-unfinished'; missing: Unfinished[] }

type ShipmentMove = { id: string; seen: number; actor: { id: string; name: string } }

/** Does what a form of the shipment's screen requests, for the version that it showed. An unknown form is a 404. */
export function doByShipmentForm(
  ctx: Context,
  move: ShipmentMove,
  values: Readonly<Record<string, string>>,
): Promise<Outcome<unknown, ShipmentFormRefusal>> {
  if (values.event === 'quote') return sendQuote(ctx, move)
  if (values.event === 'sent') return recordSentQuote(ctx, move)
  const form = moveForm(values)
  if (!form) throw data(null, { status: 404 })
  return moveShipment(ctx, { ...move, form })
}

function moveForm({
  event,
  text = '',
  on = '',
  expectedOn = '',
}: Readonly<Record<string, string>>): ShipmentMoveForm | undefined {
  const day = (typed: string) => (isDay(typed) ? typed : null)
  switch (event) {
    case 'accept':
    case 'deliver':
      return { event, on: day(on), text }
    case 'load':
      return { event, on: day(on), expectedOn: day(expectedOn), text }
    case 'lose':
    case 'reopen':
    case 'note':
      return { event, text }
    default:
      return undefined
  }
}
