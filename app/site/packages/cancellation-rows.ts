import { covers, noticeDays, percentCharged } from '#features/bookings/cancellation.ts'
import type { CancellationPolicy, CancellationTier } from '#features/settings/settings.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import { addDays, type Day, kigaliDay, readKigaliInstant } from '#values/dates.ts'
import { type CancellationWords, keepsText, noticeText } from '../../shared/booking/tier-sentences.ts'

export type CancellationTierRow = { notice: string; until?: string; percent: number; status?: 'gone' | 'on' }

/** Cancellation tiers in words; with a departure's day also the end of each tier, and the tier of now. */
export function cancellationTierRows(
  policy: CancellationPolicy,
  startsOn: Day | undefined,
  now: Date,
  words: CancellationWords,
  format: Formatter,
): CancellationTierRow[] {
  return policy.steps.map((step) => {
    const row = { notice: noticeText(policy, step, startsOn, words, format), percent: percentCharged(policy, step) }
    if (!startsOn) return row
    const status = statusOf(step, noticeDays(policy, { noticeOn: kigaliDay(now), startsOn }, now))
    if (status === 'gone') return { ...row, status, until: words.gone }
    // A tier that ends at a time of the day has its end in its notice.
    if (policy.dayEndsAt !== undefined) return status ? { ...row, status, until: words.applies } : row
    const day = format.day(addDays(startsOn, -step.daysFrom))
    return status ? { ...row, status, until: words.today({ day }) } : { ...row, until: words.until({ day }) }
  })
}

/** A policy before it is accepted: a sentence for each tier with its end, and which one is that of now. */
export const tierSentencesAt = (
  policy: CancellationPolicy,
  startsOn: Day,
  now: Date,
  words: CancellationWords,
  format: Formatter,
): { text: string; isNow: boolean }[] =>
  cancellationTierRows(policy, startsOn, now, words, format).map(({ notice, percent, until, status }) => {
    const rule = keepsText(notice, percent, words)
    return { text: until ? words.dated({ rule, when: until }) : rule, isNow: status === 'on' }
  })

function statusOf(tier: CancellationTier, daysLeft: number): 'gone' | 'on' | undefined {
  if (daysLeft < tier.daysFrom) return 'gone'
  return covers(tier, daysLeft) ? 'on' : undefined
}

/** The first instant after which the tier of now may be another one, at the latest `stale`, which is midnight at the latest. */
export function nextTierTurn({ dayEndsAt }: CancellationPolicy, stale: Date, now: Date): Date {
  const turn = dayEndsAt === undefined ? undefined : readKigaliInstant(`${kigaliDay(now)}T${dayEndsAt}`)
  return turn && turn > now && turn < stale ? turn : stale
}
