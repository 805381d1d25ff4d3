import { expect } from 'vitest'
import type { Catalogue } from '#app/languages/read-catalogues.server.ts'
import { openSiteWords } from '#app/languages/site-words.server.ts'
import { searchSite } from '#app/shared/search/search-site.server.ts'
import { sources } from '#app/words/sources.server.ts'
import { postEntry } from '#features/blog/post-entry.server.ts'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { unitsOf } from '#features/content/texts/text-units.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { readQuestion } from '#features/search/question.ts'
import { refreshSearch } from '#features/search/refresh-search.server.ts'
import { searchEverything } from '#features/search/search-everything.server.ts'
import { english } from '#features/search/search-language.ts'
import { suggestTitles } from '#features/search/suggest-titles.server.ts'
import { publishLanguage } from '#features/settings/publish-language.server.ts'
import { findPublicEntry, listKnownTexts } from '#features/translations/reads.server.ts'
import { saveTranslations } from '#features/translations/save-translations.server.ts'
import { jobHandlers } from '#server/jobs.ts'
import { adoptContent, loadContent, loadDemo } from '#server/start/first-start.ts'
import type { TestContext } from './test-context.ts'

const diane = { id: 'diane', name: 'Diane Uwase' }

/** A language of a site for tests, without a translated word of ours. */
const languageIn = (language: string, search: string): Catalogue => ({
  language,
  file: { name: language.toUpperCase(), intl: 'en', counts: 'en', search },
  search: language === 'rw' ? { synonyms: { umusozi: 'agasozi' }, stop: ['na mu'] } : undefined,
  messages: new Map(),
})

/** English, two languages with stems, and one without. */
export const fourLanguages = openSiteWords(sources, [
  languageIn('fr', 'french'),
  languageIn('de', 'german'),
  languageIn('rw', 'simple'),
])

const post = {
  title: 'A coat for the bamboo',
  sentence: 'What goes into a bag.',
  lede: 'It rains above Kinigi.',
  topic: 'planning',
  scene: { id: 'hills', hour: 'mist', seed: 1, place: 'Gakenke' },
  publishedOn: null,
  cover: null,
  body: [{ kind: 'text', text: 'Gloves against nettles.' }],
  sources: [],
  journeys: [],
}

/**
 * The demonstration and a post that is translated into three languages but for its last texts, all of it indexed. `coat` is the id of its
 * entry.
 */
export async function searchedLanguages({ ctx, runJobs }: TestContext) {
  const index = () => refreshSearch(ctx, searchSite(fourLanguages))
  /** The jobs as a site with these languages runs them. */
  const work = () => runJobs(jobHandlers(ctx, fourLanguages))

  const publishPost = async (title: string) => {
    const id = await beginEntry(ctx, postEntry, { actor: diane, content: { ...post, title } })
    await publishEntry(ctx, postEntry, { id, actor: diane, seen: 1 })
    return id
  }

  /** Texts of a public entry by their English. */
  const translate = async (
    id: number,
    language: string,
    texts: Record<string, string>,
    { approve = true, by = 'person' as 'person' | 'machine' } = {},
  ) => {
    const entry = await findPublicEntry(ctx.db, id)
    if (!entry) throw new Error('Not public')
    const units = unitsOf(entry.content, kindOf(entry.kind)?.texts ?? [])
    const known = (await listKnownTexts(ctx.db, language)).get(entry.kind)
    const sent = Object.entries(texts).map(([source, text]) => {
      const hash = units.find((unit) => unit.text === source)?.hash ?? ''
      return { hash, text, seen: known?.translations.get(hash)?.version ?? 0 }
    })
    const saved = await saveTranslations(ctx, { entry, units, language, sent, by, approve, actor: diane })
    expect(saved).toMatchObject({ done: true })
  }

  const publishLanguages = async (isPublic: boolean, ...languages: string[]) => {
    for (const language of languages) await publishLanguage(ctx, { actor: diane, language, isPublic })
  }

  await loadDemo(ctx)
  await loadContent(ctx)
  await adoptContent(ctx)
  await publishLanguages(true, 'fr', 'de', 'rw')
  const coat = await publishPost(post.title)
  const translated = (title: string, sentence: string) => ({ [post.title]: title, [post.sentence]: sentence })
  await translate(coat, 'fr', translated('Un manteau pour les bambous', 'Deux pèlerinages à cheval.'))
  await translate(coat, 'de', translated('Ein Mantel für den Bambus', 'Drei Übernachtungen im Nebel.'))
  await translate(coat, 'rw', translated('Ikote ryo mu migano', 'Umusozi muremure.'))
  await work()

  const languageOf = (code: string) => fourLanguages.searched.get(code) ?? english
  const find = (code: string, typed: string) =>
    searchEverything(ctx, readQuestion(typed, languageOf(code)), undefined, languageOf(code))
  const titles = async (code: string, typed: string) => (await find(code, typed)).documents.map(({ title }) => title)
  const suggested = async (code: string, typed: string) =>
    (await suggestTitles(ctx, readQuestion(typed, languageOf(code)), languageOf(code))).map(({ title }) => title)
  return { index, work, publishLanguages, publishPost, translate, coat, languageOf, find, titles, suggested }
}
