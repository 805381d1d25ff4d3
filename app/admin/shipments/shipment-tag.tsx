import type { ShipmentState } from '#features/shipments/shipment.ts'
import { useWords } from '../../languages/use-words.ts'
import { shipmentAdminWords } from '../../words/admin/shipments.ts'

const tones: Partial<Record<ShipmentState, 'ok' | 'warn'>> = { new: 'warn', accepted: 'ok', moving: 'ok' }

/** The state of a shipment, in one word. */
export function ShipmentTag({ state }: { state: ShipmentState }) {
  const words = useWords(shipmentAdminWords)
  const tone = tones[state]
  return <span className={tone ? `tag ${tone}` : 'tag'}>{words.states[state]}</span>
}
