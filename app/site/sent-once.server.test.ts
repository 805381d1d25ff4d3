import { describe, expect, test } from 'vitest'
import { adoptContent, loadContent, loadDemo } from '#server/start/first-start.ts'
import { openSite } from '#tests/support/open-site.ts'
import { publicScreens } from '#tests/support/public-screens.ts'
import { testContext } from '#tests/support/test-context.ts'

const { ctx } = await testContext()
await loadDemo(ctx)
await loadContent(ctx)
await adoptContent(ctx)
const site = await openSite(ctx)

const textOf = async (path: string) => (await fetch(site + path)).text()

/** The data that a page's HTML hands to its scripts. */
const handedOver = (html: string) =>
  [...html.matchAll(/streamController\.enqueue\("(.*?)"\);?<\/script>/gs)].map(([, data]) => data).join('')

/** The longest stretch of plain words in the static part of a page: sent twice, it would be in the page's data, too. */
function longestWords(html: string): string {
  const part = /data-still="\w+"[^>]*>(.*?)<footer class="foot/s.exec(html)?.[1] ?? ''
  const stretches = [...part.matchAll(/>([A-Z][\w ,.]+)/g)].map(([, words = '']) => words)
  return stretches.toSorted((one, other) => other.length - one.length)[0] ?? ''
}

describe('what the server alone draws from is sent once', () => {
  const written = [
    ['/important-to-know', 'site/pages/important-to-know'],
    ['/know-rwanda', 'site/pages/know-rwanda'],
    ['/services', 'site/pages/what-we-do'],
    ['/terms-and-conditions', 'site/pages/terms'],
    ['/blog/what-a-gorilla-permit-buys', 'site/blog/post'],
  ] as const
  test.for(written)('%s has its text in its markup alone; its data for a visit from another page have it', async ([
    path,
    route,
  ]) => {
    const html = await textOf(path)
    const words = longestWords(html)
    expect(words.length).toBeGreaterThan(20)
    expect(handedOver(html)).toContain(route)
    expect(handedOver(html)).not.toContain(words)
    expect(await textOf(`${path}.data`)).toContain(words)
  })
})

describe('no page prefetches another: only a pressed link is requested (decision 0022)', () => {
  const screens = publicScreens('2027-06-01').filter(({ alike }) => !alike)
  test.for(['/', '/packages', '/departures', '/booking', '/bookings', ...screens.map(({ path }) => path)])('%s', async (path) => {
    const answer = await fetch(site + path)
    const sent = `${answer.headers.get('Link')} ${answer.headers.get('Speculation-Rules')} ${await answer.text()}`
    expect(sent).not.toMatch(/speculationrules|rel="?(prefetch|prerender|dns-prefetch)|inline-speculation-rules/)
  })
})
