/**
 * One text of a content that is translated as a whole: a field, a line of a list, a paragraph, a cell of a table. Its `place` is
 * its path without the numbers of rows ('days.*.title'); `path` has them. Its hash is that of place and text: the same text at
 * the same place of any content of the kind is one unit, so a copy has every translation.
 */
export type TextUnit = { path: string; place: string; text: string; hash: string }
