import { createHmac, timingSafeEqual } from 'node:crypto'
import { hashOfKey } from '#features/bookings/booking-key.server.ts'

/**
 * The secret of a group's rooming page, 192 bits, derived like the booking's own (features/bookings/booking-key.server.ts) for
 * a purpose of its own: neither opens what the other opens. Raising the booking's key version makes both useless.
 */
export function roomingKey(secret: string, booking: { id: string; keyVersion: number }): string {
  return createHmac('sha256', secret)
    .update(`rooming:${booking.id}:${booking.keyVersion}`)
    .digest()
    .subarray(0, 24)
    .toString('base64url')
}

/** Whether a key opens a booking's rooming; takes the same time whatever is wrong with it. */
export function opensRooming(secret: string, booking: { id: string; keyVersion: number }, key: string): boolean {
  return timingSafeEqual(hashOfKey(roomingKey(secret, booking)), hashOfKey(key))
}
