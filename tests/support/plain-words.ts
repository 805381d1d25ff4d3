import { contextWords } from '#app/languages/context-words.server.ts'
import { englishSite } from '#app/words/sources.server.ts'
import type { DocumentWords } from '#platform/languages/compact.ts'
import { readPlainWords } from '#platform/languages/plain-words.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Source } from '#platform/languages/source.ts'

/** The English of these parts as plain data. */
export const plainEnglish = (parts: readonly Source[]): DocumentWords => contextWords(englishSite).plain('en', parts)

/** Reads the English of these parts. */
export const readEnglishOf = (parts: readonly Source[]): ReadWords => readPlainWords(plainEnglish(parts))
