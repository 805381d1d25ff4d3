import type { Page } from 'playwright-core'
import { staffLogWords } from '#app/words/admin/staff.ts'
import { readEnglish } from '#app/words/sources.server.ts'

/** Invites somebody with this name at a unique address, from the list of users; the link to hand over is shown. */
export async function inviteInAdmin(page: Page, name: string): Promise<void> {
  const { invite } = readEnglish(staffLogWords)
  await page.locator('[name=name]').fill(name)
  await page.locator('[name=email]').fill(`${name}-${crypto.randomUUID().slice(0, 8)}@impamba.test`)
  await page.getByRole('button', { name: invite.go, exact: true }).click()
  await page.getByRole('textbox', { name: invite.link }).waitFor()
}

/** Invites somebody and opens their screen. */
export async function openInvited(page: Page): Promise<void> {
  const name = `Grace-${crypto.randomUUID().slice(0, 4)}`
  await inviteInAdmin(page, name)
  await page.getByRole('link', { name: name }).click()
  await page.getByRole('heading', { name: readEnglish(staffLogWords).person.access.title }).waitFor()
}

/** Opens the page of the users and its dialog to disable one. */
export async function openDisableDialog(page: Page): Promise<void> {
  await openInvited(page)
  await page.getByRole('link', { name: readEnglish(staffLogWords).person.access.disable }).click()
  await page.locator('dialog[open]').waitFor()
}
