export type Typed = {
  text: string
  /** What the database is asked with `ilike`; none where that would read whole tables. */
  like: string | undefined
}

/**
 * What somebody typed, in one line. The database finds a part of a name by its threes of letters: from three letters in a row a
 * part anywhere, with two only a beginning, with one nothing, for the screens alone are few enough to be read through.
 */
export function readTyped(typed: string | null): Typed {
  const text = (typed ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .toWellFormed()
  const longest = Math.max(0, ...(text.match(/[\p{L}\p{N}]+/gu) ?? []).map((run) => run.length))
  const plain = text.replace(/[\\%_]/g, '\\$&')
  const like = longest >= 3 ? `%${plain}%` : longest === 2 ? `${plain}%` : undefined
  return { text, like }
}

/**
 * The digits of a phone number that somebody typed, without the zeros of its beginning: '0788 300 412' is found in '+250 788 300 412'.
 * Undefined for what is no phone number, or too little of one.
 */
export function readPhone(text: string): string | undefined {
  if (!/^[+\d\s().\-/]+$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 5 ? digits : undefined
}
