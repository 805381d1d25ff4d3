import { expect, test } from 'vitest'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import type { Content } from '#features/content/entry.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { findEntry, listDrafts } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { findProduct } from '#features/orders/find-product.server.ts'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { priceOrder } from '#features/orders/price-order.ts'
import { sumOf } from '#features/pricing/price-line.ts'
import { gorillaTrek } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import type { PackageContent } from './package.ts'
import { listPricedCards } from './priced-cards.server.ts'
import { findSoldPackage, listCardsBySlug } from './reads.server.ts'
import { followRatePeriods } from './reprice-packages.server.ts'

const { ctx, clock } = await testContext({ now: '2026-11-28T08:00:00Z' })
const diane = { id: 'diane', name: 'Diane Uwase' }
const packages = kindOf('package')
if (!packages) throw new Error('Packages are no entries')
await gorillaTrek(ctx, { seats: 8, inDays: 30 })
const joined = await gorillaTrek(ctx, { seats: 8, inDays: 40 })
await adoptEntries(ctx, [packages])
const slug = 'an-hour-with-the-gorillas'
const departures = () => listDepartures(ctx.db, { now: clock.now(), packageSlug: slug })
const asBefore = await departures()
const [draft] = await listDrafts(ctx.db, 'package', slug)

async function entry() {
  const found = draft && (await findEntry(ctx.db, 'package', draft.id))
  if (!found) throw new Error('The trek is no entry')
  return { ...found, content: found.content as Content & PackageContent }
}

async function save(change: Partial<PackageContent>) {
  const { id, version, content } = await entry()
  return saveEntry(ctx, packages as never, {
    id,
    actor: diane,
    seen: version,
    event: 'saved',
    content: { ...content, ...change },
  })
}

const publish = async () => {
  const { id, version } = await entry()
  return publishEntry(ctx, packages as never, { id, actor: diane, seen: version })
}

async function total(startsOn: string) {
  const product = await findProduct(ctx.db, { kind: 'journey', package: slug }, clock.now())
  if (!product.done) return product.refusal.reason
  const order = { kind: 'journey', package: slug, startsOn, comfort: 'lodge', singleRooms: 0, extras: [], code: null } as const
  const priced = priceOrder(product.value, order, partyOfUnnamed(2), clock.now())
  return priced.done ? sumOf(priced.value.lines) : priced.refusal.reason
}

const raise = 10_000
const from = '2027-01-01'
const next = ({ prices, highSeasons }: PackageContent) => ({
  from,
  highSeasons,
  prices: prices.map((price) => ({ ...price, amountMinor: price.amountMinor + raise })),
})

test('a later period is sold from its publishing on, from its first day on', async () => {
  const [before, after] = [await total('2026-12-31'), await total(from)]
  await save({ laterRates: [next((await entry()).content)], ratesUntil: '2027-12-31' })
  expect([await total('2026-12-31'), await total(from)]).toEqual([before, after])
  expect(await publish()).toMatchObject({ done: true })
  expect([await total('2026-12-31'), await total(from)]).toEqual([before, Number(after) + 2 * raise])
  expect([typeof (await total('2027-12-31')), await total('2028-01-01')]).toEqual(['number', 'rates-not-published'])
  expect((await findSoldPackage(ctx.db, slug))?.rates).toMatchObject({ laterRates: [{ from }], ratesUntil: '2027-12-31' })
})

test('a departure costs what its first day does, and the page of departures says so', async () => {
  const rows = await departures()
  expect(rows[1]?.startsOn).toBe(joined.startsOn)
  expect(rows.map(({ price }, at) => price.minor - (asBefore[at]?.price.minor ?? 0))).toEqual([0, raise])
})

test('nothing is published that leaves a departure without a price, a period without any, or two in disorder', async () => {
  const { laterRates = [] } = (await entry()).content
  const [later] = laterRates
  if (!later) throw new Error('The trek has no later period')
  const problemsOf = async (change: Partial<PackageContent>) => {
    await save(change)
    const outcome = await publish()
    return outcome.done || outcome.refusal.reason !== 'has-problems'
      ? []
      : outcome.refusal.problems.filter(({ grave }) => grave).map(({ path, reason }) => `${path} ${reason}`)
  }
  expect(await problemsOf({ ratesUntil: '2027-01-05' })).toEqual(['prices departure-without-price'])
  expect(await problemsOf({ ratesUntil: null, laterRates: [later, { ...later, from: '2028-01-01', prices: [] }] })).toEqual([
    'laterRates.1.prices no-price',
  ])
  expect(await problemsOf({ laterRates: [later, { ...later, from: '2026-12-01' }] })).toEqual([
    'laterRates.1.from period-out-of-order',
  ])
  expect(await problemsOf({ laterRates: [later, later] })).toEqual(['laterRates.1.from period-twice'])
  const unread = { ...later, prices: [{ ...later.prices[0], amountMinor: 'ask' }] } as never
  expect(await problemsOf({ laterRates: [unread] })).toEqual(['laterRates.0.prices price-not-read'])
  expect(await problemsOf({ laterRates: [later], ratesUntil: '2027-12-31' })).toEqual([])
})

test('from prices follow the period of the first day on sale', async () => {
  const listed = async () => (await listCardsBySlug(ctx.db, [slug]))[0]?.from?.amount.minor
  const inLodges = async () => (await listPricedCards(ctx.db, 'lodge', clock.now()))[0]?.from?.amount.minor
  const [before, lodgesBefore] = [await listed(), await inLodges()]
  clock.set('2026-12-29T21:00:00Z')
  expect([await followRatePeriods(ctx), await listed()]).toEqual([0, before])
  clock.set('2026-12-29T22:30:00Z')
  expect(await inLodges()).toBe(Number(lodgesBefore) + raise)
  expect([await followRatePeriods(ctx), await listed()]).toEqual([1, Number(before) + raise])
  expect(await followRatePeriods(ctx)).toBe(0)
  clock.set('2027-12-31T08:00:00Z')
  expect([await followRatePeriods(ctx), await listed()]).toEqual([1, undefined])
})
