import type { ShipmentState } from '#features/shipments/shipment.ts'
import { deskFreightWords } from '../../words/admin/shipments.ts'

/** Where freight stands, in one word. */
export function ShipmentTag({ state }: { state: ShipmentState }) {
  const { word, tone } = deskFreightWords.states[state]
  return <span className={tone ? `tag ${tone}` : 'tag'}>{word}</span>
}
