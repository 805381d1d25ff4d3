import type { Page } from 'playwright-core'
import { crewAdminWords } from '#app/words/admin/departures/crew.ts'
import { enquiryAdminWords } from '#app/words/admin/enquiries.ts'
import { shipmentAdminWords } from '#app/words/admin/shipments.ts'
import { taskWords } from '#app/words/admin/tasks.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { arrive } from './awake.ts'
import { writeToTwo } from './booking-list.ts'
import { photo } from './sent-pictures.ts'
import { visitor } from './visitor.ts'

const tasks = readEnglish(taskWords)

const unique = () => crypto.randomUUID().slice(0, 8)

/** Opens the first customer of their list. */
export async function openCustomer(page: Page): Promise<void> {
  await page.locator('tbody a[href^="/admin/customers/"]').first().click()
  await arrive(page, /\/customers\/[0-9a-f-]{36}$/)
}

/** Asks for freight as a visitor does, and opens the enquiry; sent without a stamp of ours it is let through first. */
export async function openEnquiry(page: Page): Promise<void> {
  const email = `${unique()}@example.org`
  const request = {
    intent: 'send',
    from: 'Kigali',
    to: 'Mumbai',
    mode: 'air',
    goods: 'general',
    name: 'Ama Freight',
    email,
    message: 'Please',
  }
  const piece = { count: '4', length: '80', width: '60', height: '50', weight: '24' }
  const pieces = Object.fromEntries(Object.entries(piece).map(([field, figure]) => [`pieces[0].${field}`, figure]))
  await visitor(new URL(page.url()).origin).post('/freight-quote', { ...request, ...pieces })
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(email)}`)
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click()
  await page.getByRole('button', { name: readEnglish(enquiryAdminWords).enquiry['not-spam'].go }).click()
  await page.getByText(readEnglish(enquiryAdminWords).enquiry.did['not-spam']).waitFor()
}

/** Opens the freight quotation of such an enquiry. */
export async function openShipment(page: Page): Promise<void> {
  await openEnquiry(page)
  await page.getByRole('link', { name: readEnglish(enquiryAdminWords).enquiry.freight.open }).click()
  await page
    .getByRole('button', { name: readEnglish(shipmentAdminWords).shipment.form.look })
    .last()
    .waitFor()
}

/** Adds a vehicle, and stays on its screen. */
export async function openCar(page: Page): Promise<void> {
  await page.locator('[name=name]').fill(`RAA ${unique()}`)
  await page.locator('[name=seats]').fill('6')
  await page.getByRole('button', { name: readEnglish(crewAdminWords).save, exact: true }).click()
  await arrive(page, /\/cars\/\d+\?/)
}

/** Adds a task, and opens it from the dashboard. */
export async function openTask(page: Page): Promise<void> {
  const title = `Call the lodge, ${unique()}`
  await page.locator('[name=title]').fill(title)
  await page.getByRole('button', { name: tasks.save }).click()
  await arrive(page, /\/admin$/)
  const link = page.locator('a[href^="/admin/tasks/"]').filter({ hasText: title })
  await page.goto((await link.first().getAttribute('href')) ?? '')
}

/** Sends an email to the first two bookings, and stays where it says to whom it went. */
export async function openSentEmail(page: Page): Promise<void> {
  await writeToTwo(page)
  await page.getByRole('button', { name: /^Send (email|\d+ emails)$/ }).click()
  await arrive(page, /\/emails\/sent\/[0-9a-f-]{36}/)
}

/** Adds a photo, and opens it from the media library. */
export async function openPicture(page: Page): Promise<void> {
  const buffer = await photo({ width: 800, height: 600 })
  await page.locator('[name=pictures]').setInputFiles({ name: 'lake.jpg', mimeType: 'image/jpeg', buffer })
  await page.locator('.send-pictures [type=submit]').click()
  await arrive(page, /did=upload/)
  await page.locator('.picture-grid a').first().click()
  await arrive(page, /\/media\/[^/?]+$/)
}
