import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readEnglish } from '#app/words/sources.server.ts'
import { supplierOrderWords } from '#app/words/supplier-order.ts'
import { lineField } from '#features/supply/answers/line-field.ts'
import type { Context } from '#platform/context.ts'
import { links } from '#values/links.ts'
import { untilAwake } from '../support/awake.ts'
import { objections } from '../support/axe.ts'
import { besideServer } from '../support/beside-server.ts'
import { startFurnished } from '../support/prepared-server.ts'
import type { RunningServer } from '../support/running-server.ts'
import { suppliedTrek } from '../support/supplied-journeys.ts'
import { keyOfMessage, linesOf, orderedTwo } from '../support/supplier-orders.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { testBrowser } from '../support/test-browser.ts'
import { untilReadByAPerson } from '../support/until-read.ts'

const secret = 'a secret of a test of suppliers that is long enough'
const words = readEnglish(supplierOrderWords)
const browser = await testBrowser()
const ends: (() => Promise<unknown>)[] = []
let server: RunningServer
let ctx: Context
let trek: Awaited<ReturnType<typeof suppliedTrek>>
let context: BrowserContext

beforeAll(async () => {
  const { folder, remove } = await temporaryFolder()
  ends.push(remove)
  server = await startFurnished({ DATA_DIR: `${folder}/site`, AUTH_SECRET: secret, DEMO_CONTENT: 'no' })
  ends.push(() => server.stop())
  const beside = await besideServer(`${folder}/site`)
  ends.push(beside.leave)
  ctx = beside.ctx
  trek = await suppliedTrek(ctx)
})
afterEach(() => context.close())
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

async function open(
  options: { javaScriptEnabled?: boolean; width?: number; colorScheme?: 'dark' | 'light' } = {},
): Promise<Page> {
  const { width = 360, ...of } = options
  context = await browser.newContext({ baseURL: server.url, viewport: { width, height: 844 }, reducedMotion: 'reduce', ...of })
  const page = await context.newPage()
  return page
}

/** An order with two services, and the address at which it is answered. */
async function ordered() {
  const order = await orderedTwo(ctx, trek)
  const path = links.supplierOrder(await keyOfMessage(ctx, order.orderId, 1, secret))
  const lines = async () => (await linesOf(ctx, order.bookingId)).filter(({ id }) => order.lineIds.includes(id))
  const [first = 0, second = 0] = order.lineIds
  return { path, first, second, lines }
}

const choice = (page: Page, lineId: number, answer: string) =>
  page.locator(`[name="${lineField('answer', lineId)}"][value="${answer}"]`)

test('at 360 px and without JavaScript a supplier confirms one service and puts the other on its waiting list', async () => {
  const { path, first, second, lines } = await ordered()
  const page = await open({ javaScriptEnabled: false })
  await page.goto(path)
  expect(await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))).toBe(0)
  await choice(page, first, 'confirmed').check()
  const reference = page.locator(`[name="${lineField('reference', first)}"]`)
  await reference.fill('LUN-77')
  await page.locator('[name=text]').fill('Looking forward to it')
  await untilReadByAPerson(page)
  await page.getByRole('button', { name: words.go, exact: true }).click()
  await page.locator(`#field-answer-${second}-error`).waitFor()
  expect(await reference.inputValue()).toBe('LUN-77')
  expect(await choice(page, first, 'confirmed').isChecked()).toBe(true)
  expect(await page.locator('[name=text]').inputValue()).toBe('Looking forward to it')
  await choice(page, second, 'wait-listed').check()
  await page.getByRole('button', { name: words.go, exact: true }).click()
  await page.getByText(words.stages.answered).waitFor()
  expect(await lines()).toMatchObject([
    { id: first, state: 'confirmed', theirReference: 'LUN-77' },
    { id: second, state: 'wait-listed', theirReference: '' },
  ])
  await page.goto(path)
  expect(await page.locator('main').innerText()).toMatch(/Confirmed, your reference LUN-77[\s\S]*Waiting list/)
  expect(await page.locator('main form').count()).toBe(0)
})

test('with JavaScript all is confirmed by one press; Enter in a field never does', async () => {
  const { path, first, second, lines } = await ordered()
  const page = await open({ width: 1440 })
  await page.goto(path)
  await untilAwake(page)
  await untilReadByAPerson(page)
  await page.getByLabel(words.all.reference).fill('ALL-1')
  await page.getByLabel(words.all.reference).press('Enter')
  await page.locator(`#field-answer-${first}-error`).waitFor()
  expect((await lines()).map(({ state }) => state)).toEqual(['requested', 'requested'])
  await page.getByRole('button', { name: words.all.go, exact: true }).click()
  await page.getByText(words.stages.answered).waitFor()
  expect(await lines()).toMatchObject([
    { id: first, state: 'confirmed', theirReference: 'ALL-1' },
    { id: second, state: 'confirmed', theirReference: 'ALL-1' },
  ])
})

test('it is read by anybody at 320 and 1440 px, in light and dark; a time and a price are asked for where they belong', async () => {
  const { path, first } = await ordered()
  for (const [width, colorScheme] of [
    [320, 'light'],
    [1440, 'dark'],
  ] as const) {
    const page = await open({ width, colorScheme })
    await page.goto(path)
    await untilAwake(page)
    const until = page.locator(`[name="${lineField('until', first)}"]`)
    const amount = page.locator(`[name="${lineField('amount', first)}"]`)
    expect([await until.isVisible(), await amount.isVisible()]).toEqual([false, false])
    await choice(page, first, 'provisional').check()
    expect([await until.isVisible(), await amount.isVisible()]).toEqual([true, false])
    await choice(page, first, 'confirmed').check()
    expect([await until.isVisible(), await amount.isVisible()]).toEqual([false, true])
    expect(await objections(page)).toEqual([])
    expect(await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))).toBe(0)
    if (width === 320) await context.close()
  }
})
