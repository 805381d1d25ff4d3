/** A token is refreshed from so many milliseconds before its end: specification, §9. */
const refreshMs = 5 * 60_000
/** It counts as expired from so many milliseconds before its end: specification, §9. */
const earlyMs = 30_000
/** The shortest time between two refreshes, for providers whose tokens are valid for less than five minutes. */
const refreshPauseMs = 60_000

export type TokenState = 'good' | 'refresh' | 'expired'

/** The state of a provider's token: to refresh from 5 minutes before its end, expired from 30 s before. */
export function tokenState(expiresAt: Date, now: Date): TokenState {
  const left = expiresAt.getTime() - now.getTime()
  if (left <= earlyMs) return 'expired'
  return left <= refreshMs ? 'refresh' : 'good'
}

/** Whether a token was refreshed a moment ago, so that it is not refreshed again yet. */
export const isFresh = (refreshedAt: Date, now: Date): boolean => now.getTime() - refreshedAt.getTime() < refreshPauseMs
