import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { picturePickerWords } from '#app/words/admin/content/editor-picture-picker.ts'
import { mediaAdminWords } from '#app/words/admin/content/media.ts'
import { tripBuilderWords } from '#app/words/admin/trips/trip-builder.ts'
import { tripFormWords } from '#app/words/admin/trips/trip-forms.ts'
import { tripLossWords } from '#app/words/admin/trips/trip-losses.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { arrive, untilAwake } from '../support/awake.ts'
import { openBuilder, openTripItem } from '../support/first-trips.ts'
import { photo } from '../support/sent-pictures.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'
import { openUpload } from '../support/upload-pane.ts'

const media = readEnglish(mediaAdminWords)

const words = readEnglish(picturePickerWords)
const losses = readEnglish(tripLossWords)
const screen = readEnglish(tripBuilderWords)
const forms = readEnglish(tripFormWords)

const site = siteOfWorker()
const browser = await testBrowser()
const canoe = 'Canoe on the lake'

/** Somebody who works with the form of a new trip before them. */
async function openForm(javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled,
    reducedMotion: 'reduce',
    viewport: { width: 1366, height: 2000 },
  })
  const page = await context.newPage()
  await signIn(page, '/admin/trips/new')
  return page
}

/** The builder of a new trip of three days, with something on its first day that costs 100 dollars. */
async function openDraft(javaScriptEnabled: boolean): Promise<Page> {
  const page = await openForm(javaScriptEnabled)
  await openTripItem(page)
  await page.goto(page.url().replace(/\/items\/.*/, ''))
  return page
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** What stands on each day of the screen whose address is in the bar, by the names of its items. */
async function days(page: Page): Promise<(string | null)[][]> {
  await untilAwake(page)
  return await page
    .locator('.trip-day')
    .evaluateAll((all) => all.map((day) => [...day.querySelectorAll('.trip-item > div > a')].map((item) => item.textContent)))
}
/** Until the canoe is on a day. */
const isOn = (page: Page, day: number) => page.locator(`#day-${day}`).getByRole('link', { name: canoe, exact: true }).waitFor()

describe.each([true, false])('with JavaScript: %s', (javaScript) => {
  test('a trip is priced, moved, mended and frozen', async () => {
    const page = await openDraft(javaScript)
    // 100.00 with the mark-up of an activity, 20%, and 18% VAT.
    expect(await page.locator('.trip-price summary').innerText()).toContain('$142')
    await page.getByRole('link', { name: canoe, exact: true }).click()
    await page.locator('[name=title]').fill('')
    await page.locator('[name=text]').fill('Bring a hat')
    await press(page, forms.save)
    await page.getByText(forms.problems['title-missing']).first().waitFor()
    expect(await page.locator('[name=text]').inputValue()).toBe('Bring a hat')
    await page.locator('[name=title]').fill(canoe)
    await press(page, forms.save)
    await arrive(page, /did=saved/)
    await page.getByText(screen.item.move, { exact: true }).first().click()
    await page.locator('.trip-move [name=day]').fill('3')
    await press(page, screen.item.move)
    await isOn(page, 3)
    await press(page, screen.keep)
    await arrive(page, /\/versions\/2\?did=kept$/)
    await page.goto(page.url().replace(/\/versions\/2.*/, '/versions/1'))
    expect(await page.getByRole('link', { name: canoe, exact: true }).count()).toBe(0)
    await page.getByText(canoe, { exact: true }).waitFor()
    await page.context().close()
  })
})

test.each([
  true,
  false,
])('a day of a long trip is opened by a key, which keeps the focus on it, with JavaScript: %s', async (javaScript) => {
  const page = await openForm(javaScript)
  await openBuilder(page, 12)
  expect(await page.locator('.trip-day.folded').count()).toBe(2)
  await page.getByRole('link', { name: screen.day.showLabel({ day: 12 }) }).focus()
  await page.keyboard.press('Enter')
  const edit = page.getByRole('link', { name: screen.day.editLabel({ day: 12 }) })
  await edit.waitFor()
  if (javaScript) expect(await edit.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.getByRole('link', { name: screen.day.showLabel({ day: 1 }), exact: true }).click()
  await page.getByRole('link', { name: screen.day.editLabel({ day: 1 }), exact: true }).waitFor()
  await page.context().close()
})

test('an item is moved by keys, which keep the focus on it, and by dragging', async () => {
  const page = await openDraft(true)
  await page.getByRole('link', { name: canoe, exact: true }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await isOn(page, 2)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(canoe)
  await page.keyboard.press('Alt+ArrowRight')
  await isOn(page, 3)
  await page.locator('.trip-item').dragTo(page.locator('#day-1 .trip-day'))
  await isOn(page, 1)
  expect(await days(page)).toEqual([[canoe], [], []])
  await page.context().close()
})

test('who changes what somebody else changed meanwhile reads it, and saves again', async () => {
  const page = await openDraft(true)
  await page.getByRole('link', { name: canoe, exact: true }).click()
  await arrive(page, /\/items\//)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.locator('[name=title]').fill('Long canoe')
  await press(other, forms.save)
  await arrive(other, /did=saved/)
  await page.locator('[name=title]').fill('Short canoe')
  await press(page, forms.save)
  await page.getByText(screen.changed).waitFor()
  expect(await page.locator('[name=title]').inputValue()).toBe('Short canoe')
  await press(page, forms.save)
  await arrive(page, /did=saved/)
  await page.getByRole('link', { name: 'Short canoe', exact: true }).waitFor()
  await page.context().close()
})

test.each([
  true,
  false,
])('an item and a day are taken out once somebody has said so in a dialog, with JavaScript: %s', async (javaScript) => {
  const page = await openDraft(javaScript)
  const builder = page.url()
  await page.getByRole('link', { name: canoe, exact: true }).click()
  const { item, day, cancel } = losses
  await page.getByRole('link', { name: item.remove, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: item.title({ title: canoe }) })
  await dialog.getByRole('link', { name: cancel }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: item.remove, exact: true }).click()
  await dialog.getByRole('button', { name: item.go }).click()
  await arrive(page, /did=saved/)
  expect(await days(page)).toEqual([[], [], []])
  await page.goto(`${builder}/days/2`)
  await page.getByRole('link', { name: day.open }).click()
  await page
    .getByRole('dialog', { name: day.title({ day: 2 }) })
    .getByRole('button', { name: day.go })
    .click()
  await arrive(page, /did=saved/)
  expect(await days(page)).toEqual([[], []])
  await page.context().close()
})

test('what is typed into a form of a day is not left by going back, by a link or by another form without a question', async () => {
  const page = await openDraft(true)
  const asked: string[] = []
  let answer = false
  page.on('dialog', (question) => {
    asked.push(question.message())
    return answer ? question.accept() : question.dismiss()
  })
  await page.getByRole('link', { name: screen.day.editLabel({ day: 1 }), exact: true }).click()
  const text = page.locator('textarea[name=text]')
  await text.fill('Bring a hat')
  await page.goBack()
  await expect.poll(() => asked.length).toBe(1)
  await page.getByRole('link', { name: forms.cancel, exact: true }).click()
  await expect.poll(() => asked.length).toBe(2)
  await press(page, forms.day.moveGo)
  await expect.poll(() => asked.length).toBe(3)
  expect(asked).toEqual([losses.leave, losses.leave, losses.leave])
  expect(await text.inputValue()).toBe('Bring a hat')
  await press(page, forms.save)
  await arrive(page, /did=saved/)
  await page.getByRole('link', { name: screen.day.editLabel({ day: 1 }), exact: true }).click()
  expect(await text.inputValue()).toBe('Bring a hat')
  await page.goBack()
  await page.getByRole('link', { name: screen.day.editLabel({ day: 1 }), exact: true }).click()
  await text.fill('Bring nothing')
  expect(asked).toHaveLength(3)
  answer = true
  await page.goBack()
  await page.getByRole('link', { name: screen.day.editLabel({ day: 1 }), exact: true }).click()
  expect(await text.inputValue()).toBe('Bring a hat')
  await page.context().close()
})

/** Puts a described photograph into the library, as soon as it can be chosen. */
async function addPhoto(page: Page, alt: string, seed: number): Promise<void> {
  await page.goto('/admin/media')
  await openUpload(page)
  const buffer = await photo({ width: 320, height: 240, seed })
  await page.locator('[name=pictures]').setInputFiles({ name: `${seed}.jpg`, mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: media.upload.go, exact: true }).click()
  await arrive(page, /did=upload/)
  await page.locator('.picture-grid a').first().click()
  await page.locator('[name=alt]').fill(alt)
  await page.getByRole('button', { name: media.page.save, exact: true }).click()
  await arrive(page, /did=save/)
  const isDrawn = async () => {
    await page.reload()
    return page.locator('.focal-picture img').count()
  }
  await expect.poll(isDrawn, { timeout: 60_000, interval: 500 }).toBe(1)
}

test('photos of a day are chosen and put in order by keys, and without JavaScript by selects', async () => {
  const plain = await openDraft(false)
  const form = `${plain.url()}/days/1`
  await addPhoto(plain, 'The lake at noon', 811)
  await addPhoto(plain, 'The hill at dusk', 812)
  await plain.goto(form)
  await plain.locator('[name="pictures.0"]').selectOption({ label: 'The lake at noon' })
  await plain.locator('[name="pictures.3"]').selectOption({ label: 'The hill at dusk' })
  await press(plain, forms.save)
  await arrive(plain, /did=saved/)
  const browsing = await browser.newContext({ baseURL: site.url, storageState: await plain.context().storageState() })
  const page = await browsing.newPage()
  await page.goto(form)
  await untilAwake(page)
  await page.getByRole('button', { name: words.remove({ what: 'The lake at noon' }) }).press('Enter')
  await page.getByRole('button', { name: words.add }).press('Enter')
  await page.getByRole('button', { name: words.dialog.choose({ what: 'The lake at noon' }) }).press('Enter')
  await page.getByRole('button', { name: words.up({ what: 'The lake at noon' }) }).press('Enter')
  // Enter in a field saves: it presses none of the buttons of a photo.
  await page.locator('[name=title]').press('Enter')
  await arrive(page, /did=saved/)
  // The address is there before the screen is.
  const photos = page.locator('#day-1 .trip-photos img')
  await photos.first().waitFor()
  expect(await photos.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).alt))).toEqual([
    'The lake at noon',
    'The hill at dusk',
  ])
  await browsing.close()
  await plain.context().close()
})
