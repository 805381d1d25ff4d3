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

export const bookingEvents = [
  'reserve',
  'join',
  'offer',
  'extend',
  'confirm',
  'decline',
  'cancel',
  'expire',
  'start',
  'end',
  'absent',
] as const
export type BookingEvent = (typeof bookingEvents)[number]

/** Who may cause a move: the visitor on their own page, staff at the desk, or the clock. */
export type Mover = 'visitor' | 'staff' | 'clock'

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

const unconfirmed: readonly BookingState[] = ['enquiry', 'quoted', 'waitlisted', 'on-hold']
const live: readonly BookingState[] = [...unconfirmed, 'pending', 'confirmed']

/** The rules of a booking's life: what may happen in which state, who may do it and where it leads. */
export const moves: readonly Move[] = [
  { event: 'reserve', from: ['new', 'quoted', 'expired'], to: 'on-hold', movers: ['visitor', 'staff'], reason: false },
  { event: 'join', from: ['new'], to: 'waitlisted', movers: ['visitor', 'staff'], reason: false },
  { event: 'offer', from: ['waitlisted'], to: 'on-hold', movers: ['staff', 'clock'], reason: false },
  { event: 'extend', from: ['on-hold'], to: 'same', movers: ['staff'], reason: false },
  { event: 'confirm', from: ['on-hold'], to: 'confirmed', movers: ['staff'], reason: true },
  { event: 'decline', from: ['on-hold', 'pending'], to: 'rejected', movers: ['staff'], reason: true },
  { event: 'cancel', from: live, to: 'cancelled', movers: ['staff'], reason: true },
  { event: 'cancel', from: unconfirmed, to: 'cancelled', movers: ['visitor'], reason: true },
  { event: 'expire', from: ['on-hold', 'quoted'], to: 'expired', movers: ['clock'], reason: false },
  { event: 'start', from: ['confirmed'], to: 'in-progress', movers: ['clock'], reason: false },
  { event: 'absent', from: ['confirmed', 'in-progress'], to: 'no-show', movers: ['staff'], reason: true },
  { event: 'end', from: ['in-progress'], to: 'completed', movers: ['clock'], reason: false },
]

/** How often a hold may be given a new end. */
export const mostExtensions = 2

type Standing = { state: BookingState; extensions: number; holdEndsAt: Date | null; startsOn: string; endsOn: string }

/**
 * The moves that someone may make now. Staff's buttons are drawn from it and every action is guarded by it, so a button
 * that is shown works, and an action that is not shown is refused.
 *
 * @param today the day it is in Kigali.
 */
export function movesFrom(booking: Standing, mover: Mover, now: Date, today: string): Move[] {
  return moves.filter(
    (move) => move.from.includes(booking.state) && move.movers.includes(mover) && guard(move.event, booking, now, today),
  )
}

function guard(event: BookingEvent, booking: Standing, now: Date, today: string): boolean {
  const lapsed = booking.holdEndsAt !== null && booking.holdEndsAt <= now
  switch (event) {
    case 'extend':
      return !lapsed && booking.extensions < mostExtensions
    case 'confirm':
    case 'decline':
      return !lapsed
    case 'expire':
      return lapsed
    case 'reserve':
    case 'cancel':
      return booking.startsOn > today
    case 'absent':
    case 'start':
      return booking.startsOn <= today
    case 'end':
      return booking.endsOn < today
    default:
      return true
  }
}

/** The state a move leads to. */
export const stateAfter = (move: Move, from: BookingState): BookingState => (move.to === 'same' ? from : move.to)

/** A final state is never left, but for late money that reopens an expired booking, and a visitor who holds again. */
export const isFinal = (state: BookingState): boolean =>
  state === 'expired' || state === 'rejected' || state === 'cancelled' || state === 'completed' || state === 'no-show'
