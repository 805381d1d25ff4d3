import { type CancellationStatement, percentCharged } from '#features/bookings/cancellation.ts'
import type { CancellationPolicy, CancellationTier } from '#features/settings/settings.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, type Day } from '#values/dates.ts'
import { documentCancellationWords } from '../words/document-cancellation.ts'

type Policy = Pick<CancellationStatement['policies'][number], 'ladder' | 'policy'>

/** A sentence for each tier of a policy, from the earliest notice to the latest. One of several policies says what it is for. */
export function ruleSentences({ ladder, policy }: Policy, isOnly: boolean, startsOn: Day, read: ReadWords): string[] {
  const words = read(documentCancellationWords)
  return policy.steps.map((tier) => {
    const notice = noticeText(policy, tier, startsOn, read)
    const percent = percentCharged(policy, tier)
    const rule = percent === 0 ? words.free({ notice }) : words.fee({ notice, percent })
    return isOnly ? rule : words.named[ladder]({ rule })
  })
}

/** How long before the start a tier counts; of a policy that goes by the time of the day exact to the minute. */
function noticeText(
  { dayEndsAt }: CancellationPolicy,
  { daysFrom, daysTo }: CancellationTier,
  startsOn: Day,
  read: ReadWords,
): string {
  const { notice, timed } = read(documentCancellationWords)
  if (dayEndsAt === undefined) {
    if (daysTo === null) return notice.orMore({ days: daysFrom })
    return daysFrom === 0 ? notice.orLess({ days: daysTo }) : notice.between({ from: daysTo, to: daysFrom })
  }
  const at = (days: number) => timed.on({ time: dayEndsAt, day: read.format.day(addDays(startsOn, -days)) })
  if (daysTo === null) return daysFrom === 0 ? timed.anyTime : timed.until({ end: at(daysFrom) })
  const start = at(daysTo + 1)
  return daysFrom === 0 ? timed.after({ start }) : timed.between({ start, end: at(daysFrom) })
}
