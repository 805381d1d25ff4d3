import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { listPublicEntries } from '#features/translations/reads.server.ts'
import { searchedLanguages } from '#tests/support/searched-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { readQuestion } from './question.ts'
import { listMisses } from './reads-misses.server.ts'
import { searchEverything } from './search-everything.server.ts'
import { suggestTitles } from './suggest-titles.server.ts'

const tested = await testContext()
const { ctx } = tested
const { index, work, translate, coat, languageOf, find, titles, suggested } = await searchedLanguages(tested)

/** What has every word of a question, without a correction. */
const foundWhole = async (code: string, typed: string) => {
  const { how, documents } = await find(code, typed)
  return how === 'all' ? documents.map(({ title }) => title) : []
}

describe('a text is found by the stems of its language', () => {
  test.each([
    ['fr', 'pelerinages'],
    ['fr', 'pèlerinage'],
    ['fr', 'PÈLERINAGE À CHEVAL'],
    ['fr', 'chevaux'],
    ['fr', 'manteaux'],
    ['fr', 'bambou'],
  ])('%s: %s', async (code, typed) => expect(await foundWhole(code, typed)).toContain('Un manteau pour les bambous'))

  test.each([
    ['de', 'Übernachtung'],
    ['de', 'ubernachtungen'],
    ['de', 'Uebernachtung'],
    ['de', 'mäntel'],
    ['de', 'die Übernachtung im Nebel'],
  ])('%s: %s', async (code, typed) => expect(await foundWhole(code, typed)).toContain('Ein Mantel für den Bambus'))

  test.each([
    ['rw', 'ikote'],
    ['rw', 'mig'],
    ['rw', 'agasozi'],
    ['rw', 'ikote na umusozi'],
  ])('%s, which has no stems, word by word and by its synonyms: %s', async (code, typed) =>
    expect(await foundWhole(code, typed)).toContain('Ikote ryo mu migano'))

  test.each([
    ['de', 'chevaux', 'Ein Mantel für den Bambus'],
    ['rw', 'chevaux', 'Ikote ryo mu migano'],
    ['fr', 'übernachtungen', 'Un manteau pour les bambous'],
    ['en', 'chevaux', 'A coat for the bamboo'],
    ['en', 'übernachtungen', 'A coat for the bamboo'],
    ['en', 'manteau', 'A coat for the bamboo'],
  ])('and not on the pages of another: %s, %s', async (code, typed, title) => {
    expect(await foundWhole(code, typed)).not.toContain(title)
  })
})

describe('English words', () => {
  test('find what is translated, under its own title', async () => {
    for (const typed of ['coat', 'coats', 'a bag'])
      expect(await titles('fr', typed), typed).toContain('Un manteau pour les bambous')
    expect(await titles('de', 'coat')).toContain('Ein Mantel für den Bambus')
  })

  test('find what is not translated, in English and by its English stems', async () => {
    for (const typed of ['gorilla', 'gorillas', 'ingagi'])
      expect(await titles('fr', typed), typed).toContain('An hour with the gorillas')
    expect(await titles('fr', 'nettle'), 'a text of a translated post that is English').toContain('Un manteau pour les bambous')
  })

  test('find on every page what they find in English, as long as nothing of it is translated', async () => {
    for (const typed of ['lake kivu', 'kibeho', 'safari 4x4', 'park', 'giraf', 'how to pay'])
      for (const code of ['fr', 'de', 'rw'])
        expect([typed, code, (await titles(code, typed)).sort()]).toEqual([typed, code, (await titles('en', typed)).sort()])
  })

  test('and words of both languages may stand in one question', async () => {
    expect(await titles('fr', 'manteau bag')).toContain('Un manteau pour les bambous')
    expect(await titles('fr', 'manteau giraffe')).not.toEqual(['Un manteau pour les bambous'])
  })
})

test('a mistyped word is corrected to one of the language, and a result marks its words in every form', async () => {
  const found = await find('fr', 'mantaeu')
  expect(found).toMatchObject({ how: 'corrected', words: ['manteau'] })
  expect(found.documents.map(({ title }) => title)).toContain('Un manteau pour les bambous')
  expect((await find('en', 'mantaeu')).words).not.toContain('manteau')
  expect((await find('fr', 'nettels')).words, 'or of English').toEqual(['nettles'])
})

