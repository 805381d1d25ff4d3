import { beforeAll, expect, test } from 'vitest'
import { faultsOfHtml } from '../support/crawl/faults-of-html.ts'
import { faultsOfThings } from '../support/crawl/faults-of-things.ts'
import { type ReadPage, readPage } from '../support/crawl/read-page.ts'
import { scenesTwice } from '../support/crawl/scenes-of-page.ts'
import { siteOfWorker } from '../support/site.ts'

const { url: site } = siteOfWorker()

/** The site's own public address, which is another name of this machine. */
let ownUrl = site

type Visited = { status: number; type: string; html: string; page?: ReadPage; from: string }

/** Statuses of redirects: there is no page to check. */
const leadsOn = new Set([301, 302, 303])

const visited = new Map<string, Visited>()

const pathOf = (href: string, from: string): string | undefined => {
  const url = URL.parse(href, new URL(from, site))
  return url?.origin === site || url?.origin === ownUrl ? url.pathname + url.search : undefined
}

async function visit(address: string, from: string): Promise<Visited> {
  const answer = await fetch(site + address, { redirect: 'manual' })
  const type = answer.headers.get('content-type') ?? ''
  const isPage = type.startsWith('text/html')
  const html = isPage || type.includes('xml') ? await answer.text() : ''
  if (!html) await answer.body?.cancel()
  const page = isPage && answer.status === 200 ? readPage(html) : undefined
  return { status: answer.status, type, html, from, ...(page && { page }) }
}

/** Pages at once: so few that a slow machine, busy with other tests, does not tell the crawl to come again later (503). */
const atOnce = 4

/** Documents one after the other: nobody prints several brochures at once, and the site refuses who does. */
async function visitAll(together: readonly { address: string; from: string }[]): Promise<Visited[]> {
  let printed: Promise<unknown> = Promise.resolve()
  const inTurn = (address: string, from: string) => {
    const answer = printed.then(() => visit(address, from))
    printed = answer
    return answer
  }
  return Promise.all(
    together.map(({ address, from }) => (address.includes('.pdf') ? inTurn(address, from) : visit(address, from))),
  )
}

/** Addresses of the sitemap, all parts of it. */
async function listed(): Promise<string[]> {
  const locations = (text: string) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => pathOf(loc.replaceAll('&amp;', '&'), '/') ?? '')
  const index = await (await fetch(`${site}/sitemap.xml`)).text()
  const all: string[] = []
  for (const part of locations(index)) {
    const answer = await fetch(site + part)
    if (answer.status !== 200) throw new Error(`${answer.status} ${part}`)
    all.push(...locations(await answer.text()))
  }
  return all
}

/** The kind of an address: its language, its first part and the names of its query parameters. */
function kindOf(address: string): string {
  const url = new URL(address, site)
  const names = [...new Set(url.searchParams.keys())].toSorted().join()
  const [, language = '', first] = /^(\/[a-z]{2}(?=\/|$))?\/?([^/]*)/.exec(url.pathname) ?? []
  return `${language}/${first}${url.pathname.endsWith('.ics') ? '.ics' : ''}?${names}`
}

/**
 * So many of a kind are enough: of departures there are hundreds on one screen, a translated page has the parts of its English, and what a form
 * answers is asked in the language in which it was written.
 */
