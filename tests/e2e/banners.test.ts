import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { checkText } from '#app/admin/content-screens/check-text.ts'
import { editorWords } from '#app/words/admin/content/editor.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { endBanners } from '#features/navigation/end-banners.server.ts'
import { siteAddresses } from '#features/navigation/site-address.ts'
import { addDays, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { arrive } from '../support/awake.ts'
import { besideServer } from '../support/beside-server.ts'
import { eventually } from '../support/eventually.ts'
import { startFurnished } from '../support/prepared-server.ts'
import { signIn } from '../support/sign-in.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { testBrowser } from '../support/test-browser.ts'

const words = readEnglish(editorWords)

const { folder, remove } = await temporaryFolder()
const dataDir = `${folder}/data`
const browser = await testBrowser()
const server = await startFurnished({ DATA_DIR: dataDir })
const beside = await besideServer(dataDir)
const sentence = 'The office in Kigali is closed for Easter.'
const lastOn = addDays(kigaliDay(new Date()), 1)

afterAll(async () => {
  await browser.close()
  await beside.leave()
  await server.stop()
  await remove()
})

/** A browser without JavaScript, on a phone. */
async function visitor(): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  return page
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

test('a notice is written, published, read without JavaScript, and is gone after its last day', async () => {
  const reader = await visitor()
  await reader.goto('/pilgrimage')
  expect(await reader.getByRole('complementary', { name: 'Notices' }).count()).toBe(0)

  const admin = await visitor()
  await signIn(admin, '/admin/banners/new', server)
  await admin.locator('[name=title]').fill('Easter')
  await press(admin, words.begin.go)
  await admin.locator('[name=text]').fill(sentence)
  await admin.locator('[name=parts][value=kibeho]').check()
  await admin.locator('[name="link.label"]').fill('Write to us')
  await admin.locator('[name="link.address"]').fill('javascript:alert(1)')
  await admin.locator('[name=lastOn]').fill(lastOn)
  await press(admin, words.publish)
  await admin.getByText(checkText(readEnglish, 'link-not-https')).first().waitFor()
  await admin.locator('[name="link.address"]').fill('')
  await admin.locator('[name="link.page"]').selectOption('/contact')
  await press(admin, words.publish)
  await admin.getByText(words.flash.published, { exact: true }).waitFor()

  await reader.reload()
  const notice = reader.getByRole('complementary', { name: 'Notices' })
  expect(await notice.innerText()).toContain(sentence)
  await notice.getByRole('link', { name: 'Write to us' }).click()
  await arrive(reader, /\/contact$/)
  expect(await reader.getByText(sentence).count(), 'it stands among the pages of Kibeho only').toBe(0)

  beside.clock.set(kigaliInstant(addDays(lastOn, 1), 0))
  expect(await endBanners(beside.ctx)).toBe(1)
  await eventually(async () => {
    await reader.goto('/pilgrimage')
    return (await reader.getByText(sentence).count()) === 0
  })
  await Promise.all([reader.context().close(), admin.context().close()])
})

test('every page that a link can be given to is there', async () => {
  for (const path of siteAddresses) expect((await fetch(`${server.url}${path}`)).status, path).toBe(200)
})

test('a menu is put in another order by its buttons, seen as it will be, and read by visitors', async () => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signIn(page, '/admin/menus', server)
  await page.getByRole('link', { name: 'Header', exact: true }).click()
  await arrive(page, /\/edit\/\d+$/)
  await page.locator('[name="links.0.label"]').fill('Our journeys')
  await page.locator('button[name=do][value="down links.0"]').click()
  await page.locator('[name="links.6.hidden"]').check()
  await press(page, words.preview)
  await page.getByText(words.previewBar.text).waitFor()
  const nav = page.getByRole('navigation', { name: 'Main' })
  expect(await nav.getByRole('link').allInnerTexts()).toEqual([
    'Departures',
    'Our journeys',
    'Kibeho',
    'Countries',
    'Hotels',
    'Services',
  ])
  expect(await (await fetch(server.url)).text(), 'a draft is nobody’s').not.toContain('Our journeys')
  await page.getByRole('link', { name: words.previewBar.back }).click()
  await arrive(page, /\/edit\/\d+(\?|$)/)
  await press(page, words.publishChanges)
  await page.getByText(words.flash.published, { exact: true }).waitFor()
  await page.goto('/departures')
  expect(await nav.getByRole('link').allInnerTexts()).toContain('Our journeys')
  expect(await nav.locator('[aria-current=page]').allInnerTexts()).toEqual(['Departures'])
  await context.close()
})
