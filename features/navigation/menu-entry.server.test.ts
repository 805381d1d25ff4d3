import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import type { Content } from '#features/content/entry.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { findEntry, listEntries } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { trashEntry } from '#features/content/trash-entry.server.ts'
import { unpublishEntry } from '#features/content/unpublish-entry.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { openPageStore } from '#platform/cache/page-cache.server.ts'
import { mustKind, publishAgain } from '#tests/support/entries-round-trip.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'
import { type MenuId, menuIds, siteMenus } from './menu.ts'
import { menuEntry } from './menu-entry.server.ts'
import { findNavigation, listMenus } from './reads.server.ts'

const { ctx: real } = await testContext()
const errors: string[] = []
const cache = { invalidate: async (...[, tags]: Parameters<typeof real.cache.invalidate>) => void errors.push(...tags) }
const ctx = { ...real, cache }
const store = openPageStore({ clock: ctx.clock, mostBytes: 1_000_000 })
const site = await openSite(ctx, { store })
const diane = { id: 'diane', name: 'Diane Uwase' }
/** A page of the site with its header and footer, rendered again, without its data for the browser. */
async function contact(): Promise<string> {
  store.clear()
  const html = await (await fetch(`${site}/contact`)).text()
  return html.replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, '').replaceAll(/value="[^"]*"/g, '')
}

beforeAll(async () => {
  await adoptEntries(ctx, [menuEntry])
})

async function entryOf(id: MenuId) {
  const { rows } = await listEntries(ctx.db, { kind: 'menu' })
  const row = rows.find(({ liveId }) => liveId === id)
  const entry = row && (await findEntry(ctx.db, 'menu', row.id))
  if (!entry) throw new Error(`No entry for ${id}`)
  return entry
}

async function publish(id: MenuId, change: (content: Content) => Partial<Content>) {
  const { id: entryId, content, version } = await entryOf(id)
  const saved = await saveEntry(ctx, menuEntry, {
    id: entryId,
    actor: diane,
    content: { ...content, ...change(content) },
    seen: version,
    event: 'saved',
  })
  if (!saved.done) throw new Error('Not saved')
  return publishEntry(ctx, menuEntry, { id: entryId, actor: diane, seen: saved.value.version })
}

const links = (content: Content) => content.links as Record<string, unknown>[]
const against = (outcome: Awaited<ReturnType<typeof publish>>) =>
  outcome.done || !('problems' in outcome.refusal) ? [] : outcome.refusal.problems.map(({ path, reason }) => `${path} ${reason}`)

test('until staff publish one the site shows its own, and publishing each unchanged changes nothing', async () => {
  expect((await findNavigation(ctx.db, '2027-03-12')).menus).toBeUndefined()
  const before = await contact()
  for (const { label } of Object.values(siteMenus).flatMap(({ links: own }) => [...own]))
    expect(before.includes(`>${label}</a>`), label).toBe(true)
  const live = await menuEntry.listLive(ctx.db)
  expect(await publishAgain(ctx, 'menu')).toEqual([])
  expect((await listMenus(ctx.db)).map(({ id }) => id).sort()).toEqual([...menuIds].sort())
  for (const { id, ...menu } of await listMenus(ctx.db)) expect(menu).toEqual(siteMenus[id as MenuId])
  expect(await menuEntry.listLive(ctx.db)).toEqual(live)
  expect((await contact()) === before).toBe(true)
})

test('a renamed, a hidden and an added link are what every page shows from then on', async () => {
  errors.length = 0
  const outcome = await publish('header', (content) => ({
    links: [
      { label: 'Fairs', page: null, address: 'https://example.com/fairs', hidden: false },
      ...links(content).map((link) =>
        link.page === '/blog' ? { ...link, hidden: true } : link.page === '/hotels' ? { ...link, label: 'Beds' } : link,
      ),
    ],
  }))
  expect(outcome).toMatchObject({ done: true, value: { path: '/' } })
  expect(errors).toEqual(['menus', 'text-changes'])
  const html = await contact()
  const header = html.slice(html.indexOf('<nav aria-label="Main"'), html.indexOf('</nav>'))
  expect(header).toContain('href="https://example.com/fairs"')
  expect(header).toMatch(/href="\/hotels"[^>]*>Beds</)
  expect(header).not.toContain('Journal')
  expect(header.indexOf('Fairs')).toBeLessThan(header.indexOf('Journeys'))
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.com',
  'http://example.com',
])('%s never becomes a link, in the admin area or in the database', async (address) => {
  const outcome = await publish('phone', (content) => ({
    links: [...links(content), { label: 'Bad', page: null, address, hidden: false }],
  }))
  expect(against(outcome)).toEqual([expect.stringMatching(/^links\.\d+\.address link-not-https$/)])
  const row = JSON.stringify([{ label: 'Bad', to: address, hidden: false }])
  await expect(sql`insert into menus (id, title, links) values ('bad', '', ${row})`.execute(ctx.db)).rejects.toThrow(
    /links_lead_to_pages/,
  )
  await publish('phone', () => ({ links: [{ label: 'Contact', page: '/contact', address: '', hidden: false }] }))
})

