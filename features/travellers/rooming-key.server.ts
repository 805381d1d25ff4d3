import { createHmac, timingSafeEqual } from 'node:crypto'
import { hashOfKey } from '#features/bookings/booking-key.server.ts'

/**
 * The key of a group's rooming page, 192 bits, derived like the booking's own (features/bookings/booking-key.server.ts) for another purpose:
 * neither opens the other's page. A higher key version invalidates both.
 */
export function roomingKey(secret: string, booking: { id: string; keyVersion: number }): string {
  return createHmac('sha256', secret)
    .update(`rooming:${booking.id}:${booking.keyVersion}`)
    .digest()
    .subarray(0, 24)
    .toString('base64url')
}

/** Whether a key opens a booking's rooming. Takes the same time for every wrong key. */
export function opensRooming(secret: string, booking: { id: string; keyVersion: number }, key: string): boolean {
  return timingSafeEqual(hashOfKey(roomingKey(secret, booking)), hashOfKey(key))
}
