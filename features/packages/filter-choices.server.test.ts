import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openPlans } from '#tests/support/plans.ts'
import { testContext } from '#tests/support/test-context.ts'
import { listPackages } from './reads.server.ts'
import { listFilterChoices } from './reads-names.server.ts'

const parts = await testContext()
const { ctx } = parts
const { db, planOf } = await openPlans(parts, { packages: 600, departures: 0 })

test.each([
  ['choices are', () => listFilterChoices(db)],
  ['a narrowed list is', () => listPackages(db, { sort: 'recommended', page: 1, style: 'gorillas', length: 'long', month: 7 })],
] as const)('%s counted in an index that holds all it asks for, and no package is opened', async (_what, query) => {
  expect(await planOf(query)).toContain('Index Only Scan using packages_counted on packages')
})

/** Every published package taken apart by itself: what a choice means. */
async function countedOneByOne(column: 'countries' | 'parks' | 'styles'): Promise<Map<string, number>> {
  const { rows } = await sql<{ ids: string[] }>`
    select ${sql.ref(column)} as ids from packages where status = 'published'`.execute(ctx.db)
  const counts = new Map<string, number>()
  for (const id of rows.flatMap(({ ids }) => ids)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

async function expectSame(): Promise<void> {
  const choices = await listFilterChoices(ctx.db)
  for (const part of ['countries', 'parks', 'styles'] as const) {
    expect(new Map(choices[part].map(({ id, count }) => [id, count]))).toEqual(await countedOneByOne(part))
  }
}

test('a choice says how many packages have it, whether they share their other choices or not', async () => {
  await expectSame()
  const before = await listFilterChoices(ctx.db)
  const of = (choices: typeof before, style: string) => choices.styles.find(({ id }) => id === style)?.count ?? 0
  await sql`update packages set styles = styles || '{community}'::text[] where id % 3 = 0 and not styles @> '{community}'`.execute(
    ctx.db,
  )
  await sql`update packages set parks = '{}' where id % 5 = 0`.execute(ctx.db)
  await sql`update packages set status = 'draft' where id % 7 = 0`.execute(ctx.db)
  const after = await listFilterChoices(ctx.db)
  expect(of(after, 'community')).toBeGreaterThan(of(before, 'community'))
  expect(of(after, 'gorillas')).toBeLessThan(of(before, 'gorillas'))
  await expectSame()
})

test('countries stand in the order of their places, parks and styles by name', async () => {
  const { countries, parks, styles } = await listFilterChoices(ctx.db)
  const { rows } = await sql<{ id: string }>`select id from countries order by position, name`.execute(ctx.db)
  const places = rows.map(({ id }) => id)
  expect(countries.map(({ id }) => id)).toEqual(places.filter((id) => countries.some((one) => one.id === id)))
  for (const named of [parks, styles]) expect(named.map(({ name }) => name)).toEqual(named.map(({ name }) => name).toSorted())
})
