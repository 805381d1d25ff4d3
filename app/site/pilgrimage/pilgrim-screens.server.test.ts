import { expect, test } from 'vitest'
import { quoteOrder } from '#features/bookings/quotes/quote-order.server.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import type { Feast } from '#features/pilgrimage/feast.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { loadContent, loadDemo } from '#server/start/first-start.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'
import { usd } from '#values/money.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { panelData } from '../panel/panel-data.server.ts'
import { feastRows } from './feast-rows.ts'
import { groupPanelData } from './group-panel-data.server.ts'
import { exampleDay, groupPrices, groupQuote, groupSizes } from './group-prices.ts'

const { ctx } = await testContext({ now: '2026-11-20T08:00:00Z' })
await loadDemo(ctx)
await loadContent(ctx)
const site = await openSite(ctx)
const now = ctx.clock.now()
const settings = defaultSettings
const pageAt = async (path: string) => {
  const answer = await fetch(site + path, { redirect: 'manual' })
  return { status: answer.status, leads: answer.headers.get('Location'), html: await answer.text() }
}
const road = await findPackage(ctx.db, 'the-road-to-kibeho')
const feast = await findPackage(ctx.db, 'kibeho-the-feast-of-28-november')
if (!road || !feast) throw new Error('The demo has no pilgrimages')
const startsOn = '2027-02-16'

test('every price in the table of groups is the price that the booking charges for that group', async () => {
  const { rows } = groupPrices({ found: road, settings, now }, startsOn)
  for (const { size, prices } of rows.filter(({ tooLarge }) => !tooLarge)) {
    expect(prices.map(({ comfort }) => comfort)).toEqual(['simple', 'lodge'])
    for (const { comfort, whole } of prices) {
      const order = { kind: 'pilgrims', package: road.slug, startsOn, comfort, singleRooms: 0, extras: [], code: null } as const
      const charged = await quoteOrder(ctx.db, order, partyOfUnnamed(size), now)
      expect(charged.done && charged.value.quote.schedule.totalMinor, `${size} ${comfort}`).toBe(whole.minor)
    }
  }
})

test('a size beyond what a pilgrimage takes at once has no price, and every size is in the table', () => {
  const { rows, most } = groupPrices({ found: road, settings, now }, startsOn)
  expect(most).toBe(28)
  expect(rows.map(({ size }) => size)).toEqual([...groupSizes])
  expect(rows.filter(({ tooLarge }) => tooLarge).flatMap(({ prices }) => prices)).toEqual([])
  expect(rows.map(({ free }) => free)).toEqual([0, 0, 1, 1, 1, 2, 2, 3, 3])
})

test('a group that pays more in all than a larger one reads so in the panel, at the price that the larger one is charged', () => {
  const panel = (adults: number) =>
    groupPanelData({
      params: new URLSearchParams(`adults=${adults}&comfort=simple`),
      ...{ found: feast, settings, now, usualDay: '2027-11-27', read: readEnglish },
    })
  const smaller = panel(24)
  const larger = panel(25)
  expect(smaller?.cheaper).toEqual({ size: 25, whole: usd(larger?.quote?.schedule.totalMinor ?? 0) })
  expect(smaller?.quote?.schedule.totalMinor).toBeGreaterThan(larger?.quote?.schedule.totalMinor ?? 0)
  expect(larger?.cheaper).toBeUndefined()
})

test('the day of a shown price leaves the eight weeks that the shrine requires', () => {
  expect(exampleDay(road, [{ startsOn: '2026-12-15' }, { startsOn: '2027-02-16' }], now)).toBe('2027-02-16')
  expect(exampleDay(road, [], now)).toBe('2027-02-18')
  expect(exampleDay(feast, [{ startsOn: '2027-02-16' }], now)).toBe('2027-11-27')
})

test('what makes no sense in the panel’s address counts as not answered', () => {
  const offerFor = (query: string) =>
    groupPanelData({ params: new URLSearchParams(query), found: road, settings, now, usualDay: startsOn, read: readEnglish })
  const plain = { startsOn, adults: 20, comfort: 'simple' }
  expect(offerFor('')).toMatchObject(plain)
  expect(offerFor('startsOn=2020-01-01&adults=abc&comfort=luxury')).toMatchObject(plain)
  expect(offerFor(`startsOn=2027-02-31&adults=${'9'.repeat(10_000)}`)).toMatchObject(plain)
  expect(offerFor('startsOn=2027-08-13&adults=999&comfort=lodge')).toMatchObject({
    startsOn: '2027-08-13',
    comfort: 'lodge',
  })
  expect(offerFor('adults=0')?.adults).toBe(1)
  // The name that shared links had before.
  expect(offerFor('grown=12')?.adults).toBe(12)
  expect(offerFor('grown=12&adults=9')?.adults).toBe(9)
  // Tomorrow is past the cut-off.
  expect(offerFor('startsOn=2026-11-21')?.startsOn).toBe(startsOn)
})

