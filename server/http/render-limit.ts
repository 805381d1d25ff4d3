import { plainMark } from '#features/rate-limits/rate-limits.ts'
import type { Clock } from '#platform/context.ts'

/**
 * What a render takes from a client's allowance; a route with another cost names it in its `handle`. A cached page costs
 * nothing.
 */
export const renderCosts = {
  /** A page, or the data of one: 10 to 120 ms of CPU. */
  page: 1,
  /** A file that is made from a few rows, or a drawing: some milliseconds. */
  file: 0.2,
} as const

/**
 * How much one client may have rendered. An address may be a hotel's or an office's with many people behind it, and most of what
 * they read is in memory: docs/security.md has the sums.
 */
export const renderAllowance = {
  /** The most renders of one client at once: sixty pages after a pause. */
  burst: 60,
  /** The allowance that is added each second. */
  perSecond: 2,
  /** The most clients in memory; beyond them the one with the oldest request begins again. */
  clients: 20_000,
} as const

export type RenderLimit = {
  /** Takes a cost from a client's allowance; else returns the seconds after which it is enough again. */
  take(address: string, cost: number): { waitSeconds: number } | undefined
}

type Left = { tokens: number; at: number }

/** A token bucket for each client, an IPv6 household as one, in this process. */
export function openRenderLimit(
  clock: Pick<Clock, 'now'>,
  allowance: Record<keyof typeof renderAllowance, number> = renderAllowance,
): RenderLimit {
  const { burst, perSecond, clients } = allowance
  const left = new Map<string, Left>()

  function leftOf(address: string): Left {
    const mark = plainMark('address', address)
    const now = clock.now().getTime()
    const known = left.get(mark) ?? { tokens: burst, at: now }
    known.tokens = Math.min(burst, known.tokens + (Math.max(0, now - known.at) / 1000) * perSecond)
    known.at = now
    left.delete(mark)
    left.set(mark, known)
    const [oldest] = left.keys()
    if (left.size > clients && oldest !== undefined) left.delete(oldest)
    return known
  }

  return {
    take(address, cost) {
      const own = leftOf(address)
      if (own.tokens < cost) return { waitSeconds: Math.ceil((cost - own.tokens) / perSecond) }
      own.tokens -= cost
      return undefined
    },
  }
}
