import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A random key for an address that only its holder knows: 144 bits, 24 characters. */
export const newKey = (): string => randomBytes(18).toString('base64url')

/** The hash of a key, which is stored in its place. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest()

/**
 * The key of a booking's page, 192 bits. It is derived from the server's secret, so every email can carry the link and the table
 * stores nothing that opens a booking. A higher key version invalidates all earlier links.
 */
export function bookingKey(secret: string, booking: { id: string; keyVersion: number }): string {
  return createHmac('sha256', secret)
    .update(`booking:${booking.id}:${booking.keyVersion}`)
    .digest()
    .subarray(0, 24)
    .toString('base64url')
}

/** Whether a key opens a booking. Takes the same time for every wrong key. */
export function opensBooking(secret: string, booking: { id: string; keyVersion: number }, key: string): boolean {
  return timingSafeEqual(hashOfKey(bookingKey(secret, booking)), hashOfKey(key))
}
