import { addDays, type Day } from '#values/dates.ts'
import type { PermitTerms } from '../permit-terms.ts'
import { type AuthorityClock, closingInstant } from './authority-clock.ts'

/**
 * The percent of the price that comes back for a permit given back so many days before the visit; null: not known. On days under the
 * last step nothing comes back. Source: docs/permits.md, 'Terms'.
 */
export function refundPercent({ refunds }: PermitTerms, daysBefore: number): number | null {
  if (!refunds) return null
  const reached = refunds.filter(({ fromDays }) => daysBefore >= fromDays).toSorted((a, b) => b.fromDays - a.fromDays)
  return reached[0]?.percent ?? 0
}

export type RefundNow = { percent: number /** When less comes back; null: nothing changes any more. */; until: Date | null }

/** What comes back at an instant, and until when; null: not known. A step ends when the authority closes on its last day. */
export function refundAt(terms: PermitTerms, clock: AuthorityClock, visit: Day, at: Date): RefundNow | null {
  if (!terms.refunds) return null
  const steps = terms.refunds
    .map(({ fromDays }) => ({ fromDays, end: closingInstant(clock, addDays(visit, -fromDays)) }))
    .toSorted((a, b) => b.fromDays - a.fromDays)
  const now = steps.find(({ end }) => at < end)
  const percent = now ? (refundPercent(terms, now.fromDays) ?? 0) : 0
  const lower = steps.find(({ fromDays, end }) => at < end && (refundPercent(terms, fromDays - 1) ?? 0) < percent)
  return { percent, until: lower?.end ?? null }
}
