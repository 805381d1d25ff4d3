import { expect, test } from 'vitest'
import { leaveLink } from '#features/enquiries/subscribers/leave-link.server.ts'
import { openSite } from '#tests/support/open-site.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { links } from '#values/links.ts'

const { site: words, words: inLanguages } = shippedLanguages()
const { ctx } = await testContext()
const site = await openSite(ctx, { words })

test('a link of an email leads to the English page once its language is taken back, and other pages of it are missing', async () => {
  const { pathname, search } = new URL(leaveLink({ ...ctx, words: inLanguages }, 'a-reader', 'fr'))
  expect(pathname).toBe(`/fr${new URL(links.leaveNews('', ''), site).pathname}`)
  words.publish(['de'])
  const answer = await fetch(site + pathname + search, { redirect: 'manual' })
  // For now: the language may be public again.
  expect([answer.status, answer.headers.get('Location'), answer.headers.get('Cache-Control')]).toEqual([
    307,
    pathname.slice('/fr'.length) + search,
    'no-store',
  ])
  const followed = await fetch(site + pathname + search)
  expect([followed.status, (await followed.text()).includes('<html lang="en"')]).toEqual([200, true])
  expect((await fetch(`${site}/fr/packages`)).status).toBe(404)
})
