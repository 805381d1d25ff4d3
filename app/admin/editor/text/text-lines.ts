/** Marks that lists carry when they are copied from a document: bullets, dashes, '1.' and 'a)'. */
const mark = /^(?:[•·▪◦●*–—-]|\d{1,2}[.)]|[a-z]\))\s+/i

/** The texts of a field with one to a line, or of a list that was pasted: without blank lines, bullets and spaces at the ends. */
export const textsOf = (lines: string): string[] =>
  lines
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().replace(mark, '').trim())
    .filter((line) => line !== '')

/** Texts as a field shows them, one to a line. A line break inside one becomes a space: it would make two of it. */
export const linesOf = (texts: readonly string[]): string => texts.map((text) => text.replace(/\s*[\r\n]+\s*/g, ' ')).join('\n')
