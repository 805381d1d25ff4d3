import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testContext } from '#tests/support/test-context.ts'
import { deactivateRow, deleteRow, listRows, nextPosition, putRow } from './rows.server.ts'

const { ctx } = await testContext()
const put = (id: string, fields: object, fresh?: object) =>
  ctx.db.transaction().execute((tx) => putRow(tx, 'things', id, { ...fields }, { ...fresh }))
const list = (active = false) =>
  listRows(ctx.db, 'things', ['priceMinor', 'tags', 'spans', 'position'], { active, orderBy: ['position', 'id'] })

beforeAll(async () => {
  await sql`create table things (id text primary key, price_minor bigint, tags text[] not null default '{}',
    spans jsonb not null default '[]', position int not null default 9, active boolean not null default true)`.execute(ctx.db)
})

test('lists become what their columns are, what is not named keeps its value, and a place in the order is given once', async () => {
  await put('b', { priceMinor: 900, tags: [], spans: [] }, { position: 1 })
  await put('a', { priceMinor: null, tags: ['x, y', '"'], spans: [{ from: '01-02' }] }, { position: 2 })
  await put('b', { tags: ['z'] }, { position: 7 })
  expect(await list()).toEqual([
    { id: 'b', priceMinor: 900, tags: ['z'], spans: [], position: 1 },
    { id: 'a', priceMinor: null, tags: ['x, y', '"'], spans: [{ from: '01-02' }], position: 2 },
  ])
  await ctx.db.transaction().execute(async (tx) => {
    expect(await nextPosition(tx, 'things')).toBe(3)
    await deactivateRow(tx, 'things', 'b')
  })
  expect((await list(true)).map(({ id }) => id)).toEqual(['a'])
  await ctx.db.transaction().execute((tx) => deleteRow(tx, 'things', 'a'))
  expect((await list()).map(({ id }) => id)).toEqual(['b'])
})
