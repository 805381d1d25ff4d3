import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { choiceWords } from '#app/words/choice.ts'
import { ownAnswerWords } from '#app/words/manage-answers.ts'
import { ownWords } from '#app/words/manage-booking.ts'
import { cancelWords } from '#app/words/manage-cancel.ts'
import { changeWords } from '#app/words/manage-change.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { statementWords } from '#app/words/statement.ts'
import { stayChoiceWords } from '#app/words/stay-choice.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { confirmAllParts, openInAdmin, recordWhatIsDue } from '../support/admin.ts'
import { type FirstStep, hireStep, journeyStep, pilgrimsStep, stayStep } from '../support/first-steps.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { holdPayingBy, nameContact, nameTravellers } from '../support/steps.ts'
import { testBrowser } from '../support/test-browser.ts'

const site = siteOfWorker()
const price = choiceWords.tree
const words = readEnglish(ownWords)
const answers = readEnglish(ownAnswerWords)
const changing = readEnglish(changeWords)
const cancelling = readEnglish(cancelWords)
const inDays = (days: number) => addDays(kigaliDay(new Date()), days)
/** Far enough ahead for a deposit. */
const farAhead = inDays(100)

const browser = await testBrowser()
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>
beforeAll(async () => {
  const admin = await browser.newContext({ baseURL: site.url })
  await signIn(await admin.newPage(), '/admin')
  signedIn = await admin.storageState()
  await admin.close()
})

type Kind = {
  kind: string
  first: FirstStep
  /** The page on which the first step begins; the fields that are on it are filled in. */
  opens: string
  name: (page: Page) => Promise<void>
  held: string
  confirmed: string
  /** What is due at first: months ahead the deposit, three weeks ahead everything. */
  due: 'deposit' | 'everything'
  /** Whether suppliers must answer before anything is due. */
  onRequest: boolean
  /** Takes one traveller off, in the form for a change. */
  oneLess: (page: Page) => Promise<void>
  count: number
  /** Whether cancelling is free at this point: the policies differ. */
  free: boolean
}

const kinds: Kind[] = [
  {
    kind: 'a hotel stay',
    first: stayStep(inDays(20)),
    opens: '/hotel-booking?hotel=imisozi-terrace-kigali',
    name: nameContact('Continue to payment'),
    held: 'Your rooms are held for you',
    confirmed: 'Confirmed. Your rooms are reserved.',
    due: 'everything',
    onRequest: false,
    oneLess: (page) => page.locator('[name="rooms[0].adults"]').fill('1'),
    count: 2,
    free: false,
  },
  {
    kind: 'a car with a driver',
    first: hireStep(farAhead),
    opens: '/booking/hire?class=prado-tx',
    name: nameContact('Add extras or a message'),
    held: 'Your car is held for you',
    confirmed: 'Confirmed. Your car is reserved.',
    due: 'deposit',
    onRequest: false,
    oneLess: (page) => page.locator('[name=travellers]').fill('3'),
    count: 4,
    free: true,
  },
  {
    kind: 'a pilgrimage of twenty',
    first: pilgrimsStep(farAhead, 20),
    opens: '/booking/pilgrims?package=the-road-to-kibeho',
    name: nameContact('Continue to extras'),
    held: 'Your pilgrimage is held for you',
    confirmed: 'Confirmed. The bus waits for you.',
    due: 'deposit',
    onRequest: true,
    oneLess: (page) => page.locator('[name="off.p20"]').check(),
    count: 20,
    free: false,
  },
  {
    kind: 'a private journey',
    first: journeyStep(farAhead, 3),
    opens: '/booking/journey?package=an-hour-with-the-gorillas',
    name: (page) => nameTravellers(page, 3),
    held: 'Your journey is held for you',
    confirmed: 'Confirmed. You travel with us.',
    due: 'deposit',
    onRequest: true,
    oneLess: (page) => page.locator('[name="off.p3"]').check(),
    count: 3,
    free: false,
  },
]

async function visit(javaScriptEnabled: boolean, storageState?: typeof signedIn): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled,
    viewport: { width: 390, height: 844 },
    ...(storageState && { storageState }),
  })
  const page = await context.newPage()
  return page
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Fills in the fields of a first step: a stay shows its rooms only after its nights. */
async function fillIn(page: Page, { fields }: FirstStep): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`[name="${name}"]:not([type=hidden])`).first()
    if ((await field.count()) === 0) continue
    const type = await field.evaluate((element) =>
      element instanceof HTMLSelectElement ? 'select' : element.getAttribute('type'),
    )
    if (type === 'select') await field.selectOption(value)
    else if (type === 'radio') await page.locator(`[name="${name}"][value="${value}"]`).check()
    else await field.fill(value)
  }
}

