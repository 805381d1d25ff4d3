import { expect, test } from 'vitest'
import { bookingNow } from '../support/cast.ts'
import { takeCards } from '../support/gateway/take-cards.ts'
import { type HonestPage, honestPages } from '../support/honest-pages.ts'
import { dice, spoiled, strangeName } from '../support/hostile.ts'
import { openSite } from '../support/open-site.ts'
import { testContext } from '../support/test-context.ts'

const parts = await testContext()
const { ctx, logged } = parts
await takeCards(parts)
const site = await openSite(ctx)
const { pages, named } = await honestPages(ctx)

/** Enough to come through all pages about four times; longer and from another beginning by hand: `ROUNDS=50 SEED=2`. */
const rounds = Number(process.env.ROUNDS ?? 2)
const seed = Number(process.env.SEED ?? 7)

type Answer = { request: string; status: number; ms: number; location: string; caching: string; page: string }

async function ask(path: string, { cookie = '' }: HonestPage, body?: string | FormData): Promise<Answer> {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const headers = { Cookie: cookie, Origin: site, ...(typeof body === 'string' && type) }
  const began = performance.now()
  const response = await fetch(site + path, { redirect: 'manual', headers, ...(body !== undefined && { method: 'POST', body }) })
  const text = await response.text()
  return {
    request: `${body === undefined ? 'GET' : 'POST'} ${path.slice(0, 400)} ${typeof body === 'string' ? body.slice(0, 600) : ''}`,
    status: response.status,
    ms: performance.now() - began,
    location: response.headers.get('Location') ?? '',
    caching: response.headers.get('Cache-Control') ?? '',
    // Only what a browser reads as a page can become a script in it.
    page: response.headers.get('Content-Type')?.startsWith('text/html') ? text : '',
  }
}

/** What is wrong with an answer to any request; empty where nothing is. */
function faultsOf({ request, status, ms, location, caching, page }: Answer): string[] {
  return [
    status >= 500 && `${status}`,
    ms > 3_000 && `${Math.round(ms)} ms`,
    location !== '' && !/^\/(?![/\\])/.test(location) && `leads to ${location}`,
    location.length > 8_000 && 'leads to an address that is too long',
    !/no-store|no-cache|max-age/.test(caching) && `is cached: ${caching}`,
    /<script>alert|"><img src=x/.test(page) && 'takes what was typed for its own',
  ].flatMap((fault) => (fault ? [`${fault}: ${request}`] : []))
}

/** Sends almost valid requests to an address: as a page, as the router's data, as a form of either kind. */
async function disturb(page: HonestPage, roll: () => number): Promise<Answer[]> {
  const answers: Answer[] = []
  const suffix = roll() < 0.15 && !/\.\w+$/.test(page.path) ? '.data' : ''
  if (page.query) answers.push(await ask(`${page.path}${suffix}?${spoiled(page.query, roll)}`, page))
  if (page.sends) {
    const version = page.id === undefined ? {} : { version: String((await bookingNow(ctx, page.id)).version) }
    const body = spoiled({ ...page.sends, ...version }, roll)
    const query = page.query ? `?${new URLSearchParams(page.query)}` : ''
    answers.push(await ask(page.path + suffix + query, page, roll() < 0.1 ? multipart(body) : body))
  }
  return answers
}

function multipart(body: string): FormData {
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(body)) form.append(name, value)
  form.append('file', new Blob(['x'.repeat(1_000)]), '../../etc/passwd')
  return form
}

test('what is asked and sent honestly is taken', async () => {
  for (const page of pages) {
    if (!page.query) continue
    const { status, request } = await ask(`${page.path}?${new URLSearchParams(page.query)}`, page)
    expect([200, 302], request).toContain(status)
  }
})

test('no page falls over, leads away, gives in or takes long, whatever it is sent', { timeout: 300_000 }, async () => {
  const roll = dice(seed)
  const faults: string[] = []
  let answered = 0
  for (let round = 0; round < rounds; round++) {
    for (const page of [...pages, ...named.map((at) => at(strangeName(roll)))]) {
      const answers = await disturb(page, roll)
      answered += answers.length
      faults.push(...answers.flatMap(faultsOf))
    }
  }
  expect(faults).toEqual([])
  expect(answered).toBeGreaterThan(rounds * 220)
})

test('nothing of it was a fault of ours, and nobody’s name, address, passport or key stands in the log', () => {
  expect(logged.filter(({ level }) => level === 'error')).toEqual([])
  expect(JSON.stringify(logged)).not.toMatch(/marit|solheim|C01822649|900 00 000|key=/i)
})
