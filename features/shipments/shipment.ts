import type { Piece } from '#features/freight/chargeable-weight.ts'
import type { FreightMode } from '#features/freight/lane.ts'
import type { Day } from '#values/dates.ts'
import { type PriceLine, sumOf } from './price.ts'

/** The state of a shipment. `priced`: its price was sent. */
export const shipmentStates = ['new', 'priced', 'accepted', 'lost', 'moving', 'delivered'] as const
export type ShipmentState = (typeof shipmentStates)[number]

export const shipmentEvents = ['save', 'quote', 'accept', 'lose', 'reopen', 'load', 'deliver', 'note'] as const
export type ShipmentEvent = (typeof shipmentEvents)[number]

type ShipmentMove = {
  from: readonly ShipmentState[]
  /** `same` leaves the state as it is. */
  to: ShipmentState | 'same'
}

/**
 * The state machine of a shipment. A price that is changed after it was sent has to be sent again. Source: the
 * rules of the trade, 'Hotels, cars, freight': new → priced → accepted | lost → moving → delivered.
 */
const shipmentMoves: Record<ShipmentEvent, ShipmentMove> = {
  save: { from: ['new', 'priced'], to: 'new' },
  quote: { from: ['new'], to: 'priced' },
  accept: { from: ['priced'], to: 'accepted' },
  lose: { from: ['new', 'priced', 'accepted'], to: 'lost' },
  reopen: { from: ['lost'], to: 'new' },
  load: { from: ['accepted'], to: 'moving' },
  deliver: { from: ['moving'], to: 'delivered' },
  note: { from: shipmentStates, to: 'same' },
}

export const mayMove = (event: ShipmentEvent, state: ShipmentState): boolean => shipmentMoves[event].from.includes(state)

export function stateAfterMove(event: ShipmentEvent, state: ShipmentState): ShipmentState {
  const { to } = shipmentMoves[event]
  return to === 'same' ? state : to
}

/** Accepted and not yet arrived. */
export const isUnderWay = (state: ShipmentState): boolean => state === 'accepted' || state === 'moving'

/** What staff write down of freight: what it is and what it costs, in US cents. */
export type ShipmentText = {
  mode: FreightMode | null
  origin: string
  destination: string
  goods: string
  pieces: readonly Piece[]
  lines: readonly PriceLine[]
  validUntil: Day | null
  leftOut: string
}

/** What is missing before a price can be sent, or wrong with it on a day of Kigali's. */
export type Unfinished = 'road-missing' | 'lines-missing' | 'valid-missing' | 'valid-past'

export function unfinishedOf(
  { origin, destination, lines, validUntil }: Pick<ShipmentText, 'origin' | 'destination' | 'lines' | 'validUntil'>,
  today: Day,
): Unfinished[] {
  const faults: Unfinished[] = []
  if (origin === '' || destination === '') faults.push('road-missing')
  if (sumOf(lines.filter(({ kind }) => kind !== 'margin')) === 0) faults.push('lines-missing')
  if (validUntil === null) faults.push('valid-missing')
  else if (validUntil < today) faults.push('valid-past')
  return faults
}

/** What is wrong with the days of a move, each a day of Kigali's. */
export type DayFault =
  | 'day-missing'
  | 'day-ahead'
  | 'quote-lapsed'
  | 'before-accepted'
  | 'before-loaded'
  | 'expected-before-loaded'

/** A price is accepted while it holds, loaded after that, and delivered after it was loaded; nothing of it is ahead of today. */
export function dayFaultOf(
  event: 'accept' | 'load' | 'deliver',
  { on, expectedOn }: { on: Day | null; expectedOn: Day | null },
  known: { validUntil: Day | null; acceptedOn: Day | null; loadedOn: Day | null },
  today: Day,
): DayFault | undefined {
  if (on === null) return 'day-missing'
  if (on > today) return 'day-ahead'
  if (event === 'accept') return known.validUntil !== null && on > known.validUntil ? 'quote-lapsed' : undefined
  if (event === 'deliver') return known.loadedOn !== null && on < known.loadedOn ? 'before-loaded' : undefined
  if (known.acceptedOn !== null && on < known.acceptedOn) return 'before-accepted'
  return expectedOn !== null && expectedOn < on ? 'expected-before-loaded' : undefined
}