test('titles are suggested in the language, and for English words too', async () => {
  for (const typed of ['mant', 'bambous', 'coat', 'pèler'])
    expect(await suggested('fr', typed), typed).toContain('Un manteau pour les bambous')
  expect(await suggested('en', 'mant')).not.toContain('A coat for the bamboo')
  expect(await suggested('fr', 'gorilla')).toContain('An hour with the gorillas')
})

test('a draft of a translation is never found or shown, of a person or a machine, nor over an approved text', async () => {
  await translate(coat, 'de', { 'It rains above Kinigi.': 'Schirmherrschaft.' }, { approve: false })
  await translate(coat, 'fr', { 'It rains above Kinigi.': 'Parapluie.' }, { approve: false, by: 'machine' })
  await translate(coat, 'fr', { 'A coat for the bamboo': 'Parapluie' }, { approve: false })
  await work()
  await index()
  for (const code of ['fr', 'de'])
    for (const typed of ['parapluie', 'schirmherrschaft']) {
      expect((await find(code, typed)).documents, typed).toEqual([])
      expect(await suggested(code, typed)).toEqual([])
    }
  const { rows } =
    await sql`select from search_language_documents where body ~* 'parapluie|schirm' or title ~* 'parapluie'`.execute(ctx.db)
  expect(rows).toEqual([])
  await translate(coat, 'fr', { 'It rains above Kinigi.': 'Parapluie.' })
  await work()
  expect(await titles('fr', 'parapluie')).toEqual(['Un manteau pour les bambous'])
})

test('a former translation is searched as visitors read it, and a rule of which the English changed is English', async () => {
  const [country] = (await listPublicEntries(ctx.db, ['country'])).filter(({ slug }) => slug === 'rwanda')
  if (!country) throw new Error('No Rwanda')
  const name = String(country.content.name)
  await translate(country.id, 'fr', { [name]: 'Le Rwanda des collines' })
  await work()
  expect(await titles('fr', 'collines')).toContain('Le Rwanda des collines')
  const parks = (await find('fr', 'akagera national park')).documents.find(({ kind }) => kind === 'park')
  expect(parks?.countries, 'what names the country names it in the language').toEqual(['Le Rwanda des collines'])
  await sql`delete from translations where kind = 'country'`.execute(ctx.db)
  await index()
})

test('a question without results is counted by the language of its page', async () => {
  await sql`truncate search_misses, search_language_misses`.execute(ctx.db)
  for (const code of ['fr', 'fr', 'en', 'rw']) await find(code, 'qwertyuiop')
  await find('fr', 'qwert@uiop.example')
  const day = { from: '2027-03-12', to: '2027-03-12' }
  expect((await listMisses(ctx.db, day, 10)).rows.map(({ query, language, times }) => [query, language, times])).toEqual([
    ['qwertyuiop', 'fr', 2],
    ['qwertyuiop', 'en', 1],
    ['qwertyuiop', 'rw', 1],
  ])
})

test('a question takes at most four statements in any language', async () => {
  const statements: string[] = []
  const counting = ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const language = languageOf('fr')
  for (const typed of [
    'manteau',
    'mantaeu',
    'kivu qwertyuiop',
    'zzzqqq',
    'les des',
    "'); drop table x; --",
    ':* | !',
    'x'.repeat(9_000),
  ]) {
    statements.length = 0
    const question = readQuestion(typed, language)
    await searchEverything({ ...ctx, db: counting }, question, undefined, language)
    await suggestTitles(ctx, question, language)
    expect([typed, statements.length <= 4]).toEqual([typed, true])
  }
})

test('words that a language takes for too common ask for nothing, listed by its catalogue or by PostgreSQL alone', async () => {
  expect(readQuestion('na mu', languageOf('rw')).words).toEqual([])
  expect(readQuestion('nicht Bambus', languageOf('de')).words, 'this German catalogue lists none').toEqual(['nicht', 'bambus'])
  expect(await find('de', 'nicht Bambus')).toMatchObject({ how: 'all', documents: [{ title: 'Ein Mantel für den Bambus' }] })
  expect((await find('de', 'nicht')).how).not.toBe('all')
})
