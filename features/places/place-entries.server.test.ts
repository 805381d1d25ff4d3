import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import type { Content } from '#features/content/entry.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { findEntry } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { unpublishEntry } from '#features/content/unpublish-entry.server.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import { adoptContent, loadContent, loadDemo, loadReference } from '#server/start/first-start.ts'
import { mustKind, publishAgain, rowsOf } from '#tests/support/entries-round-trip.ts'
import { testContext } from '#tests/support/test-context.ts'
import { findCountry, findPark, listVisitorFees } from './reads.server.ts'

const { ctx } = await testContext()
const diane = { id: 'diane', name: 'Diane Uwase' }
const kind = mustKind
const names = ['country', 'park', 'place', 'fee']
const start = async () => {
  await loadReference(ctx)
  await loadContent(ctx)
  await adoptContent(ctx)
}

beforeAll(async () => {
  await loadReference(ctx)
  await loadDemo(ctx)
  await start()
})

const entryOf = async (name: string, liveId: string) => {
  const { rows } = await sql<{ id: number }>`select id from entries where kind = ${name} and live_id = ${liveId}`.execute(ctx.db)
  const entry = rows[0] && (await findEntry(ctx.db, name, rows[0].id))
  if (!entry) throw new Error(`No entry of ${liveId}`)
  return entry
}
async function publish(name: string, liveId: string, change: Partial<Content> = {}) {
  const entry = await entryOf(name, liveId)
  const content = { ...entry.content, ...change }
  const saved = await saveEntry(ctx, kind(name), { id: entry.id, actor: diane, content, seen: entry.version, event: 'saved' })
  if (!saved.done) throw new Error(saved.refusal.reason)
  return publishEntry(ctx, kind(name), { id: entry.id, actor: diane, seen: saved.value.version })
}
test.each(names)('every %s is the same once it has gone through its form and is published again', async (name) => {
  const tables = ['countries', 'country_guides', 'parks', 'park_guides', 'places', 'visitor_fees']
  const before = await rowsOf(ctx, tables)
  const prices = () => sql`select id, from_minor, from_group_size from packages order by id`.execute(ctx.db)
  const { rows } = await prices()
  expect(await publishAgain(ctx, name)).toEqual([])
  expect(await rowsOf(ctx, tables)).toEqual(before)
  expect((await prices()).rows).toEqual(rows)
})

test('what staff have published of a country stays at the next start, and one that they left alone follows the release', async () => {
  await publish('country', 'uganda', { capital: 'Kampala, for a test' })
  await sql`update countries set capital = 'Old Nairobi' where id = 'kenya'`.execute(ctx.db)
  await adoptContent(ctx)
  expect((await entryOf('country', 'kenya')).content.capital).toBe('Old Nairobi')
  await start()
  expect(await findCountry(ctx.db, 'uganda')).toMatchObject({ capital: 'Kampala, for a test' })
  expect(await findCountry(ctx.db, 'kenya')).toMatchObject({ capital: 'Nairobi' })
  expect((await entryOf('country', 'kenya')).content.capital).toBe('Nairobi')
})

test('an empty rule is left out, and a fact without a source is published as not verified', async () => {
  const { content } = await entryOf('country', 'rwanda')
  const blank = { text: [], asOf: null, confidence: null, sources: [] }
  const rules = { ...(content.rules as object), drones: blank }
  expect(
    await publish('country', 'rwanda', { rules, sharedVisa: { feeMinor: null, days: null, statement: blank } }),
  ).toMatchObject({
    done: true,
  })
  const guide = (await findCountry(ctx.db, 'rwanda'))?.guide
  expect(guide?.rules.drones).toBeUndefined()
  expect(guide?.rules.visa).toBeDefined()
  expect(guide?.sharedVisa).toBeNull()
  expect(await kind('country').check(ctx.db, { ...content, rules })).toContainEqual(
    expect.objectContaining({ path: 'rules.malaria.sources', reason: 'nobody-checked', grave: false }),
  )
})

test('a country always stays on the site, and a half-written fact is refused at its place', async () => {
  expect(await unpublishEntry(ctx, kind('country'), { id: (await entryOf('country', 'rwanda')).id, actor: diane })).toMatchObject(
    {
      refusal: { reason: 'stays-public' },
    },
  )
  const { content } = await entryOf('country', 'tanzania')
  const problems = await kind('country').check(ctx.db, {
    ...content,
    rules: { visa: { text: ['Ask us.'], asOf: 'last year', confidence: null, sources: [] } },
  })
  expect(problems.map(({ path }) => path).sort()).toEqual(['rules.visa.asOf', 'rules.visa.confidence'])
})

