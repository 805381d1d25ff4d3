import type { Order } from '#features/orders/order.ts'
import { holdEnd } from './hold-length.ts'

/** Who is counted: somebody by e-mail or telephone, and the client's address that a request comes from. */
export type Holder = 'person' | 'address'

/**
 * How many places one may hold unpaid at a time: travellers of a journey, rooms of a hotel, cars. `departure`: on one departure.
 * `group`: travellers of pilgrim groups, which take no seats of a departure. The reasons stand in docs/stock.md,
 * 'What one person may hold unpaid'.
 */
export const mostUnpaid: Record<Holder, { departure: number; all: number; group: number }> = {
  person: { departure: 12, all: 16, group: 60 },
  address: { departure: 12, all: 24, group: 120 },
}

/** However many holds have ended unpaid, so many places are left: a network is shared by people who do not know each other. */
const leastUnpaid: Record<Holder, number> = { person: 0, address: 4 }

/** For so long a hold that ended unpaid counts, and for so long who made it is known. */
export const lapseCountsMs = 14 * 24 * 60 * 60_000
/** How long a hold lasts whose e-mail is not confirmed yet. */
const firstHoldMs = 60 * 60_000
/** How long the one hold lasts that is left to whoever let others lapse. */
export const shortHoldMs = 30 * 60_000

/** How much of the stock an order keeps from others. */
export function placesOf(order: Order, travellers: number): number {
  if (order.kind === 'stay') return order.rooms.length
  return order.kind === 'hire' ? order.vehicles : travellers
}

/** What somebody holds unpaid, in places, and how many of their holds ended unpaid lately. */
export type Held = { places: number; onDeparture: number; group: number; lapses: number }

export type HoldWanted = { kind: Order['kind']; places: number }

export type UnpaidRefusal = { reason: 'too-many-unpaid'; by: Holder; held: number; most: number; lapses: number }

/**
 * Whether so much more may be held: 'full' for as long as the way of paying gives, 'short' for half an hour, or why not. Each
 * hold that ended unpaid halves what one may hold; to whoever holds nothing else one short hold is left.
 */
export function judgeHold({ kind, places }: HoldWanted, held: Record<Holder, Held>): 'full' | 'short' | UnpaidRefusal {
  const answers = (['person', 'address'] as const).map((by) => {
    const { departure, all, group } = mostUnpaid[by]
    const { lapses, ...now } = held[by]
    const whole = kind === 'pilgrims' ? group : all
    const most = Math.max(leastUnpaid[by], Math.floor(whole / 2 ** lapses))
    const taken = kind === 'pilgrims' ? now.group : now.places
    const fits = taken + places <= most
    if (fits && (kind !== 'departure' || now.onDeparture + places <= departure)) return 'full'
    if (lapses > 0 && now.places + now.group === 0 && places <= whole) return 'short'
    const tooMany = { reason: 'too-many-unpaid', by, lapses } as const
    return fits ? { ...tooMany, held: now.onDeparture, most: departure } : { ...tooMany, held: taken, most }
  })
  return answers.find((answer) => typeof answer === 'object') ?? (answers.includes('short') ? 'short' : 'full')
}

/** How long a hold may last, whatever the way of paying gives, and whether its e-mail has to be confirmed for more than an hour. */
export type HoldTerms = { mostMs: number; confirm: boolean }
export const freeTerms: HoldTerms = { mostMs: Number.POSITIVE_INFINITY, confirm: false }

/**
 * The end of a visitor's hold, and the end that it is given once the e-mail is confirmed; null where that gives no more.
 *
 * @param lengthMs what the way of paying gives.
 */
export function visitorHoldEnds(lengthMs: number, { mostMs, confirm }: HoldTerms, cutOff: Date, at: Date) {
  const full = holdEnd(Math.min(lengthMs, mostMs), cutOff, at)
  const first = holdEnd(firstHoldMs, cutOff, at)
  return confirm && first < full ? { until: first, fullUntil: full } : { until: full, fullUntil: null }
}
