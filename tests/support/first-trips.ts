import type { Page } from 'playwright-core'
import { newTripWords } from '#app/words/admin/trips/new-trip.ts'
import { tripProposalWords } from '#app/words/admin/trips/proposals.ts'
import { tripFormWords } from '#app/words/admin/trips/trip-forms.ts'
import { tripWords } from '#app/words/admin/trips/trips.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { arrive } from './awake.ts'

/** From the form of a new trip: one of three days, or as many, for somebody new; the builder is open then. */
export async function openBuilder(page: Page, days = 3): Promise<void> {
  await page.locator('[name=name]').fill('Marit Example')
  await page.locator('[name=phone]').fill('+47 955 31 427')
  await page.locator('[name=days]').fill(`${days}`)
  await page.locator('[name=title]').fill('Three days by the lake')
  await page.locator('[name=startsOn]').fill(addDays(kigaliDay(new Date()), 60))
  await page.getByRole('button', { name: readEnglish(newTripWords).save }).click()
  await arrive(page, /\/versions\/1$/)
}

/** The same, with something on its first day that costs 100 dollars, of which the form is open. */
export async function openTripItem(page: Page): Promise<void> {
  await openBuilder(page)
  const builder = page.url()
  await page.goto(`${builder}/items/new?kind=activity&day=1&source=hand`)
  for (const [name, text] of Object.entries({ title: 'Canoe on the lake', amount: '100', reason: 'By telephone' }))
    await page.locator(`[name=${name}]`).fill(text)
  await page.getByRole('button', { name: readEnglish(tripFormWords).save, exact: true }).click()
  await arrive(page, /did=saved/)
  await page.getByRole('link', { name: 'Canoe on the lake', exact: true }).click()
  await arrive(page, /\/items\/[0-9a-f-]{36}$/)
}

/** From a trip: the dialog that marks it as lost. */
export async function loseTrip(page: Page): Promise<void> {
  await page.getByRole('link', { name: readEnglish(tripWords).lose }).click()
  await page.getByRole('dialog').waitFor()
}

/** Sends the version of a builder, without an email, although nobody has a bed in it; the screen of its proposal is open then. */
export async function sendOpenTrip(page: Page, builder: string): Promise<void> {
  await page.goto(`${builder}/send`)
  await page.locator('[name=reason]').fill('They sleep at home')
  await page.locator('[name=how][value=link]').check()
  await page.getByRole('button', { name: readEnglish(tripProposalWords).send.go }).click()
  await arrive(page, /\/proposals\/[0-9a-f-]{36}/)
}

/** A trip with something on its first day whose version was sent; the screen of its proposal is open. */
export async function openProposal(page: Page): Promise<void> {
  await openTripItem(page)
  await sendOpenTrip(page, page.url().replace(/\/items\/.*/, ''))
}

/** From such a proposal: staff are about to accept it for its customer. */
export async function openAcceptance(page: Page): Promise<void> {
  await page.getByRole('link', { name: readEnglish(tripProposalWords).accept.open }).click()
  await arrive(page, /\/accept$/)
}

/** From the form of a new trip: one that staff have accepted for its customer, about to be changed. */
export async function amendTailored(page: Page): Promise<void> {
  await openProposal(page)
  await openAcceptance(page)
  await page.getByRole('button', { name: readEnglish(tripProposalWords).accept.go({ total: '' }).trim() }).click()
  await arrive(page, /\/admin\/bookings\/[0-9a-f-]{36}/)
  await page.goto(page.url().replace(/\?.*/, '/amend?look=1'))
}
