import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amendAdminWords } from '#app/words/admin/bookings/amend.ts'
import { moneyAdminWords } from '#app/words/admin/bookings/money.ts'
import { stepWords } from '#app/words/admin/bookings/steps.ts'
import { profitWords } from '#app/words/admin/payables/profit.ts'
import { supplierInvoiceWords } from '#app/words/admin/payables/supplier-invoices.ts'
import { permitFormWords } from '#app/words/admin/permits/permit-forms.ts'
import { permitNumberWords } from '#app/words/admin/permits/permit-numbers.ts'
import { assignmentWords } from '#app/words/admin/roster/assignments.ts'
import { runOrderWords } from '#app/words/admin/supply/run-orders.ts'
import { supplierReplyWords } from '#app/words/admin/supply/supplier-replies.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { supplierOrderWords } from '#app/words/supplier-order.ts'
import { findLiveBooking } from '#features/bookings/quotes/booked-trip.server.ts'
import { followPayables } from '#features/payables/follow/follow-payables.server.ts'
import { savePayableSettings } from '#features/payables/save-payable-settings.server.ts'
import type { Context } from '#platform/context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { arrive, goAwake, untilAwake } from '../support/awake.ts'
import { besideServer } from '../support/beside-server.ts'
import { newCar, newGuide } from '../support/crew-sheets.ts'
import { openMailbox } from '../support/mailbox.ts'
import { startFurnished } from '../support/prepared-server.ts'
import { type LodgeKey, lodgesOfJourney, proposedJourney, startOfJourney } from '../support/private-journey.ts'
import type { RunningServer } from '../support/running-server.ts'
import { signIn } from '../support/sign-in.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { testBrowser } from '../support/test-browser.ts'
import { untilReadByAPerson } from '../support/until-read.ts'

const secret = 'a secret of a test of journeys that is long enough'
const money = readEnglish(moneyAdminWords)
const orders = readEnglish(runOrderWords)
const replies = readEnglish(supplierReplyWords)
const answers = readEnglish(supplierOrderWords)
const permits = readEnglish(permitFormWords)
const numbers = readEnglish(permitNumberWords)
const { assign, sheet: sheetOf } = readEnglish(assignmentWords)
const amending = readEnglish(amendAdminWords)
const invoices = readEnglish(supplierInvoiceWords)
const profit = readEnglish(profitWords)
const browser = await testBrowser()
const mailbox = await openMailbox()
const ends: (() => Promise<unknown>)[] = []
let server: RunningServer
let ctx: Context
let journey: Awaited<ReturnType<typeof proposedJourney>>

beforeAll(async () => {
  const { folder, remove } = await temporaryFolder()
  ends.push(remove)
  const mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'Impamba <hello@impamba.example>' }
  server = await startFurnished({ DATA_DIR: `${folder}/site`, AUTH_SECRET: secret, ...mail })
  ends.push(() => server.stop())
  const beside = await besideServer(`${folder}/site`)
  ends.push(beside.leave)
  ctx = beside.ctx
  journey = await proposedJourney(ctx, { secret, startsOn: startOfJourney(ctx) })
})
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

const open = async (width: number) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width, height: 844 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  return page
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).last().click()
const orderOf = (page: Page, supplier: string) =>
  page.locator('.supplier-order').filter({ has: page.getByRole('heading', { level: 2, name: supplier, exact: true }) })

const isDone = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor()

const supplierOf = async (name: string) =>
  (await sql<{ id: number }>`select id from suppliers where name = ${name}`.execute(ctx.db)).rows[0]?.id ?? 0

