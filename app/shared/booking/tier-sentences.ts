import { percentCharged } from '#features/bookings/cancellation.ts'
import type { CancellationPolicy, CancellationTier } from '#features/settings/settings.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import { addDays, type Day } from '#values/dates.ts'
import type { cancellationWords } from '../../words/cancellation.ts'

export type CancellationWords = Words<typeof cancellationWords.tree>

export function tierSentence(
  policy: CancellationPolicy,
  tier: CancellationTier,
  startsOn: Day,
  words: CancellationWords,
  format: Formatter,
): string {
  const notice = noticeText(policy, tier, startsOn, words, format)
  return keepsText(notice, percentCharged(policy, tier), words)
}

export const keepsText = (notice: string, percent: number, words: CancellationWords): string =>
  percent === 0 ? words.keepsNothing({ notice }) : words.keeps({ notice, percent })

/** How long before the start a tier counts. With a start, the tiers of a policy that goes by the time of the day have dates. */
export function noticeText(
  { dayEndsAt }: Pick<CancellationPolicy, 'dayEndsAt'>,
  { daysFrom: from, daysTo: to }: CancellationTier,
  startsOn: Day | undefined,
  { notice, timed }: CancellationWords,
  format: Formatter,
): string {
  if (dayEndsAt === undefined) {
    if (to === null) return notice.orMore({ days: from })
    return from === 0 ? notice.orLess({ days: to }) : notice.between({ from: to, to: from })
  }
  const at = (days: number) =>
    startsOn ? timed.on({ time: dayEndsAt, day: format.day(addDays(startsOn, -days)) }) : timed.before({ time: dayEndsAt, days })
  if (to === null) return from === 0 ? timed.anyTime : timed.until({ end: at(from) })
  const start = at(to + 1)
  return from === 0 ? timed.after({ start }) : timed.between({ start, end: at(from) })
}
