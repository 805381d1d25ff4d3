import type { Day } from '#values/dates.ts'
import { type ClassPrices, classPrice, dearestPrice } from './class-price.ts'
import { backs } from './lot-states.ts'
import { type LotPermit, type PoolDay, poolDayKey } from './need.ts'

/** What bookings take of a pool on a day: for good (null), or until an instant. */
export type PermitClaim = PoolDay & { quantity: number; heldUntil: Date | null }
/** A part of a booking that is on request and not answered. */
export type RequestedPart = PoolDay & { quantity: number }
/** How many permits may be promised without a lot, on each of some days, until an instant or until it was ended. */
export type Allowance = {
  feeId: string
  departureId: number | null
  fromDay: Day
  toDay: Day
  quantity: number
  until: Date
  endedAt: Date | null
}

export type PoolFigures = {
  /** By claims, those of holds among them. */
  promised: number
  requested: number
  held: number
  allowance: number
  /** How many are promised or requested and not held; an allowance holds nothing. */
  short: number
  /** How many are held and neither promised nor requested. */
  spare: number
  /** How many may still be promised. */
  free: number
  /** How many are promised above all that may be: no form does that, only the clock and the authority. */
  overpromised: number
}

type PoolBooks = {
  claims: readonly PermitClaim[]
  requested: readonly RequestedPart[]
  permits: readonly LotPermit[]
  allowances: readonly Allowance[]
  /** The ids of permits that cover a need. */
  covering: { has(permitId: number): boolean }
}

/**
 * The figures of a pool on the day of a visit, at an instant. A permit of a class that is cheaper than the dearest of its fee is of use
 * to few: it is held only while it covers a need. Source: docs/permits.md, 'What may be promised'.
 */
export function poolFigures(pool: PoolDay, books: PoolBooks, prices: ClassPrices, at: Date): PoolFigures {
  const here = poolDayKey(pool)
  const isHere = (one: PoolDay) => poolDayKey(one) === here
  const promised = sum(books.claims.filter((one) => isHere(one) && (one.heldUntil === null || one.heldUntil > at)))
  const requested = sum(books.requested.filter(isHere))
  const held = books.permits.filter((one) => isHere(one) && isHeld(one, books.covering.has(one.id), prices, at)).length
  const allowance = sum(books.allowances.filter((one) => isAllowed(one, pool, at)))
  return figuresOf({ promised, requested, held, allowance })
}

/** What follows from what a pool has promised, is asked for and holds. */
export function figuresOf(counts: Pick<PoolFigures, 'promised' | 'requested' | 'held' | 'allowance'>): PoolFigures {
  const { promised, requested, held, allowance } = counts
  const wanted = promised + requested
  const more = (a: number, b: number) => Math.max(0, a - b)
  return {
    ...{ promised, requested, held, allowance },
    short: more(wanted, held),
    spare: more(held, wanted),
    free: more(held + allowance, promised),
    overpromised: more(promised, held + allowance),
  }
}

/** Whether a permit counts as held at an instant. */
export function isHeld(
  permit: Pick<LotPermit, 'state' | 'expiresAt' | 'feeClass'>,
  coversSomebody: boolean,
  prices: ClassPrices,
  at: Date,
): boolean {
  if (!backs(permit, at)) return false
  return coversSomebody || permit.feeClass === null || classPrice(prices, permit.feeClass) >= dearestPrice(prices)
}

/** Whether an allowance is for a pool on a day, and has not ended at an instant. */
const isAllowed = (one: Allowance, { feeId, day, departureId }: PoolDay, at: Date): boolean =>
  one.feeId === feeId &&
  one.departureId === departureId &&
  one.fromDay <= day &&
  day <= one.toDay &&
  one.until > at &&
  one.endedAt === null

const sum = (all: readonly { quantity: number }[]): number => all.reduce((total, { quantity }) => total + quantity, 0)
