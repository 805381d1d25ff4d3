import type { RangeRefusal } from '#features/hotels/stay-range.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import type { nightRefusalWords } from '../../words/night-refusals.ts'

/** Why picked nights are not available, and what to do. */
export function rangeSentence(refusal: RangeRefusal, words: Words<typeof nightRefusalWords.tree>, format: Formatter): string {
  switch (refusal.reason) {
    case 'night-full':
    case 'night-closed':
      return words[refusal.reason]({ day: format.day(refusal.night) })
    case 'stay-too-short':
      return words['stay-too-short']({ minimum: refusal.minimum })
    case 'stay-too-long':
      return words['stay-too-long']({ most: refusal.most })
    default:
      return words[refusal.reason]
  }
}
