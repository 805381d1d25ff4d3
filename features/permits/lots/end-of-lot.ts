import type { PermitLot } from '../lot.ts'
import type { AuthorityClock } from '../rules/authority-clock.ts'
import { lotEnd } from '../rules/deadlines.ts'

/**
 * When a lot that came into its state at an instant expires unless it is paid; null: never, or not known. Where nobody knows who sells it,
 * a reserved one ends by the word that staff were given.
 */
export function endOfLot(
  lot: Pick<PermitLot, 'state' | 'day' | 'terms' | 'reservedUntil'>,
  clock: AuthorityClock | undefined,
  since: Date,
): Date | null {
  if (clock) return lotEnd(lot, clock, since)
  return lot.state === 'reserved' ? lot.reservedUntil : null
}
