import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import type { Content } from '#features/content/entry.ts'
import { stateOf } from '#features/content/entry.ts'
import { previewEntry } from '#features/content/preview-entry.server.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { findEntry } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { unpublishEntry } from '#features/content/unpublish-entry.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { publishAgain } from '#tests/support/entries-round-trip.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { bannersOn } from './banner.ts'
import { bannerEntry } from './banner-entry.server.ts'
import { endBanners } from './end-banners.server.ts'
import { findNavigation, listBanners } from './reads.server.ts'

const { ctx: real, clock } = await testContext()
const errors: string[] = []
const cache = { invalidate: async (...[, tags]: Parameters<typeof real.cache.invalidate>) => void errors.push(...tags) }
const ctx = { ...real, cache }
const site = await openSite(ctx)
const diane = { id: 'diane', name: 'Diane Uwase' }
const today = kigaliDay(clock.now())
const morning = kigaliInstant(today, 9)
const nowhere = { label: '', page: null, address: '' }
const whole = {
  title: 'Huye road',
  text: 'The road to Huye is closed until Friday.',
  tone: 'caution',
  parts: [],
  firstOn: null,
  lastOn: addDays(today, 1),
  link: { label: 'Roads', page: '/transport-information', address: '' },
}

beforeEach(async () => {
  clock.set(morning)
  errors.length = 0
  await sql`delete from banners`.execute(ctx.db)
})

const begin = (content: Partial<Content> = {}) =>
  beginEntry(ctx, bannerEntry, { actor: diane, content: { ...whole, ...content } })
const publish = (id: number, seen = 1) => publishEntry(ctx, bannerEntry, { id, actor: diane, seen })
const put = async (content: Partial<Content> = {}) => {
  const id = await begin(content)
  expect(await publish(id)).toMatchObject({ done: true })
  return id
}
const shown = async () => bannersOn((await findNavigation(ctx.db, kigaliDay(clock.now()))).banners, kigaliDay(clock.now()))
async function page(path: string): Promise<string> {
  const answer = await fetch(`${site}${path}`)
  expect(answer.status).toBe(200)
  return answer.text()
}
const shows = async (path: string) => (await page(path)).includes(whole.text)
const stateNow = async (id: number) => {
  const entry = await findEntry(ctx.db, 'notice', id)
  return entry && stateOf(entry)
}

