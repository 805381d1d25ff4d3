import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { demoPackages } from '#db/demo/packages.ts'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { findEntry, findMovedTo, listEntries } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { unpublishEntry } from '#features/content/unpublish-entry.server.ts'
import { usesOf } from '#features/content/uses-of.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { putOnSale } from '#features/departures/put-on-sale.server.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { listDeparturesAhead } from '#features/departures/reads-packages.server.ts'
import { fromAgeOf } from '#features/pricing/packages/from-age.ts'
import { loadDemo } from '#server/start/first-start.ts'
import { testContext } from '#tests/support/test-context.ts'
import { links } from '#values/links.ts'
import { findPackage, listCardsBySlug } from './reads.server.ts'

const { ctx, clock } = await testContext()
const diane = { id: 'diane', name: 'Diane Uwase' }
const packages = kindOf('package')
const pilgrimages = kindOf('pilgrimage')
if (!packages || !pilgrimages) throw new Error('Packages are no entries')
const sold = 'gorillas-and-the-thousand-hills'

beforeAll(async () => {
  await loadDemo(ctx)
  await adoptEntries(ctx, [packages, pilgrimages])
})

const entryOf = async (slug: string, kind = packages) => {
  const { rows } = await listEntries(ctx.db, { kind: kind.name, search: demoPackages.find((one) => one.slug === slug)?.title })
  const entry = rows[0] && (await findEntry(ctx.db, kind.name, rows[0].id))
  if (!entry) throw new Error(`No entry of ${slug}`)
  return entry
}

test('a card and a departure say the age from which the rules that refuse a booking let everybody come', async () => {
  const cards = await listCardsBySlug(ctx.db, [sold, ...demoPackages.map(({ slug }) => slug)])
  expect(cards[0]?.fromAge).toBe(15)
  for (const { slug, fromAge } of cards) {
    const found = await findPackage(ctx.db, slug)
    expect(fromAge, slug).toBe(found && fromAgeOf({ minimumAge: found.minimumAge, fees: found.rates.fees }))
  }
  const departures = await listDepartures(ctx.db, { now: clock.now() })
  const aged = new Map(cards.map(({ slug, fromAge }) => [slug, fromAge]))
  for (const { packageSlug, fromAge } of departures) expect(fromAge, packageSlug).toBe(aged.get(packageSlug))
})

test.each(
  demoPackages.map(({ slug, kind }) => [slug, kind] as const),
)('%s says the same once it is published from its entry', async (slug, of) => {
  const kind = of === 'pilgrimage' ? pilgrimages : packages
  const before = await findPackage(ctx.db, slug)
  const entry = await entryOf(slug, kind)
  expect(await publishEntry(ctx, kind, { id: entry.id, actor: diane, seen: entry.version })).toMatchObject({ done: true })
  expect(await findPackage(ctx.db, slug)).toEqual(before)
})

test('a package that is sold stays on the site, and who asks hears what needs it', async () => {
  const { id } = await entryOf(sold)
  const outcome = await unpublishEntry(ctx, packages, { id, actor: diane })
  expect(outcome).toMatchObject({ done: false, refusal: { reason: 'still-needed', facts: { bookings: 0 } } })
  expect(await findPackage(ctx.db, sold)).toBeDefined()
})

test('everything that keeps a package on the site is said at once, by the links to it and by what is sold of it', async () => {
  await sql`insert into banners (id, title, text, tone, link_label, link_to, parts, last_on)
    values ('gorillas', 'Gorillas', 'New.', 'plain', 'Read', ${links.package(sold)}, '{}', '2099-01-01')`.execute(ctx.db)
  const { id, liveId } = await entryOf(sold)
  const uses = await usesOf(ctx, ctx.db, packages, liveId ?? '')
  expect(uses).toMatchObject({ banners: 1, departures: expect.any(Number) })
  expect(await unpublishEntry(ctx, packages, { id, actor: diane })).toMatchObject({ refusal: { facts: uses } })
  await sql`delete from banners`.execute(ctx.db)
})

