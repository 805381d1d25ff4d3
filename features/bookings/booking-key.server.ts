import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A random key for an address that only its holder knows: 144 bits, 24 characters. */
export const newKey = (): string => randomBytes(18).toString('base64url')

/** What is stored of such a key. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest()

/**
 * The secret of a booking's own page, 192 bits. Derived from the house's secret, so that every later letter can carry the
 * link and the bookings table holds nothing that opens one. Raising the booking's key version makes all earlier links useless.
 */
export function bookingKey(secret: string, booking: { id: string; keyVersion: number }): string {
  return createHmac('sha256', secret)
    .update(`booking:${booking.id}:${booking.keyVersion}`)
    .digest()
    .subarray(0, 24)
    .toString('base64url')
}

/** Whether a key opens a booking; takes the same time whatever is wrong with it. */
export function opensBooking(secret: string, booking: { id: string; keyVersion: number }, key: string): boolean {
  return timingSafeEqual(hashOfKey(bookingKey(secret, booking)), hashOfKey(key))
}
