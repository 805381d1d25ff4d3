import { cargoOf, cbmOf } from '#features/freight/chargeable-weight.ts'
import type { Shipment } from '#features/shipments/reads.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { shipmentAdminWords } from '../../words/admin/shipments.ts'
import { freightWords } from '../../words/freight.ts'

/** What is to be done with freight, or until when it waits; a price whose last day is over presses. */
export function nextStep(
  read: ReadWords,
  { state, validUntil, expectedOn, deliveredOn }: Pick<Shipment, 'state' | 'validUntil' | 'expectedOn' | 'deliveredOn'>,
  today: Day,
): { text: string; presses: boolean } {
  const words = read(shipmentAdminWords).list
  const labels = words.next
  switch (state) {
    case 'new':
      return { text: labels.new, presses: false }
    case 'priced': {
      const over = validUntil !== null && validUntil < today
      const day = validUntil ? read.format.shortDay(validUntil) : ''
      return { text: over ? labels.lapsed({ day }) : labels.priced({ day }), presses: over }
    }
    case 'accepted':
      return { text: labels.accepted, presses: false }
    case 'moving':
      return expectedOn
        ? { text: labels.moving({ day: read.format.shortDay(expectedOn) }), presses: expectedOn < today }
        : { text: labels.movingOpen, presses: false }
    case 'delivered':
      return { text: deliveredOn ? labels.delivered({ day: read.format.shortDay(deliveredOn) }) : '', presses: false }
    case 'lost':
      return { text: '', presses: false }
  }
}

/** A shipment as a row of the list. */
export function shipmentRow(read: ReadWords, shipment: Shipment, now: Date) {
  const shipmentLabels = read(shipmentAdminWords)
  const words = shipmentLabels.list
  const { id, reference, name, origin, destination, mode, goods, pieces, totalMinor, state } = shipment
  const { cbm: cubic, kg: weight } = shipmentLabels.shipment.weights
  const cargo = cargoOf(pieces)
  const weighs =
    cargo.pieces === 0
      ? ''
      : `${cubic({ cbm: read.format.number(cbmOf(cargo)) })}, ${weight({ kg: read.format.number(cargo.grossKg) })}`
  return {
    id,
    reference,
    name,
    road: origin || destination ? shipmentLabels.shipment.title({ origin, destination }) : words.noRoad,
    mode: mode && read(freightWords).modes[mode],
    goods,
    weighs,
    price: totalMinor > 0 ? read.format.money(usd(totalMinor)) : null,
    next: nextStep(read, shipment, kigaliDay(now)),
    state,
  }
}
export type ShipmentRow = ReturnType<typeof shipmentRow>
