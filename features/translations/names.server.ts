import { textChangesTag } from '#features/content/texts/record-text-changes.server.ts'
import { hashOf } from '#features/content/texts/text-units.server.ts'
import type { Context } from '#platform/context.ts'
import { listKnownTexts, translationsTag } from './reads.server.ts'
import { type KnownTexts, shownText } from './translation.ts'

type Reads = Pick<Context, 'db' | 'loaderCache'>

/** All translations of a language by content kind, from memory until something is approved or published. */
export function knownTextsIn({ db, loaderCache }: Reads, language: string): Promise<ReadonlyMap<string, KnownTexts>> {
  // What English is published invalidates the pages that show it, by their own tags, and here only what follows what.
  const tags = [translationsTag(language), textChangesTag]
  return loaderCache.read(`translations ${language}`, tags, () => listKnownTexts(db, language))
}

/** What a text that staff wrote is in a language, by its content kind and place. */
export type TextInLanguage = (text: { name: string; of: string; at: string }) => string

/** Reads names and other short texts that staff wrote in a language; what nobody has approved there stays English. */
export async function namesIn(reads: Reads, language: string): Promise<TextInLanguage> {
  if (language === 'en') return ({ name }) => name
  const known = await knownTextsIn(reads, language)
  return ({ name, of, at }) => {
    const ofKind = known.get(of)
    return (ofKind && shownText(hashOf(at, name), ofKind)) ?? name
  }
}
