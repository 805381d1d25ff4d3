import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The secret of the confirmation email, 192 bits. Derived, so that the email's job may run twice and write
 * the same link; the row stores only its hash. A later request, after an unsubscription, has another one.
 */
export const confirmToken = (secret: string, subscriber: { id: string; requestedAt: Date }): string =>
  derived(secret, `newsletter-confirm:${subscriber.id}:${subscriber.requestedAt.toISOString()}`)

/** The stored form of such a token. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The secret of the link at the foot of every email, by which its reader leaves: the same for as long as we know them. */
export const leaveKey = (secret: string, id: string): string => derived(secret, `newsletter-leave:${id}`)

/** Whether a key lets its reader leave; takes the same time whatever is wrong with it. */
export const letsLeave = (secret: string, id: string, key: string): boolean =>
  timingSafeEqual(hashOfToken(leaveKey(secret, id)), hashOfToken(key))

const derived = (secret: string, what: string) =>
  createHmac('sha256', secret).update(what).digest().subarray(0, 24).toString('base64url')