function mostOf(kind: string): number {
  const isPlain = kind.endsWith('?')
  if (/^\/[a-z]{2}\//.test(kind)) return isPlain ? 2 : 0
  if (!isPlain) return 1
  return kind.startsWith('/departure') ? 8 : 45
}

const taken = new Map<string, number>()

/** Whether an address is to be visited: every plain one up to a number of its kind, one question of each. */
function isWorthAVisit(address: string): boolean {
  const kind = kindOf(address)
  const count = (taken.get(kind) ?? 0) + 1
  taken.set(kind, count)
  return count <= mostOf(kind)
}

/** Where a page leads; the same page in another language is the same page. */
const nextFrom = (address: string, { page }: Visited) =>
  (page?.links ?? []).filter((href) => !href.includes('translate=')).flatMap((href) => pathOf(href, address) ?? [])

let fromSitemap: string[]

beforeAll(async () => {
  ownUrl = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(await (await fetch(`${site}/robots.txt`)).text())?.[1] ?? site
  fromSitemap = await listed()
  const listedOnce = [...new Set(['/', ...fromSitemap])]
  const seen = new Set(listedOnce)
  const queue = listedOnce.filter(isWorthAVisit).map((address) => ({ address, from: 'the sitemap' }))
  for (let at = 0; at < queue.length; at += atOnce) {
    const together = queue.slice(at, at + atOnce)
    const answers = await visitAll(together)
    for (const [index, { address }] of together.entries()) {
      const answer = answers[index]
      if (!answer) continue
      visited.set(address, answer)
      for (const next of nextFrom(address, answer)) {
        if (seen.has(next)) continue
        seen.add(next)
        if (isWorthAVisit(next)) queue.push({ address: next, from: address })
      }
    }
  }
}, 480_000)

const pages = () => [...visited].flatMap(([address, { page, html }]) => (page ? [{ address, page, html }] : []))

test('every link of the site leads somewhere', () => {
  expect(visited.size).toBeGreaterThan(150)
  const broken = [...visited].filter(([, { status }]) => status !== 200 && !leadsOn.has(status))
  expect(broken.map(([address, { status, from }]) => `${status} ${address} from ${from}`)).toEqual([])
})

test('every link into a page names a part that is there', () => {
  const lost = pages().flatMap(({ address, page }) =>
    page.links.flatMap((href) => {
      const [, part] = href.split('#')
      const target = part && visited.get(pathOf(href, address) ?? '')?.page
      return target && !target.ids.has(decodeURIComponent(part ?? '')) ? [`${address} → ${href}`] : []
    }),
  )
  expect([...new Set(lost)]).toEqual([])
})

test('what the sitemap lists are pages that want to be found, under the address they call their own', () => {
  const wrong = fromSitemap.filter((address) => {
    const answer = visited.get(address)
    return answer && (!answer.page?.listed || answer.page.canonical !== ownUrl + address)
  })
  expect(wrong).toEqual([])
})

test('every page that wants to be found is in the sitemap, has a title of its own and a description', () => {
  const known = new Set(fromSitemap)
  const plain = pages().filter(({ address, page }) => page.listed && !address.includes('?'))
  expect(plain.filter(({ address }) => !known.has(address)).map(({ address }) => address)).toEqual([])
  const short = plain.filter(({ page }) => page.title.length < 8 || page.description.length < 40 || page.description.length > 320)
  expect(short.map(({ address, page }) => `${address}: ${page.title} / ${page.description}`)).toEqual([])
  // A title may be the same word in two languages.
  const titles = plain.map(({ page, html }) => `${/<html lang="(\w+)"/.exec(html)?.[1]}: ${page.title}`)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

test('the structured data are complete', () => {
  const faults = pages().flatMap(({ address, page }) =>
    faultsOfThings(page.things, ownUrl).map((fault) => `${address}: ${fault}`),
  )
  expect([...new Set(faults)]).toEqual([])
})

test('no page shows one scene twice', () => {
  const twice = pages().flatMap(({ address, html }) => scenesTwice(html).map((scene) => `${address}: ${scene}`))
  expect(twice).toEqual([])
})

/** Two pages of each kind: one screen makes all pages of a kind. What a form shows of its answers is another kind. */
function samples() {
  const taken = new Map<string, number>()
  return pages().filter(({ address }) => {
    const kind = kindOf(address)
    taken.set(kind, (taken.get(kind) ?? 0) + 1)
    return (taken.get(kind) ?? 0) <= 2
  })
}

test('the HTML is valid', async () => {
  const faults = new Map<string, string>()
  const missing = '/no-such-page'
  const notFound = { address: missing, html: (await visit(missing, 'nowhere')).html }
  for (const { address, html } of [...samples(), notFound])
    for (const fault of await faultsOfHtml(html)) faults.set(fault, address)
  expect([...faults].map(([fault, address]) => `${address}: ${fault}`)).toEqual([])
})
