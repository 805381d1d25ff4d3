import type { ReadWords } from '#platform/languages/read-words.ts'
import { tripBuilderWords } from '../../../words/admin/trips/trip-builder.ts'

/** 'A: Lodges', or 'Option A' where it has no title. */
export function optionName(read: ReadWords, letter: string, title: string): string {
  const words = read(tripBuilderWords)
  return title ? words.optionTitled({ letter, title }) : words.option({ letter })
}

/** 'only A and B': in which options an item is. */
export const inOptions = (read: ReadWords, options: readonly string[]): string =>
  read(tripBuilderWords).inOptions({ options: read.format.list(options) })
