import type { Order } from '#features/orders/order.ts'
import { holdEnd } from './hold-length.ts'

/** Who is counted: a person, by email or phone, and the client address of the request. */
export type Holder = 'person' | 'address'

/**
 * How many places one may hold unpaid at a time: travellers of a journey, rooms of a hotel, cars. `departure`: on one departure.
 * `group`: travellers of pilgrim groups, which take no seats of a departure. The reasons are in docs/stock.md,
 * 'What one person may hold unpaid'.
 */
export const mostUnpaid: Record<Holder, { departure: number; all: number; group: number }> = {
  person: { departure: 12, all: 16, group: 60 },
  address: { departure: 12, all: 24, group: 120 },
}

/** The places that are always left, however many holds ended unpaid: strangers share a network. */
const leastUnpaid: Record<Holder, number> = { person: 0, address: 4 }

/** How long a hold that ended unpaid counts, and how long its maker is stored. */
export const lapseCountsMs = 14 * 24 * 60 * 60_000
/** How long a hold lasts while its email address is not confirmed. */
const firstHoldMs = 60 * 60_000
/** The length of the only hold that a holder may have after others of theirs lapsed. */
export const shortHoldMs = 30 * 60_000

/** How many places an order takes from stock: travellers, rooms or cars. */
export function placesOf(order: Order, travellers: number): number {
  if (order.kind === 'stay') return order.rooms.length
  return order.kind === 'hire' ? order.vehicles : travellers
}

/** What somebody holds unpaid, in places, and how many of their holds ended unpaid lately. */
export type Held = { places: number; onDeparture: number; group: number; lapses: number }

export type HoldWanted = { kind: Order['kind']; places: number }

export type UnpaidRefusal = { reason: 'too-many-unpaid'; by: Holder; held: number; most: number; lapses: number }

/**
 * Whether this much more may be held: 'full' for the usual length, 'short' for half an hour, or a refusal. Each hold that ended
 * unpaid halves the limit. A holder without any other hold may always have one short hold.
 */
export function checkHoldLimit({ kind, places }: HoldWanted, held: Record<Holder, Held>): 'full' | 'short' | UnpaidRefusal {
  const verdicts = (['person', 'address'] as const).map((by) => {
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
  return verdicts.find((verdict) => typeof verdict === 'object') ?? (verdicts.includes('short') ? 'short' : 'full')
}

/** The longest hold allowed, and whether the email address has to be confirmed for more than an hour. */
export type HoldTerms = { mostMs: number; confirm: boolean }
export const unlimitedTerms: HoldTerms = { mostMs: Number.POSITIVE_INFINITY, confirm: false }

/**
 * The end of a visitor's hold, and its end once the email address is confirmed; null when that is no later.
 *
 * @param lengthMs the length for the payment method.
 */
export function visitorHoldEnds(lengthMs: number, { mostMs, confirm }: HoldTerms, cutOff: Date, at: Date) {
  const full = holdEnd(Math.min(lengthMs, mostMs), cutOff, at)
  const first = holdEnd(firstHoldMs, cutOff, at)
  return confirm && first < full ? { until: first, fullUntil: full } : { until: full, fullUntil: null }
}
