import { cargoOf, cbmOf } from '#features/freight/chargeable-weight.ts'
import type { Shipment } from '#features/shipments/reads.server.ts'
import type { Words } from '#platform/languages/source.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { shortDay } from '#values/day-words.ts'
import { moneyText, usd } from '#values/money.ts'
import { shipmentAdminWords } from '../../words/admin/shipments.ts'
import type { freightWords } from '../../words/freight.ts'

const words = shipmentAdminWords.list

/** What is to be done with freight, or until when it waits; a price whose last day is over presses. */
export function nextStep(
  { state, validUntil, expectedOn, deliveredOn }: Pick<Shipment, 'state' | 'validUntil' | 'expectedOn' | 'deliveredOn'>,
  today: Day,
): { text: string; presses: boolean } {
  const labels = words.next
  switch (state) {
    case 'new':
      return { text: labels.new, presses: false }
    case 'priced': {
      const over = validUntil !== null && validUntil < today
      return { text: (over ? labels.lapsed : labels.priced)(validUntil ? shortDay(validUntil) : ''), presses: over }
    }
    case 'accepted':
      return { text: labels.accepted, presses: false }
    case 'moving':
      return expectedOn
        ? { text: labels.moving(shortDay(expectedOn)), presses: expectedOn < today }
        : { text: labels.movingOpen, presses: false }
    case 'delivered':
      return { text: deliveredOn ? labels.delivered(shortDay(deliveredOn)) : '', presses: false }
    case 'lost':
      return { text: '', presses: false }
  }
}

/** A shipment as a row of the list. */
export function shipmentRow(shipment: Shipment, now: Date, { modes }: Words<typeof freightWords.tree>) {
  const { id, reference, name, origin, destination, mode, goods, pieces, totalMinor, state } = shipment
  const cargo = cargoOf(pieces)
  const weighs = cargo.pieces === 0 ? '' : `${cbmOf(cargo)} m³, ${cargo.grossKg} kg`
  return {
    id,
    reference,
    name,
    road: origin || destination ? shipmentAdminWords.shipment.title(origin, destination) : words.noRoad,
    mode: mode && modes[mode],
    goods,
    weighs,
    price: totalMinor > 0 ? moneyText(usd(totalMinor)) : null,
    next: nextStep(shipment, kigaliDay(now)),
    state,
  }
}
export type ShipmentRow = ReturnType<typeof shipmentRow>
