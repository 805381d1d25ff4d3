import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { assignmentWords } from '#app/words/admin/roster/assignments.ts'
import { rosterWords } from '#app/words/admin/roster/roster.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { demoDepartures } from '#db/demo/departures.ts'
import { demoPackages } from '#db/demo/packages.ts'
import { kigaliDay } from '#values/dates.ts'
import { arrive, goAwake } from '../support/awake.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const browser = await testBrowser()
const unique = Date.now().toString(36)
const words = readEnglish(rosterWords)
const { flash, undo, releaseShort, assign } = readEnglish(assignmentWords)
/** What is said to be done to somebody, up to the trip. */
const doneTo = (what: 'assigned' | 'changed' | 'released', name: string) =>
  flash[what]({ name: `${name} ${unique}`, trip: '@' }).replace(/@.*/, '')

/** Departures that run whoever books: each needs a guide and a vehicle. The latest ones, which no other test books. */
const guaranteed = demoDepartures(kigaliDay(new Date()))
  .filter((departure) => departure.guaranteed)
  .toSorted((one, other) => other.startsOn.localeCompare(one.startsOn))
  .map(({ packageSlug, startsOn }) => ({ startsOn, title: demoPackages.find(({ slug }) => slug === packageSlug)?.title ?? '' }))

async function addMember(page: Page, folder: 'guides' | 'cars', name: string): Promise<string> {
  await goAwake(page, `/admin/crew/${folder}/new`)
  await page.locator('[name=name]').fill(name)
  if (folder === 'cars') await page.locator('[name=seats]').fill('6')
  await page.locator('form [name=name]').press('Enter')
  await arrive(page, new RegExp(`/${folder}/\\d+\\?`))
  const id = /\/(\d+)\?/.exec(page.url())?.[1]
  return `${folder === 'guides' ? 'guide' : 'car'}-${id}`
}

const setUp = await browser.newContext({ baseURL: site.url })
const first = await setUp.newPage()
await signIn(first, '/admin')
const aline = await addMember(first, 'guides', `Aline ${unique}`)
const bosco = await addMember(first, 'guides', `Bosco ${unique}`)
const van = await addMember(first, 'cars', `RAB ${unique}`)
const signedIn = await setUp.storageState()
await setUp.close()

const addressOf = (nth: number) => `/admin/roster?from=${guaranteed[nth]?.startsOn}&span=1`
const needOf = (page: Page, nth: number) =>
  page
    .locator('.board a[data-run][data-start="0"]:not(.cut-before)')
    .filter({ hasText: guaranteed[nth]?.title ?? '' })
    .first()
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
const stripIn = (page: Page, member: string) => page.locator(`tr[data-member="${member}"] a[data-strip]`)

test('by keyboard alone a departure gets a guide and a vehicle, one is given to another guide, removed, and stands again', async () => {
  const page = await browser.newPage({ baseURL: site.url, storageState: signedIn })
  await goAwake(page, addressOf(0))
  await page.locator('.board[role=grid]').waitFor()
  expect(await page.locator('.board [data-start][tabindex="0"]').count()).toBe(1)
  await page.locator('.skip[href="#needs"]').press('Enter')
  await page.locator('.board a[data-run]:focus').waitFor()
  await needOf(page, 0).focus()
  await page.keyboard.press('a')
  await page.locator('.run-panel .candidates button:focus').waitFor()
  await page.getByRole('button', { name: `${assign} Aline ${unique}` }).press('Enter')
  await said(page, doneTo('assigned', 'Aline'))
  await stripIn(page, aline).waitFor()
  await page.locator('.run-panel .candidates button:focus').waitFor()
  await page.getByRole('button', { name: `${assign} RAB ${unique}` }).press('Enter')
  await stripIn(page, van).waitFor()
  await page.locator('.run-panel').getByText(words.run.complete).waitFor()

  await stripIn(page, aline).focus()
  await page.keyboard.press('m')
  await said(page, `Aline ${unique}`)
  await page.keyboard.press('ArrowDown')
  await said(page, `Bosco ${unique}`)
  await page.keyboard.press('Escape')
  await said(page, words.moving.cancelled)
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await said(page, flash.replaced({ name: `Bosco ${unique}`, trip: '@', former: '' }).replace(/@.*/, ''))
  await page.locator(`tr[data-member="${bosco}"] a[data-strip]:focus`).waitFor()
  expect(await stripIn(page, aline).count()).toBe(0)

  await page.keyboard.press('x')
  await said(page, doneTo('released', 'Bosco'))
  await page.locator(`tr[data-member="${bosco}"] td:focus`).waitFor()
  await page.keyboard.press('u')
  await said(page, flash.undone)
  await stripIn(page, bosco).waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await page.locator('dialog').getByRole('button', { name: releaseShort }).waitFor()
  await page.keyboard.press('Escape')
  await page.close()
})

test('without JavaScript a departure gets a guide by links and buttons, and it is undone', async () => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, storageState: signedIn })
  const page = await context.newPage()
  await page.goto(addressOf(1))
  await needOf(page, 1).click()
  await page.getByRole('button', { name: `${assign} Aline ${unique}` }).click()
  await said(page, doneTo('assigned', 'Aline'))
  await stripIn(page, aline).click()
  await page.locator('dialog').getByRole('button', { name: releaseShort }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: undo }).click()
  await said(page, flash.undone)
  expect(await stripIn(page, aline).count()).toBe(0)
  await context.close()
})

test('a departure is dragged onto a guide; onto one who is on leave it is refused in words', async () => {
  const page = await browser.newPage({ baseURL: site.url, storageState: signedIn })
  await goAwake(page, addressOf(2))
  await page.locator('.board[role=grid]').waitFor()
  const dragTo = async (member: string) => {
    const row = page.locator(`tr[data-member="${member}"] th`).first()
    await row.scrollIntoViewIfNeeded()
    const [from, to] = [await needOf(page, 2).boundingBox(), await row.boundingBox()]
    if (!from || !to) throw new Error('Nothing to drag')
    await page.mouse.move(from.x + 12, from.y + 12)
    await page.mouse.down()
    await page.mouse.move(from.x + 30, from.y + 30, { steps: 3 })
    await page.mouse.move(to.x + 30, to.y + to.height / 2, { steps: 8 })
    await page.mouse.up()
  }
  await dragTo(aline)
  await said(page, doneTo('assigned', 'Aline'))
  await stripIn(page, aline).waitFor()

  await page.locator(`tr[data-member="${bosco}"] td[data-start="0"]`).click()
  await page.locator('dialog').getByRole('button', { name: words.absence.save }).click()
  await said(page, doneTo('changed', 'Bosco'))
  await dragTo(bosco)
  const dialog = page.locator('dialog')
  await dialog.getByText(`Bosco ${unique}`).waitFor()
  expect(await dialog.getByRole('textbox').count()).toBe(0)
  expect(await stripIn(page, bosco).count()).toBe(1)
  await page.close()
})
