import { methodsFor, type VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import type { Day } from '#values/dates.ts'
import { isHeld } from '../booking.ts'
import type { Booking } from '../booking-record.ts'
import { type HoldSettings, holdEnd, holdLengthMs } from '../holds/hold-length.ts'

/** How a hold is paid and until when it lasts; no method yet for a hold by staff or from the waiting list. */
export type AmendedHold = { method: VisitorPaymentMethod | null; endsAt: Date; offered: VisitorPaymentMethod[] }

type Amended = {
  /** The new first day. */
  startsOn: Day
  /** The new cut-off. */
  cutOff: Date
  settings: HoldSettings
  cards: boolean
  mover: 'visitor' | 'staff'
  at: Date
}

type Hold = Pick<Booking, 'state' | 'startsOn' | 'paymentMethod' | 'holdEndsAt' | 'extensions'>

/**
 * The payment method and the end of a hold after a change to another day: as the new day allows, counted from the change, and never
 * later than before (docs/stock.md, 'A hold that is changed'). A method that takes too long for the new day is replaced by the one with
 * the longest hold. A hold by staff, or one that they extended, keeps its end when staff change it, and so does a request. Undefined
 * when nothing is held.
 */
export function amendedHold(hold: Hold, { startsOn, cutOff, settings, cards, mover, at }: Amended): AmendedHold | undefined {
  const { state, paymentMethod, holdEndsAt } = hold
  if (!isHeld(state) || holdEndsAt === null) return undefined
  const offered = methodsFor(startsOn, at, { cards })
  const lengthMs = (method: VisitorPaymentMethod) => holdLengthMs(settings, method, startsOn, at)
  const within = (lengthLeft: number) => new Date(Math.min(holdEndsAt.getTime(), holdEnd(lengthLeft, cutOff, at).getTime()))
  const unbounded = { method: paymentMethod, endsAt: within(Number.POSITIVE_INFINITY), offered }
  // What is requested is paid only once it is answered: by then the rules of that day count.
  if (startsOn === hold.startsOn || state === 'requested') return unbounded
  const longest = offered.toSorted((one, other) => lengthMs(other) - lengthMs(one))[0] ?? 'mobile-money'
  if (paymentMethod !== null && !offered.includes(paymentMethod))
    return { method: longest, endsAt: within(lengthMs(longest)), offered }
  const heldByStaff = paymentMethod === null || hold.extensions > 0
  if (mover === 'staff' && heldByStaff) return unbounded
  return { method: paymentMethod, endsAt: within(lengthMs(paymentMethod ?? longest)), offered }
}
