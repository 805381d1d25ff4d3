/** A stretch of a block's text: plain, strong, italic, or a link. */
export type Stretch = { text: string; strong?: true; italic?: true; href?: string }

// No part extends past the next possible mark, so that any text is read in one pass.
const marks = /\*\*([^*]+)\*\*|_([^_\s](?:[^_]*[^_\s])?)_|\[([^[\]]+)\]\(([^)\s[]+)\)/g

/** Beside such a sign a line stands within a word, `a_file_name`, and is no mark. No lookbehind: older browsers refuse the whole file for it. */
export const withinWord = /[\p{L}\p{N}_]/u

/**
 * Whether a link is allowed: a path of this site or an https address. No other scheme, nor `//host`, which a browser also reads
 * in `/\host`.
 */
export const isAllowedLink = (href: string) => /^\/(?![/\\])/.test(href) || href.startsWith('https://') || href.startsWith('#')

/**
 * The stretches of a text as staff write it: `**strong**`, `_italic_` and `[words](/address)`. Marks that are not closed are plain
 * text; a link that is not allowed becomes its words.
 */
export function stretchesOf(text: string): Stretch[] {
  const stretches: Stretch[] = []
  let read = 0
  for (const found of text.matchAll(marks)) {
    const [whole, strong, italic, words, href] = found
    const end = found.index + whole.length
    if (italic !== undefined && withinWord.test(text.slice(Math.max(found.index - 1, 0), found.index) + text.slice(end, end + 1)))
      continue
    if (found.index > read) stretches.push({ text: text.slice(read, found.index) })
    if (strong !== undefined) stretches.push({ text: strong, strong: true })
    else if (italic !== undefined) stretches.push({ text: italic, italic: true })
    else if (words !== undefined) stretches.push({ text: words, ...(href && isAllowedLink(href) && { href }) })
    read = end
  }
  if (read < text.length) stretches.push({ text: text.slice(read) })
  return stretches
}

/** A text without its marks: for search, feeds and emails. */
export const plainOf = (text: string): string =>
  stretchesOf(text)
    .map((stretch) => stretch.text)
    .join('')
