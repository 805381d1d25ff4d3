import { namesIn } from '#features/translations/names.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Labelled } from '../line-text.ts'
import type { PriceLine } from '../price-line.ts'
import { labelInLanguage, lineInLanguage, type ShownLine } from './line-in-language.ts'

/** Lines as they are read in the language of these words, with the approved translations of the names that staff wrote. */
export async function linesInLanguage<Line extends Pick<PriceLine, 'label' | 'reason' | 'text'>>(
  reads: Pick<Context, 'db' | 'loaderCache'>,
  lines: readonly Line[],
  read: ReadWords,
): Promise<(Line & ShownLine)[]> {
  const nameOf = await namesIn(reads, read.language)
  return lines.map((line) => ({ ...line, ...lineInLanguage(line, read, nameOf) }))
}

/** The same of what has a label alone, such as what a booking needs. */
export async function labelsInLanguage<Part extends Labelled>(
  reads: Pick<Context, 'db' | 'loaderCache'>,
  parts: readonly Part[],
  read: ReadWords,
): Promise<(Part & { lang?: 'en' })[]> {
  const nameOf = await namesIn(reads, read.language)
  return parts.map((part) => ({ ...part, ...labelInLanguage(part, read, nameOf) }))
}
