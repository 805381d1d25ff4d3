import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { editorWords } from '#app/words/admin/content/editor.ts'
import { picturePickerWords } from '#app/words/admin/content/editor-picture-picker.ts'
import { rowsWords } from '#app/words/admin/content/editor-rows.ts'
import { mediaAdminWords } from '#app/words/admin/content/media.ts'
import { packageAdminWords } from '#app/words/admin/content/packages.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { arrive, untilAwake } from '../support/awake.ts'
import { answerToForm } from '../support/browser.ts'
import { photo } from '../support/sent-pictures.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'
import { openUpload } from '../support/upload-pane.ts'
import { draftToPayment, visitor } from '../support/visitor.ts'

const packageWords = readEnglish(packageAdminWords)

const media = readEnglish(mediaAdminWords)

const labels = readEnglish(editorWords)

const rowWords = readEnglish(rowsWords)

const words = readEnglish(picturePickerWords)

const site = siteOfWorker()
const startsOn = addDays(kigaliDay(new Date()), 60)
const title = 'Tea and rain in the north'
const slug = 'tea-and-rain-in-the-north'

const browser = await testBrowser()
let admin: BrowserContext
beforeAll(async () => {
  admin = await newContext(true)
  const page = await admin.newPage()
  await signIn(page, '/admin/packages')
  await page.close()
})

const newContext = (javaScriptEnabled: boolean) =>
  browser.newContext({ baseURL: site.url, javaScriptEnabled, viewport: { width: 1440, height: 900 } })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** The links of the summary and of the checks that lead to nothing. */
const deadLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#field"]')]
      .map(({ hash }) => hash.slice(1))
      .filter((id) => !document.getElementById(id)),
  )

async function publish(page: Page) {
  const answer = answerToForm(page)
  await page.locator('button[value=publish]').click()
  return (await answer).status()
}

