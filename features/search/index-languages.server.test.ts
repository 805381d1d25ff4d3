import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { searchSite } from '#app/shared/search/search-site.server.ts'
import { postEntry } from '#features/blog/post-entry.server.ts'
import { unpublishEntry } from '#features/content/unpublish-entry.server.ts'
import { jobHandlers } from '#server/jobs.ts'
import { fourLanguages, searchedLanguages } from '#tests/support/searched-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { searchQueue } from '#values/queues.ts'
import type { DocumentWords } from './document-words.ts'
import { listIndexedLanguages } from './reads.server.ts'
import { refreshSearch } from './refresh-search.server.ts'

const tested = await testContext()
const { ctx, clock, runJobs } = tested
const { index, work, publishLanguages, publishPost, titles } = await searchedLanguages(tested)
const diane = { id: 'diane', name: 'Diane Uwase' }
const all = ['en', 'fr', 'de', 'rw']

describe('the index', () => {
  test('follows a publishing of the English in every language, and an unpublishing', async () => {
    const id = await publishPost('Zebrafish of the lake')
    expect(await titles('fr', 'zebrafish')).toEqual([])
    await work()
    for (const code of all) expect(await titles(code, 'zebrafish')).toEqual(['Zebrafish of the lake'])
    expect(await unpublishEntry(ctx, postEntry, { id, actor: diane })).toMatchObject({ done: true })
    await work()
    for (const code of all) expect(await titles(code, 'zebrafish')).not.toContain('Zebrafish of the lake')
  })

  test('has each document once in each language, and is not written again where nothing changed', async () => {
    await index()
    const { rows } = await sql<{ language: string; count: number }>`
      select language, count(*)::int as count from search_language_documents group by 1 order by 1`.execute(ctx.db)
    const { rows: inEnglish } = await sql<{ count: number }>`select count(*)::int as count from search_documents`.execute(ctx.db)
    expect(rows).toEqual(['de', 'fr', 'rw'].map((language) => ({ language, count: inEnglish[0]?.count })))
    expect(await index()).toBe(0)
  })

  test('follows the list of published languages, by the job of the publishing', async () => {
    await publishLanguages(false, 'de', 'rw')
    await work()
    expect(await listIndexedLanguages(ctx.db)).toEqual(['fr'])
    expect(await titles('fr', 'manteau')).toEqual(['Un manteau pour les bambous'])
    await publishLanguages(false, 'fr')
    await work()
    expect(await listIndexedLanguages(ctx.db)).toEqual([])
    expect(await titles('en', 'coat')).toContain('A coat for the bamboo')
    await publishLanguages(true, 'rw', 'fr', 'de')
    await work()
    expect(await listIndexedLanguages(ctx.db)).toEqual(['de', 'fr', 'rw'])
    expect(await titles('fr', 'manteau')).toEqual(['Un manteau pour les bambous'])
  })

  test('is written once by two processes at the same time', async () => {
    const { numAffectedRows } = await sql`delete from search_language_documents where kind = 'hotel'`.execute(ctx.db)
    const [one, other] = await Promise.all([index(), index()])
    expect(one + other, 'each is written by one of them').toBe(Number(numAffectedRows))
    expect(one + other).toBeGreaterThan(90)
  })

  test('is written by the job that is run again, where a process died between two languages', async () => {
    await publishPost('Pangolins by night')
    const site = searchSite(fourLanguages)
    const dying = site.languages.map((one) => (one.language.code === 'de' ? { ...one, words: wordsOfTheDead } : one))
    await runJobs({
      ...jobHandlers(ctx, fourLanguages),
      [searchQueue]: async () => void (await refreshSearch(ctx, { ...site, languages: dying })),
    })
    const found = async () => Promise.all(all.map(async (code) => (await titles(code, 'pangolins')).length))
    expect(await found(), 'in English and French').toEqual([1, 1, 0, 0])
    clock.advance(60_000)
    await work()
    expect(await found()).toEqual([1, 1, 1, 1])
  })
})

/** Reading any of them is the end of the process. */
const wordsOfTheDead = new Proxy({} as DocumentWords, {
  get() {
    throw new Error('The process died')
  },
})

test('every configuration that PostgreSQL brings is known by its name, and any other is simple', async () => {
  const { rows } = await sql<{ name: string; found: string }>`
    select cfgname as name, search_config(cfgname)::text as found from pg_ts_config
    where cfgnamespace = 'pg_catalog'::regnamespace union all select 'klingon', search_config('klingon')::text`.execute(ctx.db)
  expect(rows.length).toBeGreaterThan(25)
  expect(rows.filter(({ name, found }) => name !== found)).toEqual([{ name: 'klingon', found: 'simple' }])
})

describe('the release before, on this schema', () => {
  test('writes, finds and suggests English alone, and each document once', async () => {
    await sql`
      insert into search_documents as d (kind, id, part, title, href, sentence, body, countries, weight, titles_folded, sentence_folded,
        body_folded) values ('post', 'new', 'journal', 'Old manteau', '/new', '', '', '{}', 1, 'old manteau', '', ''),
        ('post', 'a-coat-for-the-bamboo', 'journal', 'A redingote', '/blog/a-coat', '', '', '{}', 1, 'a redingote', '', '')
      on conflict (kind, id) do update set title = excluded.title, titles_folded = excluded.titles_folded`.execute(ctx.db)
    const { rows } = await sql<{ title: string }>`
      select d.title from search_found(to_tsquery('english', 'manteau | redingote'), 'manteau', null, 25) f
      join search_documents d on d.kind = f.kind and d.id = f.id order by 1`.execute(ctx.db)
    expect(rows.map(({ title }) => title)).toEqual(['A redingote', 'Old manteau'])
    await sql`insert into search_words as w (word, documents) values ('manteau', 3), ('coat', 4)
      on conflict (word) do update set documents = excluded.documents where w.documents <> excluded.documents`.execute(ctx.db)
    for (const _ of [1, 2])
      await sql`insert into search_misses as m (query, day) values ('old', '2027-03-12')
        on conflict (day, query) do update set count = m.count + 1`.execute(ctx.db)
    const { rows: misses } = await sql`select query, count from search_misses where query = 'old'`.execute(ctx.db)
    expect(misses).toEqual([{ query: 'old', count: 2 }])
    await index()
    expect(await titles('en', 'coat')).toContain('A coat for the bamboo')
    expect(await titles('fr', 'manteau')).toContain('Un manteau pour les bambous')
  })
})
