import type { PermitLot } from '#features/permits/lot.ts'
import { backs } from '#features/permits/rules/lot-states.ts'

/** How far a permit or ticket of a booking is. */
export type PurchaseState = 'to-reserve' | 'closed' | 'to-buy' | 'requested' | 'reserved' | 'deposited' | 'paid' | 'bought'

/**
 * How far a purchase of a booking is at an instant: bought once it has its number; before, a permit is as far as the lot that covers its
 * traveller, and anything else as staff have recorded it. A lot whose end has come covers nobody, though no job has run. What no permit covers on a
 * day that its authority has closed is closed: nobody can reserve it.
 *
 * @param permit that covers its traveller.
 */
export function purchaseState(
  {
    kind,
    status,
    isClosed,
  }: { kind: 'permit' | 'park-fee' | 'flight'; status: 'needed' | 'requested' | 'bought'; isClosed?: boolean },
  permit: Pick<PermitLot, 'state' | 'expiresAt'> | undefined,
  at: Date,
): PurchaseState {
  if (status === 'bought') return 'bought'
  if (permit && backs(permit, at)) return permit.state === 'reserved' || permit.state === 'deposited' ? permit.state : 'paid'
  if (isClosed) return 'closed'
  if (status === 'requested') return 'requested'
  return kind === 'permit' ? 'to-reserve' : 'to-buy'
}

/** Whether nobody has it yet: it has still to be reserved or bought, or its day is closed. */
export const isToBuy = (state: PurchaseState): boolean => ['to-reserve', 'closed', 'to-buy', 'requested'].includes(state)
