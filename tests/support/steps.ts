import type { Page } from 'playwright-core'
import type { VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import { arrive } from './awake.ts'

/** Fills in so many adults from abroad, and goes on to the extras, which nobody alone may leave out. */
export async function nameTravellers(page: Page, count: number): Promise<void> {
  await arrive(page, /\/travellers$/)
  for (let index = 0; index < count; index += 1) {
    await page.locator(`[name="travellers[${index}].firstNames"]`).fill(`Marit ${'ABCDEFGH'[index]}`)
    await page.locator(`[name="travellers[${index}].familyName"]`).fill('Solheim')
    await page.locator(`[name="travellers[${index}].bornOn"]`).fill('1988-11-03')
  }
  await reachAt(page, count > 1 ? 'Add extras or a message' : 'Continue to extras')
}

/** Fills in the contact, where no other names are needed yet, and goes on by this button. */
export const nameContact =
  (button: 'Continue to payment' | 'Add extras or a message' | 'Continue to extras') =>
  async (page: Page): Promise<void> => {
    await arrive(page, /\/travellers$/)
    await page.locator('[name=name]').fill('Marit Solheim')
    await reachAt(page, button)
  }

async function reachAt(page: Page, button: string): Promise<void> {
  await page.locator('[name=email]').fill('marit@example.no')
  await page.locator('[name=phone]').fill('+47 900 00 000')
  await page.getByRole('button', { name: button }).click()
}

/**
 * Adds no extras where it is asked, chooses a payment method, agrees to the policy and presses the last button. Returns the booking's reference.
 */
export async function holdPayingBy(page: Page, method: VisitorPaymentMethod): Promise<string> {
  await arrive(page, /\/(extras|payment)$/)
  if (page.url().endsWith('/extras')) await page.getByRole('button', { name: 'Continue to payment' }).click()
  await arrive(page, /\/payment$/)
  return pressHold(page, method)
}

/** The last step alone, on its page. */
export async function pressHold(page: Page, method: VisitorPaymentMethod): Promise<string> {
  await page.locator(`[name=method][value=${method}]`).check()
  await page.getByLabel(/I have read/).check()
  await page.locator('form:has([name=agreedTotalMinor]) button[type=submit]:not([name])').click()
  await arrive(page, /\/bookings\/[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  return new URL(page.url()).pathname.slice('/bookings/'.length)
}
