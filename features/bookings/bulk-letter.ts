/** What stands in the place of these words in a letter to many, for each of them. */
const bulkWords = ['name', 'reference', 'journey', 'starts', 'balance'] as const
export type BulkWord = (typeof bulkWords)[number]

const braces = /\{([^{}\n]*)\}/g

const isWord = (word: string): word is BulkWord => bulkWords.includes(word as BulkWord)

/** The words in braces that stand for nothing: a slip of the pen would else be read by everybody. */
export const strayWords = (text: string): string[] => [
  ...new Set([...text.matchAll(braces)].map(([, word = '']) => word).filter((word) => !isWord(word.trim()))),
]

/** A text for one of them. What is put in is put in once: braces in somebody's name stay as they are. */
export const fillIn = (text: string, values: Record<BulkWord, string>): string =>
  text.replace(braces, (written, word: string) => {
    const known = word.trim()
    return isWord(known) ? values[known] : written
  })

/** Paragraphs of a text, each with its lines. */
export const paragraphsOf = (text: string): string[][] =>
  text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) =>
      paragraph
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0)
