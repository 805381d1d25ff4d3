import { expect, test } from 'vitest'
import { testContext } from '#tests/support/test-context.ts'
import { listMisses } from './reads-misses.server.ts'
import { countMiss } from './writes.server.ts'

const { ctx } = await testContext()

test('misses are listed by frequency, within their days, with the number of questions', async () => {
  const miss = (query: string, day: string) => countMiss(ctx.db, query, day, 1_000)
  for (const day of ['2026-11-01', '2026-11-03', '2026-11-03']) await miss('golf', day)
  await miss('balloon', '2026-11-30')
  await miss('ferry', '2026-12-01')
  const november = { from: '2026-11-01', to: '2026-11-30' }
  expect(await listMisses(ctx.db, november, 10)).toEqual({
    rows: [
      { query: 'golf', times: 3, lastOn: '2026-11-03' },
      { query: 'balloon', times: 1, lastOn: '2026-11-30' },
    ],
    of: 2,
  })
  expect(await listMisses(ctx.db, november, 1)).toMatchObject({ rows: [{ query: 'golf' }], of: 2 })
})
