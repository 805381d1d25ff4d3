import { beforeEach, expect, test } from 'vitest'
import { openPageStore, payloadsOf } from '#platform/cache/page-cache.server.ts'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { sharp } from '#platform/pictures/sharp.server.ts'
import { openRenderLimit, renderAllowance } from '#server/http/render-limit.ts'
import { loadContent, loadDemo } from '#server/start/first-start.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'
import { shareWords } from '../../words/share.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { packageCard } from '../share/share-cards.ts'
import { shareLink } from '../share/share-link.server.ts'

const { ctx } = await testContext({ now: '2026-11-20T08:00:00Z' })
await loadDemo(ctx)
await loadContent(ctx)
const words = readEnglish(shareWords)
const store = openPageStore({ clock: ctx.clock, mostBytes: 50_000_000 })
let limit = openRenderLimit(ctx.clock)
const site = await openSite(ctx, { store, renderLimit: { take: (address, cost) => limit.take(address, cost) } })

beforeEach(() => {
  store.clear()
  limit = openRenderLimit(ctx.clock, { ...renderAllowance, burst: 500 })
})

const ask = (path: string) => fetch(site + path, { redirect: 'manual' })
const headOf = async (path: string) => {
  const html = await (await ask(path)).text()
  const named = (property: string) => new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? ''
  return { html, image: new URL(named('og:image')), width: named('og:image:width'), alt: named('og:image:alt') }
}
const firstLink = async (list: string, pattern: RegExp) => pattern.exec(await (await ask(list)).text())?.[0] ?? ''

test('every kind of page leads to a picture of its own with its words and a version', async () => {
  const pages = [
    '/package-details/gorillas-and-the-thousand-hills',
    await firstLink('/departures', /\/departure-details\/[a-z0-9-]+/),
    await firstLink('/hotels', /\/hotel-details\/[a-z0-9-]+/),
    await firstLink('/blog', /\/blog\/(?!rss|atom|feed)[a-z0-9-]{8,}/),
    '/parks/nyungwe',
    '/akagera-national-park',
    '/kenya',
    '/important-to-know',
    ...['/', '/packages', '/departures', '/hotels', '/pilgrimage', '/pilgrimage-details', '/kibeho-pilgrimage-package'],
  ]
  const images = new Set<string>()
  for (const page of pages) {
    const { image, width, alt } = await headOf(page)
    expect(image.href, page).toMatch(/\/share\/[a-z]+\/[a-z0-9-]+\.png\?v=[\w-]{8}$/)
    expect([width, alt === ''], page).toEqual(['1200', false])
    const answer = await ask(image.pathname + image.search)
    expect([answer.status, answer.headers.get('Content-Type')], page).toEqual([200, 'image/png'])
    const painted = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([painted.width, painted.height], page).toEqual([1200, 630])
    images.add(image.pathname)
  }
  expect(images.size).toBe(pages.length)
})

test('the picture of a package says the lowest price of its page, and another price is another address', async () => {
  const { html, alt } = await headOf('/package-details/gorillas-and-the-thousand-hills')
  const [, price = '', basis = ''] = /<dt>From, per person<\/dt><dd>(\$[\d,.]+), ([^<]+)</.exec(html) ?? []
  expect(price).not.toBe('')
  expect(alt).toBe(`Gorillas and the thousand hills. 7 days, from ${price} a person, ${basis}`)
  const scene = { id: 'hills', hour: 'mist', seed: 7, place: '' } as const
  const at = (minor: number) => {
    const from = { amount: { minor, currency: 'USD' }, groupSize: 6, comfort: 'lodge' } as const
    return shareLink('package', 'a', packageCard({ title: 'A', scene, days: 7, from, bookable: true }, words, englishFormatter))
      .href
  }
  expect(at(323_700)).toBe(at(323_700))
  expect(at(323_700)).not.toBe(at(323_800))
})

test('what is not on sale shows no price', () => {
  const from = { amount: { minor: 1_00, currency: 'USD' }, groupSize: 6, comfort: 'lodge' } as const
  const scene = { id: 'hills', hour: 'mist', seed: 7, place: '' } as const
  expect(packageCard({ title: 'A', scene, days: 1, from, bookable: false }, words, englishFormatter).line).toBe('1 day')
})

test('whatever version or words are written behind an address, it is one picture, until its page changes', async () => {
  const path = '/share/package/nyungwe-on-foot.png'
  const first = Buffer.from(await (await ask(path)).arrayBuffer())
  for (const query of ['?v=1', '?v=2', '?title=Free%20gorillas&v=3'])
    expect(first.equals(Buffer.from(await (await ask(path + query)).arrayBuffer())), query).toBe(true)
  expect(store.size.pages).toBe(1)
  store.receive(payloadsOf(['package:kigali-in-a-day']).join())
  expect(store.find(path)).toBeDefined()
  store.receive(payloadsOf(['package:nyungwe-on-foot']).join())
  expect(store.find(path)).toBeUndefined()
})

test('a kind or a name that visitors cannot read has no picture', async () => {
  const paths = [
    'package/none',
    'screen/none',
    'screen/constructor',
    'nothing/nyungwe-on-foot',
    '__proto__/a',
    'constructor/a',
    'package/%3Ctext%3E',
    "package/'--",
    'page/%00',
  ]
  for (const path of paths) expect([400, 404], path).toContain((await ask(`/share/${path}.png`)).status)
  expect((await ask('/share/package/nyungwe-on-foot.svg')).status).toBe(404)
})

test('an address of before, of a scene alone, still has its picture', async () => {
  const answer = await ask('/share/virunga-dawn.png')
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  expect((await ask('/share/virunga-noon.png')).status).toBe(404)
})

test('one client may have only so many painted at once', async () => {
  limit = openRenderLimit(ctx.clock, { ...renderAllowance, burst: 4 })
  const statuses: number[] = []
  for (const id of ['kenya', 'uganda', 'burundi']) statuses.push((await ask(`/share/country/${id}.png`)).status)
  expect(statuses).toEqual([200, 200, 429])
})
