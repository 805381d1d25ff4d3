import type { Words } from '#platform/languages/source.ts'
import type { roadTimeWords } from '../../words/road-time.ts'

/** '2 h 05' or '40 min'. */
export function roadTime(minutes: number, words: Words<typeof roadTimeWords.tree>): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return words.short({ minutes: rest })
  return rest === 0 ? words.whole({ hours }) : words.long({ hours, minutes: String(rest).padStart(2, '0') })
}
