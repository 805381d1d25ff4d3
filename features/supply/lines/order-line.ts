import type { Board } from '#features/pricing/stays/stay-rates.ts'
import type { CostRefusal } from '#features/suppliers/costing/cost-line.ts'
import type { ServiceKind } from '#features/suppliers/supplier-service.ts'
import type { FlightFacts } from '#features/travellers/flights/flight.ts'
import type { Beds } from '#features/travellers/rooming.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'

/**
 * The states of an order line (docs/supply.md). `to-choose`: no supplier is known for it; `to-request`: the supplier has not been sent it;
 * `provisional`: the supplier holds it for us until an instant; `dropped`: not needed any more, and the supplier never knew of it;
 * `used` and `not-delivered`: its last day is over.
 */
export const lineStates = [
  'to-choose',
  'to-request',
  'requested',
  'wait-listed',
  'provisional',
  'confirmed',
  'declined',
  'cancelled',
  'dropped',
  'used',
  'not-delivered',
] as const
export type LineState = (typeof lineStates)[number]

/** States of a line that is still needed and not over. The database knows the same six. */
export const liveStates: readonly LineState[] = [
  'to-choose',
  'to-request',
  'requested',
  'wait-listed',
  'provisional',
  'confirmed',
]
export const isLive = (state: LineState): boolean => liveStates.includes(state)

/** Who sleeps in a room: adults, and children by their completed years on the first day. `beds`: those that two adults ask for. */
export type OrderedRoom = { adults: number; childAges: readonly number[]; beds?: Beds }

/**
 * What a supplier must know of a line besides its service and days. `rooms` of a stay, with the beds that our guides and drivers need;
 * `vehicles`, `kilometres` of each and `quantity` where the service has them. `onOneDay`: on one day of these, which is agreed with the
 * supplier. `extra`: the extra that was sold, by its name. Of a transfer alone: `flights`, those that are known, and `lodges`, the names of where the travellers sleep before or after it. `noCost`: why the rate book has no cost for it, which no supplier is sent.
 */
export type LineDetails = {
  rooms: readonly OrderedRoom[]
  crewBeds: number
  adults: number
  childAges: readonly number[]
  board: Board | null
  vehicles: number | null
  kilometres: number | null
  quantity: number | null
  onOneDay?: true
  extra?: string
  flights?: readonly LineFlight[]
  lodges?: readonly string[]
  noCost?: CostRefusal
}

/** A flight of a transfer and how many of its people are on it. `at`: the clock at the airport, in when it lands, out when it leaves. */
export type LineFlight = Pick<FlightFacts, 'number' | 'airport' | 'day' | 'at'> & { direction: 'in' | 'out'; travellers: number }

/**
 * A line as it is now, as its supplier was sent it, or as the supplier confirmed it. `lastDay`: the last night of a stay, the last day of
 * anything else. `costMinor` in the minor unit of `currency`; null: not known.
 */
export type LineFacts = {
  kind: ServiceKind
  serviceId: number | null
  title: string
  firstDay: Day
  lastDay: Day
  details: LineDetails
  currency: Currency
  costMinor: number | null
}

/** What a run needs of a supplier. `supplierId` null: nobody is known for it. `itemKey`: what of the run it is for. */
export type NeededLine = LineFacts & { itemKey: string; supplierId: number | null }

/** A stored order line. `supplierId` is that of its order. */
export type OrderLine = NeededLine & {
  id: number
  runId: number
  orderId: number | null
  state: LineState
  sent: LineFacts | null
  agreed: LineFacts | null
  declinedFingerprint: string
  theirReference: string
  provisionalUntil: Date | null
  answerBy: Date | null
  /** Another amount that the supplier asks for, until staff accept it. */
  proposedMinor: number | null
  /** What the supplier keeps of a line that we cancelled. */
  feeMinor: number
  cancelledFrom: LineState | ''
  cancellationSentAt: Date | null
  note: string
  confirmedAt: Date | null
  endedAt: Date | null
  version: number
}

const roomText = ({ adults, childAges, beds }: OrderedRoom) =>
  [adults, ...childAges.toSorted((a, b) => a - b), ...(beds ? [beds] : [])].join('+')

const flightText = ({ direction, number, airport, day, at, travellers }: LineFlight) =>
  [direction, number, airport, day, at, travellers].join(' ')

/**
 * All that a supplier must know of a line, as one text: where two are equal, there is nothing to send. The order of rooms and of people does
 * not count, nor does what it costs us.
 */
export function fingerprintOf({ serviceId, firstDay, lastDay, details }: LineFacts): string {
  const { rooms, crewBeds, adults, childAges, board, vehicles, kilometres, quantity } = details
  return [
    serviceId ?? '',
    firstDay,
    lastDay,
    rooms.map(roomText).toSorted().join(','),
    crewBeds,
    roomText({ adults, childAges }),
    board ?? '',
    vehicles ?? '',
    kilometres ?? '',
    quantity ?? '',
    ...(details.onOneDay ? ['one day'] : []),
    ...(details.extra === undefined ? [] : [details.extra]),
    ...(details.flights ?? []).map(flightText).toSorted(),
    ...(details.lodges ?? []),
  ].join('|')
}

/** What a supplier is to be sent of a line: a first request, a change of what it knows, or that it is cancelled. */
export const sendingKinds = ['request', 'change', 'cancellation'] as const
export type SendingKind = (typeof sendingKinds)[number]

/** What is to be sent of a line now; undefined where its supplier knows all of it. A change that the supplier declined is not sent again. */
export function toSend(
  line: Pick<OrderLine, 'state' | 'sent' | 'cancellationSentAt' | 'declinedFingerprint'> & LineFacts,
): SendingKind | undefined {
  const { state, sent, cancellationSentAt, declinedFingerprint } = line
  if (state === 'to-request') return 'request'
  if (state === 'cancelled') return sent && !cancellationSentAt ? 'cancellation' : undefined
  if (!sent || !isLive(state)) return undefined
  const now = fingerprintOf(line)
  return now === fingerprintOf(sent) || now === declinedFingerprint ? undefined : 'change'
}

/** Of a line what its supplier is sent and confirms: its service, days and people, with its cost. */
export function factsOf({ kind, serviceId, title, firstDay, lastDay, details, currency, costMinor }: LineFacts): LineFacts {
  const { noCost: _, ...sent } = details
  return { kind, serviceId, title, firstDay, lastDay, details: sent, currency, costMinor }
}
