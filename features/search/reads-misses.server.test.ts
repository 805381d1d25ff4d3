import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testContext } from '#tests/support/test-context.ts'
import { purgeMisses } from './purge-misses.server.ts'
import { listMisses } from './reads-misses.server.ts'
import { countMiss } from './writes.server.ts'

const { ctx, clock } = await testContext()

test('misses are listed by frequency and language, within their days, with the number of questions', async () => {
  const miss = (query: string, day: string, language?: string) => countMiss(ctx.db, query, day, 1_000, language)
  for (const day of ['2026-11-01', '2026-11-03', '2026-11-03']) await miss('golf', day)
  await miss('balloon', '2026-11-30')
  await miss('ferry', '2026-12-01')
  for (const day of ['2026-11-02', '2026-11-02']) await miss('golf', day, 'fr')
  const november = { from: '2026-11-01', to: '2026-11-30' }
  expect(await listMisses(ctx.db, november, 10)).toEqual({
    rows: [
      { query: 'golf', language: 'en', times: 3, lastOn: '2026-11-03' },
      { query: 'golf', language: 'fr', times: 2, lastOn: '2026-11-02' },
      { query: 'balloon', language: 'en', times: 1, lastOn: '2026-11-30' },
    ],
    of: 3,
  })
  expect(await listMisses(ctx.db, november, 1)).toMatchObject({ rows: [{ query: 'golf' }], of: 3 })
})

test('questions in other languages are a thousand a day at most, and are stored for 180 days as well', async () => {
  const misses = async () =>
    (
      await sql<{
        query: string
        count: number
      }>`select query, count from search_language_misses where day = '2027-03-12'`.execute(ctx.db)
    ).rows
  for (const query of ['un', 'deux', 'un', 'trois', 'deux'])
    await countMiss(ctx.db, query, '2027-03-12', 2, query === 'deux' ? 'de' : 'fr')
  expect((await misses()).sort((a, b) => a.query.localeCompare(b.query))).toEqual([
    { query: 'deux', count: 2 },
    { query: 'un', count: 2 },
  ])
  clock.set('2027-09-09T08:00:00Z')
  await purgeMisses(ctx)
  expect(await misses()).toEqual([])
})
