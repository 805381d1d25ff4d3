import { mapUnits, unitsOf } from '#features/content/texts/text-units.server.ts'
import { textsOf } from '#features/content-kinds/text-rows.server.ts'
import { knownTextsIn, namesIn, type TextInLanguage } from '#features/translations/names.server.ts'
import { headsOf, isWhole } from '#features/translations/page-heads.ts'
import { translationsTag } from '#features/translations/reads.server.ts'
import { type KnownTexts, noKnownTexts, shownText } from '#features/translations/translation.ts'
import { contextOf, noteTags, pageNotesKey, type RouteContext } from '../context.ts'
import { written } from '../languages/addresses.ts'
import { figuresIn } from '../languages/figures-in.ts'
import { siteWordsKey } from '../words/sources.server.ts'

/** A copy of a content, or of some of its fields, in the language of the page. */
export type TranslateContent = <Content>(content: Content) => Content

/** Where the names of places, parks and countries stand. */
const namesOfRecord: Record<string, readonly string[]> = {
  country: ['name', 'capital'],
  park: ['name', 'short'],
  place: ['name'],
}

/**
 * Reads the contents of a kind in the language of the page, or another one for a document: every text that a person approved, and English where there is none,
 * which `langOf` marks. The
 * translations of a language are read from memory, until something is approved or published; English costs nothing.
 */
export async function contentTranslator(
  context: RouteContext,
  kind: string,
  language = context.get(pageNotesKey).language,
): Promise<TranslateContent> {
  const texts = textsOf(kind)
  if (language === written || texts.length === 0) return (content) => content
  const ofKind = (await translationsIn(context, language)).get(kind) ?? noKnownTexts
  // The name of a place, a park or a country that has no other name in a language is no English text.
  const names = namesOfRecord[kind] ?? []
  const { format } = context.get(siteWordsKey).in(language)
  return (content) =>
    mapUnits(
      content,
      texts,
      ({ place, hash, text }) => shownText(hash, ofKind) ?? (names.includes(place) ? text : undefined),
      (text) => figuresIn(text, format),
    )
}

/** Reads rows of a table in the language of the page, as `contentTranslator` reads contents. */
export async function rowTranslator(context: RouteContext, kind: string) {
  const translate = await contentTranslator(context, kind)
  return <Row extends object>(rows: readonly Row[]): Row[] => [...translate({ rows }).rows]
}

/** Names and other single texts in the language of the page, by their kind and place. */
export function namesOfPage(context: RouteContext): Promise<TextInLanguage> {
  const { language } = context.get(pageNotesKey)
  if (language !== written) noteTags(context, [translationsTag(language)])
  return namesIn(contextOf(context), language)
}

/** Notes the published languages in which what staff wrote of a page is whole, by its English: its head is approved in them. */
export async function noteWholeLanguages(context: RouteContext, kind: string, english: unknown): Promise<void> {
  const units = unitsOf(english, headsOf(textsOf(kind)))
  const whole: string[] = []
  for (const language of context.get(siteWordsKey).published.keys()) {
    if (isWhole(units, (await translationsIn(context, language)).get(kind))) whole.push(language)
  }
  noteLanguages(context, whole)
}

/** Notes the languages besides English in which a text of the page is whole, of which those that are not published do not count. */
export function noteLanguages(context: RouteContext, languages: readonly string[]): void {
  const notes = context.get(pageNotesKey)
  const published = languages.filter((language) => context.get(siteWordsKey).published.has(language))
  notes.languages = published.filter((language) => notes.languages?.includes(language) ?? true)
}

/** All translations of a language, which the page then depends on. */
function translationsIn(context: RouteContext, language: string): Promise<ReadonlyMap<string, KnownTexts>> {
  noteTags(context, [translationsTag(language)])
  return knownTextsIn(contextOf(context), language)
}

/** The content kind of a package, by its own kind. */
export const packageEntryKind = (kind: string): string => (kind === 'pilgrimage' ? 'pilgrimage' : 'package')
