import type { KnownWord } from './nearest-word.ts'

/** Every word of folded texts, with the number of texts that contain it: the candidates for a mistyped word. */
export function knownWords(texts: readonly string[]): KnownWord[] {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of new Set(text.split(' '))) {
      if (/^[\p{L}\p{N}]{2,40}$/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  return [...counts].map(([word, documents]) => ({ word, documents }))
}
