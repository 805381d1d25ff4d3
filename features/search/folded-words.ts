import { fold } from '#values/slug.ts'

/**
 * The words of a text as they are indexed and searched: folded, letters and digits only. An elided French article is
 * removed ("l'hôtel" is 'hotel'); any other apostrophe does not split a word.
 */
export function foldedWords(text: string): string[] {
  const bare = fold(text)
    .replace(/(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})/gu, ' ')
    .replace(/['’]/g, '')
  return bare.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The same as one text, for an index. */
export const foldedText = (text: string): string => foldedWords(text).join(' ')
