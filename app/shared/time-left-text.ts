import type { Words } from '#platform/languages/source.ts'
import type { timeLeftWords } from '../words/time-left.ts'

type TimeLeftWords = Words<typeof timeLeftWords.tree>

/** '2 days 4 hours', '5 hours 20 min', '23 minutes', 'less than a minute': what is left of a hold, in milliseconds. */
export function timeLeftText(ms: number, words: TimeLeftWords): string {
  const all = Math.floor(ms / 60_000)
  if (all < 1) return words.seconds
  const [days, hours, minutes] = [Math.floor(all / 1440), Math.floor((all % 1440) / 60), all % 60]
  if (days > 0) return hours > 0 ? words.daysHours({ days, hours }) : words.days({ days })
  if (hours > 0) return minutes > 0 ? words.hoursMinutes({ hours, minutes }) : words.hours({ hours })
  return words.minutes({ minutes })
}
