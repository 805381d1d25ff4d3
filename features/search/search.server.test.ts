import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { searchSite } from '#app/shared/search/search-site.server.ts'
import { englishSite } from '#app/words/sources.server.ts'
import { addPosts } from '#features/blog/add-posts.server.ts'
import type { Post } from '#features/blog/post.ts'
import { addPages } from '#features/pages/add-pages.server.ts'
import type { PageContent } from '#features/pages/blocks.ts'
import { loadDemo } from '#server/start/first-start.ts'
import { testContext } from '#tests/support/test-context.ts'
import { purgeMisses } from './purge-misses.server.ts'
import { readQuestion } from './question.ts'
import { refreshSearch } from './refresh-search.server.ts'
import { searchEverything } from './search-everything.server.ts'
import { suggestTitles } from './suggest-titles.server.ts'

const { ctx, clock, runJobs } = await testContext()
const scene = { id: 'hills', hour: 'mist', seed: 1, place: 'Gakenke' } as const

const page: PageContent = {
  slug: 'important-to-know',
  title: 'Important to know',
  sentence: 'Rules, with their reasons.',
  lede: 'Read it once.',
  scene,
  sections: [
    { id: 'bags', title: 'Plastic bags', updatedOn: '2026-11-20', blocks: [{ kind: 'text', text: 'They stay **at home**.' }] },
  ],
}
const post: Post = {
  slug: 'what-to-pack',
  title: 'A coat for the bamboo',
  sentence: 'What goes into a bag for the mountain.',
  lede: 'It rains above Kinigi.',
  topic: 'planning',
  scene,
  publishedOn: '2026-11-01',
  updatedOn: '2026-11-01',
  body: [{ kind: 'list', items: ['Gaiters', 'Gloves against nettles'] }],
  sources: [],
  journeys: [],
}

const find = async (typed: string) => searchEverything(ctx, readQuestion(typed))
const titles = async (typed: string) => (await find(typed)).documents.map(({ title }) => title)
const suggested = async (typed: string) => (await suggestTitles(ctx, readQuestion(typed))).map(({ title }) => title)
const misses = async () =>
  (
    await sql<{
      query: string
      day: string
      count: number
    }>`select query, day, count from search_misses order by day, query`.execute(ctx.db)
  ).rows

beforeAll(async () => {
  await loadDemo(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    await addPages(ctx, tx, { pages: [page], terms: [] })
    await addPosts(ctx, tx, [post])
  })
  await runJobs()
})

describe('what is looked for is found', () => {
  test.each([
    ['gorila', 'An hour with the gorillas'],
    ['ingagi', 'An hour with the gorillas'],
    ['Ruhengeri', 'Musanze'],
    ['kibého', 'The road to Kibeho'],
    ['lac kivu', 'Lake Kivu, slowly'],
    ['voiture', 'City sedan'],
    ['giraf', 'A day in Akagera'],
    ['nyun', 'Nyungwe National Park'],
    ['safari 4x4', 'Safari 4x4, pop-up roof, station wagon'],
    ['imisozi terrace', 'Imisozi Terrace Hotel'],
    ['bwindy', 'Bwindi Impenetrable National Park'],
    ['randonnée', 'Nyungwe on foot'],
    ['hotel musanze', 'Giant Lobelia Guesthouse'],
    ['coat bamboo', 'A coat for the bamboo'],
    ['nettles', 'A coat for the bamboo'],
    ['plastic', 'Plastic bags'],
    ['RWANDA', 'Rwanda'],
  ])('%s leads to %s', async (typed, title) => {
    expect([...(await titles(typed)), ...(await suggested(typed))]).toContain(title)
  })

  test('a title that is the question comes first', async () => {
    const found = (await titles('lake kivu')).filter((title) => title.startsWith('Lake Kivu'))
    expect(found.slice(0, 2)).toEqual(['Lake Kivu', 'Lake Kivu, slowly'])
  })

  test('a group shows five and how many there are; requested by itself it shows all', async () => {
    const { documents } = await find('park')
    const places = documents.filter(({ part }) => part === 'places')
    expect(places).toHaveLength(5)
    const { documents: all } = await searchEverything(ctx, readQuestion('park'), 'places')
    expect(new Set(all.map(({ part }) => part))).toEqual(new Set(['places']))
    expect(all).toHaveLength(Math.min(50, places[0]?.countInPart ?? 0))
  })

  test('a mistyped word is corrected, and a question of which only some words are found has a message', async () => {
    expect(await find('gorila')).toMatchObject({ how: 'corrected', words: ['gorilla'] })
    expect(await find('kivu qwertyuiop')).toMatchObject({ how: 'some', words: ['kivu'] })
    expect(await find('gorilla')).toMatchObject({ how: 'all' })
  })

  test('a section leads to its place on the page', async () => {
    expect((await find('plastic bags')).documents[0]).toMatchObject({ href: '/important-to-know#bags', kind: 'section' })
  })

  test('what is not sold to visitors any more is found no more', async () => {
    await sql`update packages set status = 'draft' where slug = 'kigali-in-a-day'`.execute(ctx.db)
    expect(await refreshSearch(ctx, searchSite(englishSite))).toBeGreaterThan(0)
    expect(await titles('kigali in a day')).not.toContain('Kigali in a day')
    await sql`update packages set status = 'published' where slug = 'kigali-in-a-day'`.execute(ctx.db)
    await refreshSearch(ctx, searchSite(englishSite))
    expect(await titles('kigali in a day')).toContain('Kigali in a day')
  })
})

