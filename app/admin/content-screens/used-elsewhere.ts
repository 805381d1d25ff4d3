import type { ReadWords } from '#platform/languages/read-words.ts'
import { editorWords } from '../../words/admin/content/editor.ts'

/** Why something cannot be unpublished: what uses it, each counted. What is no count of one thing is shown as it is. */
export function usedElsewhere(read: ReadWords, facts: Readonly<Record<string, string | number>>): string {
  const words = read(editorWords)
  const { other, nothing, ...users } = words.users
  const used = Object.entries(facts)
    .filter(([, count]) => count !== 0)
    .map(([what, count]) =>
      what in users && typeof count === 'number' ? users[what as keyof typeof users]({ count }) : other({ count, what }),
    )
  return words.usedElsewhere({ list: used.join(', ') || nothing })
}
