import type { CancellationPolicy, CancellationTier } from '#features/settings/settings.ts'
import type { Day } from '#values/dates.ts'
import { timedNotice } from '#values/notice-words.ts'

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

/** How a cancellation tier reads: worded on the server, so that no page carries its rules. */
export const cancellationTierWords = {
  /** With a start the tiers of a policy that goes by the time of the day have dates. */
  notice: (tier: CancellationTier, { dayEndsAt }: Pick<CancellationPolicy, 'dayEndsAt'>, startsOn?: Day) => {
    const { daysFrom: from, daysTo: to } = tier
    if (dayEndsAt !== undefined) return timedNotice(tier, dayEndsAt, startsOn)
    if (to === null) return `${days(from)} or more before`
    return from === 0 ? `${days(to)} or less before` : `${to} to ${from} days before`
  },
  keeps: (percent: number) => (percent === 0 ? 'we keep nothing' : `we keep ${percent}%`),
  until: (day: string) => `until ${day}`,
  gone: 'already passed for this date',
  now: 'today',
  applies: 'applies now',
} as const
