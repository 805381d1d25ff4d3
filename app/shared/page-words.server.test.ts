import { expect, test } from 'vitest'
import { openRequests } from '#tests/support/request-page.ts'
import { testContext } from '#tests/support/test-context.ts'

const { ctx } = await testContext()
const request = await openRequests(ctx)

const scripts = (html: string) =>
  Array.from(html.matchAll(/<script type="application\/json" data-words="">(.*?)<\/script>/gs), ([, text]) => text)

/** What every public page names: the root for its errors, the layout for the frame and for what may replace the page. */
const ofLayout = ['error-page', 'frame', 'newsletter', 'not-found', 'search-box']

test('a whole document has the words of its page and layout in one element at its end, and not in its data', async () => {
  const { text: html } = await request('/search?q=zzzz')
  const [words, ...others] = scripts(html)
  expect(others).toEqual([])
  expect(Object.keys(JSON.parse(words ?? '').words)).toEqual([...ofLayout, 'search'])
  expect(JSON.parse(words ?? '')).toMatchObject({ language: 'en', counts: 'en' })
  expect(html.indexOf('data-words')).toBeGreaterThan(html.indexOf('</main>'))
  const once = 'No results with every word of'
  expect(html.split(once)).toHaveLength(2)
})

test('a visit within the browser gets the words of the page that it leads to, and none when the root is not asked for', async () => {
  const { text } = await request('/search.data?q=zzzz&_routes=root,site%2Fsearch%2Fsearch')
  expect(text).toContain('No results with every word of')
  expect(text).toContain('Arrow keys choose one')
  const { text: without } = await request('/search.data?q=zzzz&_routes=site%2Fsearch%2Fsearch')
  expect(without).not.toContain('No results with every word of')
})

test('a missing page has the words of its search, whatever page its address is of', async () => {
  const addresses = [
    ['/no-such-page', ofLayout],
    ['/blog/no-such-post', [...ofLayout, 'blog-topics', 'card', 'post']],
  ] as const
  for (const [path, parts] of addresses) {
    const { status, text: html } = await request(path)
    expect([status, ...scripts(html).map((text) => Object.keys(JSON.parse(text ?? '').words))]).toEqual([404, parts])
    expect(html).toContain('What are you looking for?')
  }
})
