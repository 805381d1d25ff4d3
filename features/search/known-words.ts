import type { KnownWord } from './nearest-word.ts'
import { isStopWord } from './stop-words.ts'

/** Every word of folded texts that somebody may mistype, in how many of them it stands: four letters or more, no figure. */
export function knownWords(texts: readonly string[]): KnownWord[] {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of new Set(text.split(' ')))
      if (/^\p{L}{4,40}$/u.test(word) && !isStopWord(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].map(([word, documents]) => ({ word, documents }))
}
