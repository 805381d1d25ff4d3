import { closesAt } from '#features/orders/order-cut-off.ts'
import type { VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { Day } from '#values/dates.ts'

/** Where a booking stands. Whether it is paid is another axis, derived from its ledger. */
export const bookingStates = [
  'enquiry',
  'quoted',
  'waitlisted',
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

/** Who has seats, beds or cars, for now or for good. */
export const seatedStates: readonly BookingState[] = ['on-hold', 'pending', 'confirmed', 'in-progress', 'completed', 'no-show']

export const bookingEvents = [
  'enquire',
  'quote',
  'reserve',
  'join',
  'offer',
  'extend',
  'grace',
  'confirm-email',
  'confirm',
  'settle',
  'settle-on-request',
  'accept',
  'decline',
  'expire',
  'late-payment',
  'late-payment-on-request',
  'amend',
  'rebook',
  'cancel',
  'call-off',
  'start',
  'end',
  'absent',
] as const
export type BookingEvent = (typeof bookingEvents)[number]

/** Who may cause a move: the visitor on their own page, staff in the admin area, the clock, or money that settled. */
export const movers = ['visitor', 'staff', 'clock', 'money'] as const
export type Mover = (typeof movers)[number]

export type Move = {
  event: BookingEvent
  /** `new` is a booking that does not exist yet. */
  from: readonly (BookingState | 'new')[]
  /** `same` leaves the state as it is. */
  to: BookingState | 'same'
  movers: readonly Mover[]
  /** Whether whoever moves must say why. */
  reason: boolean
}

/** A final state is never left, but for late money that reopens an expired booking, and a visitor who holds again. */
export const isFinal = (state: BookingState): boolean =>
  state === 'expired' || state === 'rejected' || state === 'cancelled' || state === 'completed' || state === 'no-show'

/** Every state that is not final: it still holds, asks or travels. */
export const live: readonly BookingState[] = bookingStates.filter((state) => !isFinal(state))
const notBegun: readonly BookingState[] = live.filter((state) => state !== 'in-progress')

/**
 * The rules of a booking's life: what may happen in which state, who may do it and where it leads. The guards of time and of
 * parts on request are in `movesFrom`. Source: the rules of the trade, 'Two axes of a booking'; docs/cancellation.md for who
 * may cancel. A journey that the operator moves on the very day, when the clock has already started it, is to come again.
 */
export const moves: readonly Move[] = [
  { event: 'enquire', from: ['new'], to: 'enquiry', movers: ['visitor', 'staff'], reason: false },
  { event: 'quote', from: ['enquiry', 'quoted'], to: 'quoted', movers: ['staff'], reason: false },
  { event: 'reserve', from: ['new', 'quoted', 'expired'], to: 'on-hold', movers: ['visitor', 'staff'], reason: false },
  { event: 'join', from: ['new'], to: 'waitlisted', movers: ['visitor', 'staff'], reason: false },
  { event: 'offer', from: ['waitlisted'], to: 'on-hold', movers: ['staff', 'clock'], reason: false },
  { event: 'extend', from: ['on-hold'], to: 'same', movers: ['staff'], reason: false },
  { event: 'confirm-email', from: ['on-hold'], to: 'same', movers: ['visitor'], reason: false },
  { event: 'grace', from: ['on-hold'], to: 'same', movers: ['clock'], reason: false },
  { event: 'confirm', from: ['on-hold'], to: 'confirmed', movers: ['staff'], reason: true },
  { event: 'settle', from: ['on-hold'], to: 'confirmed', movers: ['money'], reason: false },
  { event: 'settle-on-request', from: ['on-hold'], to: 'pending', movers: ['money'], reason: false },
  { event: 'accept', from: ['pending'], to: 'confirmed', movers: ['staff'], reason: false },
  { event: 'decline', from: ['on-hold', 'pending'], to: 'rejected', movers: ['staff'], reason: true },
  { event: 'expire', from: ['enquiry', 'on-hold', 'quoted', 'waitlisted'], to: 'expired', movers: ['clock'], reason: false },
  { event: 'late-payment', from: ['expired'], to: 'confirmed', movers: ['money'], reason: false },
  { event: 'late-payment-on-request', from: ['expired'], to: 'pending', movers: ['money'], reason: false },
  { event: 'amend', from: live, to: 'same', movers: ['visitor', 'staff'], reason: false },
  { event: 'rebook', from: notBegun, to: 'same', movers: ['staff'], reason: true },
  { event: 'rebook', from: ['in-progress'], to: 'confirmed', movers: ['staff'], reason: true },
  { event: 'cancel', from: live, to: 'cancelled', movers: ['visitor', 'staff'], reason: true },
  { event: 'call-off', from: live, to: 'cancelled', movers: ['staff'], reason: true },
  { event: 'start', from: ['confirmed'], to: 'in-progress', movers: ['clock'], reason: false },
  { event: 'absent', from: ['confirmed', 'in-progress'], to: 'no-show', movers: ['staff'], reason: true },
  { event: 'end', from: ['in-progress'], to: 'completed', movers: ['clock'], reason: false },
]

/** How often staff may give a hold a new end. */
export const mostExtensions = 2

/** What the table reads of a booking, and nothing else of it. */
export type MoveFacts = {
  state: BookingState | 'new'
  /** With the first day, and the days of a departure's own cut-off, it says when the thing that was ordered closes. */
  kind: OrderKind
  cutOffDays: number | null
  /** How often staff gave the hold a new end; read by `extend`. */
  extensions: number
  /** The end of a hold or of a quote; null where neither runs. Lapsed from that instant on. */
  holdEndsAt: Date | null
  /** The first and the last day in Kigali. Read by everything that ends with the cut-off, the start or the end. */
  startsOn: Day
  endsOn: Day
  /** Only a hold by card is given grace. */
  paymentMethod: VisitorPaymentMethod | null
  /** Whether ten minutes more were given already; read by `grace`. */
  cardGrace: boolean
  /**
   * Whether parts are on request: none, some that a supplier has not answered, or all answered. Late money asks the stock
   * anew, so there it is what holding again has just found. A supplier's no is no answer to go on with: staff decline, or
   * amend the part away.
   */
  onRequest: 'none' | 'waiting' | 'answered'
}

/**
 * The moves that someone may make now. Staff's buttons are drawn from it and every action is guarded by it, so a button
 * that is shown works, and an action that is not shown is refused. That stock is held, that the deposit is paid in full and
 * that a waiting party fits are for the action to see: they are not facts of the booking.
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
  const toCome = booking.startsOn > today
  const waiting = booking.onRequest === 'waiting'
  switch (event) {
    case 'quote':
    case 'reserve':
      return !lapsed && !closed
    case 'join':
    case 'offer':
      return !closed
    case 'extend':
      return !lapsed && booking.extensions < mostExtensions
    case 'grace':
      return !lapsed && booking.paymentMethod === 'card' && !booking.cardGrace
    case 'confirm':
    case 'settle':
      return !lapsed && !waiting
    case 'settle-on-request':
      return !lapsed && waiting
    case 'accept':
      return !waiting
    case 'decline':
    case 'rebook':
    case 'confirm-email':
      return !lapsed
    case 'expire':
      return booking.state === 'waitlisted' || booking.state === 'enquiry' ? closed : lapsed
    case 'late-payment':
      return !closed && !waiting
    case 'late-payment-on-request':
      return !closed && waiting
    case 'amend':
      return !lapsed && (mover === 'staff' || toCome)
    case 'cancel':
      return toCome
    case 'start':
    case 'absent':
      return !toCome
    case 'end':
      return booking.endsOn < today
    case 'enquire':
    case 'call-off':
      return true
  }
}

/** The state a move leads to. */
export const stateAfter = (move: Move, from: BookingState): BookingState => (move.to === 'same' ? from : move.to)
