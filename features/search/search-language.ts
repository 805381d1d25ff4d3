import { foldedWords } from './folded-words.ts'
import { synonyms, synonymTable } from './synonyms.ts'

/** A language that the site is searched in. */
export type SearchLanguage = {
  /** As addresses say it: 'fr'. */
  code: string
  /** How PostgreSQL reads its texts: the name of a configuration, of which an unknown one is 'simple'. */
  config: string
  /** What its texts, or English ones, may call what a folded word means. */
  synonyms: ReadonlyMap<string, readonly string[]>
  /** Folded words of questions that are left out, besides those of every language (question.ts). */
  stopWords: ReadonlySet<string>
}

/** What a catalogue says of the search: words of texts with what visitors type for them, and words that are too common to look for. */
export type SearchFile = { synonyms: Readonly<Record<string, string>>; stop: readonly string[] }

/** The language that all contents are written in. */
export const english: SearchLanguage = { code: 'en', config: 'english', synonyms, stopWords: new Set() }

export const searchLanguage = (code: string, config: string, { synonyms, stop }: SearchFile): SearchLanguage => ({
  code,
  config,
  synonyms: synonymTable(synonyms),
  stopWords: new Set(stop.flatMap(foldedWords)),
})
