/** From here on a token is refreshed, milliseconds before its end: specification, §9. */
const refreshMs = 5 * 60_000
/** From here on it counts as expired, milliseconds before its end: specification, §9. */
const earlyMs = 30_000
/** A provider whose tokens live no longer than the five minutes is asked this often and not at every request. */
const paceMs = 60_000

export type TokenState = 'good' | 'refresh' | 'expired'

/** What is to be done with a provider's token: from 5 minutes before its end it is refreshed, 30 s before it counts as expired. */
export function tokenState(expiresAt: Date, now: Date): TokenState {
  const left = expiresAt.getTime() - now.getTime()
  if (left <= earlyMs) return 'expired'
  return left <= refreshMs ? 'refresh' : 'good'
}

/** Whether a token that is still good was refreshed a moment ago, so that it lives on until it was a while. */
export const isFresh = (refreshedAt: Date, now: Date): boolean => now.getTime() - refreshedAt.getTime() < paceMs
