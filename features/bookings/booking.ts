import { closesAt } from '#features/orders/order-cut-off.ts'
import type { VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { Day } from '#values/dates.ts'

/**
 * The states of a booking. Whether it is paid is another axis, derived from its ledger. `pending`, which is paid and waits for a
 * supplier, is a state of bookings of the release before: now nothing is due before the answer.
 */
export const bookingStates = [
  'enquiry',
  'quoted',
  'waitlisted',
  'requested',
  'on-hold',
  'pending',
  'confirmed',
  'in-progress',
  'completed',
  'no-show',
  'expired',
  'rejected',
  'cancelled',
] as const
export type BookingState = (typeof bookingStates)[number]

/** States that occupy seats, beds or cars. */
export const seatedStates: readonly BookingState[] = [
  'requested',
  'on-hold',
  'pending',
  'confirmed',
  'in-progress',
  'completed',
  'no-show',
]

/** Whether stock is held until an instant and nothing is sold yet. In these states `holdEndsAt` is the end of a hold. */
export const isHeld = (state: BookingState): boolean => state === 'requested' || state === 'on-hold'

/** States in which travellers need their permits: something is sold, and the journey is not over. */
export const needsPermits = (state: BookingState): boolean =>
  state === 'pending' || state === 'confirmed' || state === 'in-progress'

/** Confirmed, and its trip not over: now its permits are bought and the details of its travellers are asked for. */
export const isSold = ({ state }: { state: BookingState }): boolean => state === 'confirmed' || state === 'in-progress'

export const bookingEvents = [
  'enquire',
  'quote',
  'reserve',
  'request',
  'answer',
  'join',
  'offer',
  'extend',
  'grace',
  'confirm-email',
  'confirm',
  'settle',
  'accept',
  'decline',
  'expire',
  'late-payment',
  'late-payment-on-request',
  'amend',
  'charge',
  'rebook',
  'cancel',
  'call-off',
  'start',
  'end',
  'absent',
] as const
export type BookingEvent = (typeof bookingEvents)[number]

/** Events of earlier releases, which timelines of their bookings show. */
export const formerBookingEvents = ['settle-on-request'] as const
export type FormerBookingEvent = (typeof formerBookingEvents)[number]

/** Who may make a move: the visitor on their own page, staff in the admin area, the system at its time, or money that settled. */
export const movers = ['visitor', 'staff', 'clock', 'money'] as const
export type Mover = (typeof movers)[number]

export type Move = {
  event: BookingEvent
  /** `new` is a booking that does not exist yet. */
  from: readonly (BookingState | 'new')[]
  /** `same` leaves the state as it is. */
  to: BookingState | 'same'
  movers: readonly Mover[]
  /** Whether a reason is required. */
  reason: boolean
}

/** A final state is never left, with two exceptions: late money and a visitor who holds again reopen an expired booking. */
export const isFinal = (state: BookingState): boolean =>
  state === 'expired' || state === 'rejected' || state === 'cancelled' || state === 'completed' || state === 'no-show'

/** Every state that is not final. */
export const live: readonly BookingState[] = bookingStates.filter((state) => !isFinal(state))
const notBegun: readonly BookingState[] = live.filter((state) => state !== 'in-progress')

/**
 * The state table: what may happen in which state, who may do it and where it leads. `movesFrom` adds the guards of time and of
 * parts on request. Source: the rules of the trade, 'Two axes of a booking'; docs/cancellation.md for who may cancel;
 * docs/stock.md, 'On request'. A journey that the operator moves on its first day, when it has started already, becomes confirmed
 * again.
 */
export const moves: readonly Move[] = [
  { event: 'enquire', from: ['new'], to: 'enquiry', movers: ['visitor', 'staff'], reason: false },
  { event: 'quote', from: ['enquiry', 'quoted'], to: 'quoted', movers: ['staff'], reason: false },
  { event: 'reserve', from: ['new', 'quoted', 'expired'], to: 'on-hold', movers: ['visitor', 'staff'], reason: false },
  { event: 'reserve', from: ['quoted'], to: 'on-hold', movers: ['money'], reason: false },
  { event: 'request', from: ['new', 'quoted', 'expired'], to: 'requested', movers: ['visitor', 'staff'], reason: false },
  { event: 'request', from: ['quoted'], to: 'requested', movers: ['money'], reason: false },
  { event: 'request', from: ['on-hold'], to: 'requested', movers, reason: false },
  { event: 'answer', from: ['requested'], to: 'on-hold', movers: ['visitor', 'staff'], reason: false },
  { event: 'join', from: ['new'], to: 'waitlisted', movers: ['visitor', 'staff'], reason: false },
  { event: 'offer', from: ['waitlisted'], to: 'on-hold', movers: ['staff', 'clock'], reason: false },
  { event: 'extend', from: ['requested', 'on-hold'], to: 'same', movers: ['staff'], reason: false },
  { event: 'extend', from: ['requested'], to: 'same', movers: ['money'], reason: false },
  { event: 'confirm-email', from: ['requested', 'on-hold'], to: 'same', movers: ['visitor'], reason: false },
  { event: 'grace', from: ['on-hold'], to: 'same', movers: ['clock'], reason: false },
  { event: 'confirm', from: ['on-hold'], to: 'confirmed', movers: ['staff'], reason: true },
  { event: 'settle', from: ['on-hold'], to: 'confirmed', movers: ['money'], reason: false },
  { event: 'accept', from: ['pending'], to: 'confirmed', movers: ['staff'], reason: false },
  { event: 'decline', from: ['requested', 'on-hold', 'pending'], to: 'rejected', movers: ['staff'], reason: true },
  {
    event: 'expire',
    from: ['enquiry', 'requested', 'on-hold', 'quoted', 'waitlisted'],
    to: 'expired',
    movers: ['clock'],
    reason: false,
  },
  { event: 'late-payment', from: ['expired'], to: 'confirmed', movers: ['money'], reason: false },
  { event: 'late-payment-on-request', from: ['expired'], to: 'requested', movers: ['money'], reason: false },
  { event: 'amend', from: live, to: 'same', movers: ['visitor', 'staff'], reason: false },
  // A vehicle that comes back late or damaged is charged for after its hire.
  { event: 'charge', from: ['completed'], to: 'same', movers: ['staff'], reason: false },
  { event: 'rebook', from: notBegun, to: 'same', movers: ['staff'], reason: true },
  { event: 'rebook', from: ['in-progress'], to: 'confirmed', movers: ['staff'], reason: true },
  { event: 'cancel', from: live, to: 'cancelled', movers: ['visitor', 'staff'], reason: true },
  { event: 'call-off', from: live, to: 'cancelled', movers: ['staff'], reason: true },
  { event: 'start', from: ['confirmed'], to: 'in-progress', movers: ['clock'], reason: false },
  { event: 'absent', from: ['confirmed', 'in-progress'], to: 'no-show', movers: ['staff'], reason: true },
  { event: 'end', from: ['in-progress'], to: 'completed', movers: ['clock'], reason: false },
]

/** How often staff may extend a hold. */
export const mostExtensions = 2

/** The facts of a booking that the state table reads. */
export type MoveFacts = {
  state: BookingState | 'new'
  /** Decides the cut-off, together with the first day and the departure's own cut-off days; and whether visitors change it by themselves. */
  kind: OrderKind
  cutOffDays: number | null
  /** How often staff extended the hold; read by `extend`. */
  extensions: number
  /** The end of a request, a hold or a quote; null without one. It has lapsed from that instant on. */
  holdEndsAt: Date | null
  /** The first and the last day, in Kigali. */
  startsOn: Day
  endsOn: Day
  /** Only a hold by card is given grace. */
  paymentMethod: VisitorPaymentMethod | null
  /** Whether ten minutes more were given already; read by `grace`. */
  cardGrace: boolean
  /**
   * The parts on request: none; some without an answer; all answered, one of them with a no; or all answered with a yes. For late
   * money it is what holding the stock again has just found. After a no staff offer something else, amend the part away or
   * decline.
   */
  onRequest: 'none' | 'waiting' | 'refused' | 'answered'
}

/**
 * The moves that somebody may make now. Staff's buttons and the guards of every action come from it, so a button that is shown
 * works and an action that is not shown is refused. The action itself checks stock, a paid deposit and whether a waiting party
 * fits.
 *
 * @param today the day it is in Kigali.
 */
export function movesFrom(booking: MoveFacts, mover: Mover, now: Date, today: Day): Move[] {
  return moves.filter(
    (move) => move.from.includes(booking.state) && move.movers.includes(mover) && guard(move.event, booking, mover, now, today),
  )
}

function guard(event: BookingEvent, booking: MoveFacts, mover: Mover, now: Date, today: Day): boolean {
  const lapsed = booking.holdEndsAt !== null && booking.holdEndsAt <= now
  const closed = now >= closesAt(booking)
  const notStarted = booking.startsOn > today
  const isOpen = hasOpenRequests(booking)
  switch (event) {
    case 'quote':
    case 'reserve':
      return !lapsed && !closed
    case 'join':
    case 'offer':
      return !closed
    case 'extend':
      return !lapsed && (mover === 'money' || booking.extensions < mostExtensions)
    case 'grace':
      return !lapsed && booking.paymentMethod === 'card' && !booking.cardGrace
    case 'confirm':
    case 'settle':
      return !lapsed && !isOpen
    case 'request':
      return !lapsed && !closed && isOpen
    case 'answer':
      return !lapsed && !isOpen
    case 'accept':
      return !isOpen
    case 'decline':
    case 'rebook':
    case 'confirm-email':
      return !lapsed
    case 'expire':
      return booking.state === 'waitlisted' || booking.state === 'enquiry' ? closed : lapsed
    case 'late-payment':
      return !closed && !isOpen
    case 'late-payment-on-request':
      return !closed && isOpen
    case 'amend':
      // A journey made to measure is changed by another version of its trip.
      return !lapsed && (mover === 'staff' || (notStarted && booking.kind !== 'tailored'))
    case 'charge':
      return booking.kind === 'hire'
    case 'cancel':
      return notStarted
    case 'start':
    case 'absent':
      return !notStarted
    case 'end':
      return booking.endsOn < today
    case 'enquire':
    case 'call-off':
      return true
  }
}

/** Whether a part on request has no yes yet: until it has, no money is due. */
export const hasOpenRequests = ({ onRequest }: Pick<MoveFacts, 'onRequest'>): boolean =>
  onRequest === 'waiting' || onRequest === 'refused'

/** The state after a move. */
export const stateAfter = (move: Move, from: BookingState): BookingState => (move.to === 'same' ? from : move.to)
