import type { Words } from '#platform/languages/source.ts'
import type { withoutChildrenWords } from '../../words/without-children.ts'

export type WithoutChildrenWords = Words<typeof withoutChildrenWords.tree>

/** Goes on without those who are too young, by their ages. */
export function withoutChildren(ages: readonly number[], words: WithoutChildrenWords): string {
  const last = ages.at(-1) ?? 0
  return ages.length < 2 ? words.one({ age: last }) : words.more({ ages: ages.slice(0, -1).join(', '), last })
}