test('a site without a banner has not a byte of one', async () => {
  expect(await page('/countries')).not.toMatch(/<aside class="banners"|notices\\"/)
})

test('a published banner is above a page with its link, and a cached page drops it at midnight after its last day', async () => {
  await put()
  expect(errors).toEqual(['banners'])
  const html = await page('/parks')
  expect(html).toMatch(/<aside class="banners" aria-label="Notices"><p class="note caution">/)
  expect(html).toMatch(/href="\/transport-information"[^>]*>Roads</)
  expect(html.indexOf('class="banners"')).toBeLessThan(html.indexOf('<main'))
  clock.set(new Date(kigaliInstant(addDays(today, 2), 0).getTime() - 1))
  expect(await shows('/parks')).toBe(true)
  clock.set(kigaliInstant(addDays(today, 2), 0))
  expect(await shows('/parks')).toBe(false)
})

test('one with a first day appears by itself at midnight before it, on a page that was cached without it', async () => {
  await put({ firstOn: addDays(today, 1) })
  expect(await shows('/blog')).toBe(false)
  clock.set(kigaliInstant(addDays(today, 1), 0))
  expect(await shows('/blog')).toBe(true)
})

test('one of a part is on its pages, not elsewhere, and never among the steps of a booking', async () => {
  await put({ parts: ['kibeho'] })
  expect(await shows('/pilgrimage')).toBe(true)
  const about = await page('/hotels')
  expect(about).not.toContain('<aside class="banners"')
  expect(await shows('/bookings')).toBe(false)
})

test('every problem of one has a message at its field', async () => {
  const against = async (content: Partial<Content>) => {
    const outcome = await publish(await begin(content))
    if (outcome.done || !('problems' in outcome.refusal)) return []
    return outcome.refusal.problems.map(({ path, reason }) => `${path} ${reason}`)
  }
  expect(await against({ lastOn: null })).toEqual(['lastOn missing'])
  expect(await against({ lastOn: addDays(today, -1) })).toEqual(['lastOn notice-over'])
  expect(await against({ firstOn: addDays(today, 2) })).toEqual(['lastOn notice-upside-down'])
  expect(await against({ text: '' })).toEqual(['text missing'])
  expect(await against({ link: { ...nowhere, label: 'Roads' } })).toEqual(['link.page link-nowhere'])
  expect(await against({ link: { ...nowhere, page: '/about' } })).toEqual(['link.label missing'])
  expect(await against({ link: { ...nowhere, label: 'x', address: 'javascript:alert(1)' } })).toEqual([
    'link.address link-not-https',
  ])
  expect(await listBanners(ctx.db)).toEqual([])
})

test('what the admin area refuses the database refuses as well', async () => {
  const insert = (to: string, lastOn: string) =>
    sql`insert into banners (id, title, text, tone, link_label, link_to, parts, first_on, last_on)
      values ('x', 'x', 'x', 'plain', 'x', ${to}, '{}', ${today}, ${lastOn})`.execute(ctx.db)
  await expect(insert('javascript:alert(1)', today)).rejects.toThrow(/banners_link_to_check/)
  await expect(insert('//example.com', today)).rejects.toThrow(/banners_link_to_check/)
  await expect(insert('/about', addDays(today, -1))).rejects.toThrow(/banners_end_after_they_begin/)
})

test('published again unchanged, every banner is the same', async () => {
  await put()
  await put({ link: nowhere, parts: ['kibeho', 'hotels'], firstOn: today })
  const before = await listBanners(ctx.db)
  expect(await publishAgain(ctx, 'notice')).toEqual([])
  expect(await listBanners(ctx.db)).toEqual(before)
})

test('a preview shows a future one as it will be on its first day, and visitors do not see it', async () => {
  const id = await begin({ firstOn: addDays(today, 1) })
  const entry = await findEntry(ctx.db, 'notice', id)
  if (!entry) throw new Error('No entry')
  const seen = await previewEntry(ctx, bannerEntry, entry, async (path, own) => {
    const { banners } = await findNavigation(own.db, kigaliDay(own.clock.now()))
    return { path, banners: bannersOn(banners, kigaliDay(own.clock.now())).map(({ text }) => text) }
  })
  expect(seen).toEqual({ path: '/', banners: [whole.text] })
  expect(await listBanners(ctx.db)).toEqual([])
})

test('one that is over becomes a draft by the clock, and one that was given more days stays', async () => {
  const over = await put()
  const longer = await put({ lastOn: addDays(today, 5) })
  clock.set(kigaliInstant(addDays(today, 2), 1))
  errors.length = 0
  expect(await endBanners(ctx)).toBe(1)
  expect(errors).toEqual(['banners'])
  expect(await stateNow(over)).toBe('draft')
  expect(await stateNow(longer)).toBe('published')
  expect(await endBanners(ctx)).toBe(0)
  clock.set(morning)
  expect(await publish(over)).toMatchObject({ done: true })
  expect(await shown()).toHaveLength(2)
})

test('a page of the operator’s own stays on the site while a banner leads there, and not after', async () => {
  const pageKind = kindOf('own-page')
  if (!pageKind) throw new Error('No own pages')
  const scene = { id: 'hills', hour: 'day', seed: 1, place: 'Huye' }
  const sections = [{ id: '', title: 'Hours', blocks: [{ kind: 'text', text: 'Shut on Friday.' }] }]
  const content = { title: 'Office hours', sentence: 'Hours.', lede: 'Hours.', scene, sections }
  const pageId = await beginEntry(ctx, pageKind, { actor: diane, content })
  await publishEntry(ctx, pageKind, { id: pageId, actor: diane, seen: 1 })
  await put({ link: { label: 'Hours', page: '/pages/office-hours', address: '' } })
  const leave = () => unpublishEntry(ctx, pageKind, { id: pageId, actor: diane })
  expect(await leave()).toMatchObject({ refusal: { reason: 'still-needed', facts: { banners: 1 } } })
  clock.set(kigaliInstant(addDays(today, 2), 0))
  expect(await leave()).toMatchObject({ done: true })
})

test('of two who edit one the second is refused with the name of the first, and nothing is overwritten', async () => {
  const id = await begin()
  const save = (seen: number, text: string) =>
    saveEntry(ctx, bannerEntry, { id, actor: diane, content: { ...whole, slug: 'huye-road', text }, seen, event: 'saved' })
  expect(await save(1, 'Closed all week.')).toMatchObject({ done: true })
  expect(await save(1, 'Open again.')).toMatchObject({ refusal: { reason: 'changed-since', by: 'Diane Uwase' } })
})
