import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { autosaveWords } from '#app/words/admin/autosave.ts'
import { bookingAdminWords } from '#app/words/admin/bookings/booking.ts'
import { foldWords } from '#app/words/admin/bookings/folds.ts'
import { moneyAdminWords } from '#app/words/admin/bookings/money.ts'
import { jobWords } from '#app/words/admin/failed-jobs.ts'
import { frameAdminWords } from '#app/words/admin/frame.ts'
import { settingsWords } from '#app/words/admin/settings.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { readPdf } from '#features/documents/test-pdf.server.ts'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { moneyText, usd } from '#values/money.ts'
import { openFold } from '../support/admin.ts'
import { arrive } from '../support/awake.ts'
import { gorillaTrek, heldBooking } from '../support/cast.ts'
import { eventually } from '../support/eventually.ts'
import { openStaffAdmin } from '../support/staff-admin.ts'

const autosave = readEnglish(autosaveWords)

const frame = readEnglish(frameAdminWords)

const { ctx, tabOf, staffOf } = await openStaffAdmin()

test('VAT that is changed in the settings stands in the next booking’s price and on its proforma', async () => {
  const page = await tabOf(await staffOf('owner'), '/admin/settings/taxes')
  await page.locator('[name=vat]').fill('10')
  await page
    .getByRole('button', { name: readEnglish(settingsWords).save({ title: readEnglish(settingsWords).sections.taxes.title }) })
    .click()
  await page
    .getByText(readEnglish(settingsWords).saved({ title: readEnglish(settingsWords).sections.taxes.title }))
    .first()
    .waitFor()

  const { slug } = await gorillaTrek(ctx, { seats: 8 })
  const { id } = await heldBooking(ctx, slug, 2)
  const { rows } = await sql<{ base: number }>`
    select amount_minor::int as base from booking_lines where booking_id = ${id} and kind = 'base'`.execute(ctx.db)
  const vat = moneyText(usd(Math.round(((rows[0]?.base ?? 0) * 10) / 110)))
  await page.goto(`/admin/bookings/${id}`)
  await openFold(page, readEnglish(foldWords).price)
  await page.getByText(`${readEnglish(moneyAdminWords).lines.vat}: ${vat}`).waitFor()

  const proforma = page.getByRole('link', { name: readEnglish(bookingAdminWords).documents.kinds.proforma })
  const answer = await page.request.get((await proforma.first().getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect(readPdf(await answer.body()).text).toContain(`Value added tax (VAT) included in the total: ${vat}.`)
})

test('a job that failed for good runs again when staff press the button', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into jobs (queue, data, run_at, attempts, failed_at, last_error)
    values ('refresh-search', '{}', now(), 12, now(), 'connect ECONNREFUSED') returning id`.execute(ctx.db)
  const page = await tabOf(await staffOf('owner'), '/admin/jobs')
  const row = page.getByRole('row').filter({ hasText: 'connect ECONNREFUSED' })
  await row.getByRole('button', { name: readEnglish(jobWords).retry }).click()
  await page
    .getByText(readEnglish(jobWords).flash({ count: 1 }))
    .first()
    .waitFor()
  const left = async () => (await sql`select from jobs where id = ${rows[0]?.id}`.execute(ctx.db)).rows.length
  expect(await eventually(left, (count) => count === 0)).toBe(0)
})

test('half an answer is there again on another day and another machine, for who typed it', async () => {
  await sendEnquiry(ctx, {
    ...{ kind: 'contact', name: 'Marit Solheim', email: 'marit@example.no', phone: '', message: 'Nyungwe?', details: {} },
  })
  const { rows } = await sql<{ id: string }>`select id from enquiries`.execute(ctx.db)
  const path = `/admin/enquiries/${rows[0]?.id}`
  const diane = await staffOf('sales')
  const page = await tabOf(diane, path)
  await page.locator('#answer textarea').pressSequentially('Dear Marit, we go to')
  await page.getByText(autosave.saved).waitFor()
  // A link inside the admin area is followed right after typing.
  await page.locator('#answer textarea').pressSequentially(' Nyungwe')
  await page.getByRole('link', { name: frame.rail.today }).first().click()
  await arrive(page, '**/admin')

  const elsewhere = await tabOf(diane, path)
  const restored = () => elsewhere.reload().then(() => elsewhere.locator('#answer textarea').inputValue())
  expect(await eventually(restored, (text) => text.endsWith('Nyungwe'))).toBe('Dear Marit, we go to Nyungwe')
  const another = await tabOf(await staffOf('sales'), path)
  expect(await another.locator('#answer textarea').inputValue()).toBe('')
})
