import type { BookingState } from '#features/bookings/booking.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import { seatsCount } from './seats-count.ts'

export const stateWords: Record<BookingState, { word: string; tone: 'ok' | 'warn' | 'bad' | undefined }> = {
  enquiry: { word: 'Enquiry', tone: undefined },
  quoted: { word: 'Quoted', tone: undefined },
  waitlisted: { word: 'Waiting list', tone: 'warn' },
  requested: { word: 'On request', tone: 'warn' },
  'on-hold': { word: 'On hold', tone: 'warn' },
  pending: { word: 'Being arranged', tone: 'warn' },
  confirmed: { word: 'Confirmed', tone: 'ok' },
  'in-progress': { word: 'In progress', tone: 'ok' },
  completed: { word: 'Completed', tone: undefined },
  'no-show': { word: 'No-show', tone: undefined },
  expired: { word: 'Expired', tone: 'bad' },
  rejected: { word: 'Declined', tone: 'bad' },
  cancelled: { word: 'Cancelled', tone: 'bad' },
}

/** What a booking of each kind holds, for its button; counted by travellers, or by cars. */
export const heldThing: Record<OrderKind, (count: number) => string> = {
  departure: seatsCount,
  journey: () => 'this journey',
  pilgrims: (count) => `${count} places`,
  stay: () => 'these nights',
  hire: (count) => (count === 1 ? 'this car' : `${count} cars`),
}
