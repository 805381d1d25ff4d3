export type Typed = {
  text: string
  /** The pattern for `ilike`; undefined where it would read whole tables. */
  like: string | undefined
}

/**
 * The typed text in one line. The database finds parts of names by trigrams: from three letters in a row a part anywhere, with
 * two only a beginning. One letter finds screens only, which are few enough to be compared one by one.
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
