import { expect, test } from 'vitest'
import { originWords } from '#app/words/admin/bookings/origin.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { arrive } from '../support/awake.ts'
import { demoTrek } from '../support/demo-treks.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { holdPayingBy, nameTravellers } from '../support/steps.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const browser = await testBrowser()
const words = readEnglish(originWords)

test('a visitor comes by a campaign, reads on and books, and staff see the source; the browser stores nothing of it', async () => {
  const visitor = await browser.newContext({ baseURL: site.url })
  const page = await visitor.newPage()
  await page.goto('/departures?utm_source=instagram&utm_campaign=Gorillas+2027')
  await page
    .locator(`a[href*="${demoTrek(4)}"]`)
    .first()
    .click()
  await arrive(page, /\/departure-details\//)
  expect(new URL(page.url()).search).not.toContain('utm_source')
  await page.locator('#book button[formmethod=post]').first().click()
  await nameTravellers(page, 2)
  const reference = await holdPayingBy(page, 'bank-transfer')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  expect(stored).not.toMatch(/instagram|gorillas-2027/i)
  for (const { value } of await visitor.cookies()) expect(value).not.toMatch(/instagram/)
  await visitor.close()

  const staff = await browser.newPage({ baseURL: site.url })
  await signIn(staff, '/admin')
  await staff.goto(`/admin/bookings?q=${reference}`)
  await staff.locator(`a[href^="/admin/bookings/"]:has-text("${reference}")`).first().click()
  await arrive(staff, /\/admin\/bookings\/[0-9a-f-]{36}/)
  await staff.goto(`${new URL(staff.url()).pathname}/contact`)
  const source = words.named({ kind: words.kinds.campaign, name: 'instagram/gorillas-2027' })
  for (const label of [words.first, words.last])
    expect(await staff.locator(`dt:has-text("${label}") + dd`).textContent()).toBe(source)
  await staff.context().close()
})
