import type { TravellerDetails } from '#features/travellers/list-details.server.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import type { Day } from '#values/dates.ts'
import { calledName, type TravellerFactWords } from '../../../shared/travellers/called-name.ts'
import type { ownAnswerWords } from '../../../words/manage-answers.ts'

type TravellerProgress = Pick<TravellerDetails, 'firstNames' | 'familyName' | 'position' | 'needs' | 'progress'>

/** A sentence about missing traveller details; null where none are needed. */
export function detailsNotice(
  travellers: readonly TravellerProgress[],
  { details: words }: Words<typeof ownAnswerWords.tree>,
  facts: TravellerFactWords,
  format: Formatter,
  today: Day,
): { words: string; bad: boolean } | null {
  if (travellers.every(({ needs }) => needs.keys.length === 0)) return null
  const open = travellers.filter(({ progress }) => progress.state !== 'complete')
  const [first] = open
  if (!first) return { words: words.complete, bad: false }
  const count = open.length
  const names = open.map((one) => calledName(one, facts, travellers)).join(', ')
  const isLong = count > 3
  if (open.some(({ progress }) => progress.state === 'late'))
    return { words: isLong ? words.lateOfMany({ count }) : words.late({ names }), bad: true }
  if (first.needs.by <= today)
    return { words: isLong ? words.missingOfManyNow({ count }) : words.missingNow({ names }), bad: false }
  const day = format.day(first.needs.by)
  return { words: isLong ? words.missingOfMany({ count, day }) : words.missing({ names, day }), bad: false }
}
