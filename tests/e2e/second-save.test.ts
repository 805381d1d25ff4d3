import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { crewAdminWords } from '#app/words/admin/departures/crew.ts'
import { packageCostWords } from '#app/words/admin/package-costs.ts'
import { ratesWords } from '#app/words/admin/suppliers/rates.ts'
import { supplierWords } from '#app/words/admin/suppliers/supplier.ts'
import { taskWords } from '#app/words/admin/tasks.ts'
import { translationAdminWords } from '#app/words/admin/translations.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { arrive } from '../support/awake.ts'
import { openRates, openSupplierService } from '../support/first-suppliers.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const browser = await testBrowser()

type Screen = {
  /** Where the way to it begins, and the rest of that way. */
  from: string
  open?: (page: Page) => Promise<unknown>
  field: string
  /** What one types, and what the other one does. */
  texts: [theirs: string, mine: string]
  save: string
}

const follow = (page: Page, href: string) => page.locator(`a[href*="${href}"]`).first().click()
const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`

/** A screen of each kind whose form says which version it was drawn from. */
const screens: Record<string, Screen> = {
  'a guide': {
    from: '/admin/crew/guides/new',
    open: async (page) => {
      await page.locator('[name=name]').fill(unique('Guide'))
      await page.getByRole('button', { name: readEnglish(crewAdminWords).save, exact: true }).click()
      await arrive(page, /guides\/\d+/)
    },
    field: '[name=note]',
    texts: ['Speaks German.', 'Speaks French.'],
    save: readEnglish(crewAdminWords).save,
  },
  'a service': {
    from: '/admin/suppliers/new',
    open: openSupplierService,
    field: '[name=name]',
    texts: ['Deluxe double', 'Deluxe family'],
    save: readEnglish(supplierWords).service.save,
  },
  'the rates of a draft': {
    from: '/admin/suppliers/new',
    open: openRates,
    field: '[data-cell="0-0"]',
    texts: ['230', '240'],
    save: readEnglish(ratesWords).save,
  },
  'the costs of a package': {
    from: '/admin/packages',
    open: async (page) => {
      // One of the demo, by its name: the first of the list may be what another file has just begun.
      await page.goto('/admin/packages?q=across+to+bwindi')
      await follow(page, '/admin/packages/edit/')
      await arrive(page, /edit\/\d+$/)
      await page.goto(`${page.url()}/costs`)
    },
    field: '[name="services[0].days"]',
    texts: ['2', '1'],
    save: readEnglish(packageCostWords).save,
  },
  'a task': {
    from: '/admin/tasks/new',
    open: async (page) => {
      const title = unique('Call the lodge')
      await page.locator('[name=title]').fill(title)
      await page.getByRole('button', { name: readEnglish(taskWords).save, exact: true }).click()
      await page.getByRole('link', { name: title }).first().click()
      await arrive(page, /tasks\/[0-9a-f-]{36}/)
    },
    field: '[name=title]',
    texts: [unique('Call the lodge at nine'), unique('Call the lodge at ten')],
    save: readEnglish(taskWords).save,
  },
  'a message of the interface': {
    from: '/admin/translations/fr/messages/about',
    field: 'textarea[name^="text."]',
    texts: ['Nous trouver', 'Où nous trouver à Kigali'],
    save: readEnglish(translationAdminWords).entry.save,
  },
}

/** Saves by the button of the form that the field is in, and answers the status of that. */
async function save(page: Page, { field, save: name }: Screen): Promise<number> {
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  const form = page.locator('form').filter({ has: page.locator(field) })
  await form
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  return (await saved).status()
}

test.each(Object.entries(screens))('%s: who saves second saves again, and what they typed stays', async (_, screen) => {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
  const [mine, theirs] = [await context.newPage(), await context.newPage()]
  await signIn(mine, screen.from)
  await screen.open?.(mine)
  const address = mine.url()
  await mine.goto(address)
  await theirs.goto(address)
  const field = (page: Page) => page.locator(screen.field).first()
  const seen = mine
    .locator('form')
    .filter({ has: field(mine) })
    .locator('[name=version], [name=seen]')
    .first()
  const before = await seen.inputValue()
  await field(theirs).fill(screen.texts[0])
  expect(await save(theirs, screen)).toBeLessThan(400)
  await field(mine).fill(screen.texts[1])
  expect(await save(mine, screen)).toBe(409)
  await expect.poll(() => seen.inputValue()).not.toBe(before)
  expect(await field(mine).inputValue()).toBe(screen.texts[1])
  expect(await save(mine, screen)).toBeLessThan(400)
  await theirs.goto(address)
  expect(await field(theirs).inputValue()).toBe(screen.texts[1])
  await context.close()
})
