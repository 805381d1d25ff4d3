import { namesIn } from '#features/translations/names.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { PriceLine } from '../price-line.ts'
import { lineInLanguage, type ShownLine } from './line-in-language.ts'

/** Lines as they are read in the language of these words, with the approved translations of the names that staff wrote. */
export async function linesInLanguage<Line extends Pick<PriceLine, 'label' | 'reason' | 'text'>>(
  reads: Pick<Context, 'db' | 'loaderCache'>,
  lines: readonly Line[],
  read: ReadWords,
): Promise<(Line & ShownLine)[]> {
  const nameOf = await namesIn(reads, read.language)
  return lines.map((line) => ({ ...line, ...lineInLanguage(line, read, nameOf) }))
}
