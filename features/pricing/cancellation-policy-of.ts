import type { OrderKind } from './order-kinds.ts'
import type { CancellationPolicyName } from './price-line.ts'

/** A package of one day, without a night. */
export const isDayTour = ({ nights }: { nights: number }): boolean => nights === 0

/** The cancellation policy that a kind of order goes by; of a package by its nights. Source: docs/cancellation.md. */
export function cancellationPolicyOf({ kind, nights }: { kind: OrderKind; nights: number }): CancellationPolicyName {
  if (kind === 'stay') return 'stays'
  if (kind === 'hire') return 'cars'
  return isDayTour({ nights }) ? 'day-tours' : 'tours'
}