/** Puts what Excel has on the clipboard into the cell that has the focus. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

async function addText(page: Page, field: string, text: string) {
  await page.locator(`#field-${field} button[value^="add "]`).click()
  await page.locator(`#field-${field} li:last-child .row-body :is(input, textarea)`).fill(text)
}

async function sendPicture(page: Page, alt: string): Promise<void> {
  await page.goto('/admin/media')
  await untilAwake(page)
  await openUpload(page)
  const buffer = await photo({ width: 640, height: 480, seed: 611 })
  await page.locator('[name=pictures]').setInputFiles([{ name: 'tea.jpg', mimeType: 'image/jpeg', buffer }])
  await press(page, media.upload.go)
  await page.getByRole('link', { name: media.upload.write }).click()
  await arrive(page, /\/admin\/media\/[a-z0-9]{12}$/)
  await expect.poll(() => page.locator('.focal-picture img').count(), { timeout: 60_000, interval: 500 }).toBe(1)
  await untilAwake(page)
  await page.locator('[name=alt]').fill(alt)
  await press(page, media.page.save)
  await arrive(page, /did=save/)
}

test('an owner builds a package from nothing, opens a departure of it, and a visitor books it', {
  timeout: 240_000,
}, async () => {
  const page = await admin.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await sendPicture(page, 'Tea above Gisakura')

  await page.goto('/admin/packages/new')
  await page.locator('[name=title]').fill(title)
  await press(page, labels.begin.go)
  await arrive(page, /\/admin\/packages\/edit\/\d+/)
  const editor = page.url().split('?')[0] ?? ''
  await untilAwake(page)

  // The package is empty: every problem is listed, and each link leads to its field.
  expect(await publish(page)).toBe(422)
  await page.getByRole('alert').waitFor()
  expect(await page.locator('a[href^="#field"]').count()).toBeGreaterThan(20)
  expect(await deadLinks(page)).toEqual([])

  await page.locator('[name=sentence]').fill('Two days among tea, with rain in the afternoon.')
  await page.locator('[name=lede]').fill('Rain makes the tea, and the tea makes the hills.')
  await page.locator('#field-countries select').selectOption('rwanda')
  await page.locator('#field-countries').getByRole('button', { name: 'Add one' }).click()
  await page.locator('[name=styles][value=walking]').check()
  await page.locator('[name=fitness]').selectOption('2')
  await page.locator('[name=minimumAge]').fill('6')
  await page.locator('[name=groupMin]').fill('2')
  await page.locator('[name=groupMax]').fill('8')
  await page.locator('[name="scene.place"]').fill('Above Musanze')

  await page.locator('#field-days > button[value="add days"]').click()
  await page.locator('[name="days.0.title"]').fill('To the volcanoes')
  await page.locator('[name="days.0.text"]').fill('The road climbs for two hours. Tea at the top.')
  await page.locator('[name="days.0.from"]').selectOption('kigali')
  await page.locator('[name="days.0.to"]').selectOption('musanze')
  await page.getByRole('button', { name: 'Fill in distance and time' }).first().click()
  expect(await page.locator('[name="days.0.driveKm"]').inputValue()).toBe('93')
  await page.locator('[name="days.0.night.place"]').selectOption('musanze')
  await page.locator('[name="days.0.night.hotel"]').selectOption('giant-lobelia-musanze')
  await page.locator('#field-days > button[value="add days"]').click()
  expect(await page.locator('[name="days.1.from"]').inputValue(), 'a day begins where the last one ended').toBe('musanze')
  await page.locator('[name="days.1.title"]').fill('Down again')
  await page.locator('[name="days.1.to"]').selectOption('kigali')
  await page.locator('[name="days.1.driveMinutes"]').fill('132')

  await page.locator('[name="comforts.lodge"]').fill('A lodge with a fireplace.')
  const grid = page.locator('#field-prices')
  for (const size of ['2', '4']) {
    await grid.locator('#field-prices-group').fill(size)
    await page.keyboard.press('Enter')
  }
  await grid.locator('[name="prices.lodge.low.sharing.2"]').focus()
  await page.keyboard.type('ask Diane')
  await page.keyboard.press('Enter')
  await grid.locator('[name="prices.lodge.low.sharing.4"]').focus()
  await paste(page, '$1,100.00\t$1,300.00')
  expect(await grid.locator('[name="prices.lodge.low.single.4"]').inputValue()).toBe('1,300')

  await page.locator('#field-fees button[value="add fees"]').click()
  await page.locator('[name="fees.0.feeId"]').selectOption('golden-monkey-volcanoes')
  await addText(page, 'included', 'Car, driver and fuel')
  await page.locator('[name=seasonNote]').fill('It rains most in April, and the tea is greenest then.')
  await page.locator('[name=asOf]').fill('2026')
  await page.locator('#field-pictures').getByRole('button', { name: words.add }).click()
  await page.getByRole('button', { name: words.dialog.choose({ what: 'Tea above Gisakura' }) }).click()

  // The cell without a valid price is listed with its typed text, and the day without a text; a folded day opens.
  await page.locator('#field-days-1 summary').click()
  expect(await publish(page)).toBe(422)
  const summary = page.getByRole('alert').filter({ hasText: '“ask Diane” is not a price' })
  await summary.waitFor()
  expect(await deadLinks(page)).toEqual([])
  expect(await grid.locator('[name="prices.lodge.low.sharing.2"]').inputValue()).toBe('ask Diane')
  await summary.locator('a[href="#field-days-1-text"]').click()
  await expect.poll(() => page.locator('[name="days.1.text"]').isVisible()).toBe(true)
  await page.locator('[name="days.1.text"]').fill('Breakfast late, and the road back.')

  // What cannot be read survives the reload, and is mended in its cell. A grid it is only once scripts run.
  await page.goto(editor)
  await grid.locator('table[role=grid]').waitFor()
  await page.locator('#field-days-1 summary').click()
  await page.locator('[name="days.1.text"]').fill('Breakfast late, and the road back.')
  expect(await grid.locator('[name="prices.lodge.low.sharing.2"]').inputValue()).toBe('ask Diane')
  await grid.locator('[name="prices.lodge.low.sharing.2"]').focus()
  await page.keyboard.press('Delete')
  await page.keyboard.type('1250')
  await page.keyboard.press('Enter')
  const look = page.locator('.look [role=status]')
  await expect.poll(() => look.textContent()).toMatch(/^From \$1,\d{3} per person/)
  const shown = /\$[\d,]+/.exec((await look.textContent()) ?? '')?.[0] ?? ''

  const preview = page.waitForResponse((response) => response.url().endsWith('/preview'))
  await press(page, labels.preview)
  await preview
  await page.getByText(labels.previewBar.text).waitFor()
  expect(await page.locator('h1').textContent()).toContain(title)
  await page.goto(editor)
  await untilAwake(page)
  expect(await publish(page)).toBeLessThan(400)
  await page.getByText(labels.flash.published).waitFor()

  await page.goto('/admin/departures/new')
  await page.locator('[name=package]').fill(title)
  await page.locator('[name=startsOn]').fill(startsOn)
  await page.locator('[name=comfort]').selectOption('lodge')
  await page.locator('[name=capacity]').fill('8')
  await page.locator('[name=minimum]').fill('2')
  await page.locator('button[value=sell]').click()
  await arrive(page, /\/admin\/departures\/\d+\/edit/)
  await page.goto(editor)
  await page.getByText(packageWords.columns.seats({ unsold: 0, ahead: 1, taken: 0, seats: 8 })).waitFor()
  expect(errors).toEqual([])
  await page.close()

  const guest = await newContext(true)
  const visit = await guest.newPage()
  await visit.goto(`/package-details/${slug}`)
  expect(await visit.locator('main').textContent()).toContain(shown)
  expect(await visit.locator('img[alt="Tea above Gisakura"]').count()).toBe(1)
  await visit.locator(`a[href*="/booking?"][href*="${slug}-${startsOn}"]`).first().waitFor()
  await guest.close()
  const pay = await visitor(site.url).pay(await draftToPayment(site.url, `${slug}-${startsOn}`, 2), 'bank-transfer')
  const booked = await pay()
  expect(booked.status).toBe(302)
  expect(booked.headers.get('location')).toMatch(/^\/bookings\//)
})

test('of two editors the second sees who and what changed, and chooses; nothing typed is lost', {
  timeout: 240_000,
}, async () => {
  const [first, second] = [await admin.newPage(), await admin.newPage()]
  await first.goto('/admin/packages?q=gorillas+and+the+thousand')
  await first.locator('.entries th a').first().click()
  await arrive(first, /edit\/\d+/)
  const editor = first.url()
  await second.goto(editor)
  for (const page of [first, second]) await untilAwake(page)
  // A grid that is wider than its pane fades where more columns are, and no longer at the last one.
  const scroller = first.locator('#field-prices .scroll')
  const beside = () => scroller.evaluate((one) => getComputedStyle(one).getPropertyValue('--more-beside'))
  expect(await beside()).not.toBe('0px')
  await scroller.evaluate((one) => one.scrollTo({ left: one.scrollWidth }))
  await expect.poll(beside).toBe('0px')
  // The cell with the focus is beside the first column, which stays, and not below it.
  await first.locator('[name="prices.lodge.low.sharing.2"]').focus()
  const coveredBy = await scroller.evaluate((one) => {
    const [head, cell] = [one.querySelector('tbody th'), document.activeElement]
    return (head?.getBoundingClientRect().right ?? 0) - (cell?.getBoundingClientRect().left ?? 0)
  })
  expect(coveredBy).toBeLessThanOrEqual(0)
  await first.locator('[name=seasonNote]').fill('The first one wrote this.')
  await first.locator('.bar button[value=save]').click()
  await first.getByText(labels.flash.saved).waitFor()

  await second.locator('[name=seasonNote]').fill('The second one wrote that.')
  await second.locator('[name="prices.lodge.low.sharing.2"]').focus()
  await second.keyboard.type('never')
  await second.keyboard.press('Enter')
  await second.locator('.bar button[value=save]').click()
  const conflict = second.locator('.conflict')
  await conflict.waitFor()
  const differs = (await conflict.textContent()) ?? ''
  expect(differs).toContain('The first one wrote this.')
  expect(differs).toContain('The second one wrote that.')
  expect(differs).toContain('never')
  expect(await second.locator('[name=seasonNote]').inputValue()).toBe('The second one wrote that.')
  expect(await second.locator('[name="prices.lodge.low.sharing.2"]').inputValue()).toBe('never')
  await second.getByRole('button', { name: labels.conflict.keep }).click()
  await second.getByText(labels.flash.saved).waitFor()
  await second.goto(editor)
  expect(await second.locator('[name=seasonNote]').inputValue()).toBe('The second one wrote that.')
  await first.close()
  await second.close()
})

test('without JavaScript days are added, moved and removed, and what was typed meanwhile stays', {
  timeout: 240_000,
}, async () => {
  const plain = await newContext(false)
  const page = await plain.newPage()
  await signIn(page, '/admin/kibeho')
  await page.goto('/admin/kibeho/new')
  await page.locator('[name=title]').fill('A night at Kibeho')
  await press(page, labels.begin.go)
  await arrive(page, /\/admin\/kibeho\/edit\/\d+/)
  await page.locator('[name=lede]').fill('Typed before a row was added.')
  await page.locator('button[value="add days"]').click()
  await arrive(page, /#field-days$/)
  await page.locator('[name="days.0.title"]').fill('First')
  await page.locator('button[value="add days"]').click()
  await page.locator('[name="days.1.title"]').fill('Second')
  await page.locator('[name="days.1.driveMinutes"]').fill('two hours')
  await page.locator('[name="comforts.simple"]').fill('Rooms with the sisters.')
  await page.getByRole('button', { name: rowWords.up({ row: 'Day 2' }) }).click()
  await page.waitForLoadState()
  expect(await page.locator('[name="days.0.title"]').inputValue()).toBe('Second')
  expect(await page.locator('[name="days.0.driveMinutes"]').inputValue()).toBe('two hours')
  expect(await page.locator('[name=lede]').inputValue()).toBe('Typed before a row was added.')
  await page.locator('[name="prices.new"]').fill('6')
  await page.locator('[name="prices.simple.low.sharing.new"]').fill('about 300')
  await page.locator('button[value=publish]').click()
  await page.getByRole('alert').waitFor()
  expect(await page.locator('[name="prices.simple.low.sharing.new"]').inputValue()).toBe('about 300')
  expect(await page.locator('[name="prices.new"]').inputValue()).toBe('6')
  expect(await deadLinks(page)).toEqual([])
  await plain.close()
})
