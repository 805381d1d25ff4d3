import { sql } from 'kysely'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownAnswerWords } from '#app/words/manage-answers.ts'
import { ownWords } from '#app/words/manage-booking.ts'
import { ownEventWords } from '#app/words/manage-events.ts'
import { pollCardPayments } from '#features/bookings/payments/poll-card-payments.server.ts'
import { type Booking, findBookingByReference } from '#features/bookings/reads.server.ts'
import { listEmails } from '#features/emails/reads.server.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { openCardGateway } from '#platform/cards/card-gateway.server.ts'
import { openDatabase, systemClock } from '#platform/database/database.server.ts'
import { joinEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { openJobs } from '#platform/jobs/jobs.server.ts'
import { openInAdmin } from '../support/admin.ts'
import { arrive } from '../support/awake.ts'
import { quietLog } from '../support/databases.ts'
import { demoTrek } from '../support/demo-treks.ts'
import { eventually } from '../support/eventually.ts'
import { openLocalGateway } from '../support/gateway/local-gateway.ts'
import { pauseSchedule } from '../support/pause-schedule.ts'
import { startFurnished } from '../support/prepared-server.ts'
import { freePort } from '../support/running-server.ts'
import { signIn } from '../support/sign-in.ts'
import { holdPayingBy, nameTravellers, pressHold } from '../support/steps.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { testBrowser } from '../support/test-browser.ts'
import { buildTestContext } from '../support/test-parts.ts'
import { draftToPayment, visitor } from '../support/visitor.ts'

const { folder, remove } = await temporaryFolder()
const dataDir = `${folder}/data`
const browser = await testBrowser()
const gateway = await openLocalGateway()
const port = String(await freePort())
// The gateway sends people back to the public address, and the cookie that opens their page is the one of this host.
const url = `http://127.0.0.1:${port}`
const server = await startFurnished({ ...gateway.environment, DATA_DIR: dataDir, PORT: port, PUBLIC_URL: url })
gateway.deliverTo(`${url}/api/card/webhook`)
const postgres = await joinEmbeddedPostgres({ dataDir, log: quietLog })
const database = openDatabase({ address: postgres.address, log: quietLog })
const { db } = database

beforeAll(async () => {
  await pauseSchedule(db)
})
afterAll(async () => {
  await browser.close()
  await gateway.close()
  await database.close()
  await postgres.leave()
  await server.stop()
  await remove()
})

let taken = 5
/** A gorilla trek that no other test takes, far enough ahead for a deposit. */
const nextTrek = (): string => demoTrek(taken++)

async function visit(javaScriptEnabled: boolean): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  return { context, page }
}

/** Two seats held by card; the page is the booking's own. */
async function heldByCard(page: Page, departure = nextTrek()): Promise<string> {
  await page.goto(await draftToPayment(url, departure, 2))
  return pressHold(page, 'card')
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
/** Whether its departure is guaranteed depends on what other files have booked. */
const confirmed = 'Confirmed.'

/** From the own page over our own page in between to the one where a card is typed in. */
async function goToPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay \$[\d,.]+ by card$/ }).click()
  await page.waitForURL(`${gateway.url}/pay/*`)
}

async function payAtGateway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await arrive(page, /\/bookings\/[^/]+\?paid=card$/)
}

async function bookingOf(reference: string): Promise<Booking> {
  return (await findBookingByReference(db, reference)) ?? expect.unreachable(`There is no booking ${reference}`)
}

/** The payments of a booking, each with its events. */
const ledgerOf = async (reference: string) =>
  (await listPayments(db, (await bookingOf(reference)).id)).map(({ method, amountMinor, events }) => ({
    method,
    amountMinor,
    kinds: events.map(({ kind }) => kind),
  }))

/** The occasions of the emails about a booking. */
const emailsOf = async (reference: string) =>
  (await listEmails(db, { bookingId: (await bookingOf(reference)).id })).map(({ subject }) => subject.replace(/^.*?: /, ''))