test('a park that names a place or a fee that is not there does not go out, and a new activity gets an id of its own', async () => {
  const { content } = await entryOf('park', 'akagera')
  const [first] = content.activities as object[]
  expect(
    await kind('park').check(ctx.db, { ...content, hub: { placeId: 'atlantis', minutes: 5 }, entryFeeIds: ['none'] }),
  ).toEqual([
    expect.objectContaining({ path: 'hub.placeId', reason: 'not-in-catalogue' }),
    expect.objectContaining({ path: 'entryFeeIds', reason: 'not-in-catalogue' }),
  ])
  await publish('park', 'akagera', { activities: [first, { ...first, id: '', name: 'Balloon flight' }] })
  expect((await findPark(ctx.db, 'akagera'))?.guide.activities.map(({ id }) => id)).toEqual([
    'akagera-game-drive',
    'akagera-balloon-flight',
  ])
})

test('a new amount of a permit is in the from-price of the package that charges it, at once', async () => {
  const slug = 'an-hour-with-the-gorillas'
  const before = (await findPackage(ctx.db, slug))?.from?.amount.minor ?? 0
  const fee = (await listVisitorFees(ctx.db)).get('gorilla-volcanoes')
  await publish('fee', 'gorilla-volcanoes', { foreignMinor: (fee?.foreignMinor ?? 0) + 10_000 })
  expect((await findPackage(ctx.db, slug))?.from?.amount.minor).toBe(before + 10_000)
  await start()
  expect((await listVisitorFees(ctx.db)).get('gorilla-volcanoes')?.foreignMinor).toBe((fee?.foreignMinor ?? 0) + 10_000)
})

test('a fee that a package charges stays, and the refusal names the package', async () => {
  const { id } = await entryOf('fee', 'gorilla-volcanoes')
  expect(await unpublishEntry(ctx, kind('fee'), { id, actor: diane })).toMatchObject({
    refusal: { reason: 'still-needed', facts: { packages: expect.any(Number) } },
  })
})

test('children’s terms of a fee are whole, or only the age from which they pay, or nothing', async () => {
  const { content } = await entryOf('fee', 'gorilla-volcanoes')
  const check = (childFrom: number | null, childTo: number | null, childMinor: number | null) =>
    kind('fee').check(ctx.db, { ...content, childFrom, childTo, childMinor })
  for (const whole of [await check(5, 15, 2_000), await check(5, null, null), await check(null, null, null)])
    expect(whole).toEqual([])
  for (const half of [await check(5, 15, null), await check(5, null, 2_000), await check(null, 15, 2_000)])
    expect(half).toEqual([expect.objectContaining({ path: 'childMinor', reason: 'child-half-said' })])
})

test('a new place can be named, one in use stays, and one that staff took away does not come back', async () => {
  const id = await beginEntry(ctx, kind('place'), { actor: diane, content: { ...kind('place').begun?.(), name: 'Nkombo pier' } })
  expect(await publishEntry(ctx, kind('place'), { id, actor: diane, seen: 1 })).toMatchObject({
    refusal: { reason: 'has-problems' },
  })
  const entry = await findEntry(ctx.db, 'place', id)
  const content = { ...(entry?.content ?? { slug: '' }), lat: -2.3, lng: 28.8 }
  await saveEntry(ctx, kind('place'), { id, actor: diane, content, seen: 1, event: 'saved' })
  const seen = (await findEntry(ctx.db, 'place', id))?.version ?? 0
  expect(await publishEntry(ctx, kind('place'), { id, actor: diane, seen })).toMatchObject({ done: true })
  expect(await unpublishEntry(ctx, kind('place'), { id: (await entryOf('place', 'kigali')).id, actor: diane })).toMatchObject({
    refusal: { reason: 'still-needed', facts: { hotels: expect.any(Number), roads: expect.any(Number) } },
  })
  const { rows } = await sql<{
    id: string
  }>`select id from places p where not exists (select from legs l where p.id in (l.from_id, l.to_id, l.border_id))
    and not exists (select from package_days d where p.id in (d.from_place_id, d.to_place_id, d.night_place_id))
    and not exists (select from hotels h where h.place_id = p.id) and not exists (select from experiences e where e.place_id = p.id)
    and not exists (select from shrines s where s.guide::text like '%"' || p.id || '"%')
    and not exists (select from park_guides g where g.guide::text like '%"' || p.id || '"%')
    and not exists (select from country_guides g where g.guide::text like '%"' || p.id || '"%') and p.id <> 'nkombo-pier' limit 1`.execute(
    ctx.db,
  )
  const unused = rows[0]?.id ?? ''
  expect(await unpublishEntry(ctx, kind('place'), { id: (await entryOf('place', unused)).id, actor: diane })).toMatchObject({
    done: true,
  })
  await start()
  const left = await sql`select from places where id = ${unused}`.execute(ctx.db)
  expect(left.rows).toHaveLength(0)
})

test('an unedited entry is created once, however often the server starts', async () => {
  expect(await adoptEntries(ctx, names.map(kind))).toBe(0)
})