test('a group larger than the pilgrimage takes keeps its number and has no price, and a feast can be asked for on its days only', () => {
  const shown = (query: string, found = road) =>
    groupPanelData({ params: new URLSearchParams(query), found, settings, now, usualDay: '2027-11-27', read: readEnglish })
  expect(shown('adults=28')?.quote).toBeDefined()
  expect(shown('adults=32')).toMatchObject({ adults: 32, most: 28 })
  expect(shown('adults=32')?.quote).toBeUndefined()
  expect(shown('startsOn=2027-09-13', feast)).toMatchObject({ startsOn: '2027-11-27', feastDays: ['2026-11-27', '2027-11-27'] })
  expect(shown('')?.feastDays).toBeUndefined()
})

test('the booking step of the feast on another day says on which days it begins, and leads a large group to the quote', async () => {
  const asked = `package=${feast.slug}&startsOn=2027-09-13&adults=32&comfort=simple&residency=foreign`
  const { html } = await pageAt(`/booking/pilgrims?${asked}`)
  // Booleans: a page is long where it fails.
  expect(html.includes('begins on its day only: 27 November 2026 and 27 November 2027')).toBe(true)
  expect(html.includes('href="/parish-quote?pilgrims=32"')).toBe(true)
  const quote = await pageAt('/parish-quote?pilgrims=32')
  expect(/name="pilgrims"[^>]*value="32"/.test(quote.html)).toBe(true)
})

test('a feast names the departures that wake up in Kibeho that morning, and the start of a group that wants to', async () => {
  const departures = await listDepartures(ctx.db, { now, style: 'pilgrimage' })
  const itineraries = new Map([road, feast].map(({ slug, itinerary }) => [slug, itinerary]))
  const rowFor = (day: string) => {
    const days = [{ feast: { id: 'one', confidence: 'high' } as Feast, startsOn: day, endsOn: day }]
    const own = { packages: [road, feast], from: '2027-01-15' }
    return feastRows(days, 'kibeho', departures, itineraries, own)[0]
  }
  expect(rowFor('2027-11-28')?.there.map(({ slug }) => slug)).toEqual(['kibeho-the-feast-of-28-november-2027-11-27'])
  expect(rowFor('2027-11-27')?.there).toEqual([])
  // The pilgrimage that the row names, on its date; where it names none, the recommended one.
  expect(rowFor('2027-11-28')?.own).toEqual({ package: feast.slug, startsOn: '2027-11-27' })
  expect(rowFor('2027-11-27')?.own).toEqual({ package: road.slug, startsOn: '2027-11-25' })
  expect(rowFor('2027-01-01')?.own).toBeUndefined()
  // The feast of the 25th is kept after Easter week in 2027, and on its day in 2028.
  expect([rowFor('2027-03-25')?.own, rowFor('2028-03-25')?.own?.package]).toEqual([undefined, road.slug])
})

test('the hours of Mass have their year and the advice to confirm them', async () => {
  const { status, html } = await pageAt('/kibeho-pilgrimage-package')
  expect(status).toBe(200)
  expect(html).toContain('As the shrine published them in 2018')
  expect(html).toContain('Confirm before you travel')
})

test('no page of Kibeho promises healing, names it a miracle or speaks of 1994 without its name', async () => {
  for (const path of ['/pilgrimage', '/pilgrimage-details', '/kibeho-pilgrimage-package']) {
    const { html } = await pageAt(path)
    expect(html).not.toMatch(/heal|miracle|cure/i)
    expect(html.replaceAll('1994 Genocide against the Tutsi', '')).not.toMatch(/1994|genocide(?! memorial)/i)
  }
})

test.each([
  `/pilgrimage?package=${'x'.repeat(1_000)}`,
  '/kibeho-pilgrimage-package?package=nyiragongo-when-it-reopens&startsOn=2020-01-01&adults=-1&comfort=x',
  '/scenes/map-kibeho.svg',
])('an address that makes no sense gives a sensible page: %.60s', async (path) => {
  expect((await pageAt(path)).status).toBe(200)
})

test('a party that pays less as a group of its own is told so beside its seats, at the price that the group is charged', async () => {
  const listed = (await listDepartures(ctx.db, { now, style: 'pilgrimage' })).filter(
    ({ packageSlug }) => packageSlug === feast.slug,
  )
  // Who joins pays as the smallest party with which it runs; a group pays as many as it is.
  const rows = listed.map((row) => ({ ...row, minimum: 4 }))
  const first = (travellers: number) => {
    const params = new URLSearchParams({ travellers: String(travellers), departure: rows[0]?.slug ?? '' })
    const panel = panelData({ params, found: feast, rows, settings, now, read: readEnglish, nameOf: ({ name }) => name })
    return { ...panel.alternatives[0], seats: panel.quote?.schedule.totalMinor ?? 0, startsOn: panel.chosen?.startsOn ?? '' }
  }
  const { words, href, seats, startsOn } = first(12)
  const group = groupQuote({ found: feast, settings, now }, { startsOn, adults: 12, comfort: 'simple' })?.schedule.totalMinor ?? 0
  expect(group).toBeLessThan(seats)
  expect(words).toContain(`you pay less: ${readEnglish.format.money(usd(group))} in all for 12`)
  expect(href).toMatch(/^\/booking\/pilgrims\?.*adults=12/)
  expect(first(2).words).toBe('Bring a group or a parish')
})
