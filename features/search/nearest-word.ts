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
    .map((one) => ({ ...one, off: Math.min(...forms.map((form) => distance(form, one.word))) }))
    .filter(({ off }) => off <= most)
    .sort((a, b) => a.off - b.off || b.documents - a.documents || (a.word < b.word ? -1 : 1))
  return nearest?.word
}

/** How many letters have to be added, left out, changed or swapped with their neighbour to make one word of another. */
function distance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]]
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  a.forEach((letter, row) => {
    const current = [row + 1]
    b.forEach((other, column) => {
      const changed = (last[column] ?? 0) + (letter === other ? 0 : 1)
      const added = Math.min((last[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1)
      const swapped =
        row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === other
          ? (beforeLast[column - 1] ?? 0) + 1
          : Number.POSITIVE_INFINITY
      current.push(Math.min(changed, added, swapped))
    })
    beforeLast = last
    last = current
  })
  return last[b.length] ?? 0
}