/** The hold's half hour is over, and the clock has not looked yet. */
async function endHold(reference: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`update bookings set hold_ends_at = now() - interval '1 second' where reference = ${reference}`.execute(tx)
    await sql`update stock_claims set held_until = now() - interval '1 second'
      where booking_id = (select id from bookings where reference = ${reference})`.execute(tx)
  })
}

/** Runs the server's poller of each minute, two minutes from now: it queries payments that are a minute old. */
async function askTheGateway(): Promise<number> {
  const { ctx } = buildTestContext(database, { now: new Date(Date.now() + 120_000).toISOString() })
  return pollCardPayments({ ...ctx, cards: openCardGateway(gateway.settings), jobs: openJobs(systemClock) })
}

const lastEvent = () => gateway.events.at(-1) ?? expect.unreachable('nothing has happened at the gateway')

describe.each([
  { how: 'with JavaScript', javaScript: true },
  { how: 'without JavaScript', javaScript: false },
])('$how', ({ javaScript }) => {
  test('a visitor pays the deposit by card: confirmed, one payment, its receipt and its emails', async () => {
    const { context, page } = await visit(javaScript)
    await page.goto(`/booking?departure=${nextTrek()}`)
    await page.locator('select[name=travellers]').selectOption('2')
    await page.getByRole('button', { name: 'Continue to travellers' }).click()
    await nameTravellers(page, 2)
    const reference = await holdPayingBy(page, 'card')
    await heading(page, '2 seats held for you')
    await goToPay(page)
    expect(await page.locator('h1').textContent()).toContain(reference)
    await payAtGateway(page)
    await heading(page, confirmed)
    await page.getByText(ownAnswerWords.tree.card.received).waitFor()
    const { depositMinor } = await bookingOf(reference)
    expect(await ledgerOf(reference)).toEqual([{ method: 'card', amountMinor: depositMinor, kinds: ['initiated', 'settled'] }])
    const receipt = await page.locator('a[href*="/documents/receipt-"]').getAttribute('href')
    const document = await context.request.get(receipt ?? '')
    expect([document.status(), document.headers()['content-type']]).toEqual([200, 'application/pdf'])
    const subjects = await eventually(
      () => emailsOf(reference),
      (emails) => emails.length >= 3,
    )
    expect(subjects.toSorted()).toEqual(['2 seats held', 'confirmed', expect.stringMatching(/^we have received \$/)])
    await context.close()
  })

  test('paid, and the webhook is lost: the page says that we wait, the gateway is queried, the booking is confirmed', async () => {
    const { context, page } = await visit(javaScript)
    const reference = await heldByCard(page)
    await goToPay(page)
    gateway.loseWebhooks(true)
    await payAtGateway(page).finally(() => gateway.loseWebhooks(false))
    await heading(page, '2 seats held for you')
    await page.getByText(ownAnswerWords.tree.card.waiting).waitFor()
    expect(await askTheGateway()).toBe(1)
    await page.getByRole('link', { name: ownWords.tree.reload }).click()
    await heading(page, confirmed)
    // Sent again later, the notification counts once.
    await gateway.sendAgain(lastEvent().id)
    expect(await ledgerOf(reference)).toMatchObject([{ kinds: ['initiated', 'settled'] }])
    await context.close()
  })

  test('paid after the hold has ended, with the seats still free: confirmed', async () => {
    const { context, page } = await visit(javaScript)
    const reference = await heldByCard(page)
    await goToPay(page)
    await endHold(reference)
    await payAtGateway(page)
    await heading(page, confirmed)
    await page.getByText(ownEventWords.tree['late-payment']).waitFor()
    await context.close()
  })

  test('paid after the hold has ended, and a rival has the seats: the money goes back through the gateway', async () => {
    const { context, page } = await visit(javaScript)
    const trek = nextTrek()
    const reference = await heldByCard(page, trek)
    await goToPay(page)
    await endHold(reference)
    const rival = await (await visitor(url).pay(await draftToPayment(url, trek, 8), 'mobile-money'))()
    expect(rival.status).toBe(302)
    await payAtGateway(page)
    await heading(page, 'The hold has expired')
    await page.getByText(/not everything was still available\. We refund \$[\d,.]+ in full/).waitFor()

    const admin = await visit(javaScript)
    await signIn(admin.page, '/admin', server)
    await admin.page
      .locator('.task-list li')
      .filter({ hasText: reference })
      .getByRole('link', { name: /^Record refund/ })
      .waitFor()
    await openInAdmin(admin.page, reference)
    await admin.page.getByText(/^[^:]+: \$[\d,.]+ refund due\. Payment received for a booking that has ended\.$/).waitFor()
    await admin.page.getByRole('link', { name: 'Record refund', exact: true }).click()
    await admin.page.getByRole('button', { name: 'Refund to card' }).click()
    await admin.page.getByRole('status').filter({ hasText: 'refunded' }).waitFor()
    await admin.context.close()

    const [payment] = await ledgerOf(reference)
    const refund = gateway.requests.findLast(({ path }) => path === '/v1/refunds')
    expect(Number(refund?.form.get('amount'))).toBe(payment?.amountMinor)
    expect(payment?.kinds).toEqual(['initiated', 'settled', 'refunded'])
    await page.reload()
    await page.getByRole('row').filter({ hasText: ownAnswerWords.tree.payments.back }).waitFor()
    await context.close()
  })
})

