import type { ShipmentState } from '#features/shipments/shipment.ts'
import { shipmentAdminWords } from '../../words/admin/shipments.ts'

/** The state of a shipment, in one word. */
export function ShipmentTag({ state }: { state: ShipmentState }) {
  const { word, tone } = shipmentAdminWords.states[state]
  return <span className={tone ? `tag ${tone}` : 'tag'}>{word}</span>
}
