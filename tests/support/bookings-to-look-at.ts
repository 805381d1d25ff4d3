import type { BrowserContext, Page } from 'playwright-core'
import { foldWords } from '#app/words/admin/bookings/folds.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { openFold, openInAdmin, recordWhatIsDue } from './admin.ts'
import { departureStep, pilgrimsStep, stayStep } from './first-steps.ts'
import { hold } from './visitor.ts'

/** The addresses of every screen to look at. */
export type ToLookAt = {
  own: { held: string; confirmed: string; cancelled: string; group: string }
  rooming: string
  admin: { booking: string; departure: string }
}

/**
 * A party on hold on one departure and a confirmed one on the other, a group on hold and a stay that was paid and
 * cancelled. The visitor's browser has the keys of all of them afterwards.
 *
 * @param admin a page of a signed-in member of staff.
 */
export async function makeBookings(
  url: string,
  [first, second]: [departure: string, other: string],
  visitor: BrowserContext,
  admin: Page,
): Promise<ToLookAt> {
  const page = await visitor.newPage()
  const today = kigaliDay(new Date())
  const opened = async (address: Promise<string>) => {
    await page.goto(url + (await address))
    return new URL(page.url()).pathname
  }
  const pay = async (own: string) => {
    await openInAdmin(admin, own.slice('/bookings/'.length))
    await recordWhatIsDue(admin)
    return new URL(admin.url()).pathname
  }

  const held = await opened(hold(url, departureStep(first, 2), 2))
  const group = await opened(hold(url, pilgrimsStep(addDays(today, 100), 20), 0))
  await page.goto(`${url}${group}/travellers`)
  const { pathname, search } = new URL(await page.locator('#leader').inputValue())

  const cancelled = await opened(hold(url, stayStep(addDays(today, 20)), 0))
  await pay(cancelled)
  await page.goto(`${url}${cancelled}/cancel`)
  await page.getByRole('button', { name: /^Cancel booking, \$/ }).click()
  await page.getByRole('heading', { level: 1, name: 'This booking is cancelled' }).waitFor()

  const confirmed = await opened(hold(url, departureStep(second, 3), 3))
  const booking = await pay(confirmed)
  await openFold(admin, readEnglish(foldWords).trip)
  const departure = (await admin.getByRole('link', { name: 'Open departure' }).getAttribute('href')) ?? ''
  await page.close()
  return { own: { held, confirmed, cancelled, group }, rooming: pathname + search, admin: { booking, departure } }
}