test('a refused card and a way back take nothing, and the same checkout can still be paid', async () => {
  const { context, page } = await visit(true)
  const reference = await heldByCard(page)
  await goToPay(page)
  const checkout = page.url()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await page.getByText('Your card was declined.').waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await arrive(page, /\?paid=not$/)
  await heading(page, '2 seats held for you')
  await page.getByText(ownAnswerWords.tree.card.not).waitFor()
  expect(await ledgerOf(reference)).toMatchObject([{ kinds: ['initiated'] }])
  await goToPay(page)
  expect(page.url()).toBe(checkout)
  await payAtGateway(page)
  await heading(page, confirmed)
  await context.close()
})

test('the pay button pressed twice at once, and once more, leads to one checkout', async () => {
  const { context, page } = await visit(true)
  const reference = await heldByCard(page)
  const before = gateway.checkouts.size
  const dueMinor = await page.locator('[name=dueMinor]').first().inputValue()
  const form = { what: 'due', dueMinor }
  const press = () => context.request.post(`/bookings/${reference}/card`, { form, headers: { Origin: url }, maxRedirects: 0 })
  expect((await Promise.all([press(), press()])).map((answer) => answer.status())).toEqual([303, 303])
  await goToPay(page)
  expect(gateway.checkouts.size - before).toBe(1)
  expect(await ledgerOf(reference)).toMatchObject([{ method: 'card', kinds: ['initiated'] }])
  await context.close()
})

test('a webhook that somebody else has signed is answered 400 and changes nothing', async () => {
  const { context, page } = await visit(false)
  const reference = await heldByCard(page)
  await goToPay(page)
  gateway.loseWebhooks(true)
  await payAtGateway(page).finally(() => gateway.loseWebhooks(false))
  const { id, body } = lastEvent()
  expect(await gateway.forge(body, gateway.sign(body, 'whsec_somebody_else'))).toBe(400)
  expect(await gateway.forge(body, '')).toBe(400)
  expect(await ledgerOf(reference)).toMatchObject([{ kinds: ['initiated'] }])
  await page.reload()
  await heading(page, '2 seats held for you')
  // The same words with the right signature count.
  expect(await gateway.sendAgain(id)).toBe(200)
  await page.reload()
  await heading(page, confirmed)
  await context.close()
})
