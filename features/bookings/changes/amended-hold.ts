import { methodsFor, type VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import type { HoldLengths } from '#features/settings/settings.ts'
import type { Day } from '#values/dates.ts'
import type { Booking } from '../booking-record.ts'
import { holdEnd, holdLengthMs } from '../holds/hold-length.ts'

/** How a hold is paid and until when it lasts; the way of paying is open where staff hold or a waiting list has offered. */
export type AmendedHold = { method: VisitorPaymentMethod | null; endsAt: Date; offered: VisitorPaymentMethod[] }

type Amended = {
  /** The first day that the change asks for. */
  startsOn: Day
  /** When what is asked for closes. */
  cutOff: Date
  holds: HoldLengths
  cards: boolean
  mover: 'visitor' | 'staff'
  at: Date
}

type Hold = Pick<Booking, 'state' | 'startsOn' | 'paymentMethod' | 'holdEndsAt' | 'extensions'>

/**
 * The way of paying and the end of a hold after its change to another day: those that the new day allows, counted from the
 * change, and never longer than the hold was running (docs/stock.md, 'A hold that is changed'). A way of paying that takes too
 * long for the new day gives way to the one that is given most time. What staff hold, or gave more time, keeps its end when staff change it.
 * Undefined where there is no hold.
 */
export function amendedHold(hold: Hold, { startsOn, cutOff, holds, cards, mover, at }: Amended): AmendedHold | undefined {
  const { state, paymentMethod, holdEndsAt } = hold
  if (state !== 'on-hold' || holdEndsAt === null) return undefined
  const offered = methodsFor(startsOn, at, { cards })
  const lengthMs = (method: VisitorPaymentMethod) => holdLengthMs(holds, method, startsOn, at)
  const within = (lengthLeft: number) => new Date(Math.min(holdEndsAt.getTime(), holdEnd(lengthLeft, cutOff, at).getTime()))
  const unbounded = { method: paymentMethod, endsAt: within(Number.POSITIVE_INFINITY), offered }
  if (startsOn === hold.startsOn) return unbounded
  const longest = offered.toSorted((one, other) => lengthMs(other) - lengthMs(one))[0] ?? 'mobile-money'
  if (paymentMethod !== null && !offered.includes(paymentMethod))
    return { method: longest, endsAt: within(lengthMs(longest)), offered }
  const wordOfStaff = paymentMethod === null || hold.extensions > 0
  if (mover === 'staff' && wordOfStaff) return unbounded
  return { method: paymentMethod, endsAt: within(lengthMs(paymentMethod ?? longest)), offered }
}