async function choose(page: Page, { opens, first }: Kind): Promise<void> {
  await page.goto(opens)
  await fillIn(page, first)
  const nights = page.getByRole('button', { name: stayChoiceWords.tree.showRooms })
  if (await nights.isVisible()) {
    await nights.click()
    await page.locator('select[name="rooms[0].adults"]').waitFor()
    await fillIn(page, first)
  }
  await page
    .getByRole('button', { name: price.show })
    .or(page.getByRole('button', { name: price.again }))
    .click()
  await page.locator('#price .due').waitFor()
  expect(await page.locator('#price .due').textContent()).toMatch(/^\$[\d,.]+/)
  // The pick-up place is shown only once there is a price.
  const pickUp = page.locator('[name=pickUpPlace]')
  if (await pickUp.isVisible()) await pickUp.fill(first.fields.pickUpPlace ?? '')
  await page.getByRole('button', { name: price.next, exact: true }).click()
}

describe.each([
  { how: 'with JavaScript', javaScript: true },
  { how: 'without JavaScript', javaScript: false },
])('$how', ({ javaScript }) => {
  test.each(kinds)('$kind: priced, held, paid, confirmed, changed and cancelled', async (kind) => {
    const [page, admin] = [await visit(javaScript), await visit(javaScript, signedIn)]
    await choose(page, kind)
    await kind.name(page)
    const reference = await holdPayingBy(page, 'bank-transfer')
    const own = `/bookings/${reference}`
    await openInAdmin(admin, reference)
    if (kind.onRequest) {
      await heading(page, 'We have your request')
      await page.getByText(words.order.answers.open).first().waitFor()
      expect(await page.locator('.due').count(), 'nothing is due before the answer').toBe(0)
      expect(await confirmAllParts(admin), 'parts that a supplier was asked for').toBeGreaterThan(0)
      await page.goto(own)
    }
    await heading(page, kind.held)
    await page.getByText(new RegExp(`^${answers.money.due[kind.due]({ amount: '' })}\\$[\\d,.]+$`)).waitFor()
    expect((await page.request.get(`${own}/documents/receipt-1.pdf`)).status(), 'no receipt before it is paid').toBe(404)

    await recordWhatIsDue(admin)
    await page.goto(own)
    await heading(page, kind.confirmed)
    await receiptIsTheirsAlone(page, `${own}/documents/receipt-1.pdf`)
    await changeToOneLess(page, kind)
    await cancel(page, kind)
    await page.context().close()
    await admin.context().close()
  })
})

/** A PDF with the cookie; without it a 404. */
async function receiptIsTheirsAlone(page: Page, address: string): Promise<void> {
  const receipt = await page.request.get(address)
  expect([receipt.status(), receipt.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await receipt.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await fetch(site.url + address)).status).toBe(404)
}

async function changeToOneLess(page: Page, { oneLess, count }: Kind): Promise<void> {
  await page.getByRole('link', { name: words.todo.change }).click()
  await heading(page, changing.title)
  await oneLess(page)
  await page.getByRole('button', { name: changing.look }).click()
  await heading(page, changing.difference.title)
  await page.getByText(changing.difference.lede).waitFor()
  const [before, after] = await page.locator('dl.pairs').first().locator('dd').allTextContents()
  expect([before, after]).toEqual([
    expect.stringContaining(words.order.people({ count })),
    expect.stringContaining(words.order.people({ count: count - 1 })),
  ])
  await page.getByRole('button', { name: /^Accept the change: new price \$/ }).click()
  await page.getByText(answers.done.changedHere).waitFor()
  expect(await page.getByLabel(words.price.label).locator('.earth').textContent()).toContain(
    words.order.people({ count: count - 1 }),
  )
}

/** The fee is shown before the visitor confirms, and the statement afterwards has the same. */
async function cancel(page: Page, { free }: Kind): Promise<void> {
  await page.getByRole('link', { name: words.todo.cancel }).click()
  await heading(page, cancelling.title)
  const fee = await page
    .getByRole('row', { name: /^Cancellation fee/ })
    .locator('td')
    .textContent()
  expect(fee).toMatch(free ? /^\$0$/ : /^\$[1-9][\d,.]*$/)
  await page.locator('[name=reason]').fill('A wedding in the family')
  await page.getByRole('button', { name: free ? cancelling.buttonFree : cancelling.button({ fee: fee ?? '' }) }).click()
  await page.getByText(answers.done.cancelled).waitFor()
  await heading(page, 'This booking is cancelled')
  const statement = page.locator('section', { has: page.getByRole('heading', { name: statementWords.tree.title }) })
  expect(await statement.getByRole('row', { name: /^Cancellation fee/ }).textContent()).toContain(fee)
  await page.getByRole('link', { name: answers.documents.statement }).waitFor()
}
