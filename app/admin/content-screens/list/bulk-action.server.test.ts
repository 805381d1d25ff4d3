import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import { findEntry, listEntries } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { listPackageFacts } from '#features/content-kinds/reads-package-facts.server.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import { loadDemo } from '#server/start/first-start.ts'
import { testContext } from '#tests/support/test-context.ts'
import { kigaliDay } from '#values/dates.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { packageKind } from '../../packages/package-kind.ts'
import { type BulkEvent, doInBulk, type Named, readNamed } from './bulk-action.server.ts'

const { ctx } = await testContext()
const actor = { id: 'diane', name: 'Diane Uwase' }
const kind = kindOf('package')
if (!kind) throw new Error('Packages are no entries')
const contentKind = packageKind.inWords(readEnglish)
const closed = 'nyiragongo-when-it-reopens'

beforeAll(async () => {
  await loadDemo(ctx)
  await adoptEntries(ctx, [kind])
})

const entryOf = async (search: string) => {
  const row = (await listEntries(ctx.db, { kind: 'package', search })).rows[0]
  if (!row) throw new Error(`No entry of ${search}`)
  return row
}
const run = (event: BulkEvent, ...named: Named[]) => doInBulk(ctx, readEnglish, contentKind, { event, named, actor })

/** A refusal says why, and how it is sold to nobody else all the same. */
const soldRefusal = (id: number) => ({
  id,
  title: 'An hour with the gorillas',
  why: expect.stringMatching(/^Cannot unpublish: used by/),
  wayOff: { hash: '#field-bookable', text: 'To stop selling it, clear “On sale” under “Search and sharing” and publish.' },
})

test('ticked rows go into the trash each for itself, and the undo brings back what visitors read, not the draft after it', async () => {
  const row = await entryOf('Nyiragongo')
  const before = await findPackage(ctx.db, closed)
  const { content } = (await findEntry(ctx.db, 'package', row.id)) ?? { content: { slug: '' } }
  const draft = { ...content, lede: 'A draft that nobody has published.' }
  await saveEntry(ctx, kind, { id: row.id, actor, content: draft, seen: row.version, event: 'saved' })
  const sold = await entryOf('An hour with the gorillas')
  const outcome = await run('trash', { id: row.id, version: 2 }, { id: sold.id, version: sold.version })
  expect(outcome.done).toEqual([{ id: row.id, version: row.version }])
  expect(outcome.refused).toEqual([expect.objectContaining(soldRefusal(sold.id))])
  expect(await findPackage(ctx.db, closed)).toBeUndefined()

  expect(await run('untrash', ...outcome.done)).toMatchObject({ done: [{ id: row.id }], refused: [] })
  expect(await findPackage(ctx.db, closed)).toEqual(before)
  expect(await findEntry(ctx.db, 'package', row.id)).toMatchObject({
    content: { lede: draft.lede },
    publishedVersion: row.version,
  })
})

test('publishing ticked rows leaves what is not whole or was changed meanwhile, and the undo shows the version of before', async () => {
  const row = await entryOf('Nyiragongo')
  const empty = await beginEntry(ctx, kind, { actor, content: { ...kind.begun?.(), title: 'Nothing yet' } })
  const stale = await run('publish', { id: row.id, version: row.version - 1 }, { id: empty, version: 1 })
  expect(stale).toMatchObject({
    done: [],
    refused: [{ why: expect.stringContaining('Diane Uwase') }, { title: 'Nothing yet' }],
  })

  const outcome = await run('publish', { id: row.id, version: row.version })
  expect((await findPackage(ctx.db, closed))?.lede).toBe('A draft that nobody has published.')
  await run('revert', ...outcome.done)
  expect((await findPackage(ctx.db, closed))?.lede).not.toBe('A draft that nobody has published.')
})

test('ticked rows are unpublished each for itself and keep their drafts, and the undo shows what visitors read before', async () => {
  const row = await entryOf('Nyiragongo')
  const before = await findPackage(ctx.db, closed)
  const sold = await entryOf('An hour with the gorillas')
  const outcome = await run('unpublish', { id: row.id, version: row.version }, { id: sold.id, version: sold.version })
  expect(outcome.done).toEqual([{ id: row.id, version: row.publishedVersion }])
  expect(outcome.refused).toEqual([expect.objectContaining(soldRefusal(sold.id))])
  expect(await findPackage(ctx.db, closed)).toBeUndefined()
  expect(await findEntry(ctx.db, 'package', row.id)).toMatchObject({ trashedAt: null, version: row.version })

  expect(await run('revert', ...outcome.done)).toMatchObject({ done: [{ id: row.id }], refused: [] })
  expect(await findPackage(ctx.db, closed)).toEqual(before)
})

test('what a form names is an id and a version, and nothing else', () => {
  expect(readNamed(['12.3', '12', 'x.1', '1.2.3', '7.0'])).toEqual([
    { id: 12, version: 3 },
    { id: 7, version: 0 },
  ])
})

test('a list is filtered by country, and a page of it has its facts in one query', async () => {
  const { rows } = await listEntries(ctx.db, { kind: 'package', holds: { key: 'countries', value: 'burundi' } })
  expect(rows.map(({ slug }) => slug)).toContain('burundi-drums-and-the-source')
  expect(rows.map(({ slug }) => slug)).not.toContain('an-hour-with-the-gorillas')
  const sold = await entryOf('An hour with the gorillas')
  const now = ctx.clock.now()
  const [facts] = await listPackageFacts(ctx.db, { entryIds: [sold.id], now, today: kigaliDay(now) })
  const live = await findPackage(ctx.db, sold.slug)
  expect(facts).toMatchObject({ countries: ['Rwanda'], slug: sold.slug, fromMinor: live?.from?.amount.minor, days: live?.days })
  expect(facts?.ahead).toBeGreaterThan(0)
  expect(facts?.unsold).toBe(0)
  await sql`update departures set sale = 'off-sale' where id =
    (select max(d.id) from departures d join packages p on p.id = d.package_id where p.slug = ${sold.slug} and d.starts_on >= ${kigaliDay(now)})`.execute(
    ctx.db,
  )
  const [after] = await listPackageFacts(ctx.db, { entryIds: [sold.id], now, today: kigaliDay(now) })
  expect([after?.ahead, after?.unsold], 'what is off sale is said').toEqual([facts?.ahead, 1])
  expect(facts?.seats).toBeGreaterThan(facts?.taken ?? 0)
})
