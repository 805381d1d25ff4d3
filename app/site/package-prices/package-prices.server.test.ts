import { expect, test } from 'vitest'
import { loadContent, loadDemo } from '#server/start/first-start.ts'
import { openRequests } from '#tests/support/request-page.ts'
import { testContext } from '#tests/support/test-context.ts'
import { packagePricesWords } from '../../words/package-prices.ts'
import { readEnglish } from '../../words/sources.server.ts'

const { ctx } = await testContext({ now: '2026-11-20T08:00:00Z' })
await loadDemo(ctx)
await loadContent(ctx)
const ask = await openRequests(ctx)
const page = '/package-prices/an-hour-with-the-gorillas'

test('the page of every price charges in all what the table shows', async () => {
  const { text } = await ask(`${page}?month=2027-06&travellers=3`)
  const cells = [...text.matchAll(/<a [^>]*href="([^"]*travellers=3&amp;[^"]*)"[^>]*><b>[^<]*<\/b><small>(\$[\d,.]+) in all</g)]
  const paths = cells.map(([, href = '']) => href.split(/[?/]/)[1])
  expect(new Set(paths)).toEqual(new Set(['departure-details', 'booking']))
  expect(text).toMatch(/<tr class="on"><th scope="row">3<small>your group/)
  for (const [, href = '', total = ''] of cells)
    expect((await ask(href.replaceAll('&amp;', '&').replace('#book', ''))).text, href).toContain(`>${total}<`)
})

test('what is wrong in an address has a sentence, and an unknown package is a missing page', async () => {
  const { status, text } = await ask(`${page}?month=1999-01&travellers=99&start=never`)
  expect(status).toBe(200)
  expect(text).toContain('That month is not on sale.')
  expect(text).toContain(readEnglish(packagePricesWords).problems.travellers({ most: 12 }))
  expect(text).toContain('Nothing is on sale for that date')
  expect((await ask('/package-prices/no-such-journey')).status).toBe(404)
})

test('a party with a child is priced whole, and every price leads to a step that asks for the same', async () => {
  const safari = '/package-prices/akagera-south-to-north'
  const { text } = await ask(`${safari}?travellers=3&childAges=8&residency=eac`)
  expect(text).toContain('one of whom is a child of 8; all pay park fees as citizens of the East African Community')
  const cells = [...text.matchAll(/<a [^>]*href="([^"]*travellers=3&amp;[^"]*)"[^>]*><b>(\$[\d,.]+)<\/b><small>in all</g)]
  expect(cells.length).toBeGreaterThan(1)
  for (const [, href = '', total = ''] of cells) {
    expect(href).toContain('childAges=8&amp;residency=eac')
    expect((await ask(href.replaceAll('&amp;', '&').replace('#book', ''))).text, href).toContain(`>${total}<`)
  }
  expect((await ask(`${safari}?childAges=eight`)).text).toContain('Enter the ages in whole years')
})

test('a child who is too young for the gorillas is told so, with the prices without the child', async () => {
  const { text } = await ask(`${page}?travellers=3&childAges=8&residency=eac`)
  expect(text).toContain('travellers must be 15 on the day, and this one will be 8')
  expect(text).not.toContain('<table')
  const href = text.match(/href="([^"]*)"[^>]*>Continue without the child of 8</)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(href).toContain('residency=eac&travellers=2')
  expect((await ask(href)).text).toMatch(/<tr class="on"><th scope="row">2</)
})

test('a journey that is not sold leads to its page', async () => {
  expect((await ask('/package-prices/nyiragongo-when-it-reopens')).location).toBe('/package-details/nyiragongo-when-it-reopens')
})
