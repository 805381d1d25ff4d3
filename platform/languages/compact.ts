import type { Formats } from './formats.ts'

/**
 * A message as the formatter reads it, so that no parser reaches a browser: a text, or its pieces in order.
 *
 * A piece is a text, `0` for the `#` of the plural around it, or an argument: `[name]` is shown as it is, `[name, 0]` as a figure,
 * `[name, pattern]` is a tag around a pattern, `[name, cases]` a plural, and `[name, cases, 1]` a select.
 */
export type Pattern = string | readonly Piece[]
export type Piece = string | 0 | readonly [name: string, more?: 0 | Pattern | Cases, isSelect?: 1]
/** The cases of a plural by category or as `=0`, those of a select by value. Both have `other`. */
export type Cases = { readonly [name: string]: Pattern }

/** A message that has no translation: the English, under the one name that no message has. */
export type Fallback = { readonly '': Pattern }

export type Compact = Pattern | Fallback
export type CompactTree = { readonly [key: string]: Compact | CompactTree }

/** What travels to a browser: the parts of a page by name, and in a whole document the language they are in. */
export type SentWords = { readonly words: { readonly [part: string]: CompactTree } }
export type DocumentWords = SentWords & Formats & { readonly language: string }