/** The customer accepts, without an account; the id of the booking, by its own words. */
async function acceptAsCustomer(): Promise<string> {
  const page = await open(390)
  await page.goto(journey.proposal.path)
  await page.locator('[name=name]').fill('Marit Solheim')
  await page.locator('[name=email]').fill('marit@example.no')
  await page.locator('[name=phone]').fill('+47 955 31 427')
  await page.locator('[name=method][value=mobile-money]').check()
  await page.locator('[name=terms]').check()
  await page.getByRole('button', { name: /^Accept for / }).click()
  await arrive(page, /\/bookings\//)
  await page.context().close()
  const booking = await findLiveBooking(ctx.db, { tripId: journey.tripId }, new Date())
  return booking?.id ?? ''
}

/** The page of the newest email to a supplier, answered as a person does on a phone. */
async function answerByLink(page: Page, email: string, answer: 'confirmed' | 'declined', reference = '') {
  const { text } = await mailbox.next(email)
  await page.goto(/http\S+(\/supplier-orders\/\S+)/.exec(text)?.[1] ?? '')
  await page.locator(`[name^="answer-"][value=${answer}]`).check()
  if (reference) await page.locator('[name^="reference-"]').fill(reference)
  await untilReadByAPerson(page)
  await press(page, answers.go)
  await page.getByText(answers.stages.answered).waitFor()
}

/** The next thing that is asked for in a dialog of the booking's page. */
async function inDialog(page: Page, link: RegExp, fields: Record<string, string>, go: string) {
  await page.getByRole('link', { name: link }).first().click()
  const dialog = page.locator('dialog[open]')
  await dialog.waitFor()
  for (const [name, value] of Object.entries(fields)) {
    const field = dialog.locator(`[name=${name}]`)
    if (await dialog.locator(`[type=radio][name=${name}]`).count()) await field.and(page.locator(`[value=${value}]`)).check()
    else await field.fill(value)
  }
  await dialog.getByRole('button', { name: go, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('a private journey of eight days, from the yes of its customer to its profit', { timeout: 180_000 }, async () => {
  const bookingId = await acceptAsCustomer()
  const booking = `/admin/bookings/${bookingId}`
  const visit = addDays(journey.proposal.content.startsOn, 3)
  const staff = await open(1366)
  await signIn(staff, booking, server)

  // Four lodges: two answer by link, one of them declines, one answers by an email that is pasted; another is called instead.
  await expect
    .poll(async () => {
      await staff.goto(`${booking}/suppliers`)
      return staff.getByRole('button', { name: orders.toSend.send({ count: 4 }), exact: true }).count()
    })
    .toBe(1)
  await press(staff, orders.toSend.send({ count: 4 }))
  await isDone(staff)
  const lodge = await open(360)
  await answerByLink(lodge, lodgesOfJourney.plains.email, 'confirmed', 'PC-1')
  await answerByLink(lodge, lodgesOfJourney.lake.email, 'declined')
  await answerByLink(lodge, lodgesOfJourney.forest.email, 'confirmed', 'FI-9')
  await goAwake(staff, `${booking}/suppliers`)
  const volcano = orderOf(staff, 'Volcano Lodge')
  const { subject } = await mailbox.next(lodgesOfJourney.volcano.email)
  await volcano.locator('details.reply summary').click()
  await volcano.getByLabel(replies.paste).fill(`Re: ${subject}\n\nWe are pleased to confirm. Confirmation number VL-2207.`)
  await press(staff, replies.fillOf({ supplier: 'Volcano Lodge' }))
  await staff.getByText(replies.read).waitFor()
  await press(staff, replies.saveOf({ supplier: 'Volcano Lodge' }))
  await volcano.getByText('VL-2207').first().waitFor()
  await staff.getByRole('link', { name: /^Choose a supplier: / }).click()
  await staff.locator('form.choose-service [name=service]').selectOption(`${journey.serviceId('hill')}`)
  await press(staff, orders.choose.go)
  const hill = orderOf(staff, 'Hill Lodge')
  await hill.locator('[name^="spokeWith."]').fill('Mr Habimana')
  await press(staff, orders.phone.goTo({ supplier: 'Hill Lodge' }))
  await hill.locator('details.reply summary').click()
  await hill.locator('[name^="answer."]').selectOption('confirmed')
  await press(staff, replies.saveOf({ supplier: 'Hill Lodge' }))
  await hill.locator('.tag').filter({ hasText: 'Confirmed' }).waitFor()

  // Two permits, paid at once.
  const ofDay = `/admin/permits/gorilla-volcanoes/${visit}`
  await goAwake(staff, ofDay)
  await inDialog(staff, /^Add permits to reserve/, {}, permits.want.go)
  await staff.goto(`${await staff.locator('main a[href*="ask=pay:"]').first().getAttribute('href')}`)
  await untilAwake(staff)
  await staff.locator('dialog[open] [name=receipt]').fill('RDB-R-118')
  await press(staff, permits.pay.go)
  await staff.locator('dialog[open]').waitFor({ state: 'detached' })

  // The customer did not book the lodge that was called: nobody answers for them, so staff record what they agreed.
  await goAwake(staff, booking)
  await staff
    .getByRole('link', { name: /Hill Lodge is ordered in place of Lake House/ })
    .first()
    .waitFor()
  await inDialog(staff, new RegExp(`^${money.parts.answer}.*Gorilla`), { answer: 'yes' }, money.parts.dialog.go)
  await inDialog(
    staff,
    new RegExp(`^${money.parts.answer}.*Lake`),
    { answer: 'yes', supplier: 'Hill Lodge' },
    money.parts.dialog.go,
  )
  await inDialog(staff, new RegExp(`^${readEnglish(stepWords).record.everything}`), { reference: 'BK 4471' }, money.pay.go)
  await staff.getByText('Paid and confirmed').waitFor()

  // The authority wants names; then the numbers come, one typed for each traveller.
  for (const [position, firstNames] of [
    ['1', 'Marit'],
    ['2', 'Jean'],
  ] as const) {
    await goAwake(staff, `${booking}/travellers/${position}`)
    await staff.locator('[name=firstNames]').fill(firstNames)
    await staff.locator('[name=familyName]').fill('Solheim')
    await staff.locator('[name=bornOn]').fill('1986-04-02')
    await staff.locator('[name=familyName]').press('Enter')
    await arrive(staff, /did=details/)
  }
  const own = (await staff.locator('main').innerText()).match(/[A-Z0-9]{4}-[A-Z0-9]{4}/)?.[0] ?? ''
  await goAwake(staff, '/admin/permits/numbers')
  await staff.getByLabel(numbers.fields.numberOf({ who: `${own}/1` })).fill('RDB-55001')
  await staff.getByLabel(numbers.fields.numberOf({ who: `${own}/2` })).fill('RDB-55002')
  await press(staff, new RegExp(`^${numbers.look}.*${numbers.fields.title}$`))
  await press(staff, numbers.write)
  await staff.getByText(numbers.saved({ numbered: 2, bought: 2 })).waitFor()

  // A guide and a car by keyboard alone.
  await newGuide(ctx.db, 'Aline Road')
  await newCar(ctx.db, 'Green Prado', 'RAB 500 D')
  await goAwake(staff, `/admin/roster?from=${journey.proposal.content.startsOn}&span=1`)
  await staff.locator('.board a[data-run][data-start="0"]').filter({ hasText: journey.proposal.content.title }).first().focus()
  await staff.keyboard.press('a')
  // Each press of Enter takes the best that is free, and the next one has the focus.
  for (const name of ['Aline Road', 'Green Prado']) {
    await staff
      .locator('.run-panel .candidates button:focus')
      .and(staff.getByRole('button', { name: `${assign} ${name}` }))
      .waitFor()
    await staff.keyboard.press('Enter')
    await staff.locator('.board tbody tr').filter({ hasText: name }).locator('a[data-strip]').waitFor()
  }

  // Vouchers go to the lodges, without a price.
  await goAwake(staff, `${booking}/suppliers`)
  const paper = await staff.getByRole('link', { name: orders.papers.kinds.voucher }).first().getAttribute('href')
  expect((await staff.request.get(paper ?? '')).headers()['content-type']).toBe('application/pdf')
  await orderOf(staff, 'Forest Inn').getByRole('button').filter({ hasText: orders.papers.send }).first().click()
  await isDone(staff)
  expect((await mailbox.next(lodgesOfJourney.forest.email)).text).toContain('application/pdf')

  // The guide reads the sheet without a connection: the lodge that was called, not the one that declined.
  await goAwake(staff, `${booking}/crew`)
  const sheet = await staff.getByRole('link', { name: sheetOf({ name: 'Aline Road' }) }).getAttribute('href')
  const guide = await open(390)
  const path = new URL(sheet ?? '').pathname
  await goAwake(guide, path)
  await expect
    .poll(() => guide.evaluate(async (address) => Boolean(await (await caches.open('sheets-1')).match(address)), path))
    .toBe(true)
  await guide.context().setOffline(true)
  await guide.reload()
  await guide.getByText(/^No connection/).waitFor()
  const road = await guide.locator('main').textContent()
  expect(road).toContain('Hill Lodge')
  expect(road).not.toContain('Lake House')

  // A night more at the second lodge and one less at the first: these two are asked again, and nobody else.
  await journey.sendShifted(bookingId)
  await goAwake(staff, `${booking}/amend`)
  await staff.locator('main form [type=radio]').first().check()
  await press(staff, amending.look)
  await press(staff, amending.difference.accept)
  await arrive(staff, (url) => url.pathname === booking)
  await expect
    .poll(async () => {
      await staff.goto(`${booking}/suppliers`)
      return staff.getByRole('button', { name: orders.toSend.send({ count: 2 }), exact: true }).count()
    })
    .toBe(1)
  await press(staff, orders.toSend.send({ count: 2 }))
  await isDone(staff)
  await answerByLink(lodge, lodgesOfJourney.plains.email, 'confirmed', 'PC-1b')
  await answerByLink(lodge, lodgesOfJourney.volcano.email, 'confirmed', 'VL-2207b')
  expect(mailbox.subjects(lodgesOfJourney.forest.email)).toEqual([])
  await goAwake(staff, booking)
  expect(await staff.getByText(/\d on request/).count()).toBe(0)

  // What a day of our own guide and vehicle costs, without which the trip is not closed.
  await savePayableSettings(ctx, {
    ...{ openingMinor: 0, openingOn: kigaliDay(new Date()), floorMinor: 0, fourEyesMinor: null },
    ...{ guideDayMinor: 4_000, carDayMinor: 6_000, actor: { id: 'owner', name: 'Owner' } },
  })
  // Their invoices, as ordered: the last one closes what the lodges cost.
  await followPayables(ctx)
  for (const [key, total] of Object.entries({ plains: '420', volcano: '1920', hill: '600', forest: '280' }) as [
    LodgeKey,
    string,
  ][]) {
    await goAwake(staff, `/admin/payables/invoices/new?supplier=${await supplierOf(lodgesOfJourney[key].name)}`)
    await staff.locator('[name=number]').fill(`${key}-1`)
    await staff.locator('[name=total]').fill(total)
    for (const line of await staff.locator('[name=line]').all()) await line.check()
    await press(staff, invoices.new.compare)
    await arrive(staff, /did=recorded/)
  }
  await goAwake(staff, booking)
  // It is closed once it is over.
  await sql`update bookings set state = 'completed' where id = ${bookingId}`.execute(ctx.db)
  await goAwake(staff, booking)
  // 10,090 less the VAT in all but the permits, 7,090 × 18 / 118; the lodges 3,220, the permits 3,000; guide and car eight days at 40 and 60.
  const earned = staff.locator('details summary').filter({ hasText: profit.title })
  expect((await earned.innerText()).replace(/\s+/g, ' ')).toContain(profit.fold({ profit: '$1,988.47' }))
  expect(await earned.innerText()).toContain(profit.closedTag)
})