describe('suggestions', () => {
  test.each([
    ['nyun', 'Nyungwe on foot'],
    ['gorila', 'An hour with the gorillas'],
    ['ruhen', 'Musanze'],
    ['giraffe', 'A day in Akagera'],
    ['kig', 'Kigali in a day'],
  ])('%s suggests %s', async (typed, title) => {
    expect(await suggested(typed)).toContain(title)
  })

  test('eight at most, none for a letter or for nonsense, and nothing of it is stored', async () => {
    const before = await misses()
    expect((await suggested('park')).length).toBeLessThanOrEqual(8)
    expect([await suggested('k'), await suggested(''), await suggested('qwertyuiop')]).toEqual([[], [], []])
    expect(await misses()).toEqual(before)
  })
})

describe('the index', () => {
  test('brought up to date twice it is not written again, and two processes at once make no double', async () => {
    expect(await refreshSearch(ctx, searchSite(englishSite))).toBe(0)
    await sql`delete from search_documents where kind = 'hotel'`.execute(ctx.db)
    const changed = await Promise.all([refreshSearch(ctx, searchSite(englishSite)), refreshSearch(ctx, searchSite(englishSite))])
    expect(changed.sort((a, b) => a - b)[0]).toBe(0)
    expect(changed[1]).toBeGreaterThan(30)
  })

  test('several writers leave one job', async () => {
    await runJobs()
    await ctx.db.transaction().execute(async (tx) => {
      await addPosts(ctx, tx, [{ ...post, slug: 'a-second-coat' }])
      await addPages(ctx, tx, { pages: [{ ...page, slug: 'also-to-know' }], terms: [] })
    })
    await ctx.db.transaction().execute((tx) => addPosts(ctx, tx, [{ ...post, slug: 'a-third-coat' }]))
    expect(await runJobs()).toBe(1)
    await ctx.db.transaction().execute((tx) => addPosts(ctx, tx, [post]))
    expect(await runJobs(), 'nothing was new').toBe(0)
  })
})

describe('questions without an answer', () => {
  beforeAll(() => sql`delete from search_misses`.execute(ctx.db))

  test('are counted by the day', async () => {
    for (const typed of ['qwertyuiop', 'QWERTYUIOP', ' qwertyuiop ']) expect((await find(typed)).documents).toEqual([])
    expect(await misses()).toEqual([{ query: 'qwertyuiop', day: '2027-03-12', count: 3 }])
    clock.advance(24 * 3_600_000)
    await find('qwertyuiop')
    expect((await misses()).map(({ day, count }) => [day, count])).toEqual([
      ['2027-03-12', 3],
      ['2027-03-13', 1],
    ])
  })

  test('that may be about a person are not', async () => {
    const before = await misses()
    for (const typed of ['qwert@uiop.example', '+47 900 00 000', 'K7QM-42XD', 'zzxxyy C01822649']) await find(typed)
    expect(await misses()).toEqual(before)
  })

  test('are stored with 100 characters, a thousand a day at most, for 180 days', async () => {
    await find('zqx '.repeat(60))
    expect(Math.max(...(await misses()).map(({ query }) => query.length))).toBeLessThanOrEqual(100)
    await sql`insert into search_misses (query, day) select 'w' || n, '2027-03-13' from generate_series(1, 1000) n`.execute(
      ctx.db,
    )
    const before = (await misses()).length
    await find('zqxjkv')
    expect((await misses()).length).toBe(before)
    await find('qwertyuiop')
    expect((await misses()).find(({ query, day }) => query === 'qwertyuiop' && day === '2027-03-13')?.count).toBe(2)
    clock.set('2027-09-09T08:00:00Z')
    expect(await purgeMisses(ctx)).toBe(1)
    expect((await misses())[0]?.day).toBe('2027-03-13')
  })
})

const hostile = [
  'x'.repeat(10_000),
  'gorilla '.repeat(2_000),
  "'); drop table search_documents; --",
  'a & | ! ( :* <-> <2> "',
  ':*',
  'gorilla:*',
  '!gorilla',
  'gorilla\u0000kivu',
  'the of and',
  '🦍'.repeat(300),
  '\ud83d',
  '%%%___',
  'Руанда горилла',
  "l'",
  '0'.repeat(60),
  '１２３',
  'ﬁ ½ ² Ⅷ',
  '٣٤٥ 卢旺达 ক',
]

test.each(hostile)('%j is answered, and suggests', async (typed) => {
  const found = await find(typed)
  expect(found.documents.length).toBeLessThanOrEqual(35)
  expect((await suggestTitles(ctx, readQuestion(typed))).length).toBeLessThanOrEqual(8)
})

test('a question takes at most four statements', async () => {
  const statements: string[] = []
  const counting = ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  for (const typed of ['gorilla', 'gorila trekk', 'kivu qwertyuiop', 'zzzqqq', 'the of']) {
    statements.length = 0
    await searchEverything({ ...ctx, db: counting }, readQuestion(typed))
    expect([typed, statements.length <= 4]).toEqual([typed, true])
  }
})
