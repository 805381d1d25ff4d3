import { expect, test } from 'vitest'
import { loadContent } from '#server/start/first-start.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'

const { ctx } = await testContext()
await loadContent(ctx)
const site = await openSite(ctx)

const policyOf = async (path: string) => (await fetch(site + path)).headers.get('Content-Security-Policy') ?? ''

test('the hosted translator may run on a page that was requested in another language, and on no other', async () => {
  expect(await policyOf('/contact?translate=fr')).toContain('https://translate.google.com')
  for (const path of ['/contact', '/contact?translate=xx', '/contact?translate=__proto__'])
    expect(await policyOf(path), path).not.toContain('google')
})

test('no address allows the translator on the steps in which travellers enter personal data', async () => {
  for (const path of ['/bookings', '/bookings/AAAA-BBBB?key=x', '/booking', '/quotes', '/rooming/AAAA-BBBB'])
    expect(await policyOf(`${path}${path.includes('?') ? '&' : '?'}translate=fr`), path).not.toContain('google')
})
