import { editDistance } from '#values/edit-distance.ts'

/** A word of our texts, with the number of texts that contain it. */
export type KnownWord = { word: string; documents: number }

/**
 * The word that was most likely meant: fewest letters off, then the one in more texts. Undefined where none is near enough:
 * one letter off in words of up to five, two in words of up to nine, three in longer ones. Words of three letters or fewer,
 * and whatever holds a digit, are taken as typed.
 */
export function nearestWord(typed: string, known: readonly KnownWord[]): string | undefined {
  if (typed.length < 4 || /\d/.test(typed)) return undefined
  // A text may know one elephant only.
  const forms = [typed, typed.replace(/s$/, '')]
  const most = typed.length <= 5 ? 1 : typed.length <= 9 ? 2 : 3
  const [nearest] = known
    .map((one) => ({ ...one, off: Math.min(...forms.map((form) => editDistance(form, one.word))) }))
    .filter(({ off }) => off <= most)
    .sort((a, b) => a.off - b.off || b.documents - a.documents || (a.word < b.word ? -1 : 1))
  return nearest?.word
}
