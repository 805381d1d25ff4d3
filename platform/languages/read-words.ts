import type { Formatter } from './formatter.ts'
import type { Messages, Source, Words } from './source.ts'

/**
 * Reads the words of any part in one language, and writes days and money as it does (`format`): for pages, emails and documents that are worded
 * of several parts. What has no translation is English, as plain text.
 */
export type ReadWords = (<Tree extends Messages>(source: Source<Tree>) => Words<Tree>) & {
  readonly language: string
  readonly format: Formatter
}
