import { addDays, addMonths, type Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { LotState } from '../lot.ts'
import type { Moves, PermitTerms } from '../permit-terms.ts'
import { type AuthorityClock, closingInstant } from './authority-clock.ts'

type MovingLot = { state: LotState; day: Day; terms: PermitTerms; timesMoved: number }

/** What moving a permit costs now: a percent of its price, and when that changes, or ends. */
export type MoveNow = { percent: number; until: Date | null }
export type MoveRefusal = { reason: 'cannot-move' | 'terms-not-known' | 'moved-too-often' | 'too-late-to-move' }

/** The rule by which a lot moves; undefined: not known. */
const movesOf = ({ state, terms }: Pick<MovingLot, 'state' | 'terms'>): Moves | undefined =>
  state === 'paid' ? terms.paidMoves : terms.unpaidMoves

/**
 * What it costs to move a lot at an instant, a dearer day apart (`moveSurcharge`). Refused: a lot that no one holds, terms that are not
 * known, as often as it has been moved, and after the last day. Source: docs/permits.md, 'Another day'.
 */
export function moveCost(lot: MovingLot, clock: AuthorityClock, at: Date): Outcome<MoveNow, MoveRefusal> {
  if (!['reserved', 'deposited', 'paid'].includes(lot.state)) return refused({ reason: 'cannot-move' })
  const moves = movesOf(lot)
  if (!moves) return refused({ reason: 'terms-not-known' })
  if (moves.most !== undefined && lot.timesMoved >= moves.most) return refused({ reason: 'moved-too-often' })
  const last = closingInstant(clock, addDays(lot.day, -moves.untilDays))
  if (at < last) return done({ percent: moves.percents[lot.timesMoved] ?? moves.percents.at(-1) ?? 0, until: last })
  if (moves.latePercent === undefined || at >= closingInstant(clock, lot.day)) return refused({ reason: 'too-late-to-move' })
  return done({ percent: moves.latePercent, until: closingInstant(clock, lot.day) })
}

/** The last day to which a permit moves that was first for another one; null: no last day is known. */
export function lastDayToMoveTo(lot: Pick<MovingLot, 'state' | 'terms'>, firstDay: Day): Day | null {
  const months = movesOf(lot)?.withinMonths
  return months === undefined ? null : addMonths(firstDay, months)
}

/** What a move costs for each permit, in minor units: its percent of the price it was bought at, and the difference to a dearer day. */
export const moveSurcharge = (percent: number, unitMinor: number, newUnitMinor: number): number =>
  Math.round((unitMinor * percent) / 100) + Math.max(0, newUnitMinor - unitMinor)
