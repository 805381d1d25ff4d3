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

/** A mark in a text, at `from` and up to `to`: its words, and what stands before and after them. */
export type Mark = { kind: 'strong' | 'italic' | 'link'; from: number; to: number; open: string; words: string; close: string }

/** The marks of a text, in their order: `**strong**`, `_italic_` and `[words](/address)`. No mark stands within another. */
export function marksOf(text: string): Mark[] {
  return [...text.matchAll(marks)].flatMap(({ 0: whole, 1: strong, 2: italic, 3: words = '', 4: href, index: from }): Mark[] => {
    const to = from + whole.length
    if (strong !== undefined) return [{ kind: 'strong', from, to, open: '**', words: strong, close: '**' }]
    if (italic === undefined) return [{ kind: 'link', from, to, open: '[', words, close: `](${href})` }]
    const isWithin = withinWord.test(text.slice(Math.max(from - 1, 0), from) + text.slice(to, to + 1))
    return isWithin ? [] : [{ kind: 'italic', from, to, open: '_', words: italic, close: '_' }]
  })
}

/**
 * The stretches of a text as staff write it: `**strong**`, `_italic_` and `[words](/address)`. Marks that are not closed are plain
 * text; a link that is not allowed becomes its words.
 */
export function stretchesOf(text: string): Stretch[] {
  const stretches: Stretch[] = []
  let read = 0
  for (const { kind, from, to, words, close } of marksOf(text)) {
    if (from > read) stretches.push({ text: text.slice(read, from) })
    const href = close.slice(2, -1)
    if (kind !== 'link') stretches.push({ text: words, [kind]: true })
    else stretches.push({ text: words, ...(isAllowedLink(href) && { href }) })
    read = to
  }
  if (read < text.length) stretches.push({ text: text.slice(read) })
  return stretches
}

/** A text without its marks: for search, feeds and emails. */
export const plainOf = (text: string): string =>
  stretchesOf(text)
    .map((stretch) => stretch.text)
    .join('')