test('what the footer promises, its last line and the button of the header are what staff write', async () => {
  expect(
    await publish('footer-promise', () => ({
      title: 'We know the road',
      text: 'Since the first car.',
      links: [{ label: 'Who we are', page: '/about', address: '', hidden: false }],
    })),
  ).toMatchObject({ done: true })
  expect(await publish('legal', () => ({ text: 'a house of the road.' }))).toMatchObject({ done: true })
  const button = { label: 'Tell us your dates', page: '/tailor-made', address: '', hidden: false }
  expect(await publish('plan', () => ({ links: [button] }))).toMatchObject({ done: true })
  const html = await contact()
  expect(html).toContain('<h2>We know the road</h2><p class="ui">Since the first car.</p>')
  expect(html).toContain('>Who we are</a>')
  expect(html).toContain('<span>Impamba: a house of the road.</span>')
  expect(html.match(/<a[^>]*class="btn (sm|full)"[^>]*href="\/tailor-made"[^>]*>Tell us your dates</g)).toHaveLength(2)
  for (const words of ['Everything you need for the road', 'food packed', 'Plan a journey'])
    expect(html.includes(words), words).toBe(false)
  expect(against(await publish('plan', () => ({ links: [button, { ...button, label: 'Another' }] })))).toEqual([
    'links one-button',
  ])
  expect(await publish('plan', () => ({ links: [{ ...button, hidden: true }] }))).toMatchObject({ done: true })
  expect((await contact()).includes('Tell us your dates')).toBe(false)
  const { content } = await entryOf('header')
  expect(await menuEntry.check(ctx.db, { ...content, text: 'Not seen' })).toMatchObject([
    { path: 'text', reason: 'text-unseen', grave: false },
  ])
})

test('the header needs a link, a column its heading, and the last line the links that the law requires', async () => {
  const hidden = (content: Content) => ({ links: links(content).map((link) => ({ ...link, hidden: true })) })
  expect(against(await publish('header', hidden))).toEqual(['links menu-empty'])
  expect(against(await publish('footer-places', () => ({ title: '' })))).toEqual(['title missing'])
  const { content } = await entryOf('phone')
  expect(await menuEntry.check(ctx.db, { ...content, title: 'Not seen' })).toEqual([
    { path: 'title', reason: 'heading-unseen', grave: false },
  ])
  expect(against(await publish('legal', hidden))).toEqual(['links legal-link-gone', 'links legal-link-gone'])
  expect(await publish('footer-services', hidden)).toMatchObject({ done: true })
  expect((await contact()).includes('<h3>Services</h3>')).toBe(false)
})

test('none is begun, taken from the site or put into the trash', async () => {
  const { id } = await entryOf('legal')
  expect(menuEntry.begun).toBeUndefined()
  expect(await unpublishEntry(ctx, menuEntry, { id, actor: diane })).toMatchObject({ refusal: { reason: 'stays-public' } })
  expect(await trashEntry(ctx, menuEntry, { id, actor: diane })).toMatchObject({ refusal: { reason: 'stays-public' } })
})

test('a page of the operator’s own stays on the site while a menu leads there', async () => {
  const pageKind = mustKind('own-page')
  const scene = { id: 'hills', hour: 'day', seed: 1, place: 'Huye' }
  const sections = [{ id: '', title: 'Prices', blocks: [{ kind: 'text', text: 'Thirty pupils.' }] }]
  const content = { title: 'For schools', sentence: 'Prices.', lede: 'A class.', scene, sections }
  const id = await beginEntry(ctx, pageKind, { actor: diane, content })
  expect(await publishEntry(ctx, pageKind, { id, actor: diane, seen: 1 })).toMatchObject({ done: true })
  const link = { label: 'Schools', page: '/pages/for-schools', address: '', hidden: false }
  expect(await publish('phone', () => ({ links: [link] }))).toMatchObject({ done: true })
  const leave = () => unpublishEntry(ctx, kindOf('own-page') ?? pageKind, { id, actor: diane })
  expect(await leave()).toMatchObject({ refusal: { reason: 'still-needed', facts: { menus: 1 } } })
  expect(await publish('phone', () => ({ links: [] }))).toMatchObject({ done: true })
  expect(await leave()).toMatchObject({ done: true })
  expect(against(await publish('phone', () => ({ links: [link] })))).toEqual(['links.0.page link-gone'])
})
