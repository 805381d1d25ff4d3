import { percentCharged } from '#features/bookings/cancellation.ts'
import type { CancellationPolicy, CancellationTier } from '#features/settings/settings.ts'
import { addDays, type Day, daysBetween } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { cancellationTierWords as says } from '../../words/cancellation.ts'

export type CancellationTierRow = { notice: string; until?: string; percent: number; standing?: 'gone' | 'on' }

/** Cancellation tiers in words; with a departure's day also the last day of each tier, and the tier of today. */
export function cancellationTierRows(policy: CancellationPolicy, startsOn: Day | undefined, today: Day): CancellationTierRow[] {
  return policy.steps.map((step) => {
    const row = {
      notice: says.days(step.daysFrom, step.daysTo),
      percent: percentCharged(policy, step),
    }
    if (!startsOn) return row
    const standing = standingOf(step, daysBetween(today, startsOn))
    if (standing === 'gone') return { ...row, standing, until: says.gone }
    const until = says.until(dayText(addDays(startsOn, -step.daysFrom)))
    return standing ? { ...row, standing, until: `${says.now}, ${until}` } : { ...row, until }
  })
}

function standingOf({ daysFrom, daysTo }: CancellationTier, daysLeft: number): 'gone' | 'on' | undefined {
  if (daysLeft < daysFrom) return 'gone'
  return daysTo === null || daysLeft <= daysTo ? 'on' : undefined
}
