import type { Problem } from '#features/content/entry.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { publishCheckWords } from '../../words/admin/content/publish-checks.ts'

type Facts = NonNullable<Problem['facts']>

/** The sentence for a reason of a check; one without words of its own is shown by its name, so that nothing is hidden. */
export function checkText(read: ReadWords, reason: string, facts: Facts = {}): string {
  const words = read(publishCheckWords)
  if (!(reason in words)) return words.unknown({ reason })
  const word = (words as unknown as Readonly<Record<string, string | ((values: Facts) => string)>>)[reason] ?? ''
  if (typeof word === 'string') return word
  return word({ ...facts, more: Number(facts.days) - 1, sized: facts.group ? 'yes' : 'no' })
}