test('departures that are off sale keep no package on the site, and do not go on sale without it', async () => {
  const slug = 'an-hour-with-the-gorillas'
  const { id, version } = await entryOf(slug)
  const ofIt = sql`package_id = (select id from packages where slug = ${slug})`
  await sql`update departures set sale = 'off-sale', opens_at = null where ${ofIt}`.execute(ctx.db)
  expect(await unpublishEntry(ctx, packages, { id, actor: diane })).toMatchObject({ done: true })
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from departures where ${ofIt} and starts_on > ${clock.now()} order by starts_on desc limit 1`.execute(
    ctx.db,
  )
  const { id: departureId = 0, version: seen = 0 } = rows[0] ?? {}
  const sale = await putOnSale(ctx, { departureId, seen, at: null, actor: diane })
  expect(sale).toMatchObject({ done: false, refusal: { reason: 'package-not-published' } })
  expect(await publishEntry(ctx, packages, { id, actor: diane, seen: version })).toMatchObject({ done: true })
  expect(await putOnSale(ctx, { departureId, seen, at: null, actor: diane })).toMatchObject({ done: true })
})

test('a new address keeps the package’s id, and the old one leads to it', async () => {
  const entry = await entryOf(sold)
  const before = await findPackage(ctx.db, sold)
  const content = { ...entry.content, slug: 'gorillas-and-hills' }
  const saved = await saveEntry(ctx, packages, { id: entry.id, actor: diane, content, seen: entry.version, event: 'saved' })
  if (!saved.done) throw new Error(saved.refusal.reason)
  await publishEntry(ctx, packages, { id: entry.id, actor: diane, seen: saved.value.version })
  expect(await findPackage(ctx.db, sold)).toBeUndefined()
  expect(await findPackage(ctx.db, 'gorillas-and-hills')).toMatchObject({ id: before?.id, itinerary: before?.itinerary })
  expect(await findMovedTo(ctx.db, 'package', sold)).toBe('gorillas-and-hills')
})

test('one that is begun has much against it, and goes out when it is whole', async () => {
  const whole = demoPackages[0]
  const id = await beginEntry(ctx, packages, { actor: diane, content: { ...packages.begun?.(), title: 'A new journey' } })
  const refused = await publishEntry(ctx, packages, { id, actor: diane, seen: 1 })
  if (refused.done || refused.refusal.reason !== 'has-problems') throw new Error('It went out')
  expect(refused.refusal.problems.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['days', 'countries', 'sentence', 'fitness']),
  )
  // A row of its price grid that has no price yet stays in the draft, and does not keep the others from their visitors.
  const row = { comfort: 'lodge', season: 'low', occupancy: 'sharing', groupSize: 40, amountMinor: '' }
  const prices = [row, ...(whole?.prices ?? [])]
  const content = { ...whole, slug: 'a-new-journey', title: 'A new journey', kind: 'journey', notice: '', prices }
  expect(await packages.check(ctx.db, content)).toContainEqual(
    expect.objectContaining({ path: 'prices', reason: 'row-without-price', grave: false, facts: { group: 40 } }),
  )
  await saveEntry(ctx, packages, { id, actor: diane, content, seen: 1, event: 'saved' })
  expect(await publishEntry(ctx, packages, { id, actor: diane, seen: 2 })).toMatchObject({
    value: { path: '/package-details/a-new-journey' },
  })
  expect(await findPackage(ctx.db, 'a-new-journey')).toMatchObject({
    title: 'A new journey',
    from: { amount: { currency: 'USD' } },
  })
  expect((await findEntry(ctx.db, 'package', id))?.content.prices).toContainEqual(row)
})

test('a price that a departure ahead needs cannot be taken away', async () => {
  const entry = await entryOf('an-hour-with-the-gorillas')
  const [departure] = await listDeparturesAhead(ctx.db, Number(entry.liveId))
  const { prices, comforts } = entry.content as unknown as (typeof demoPackages)[number]
  const content = {
    ...entry.content,
    prices: prices.filter(({ comfort }) => comfort !== departure?.comfort),
    comforts: comforts.filter(({ comfort }) => comfort !== departure?.comfort),
  }
  const over = { liveId: entry.liveId ?? '', now: ctx.clock.now() }
  const reasons = (await packages.check(ctx.db, content, over)).map(({ reason }) => reason)
  expect(reasons).toContain('departure-without-price')
  expect((await packages.check(ctx.db, entry.content, over)).map(({ reason }) => reason)).not.toContain('departure-without-price')
})

test('a night says how high its hotel lies, and names the page of a hotel that lets rooms', async () => {
  const nightOf = async (slug: string) => (await findPackage(ctx.db, slug))?.itinerary[0]?.night
  expect(await nightOf('an-hour-with-the-gorillas')).toMatchObject({ hotelPage: 'lava-stone-kinigi', altitudeM: 2230 })
  // A camp on the mountain has neither a page nor a height of its own.
  expect(await nightOf('kilimanjaro-by-the-machame-route')).toMatchObject({ hotelPage: null, altitudeM: null })
})
