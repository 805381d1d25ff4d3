import { describe, expect, test } from 'vitest'
import { frameAdminWords } from '#app/words/admin/frame.ts'
import { profileAdminWords } from '#app/words/admin/profile.ts'
import { signInWords } from '#app/words/admin/sign-in-methods.ts'
import { staffLogWords } from '#app/words/admin/staff.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { arrive } from '../support/awake.ts'
import { fillIn, inAdmin, openStaffAdmin, sidebar } from '../support/staff-admin.ts'

const profile = readEnglish(profileAdminWords)

const frame = readEnglish(frameAdminWords)

const { newBrowser, tabOf, staffOf } = await openStaffAdmin()

describe('what an owner changes', () => {
  test('who is disabled is out with their next press', async () => {
    const [owner, diane] = [await staffOf('owner'), await staffOf('sales')]
    const [admin, page] = [await tabOf(owner, `/admin/users/${diane.id}`), await tabOf(diane)]
    await admin.getByRole('link', { name: readEnglish(staffLogWords).person.access.disable }).click()
    await admin
      .locator('dialog')
      .getByRole('button', { name: readEnglish(staffLogWords).person.asks.disable.go })
      .click()
    await admin.getByText(readEnglish(staffLogWords).person.flash.disable({ name: diane.name })).waitFor()
    await sidebar(page).getByRole('link', { name: frame.rail.emails }).click()
    await arrive(page, /\/admin\/login/)
    await fillIn(page, diane)
    await page.getByText(signInWords.login.refusals['invalid-credential']).waitFor()
  })

  test('a role is another one with the next press', async () => {
    const [owner, diane] = [await staffOf('owner'), await staffOf('sales')]
    const [admin, page] = [await tabOf(owner, `/admin/users/${diane.id}`), await tabOf(diane)]
    await admin.locator('select[name=role]').selectOption('editor')
    await admin.getByRole('button', { name: readEnglish(staffLogWords).person.role.go }).click()
    await admin.getByRole('status').filter({ hasText: 'editor' }).waitFor()
    await sidebar(page).getByRole('link', { name: frame.rail.emails }).click()
    await page.getByRole('heading', { name: frame.refused.forbidden.title }).waitFor()
    expect(await sidebar(page).getByRole('link', { name: frame.rail.bookings }).count()).toBe(0)
  })
})

test('a session that somebody ends elsewhere is out with its next press, and theirs stays', async () => {
  const diane = await staffOf('sales')
  const [here, there] = [await tabOf(diane, '/admin/settings/profile'), await tabOf(diane)]
  await here.reload()
  await here.getByRole('button', { name: /^Sign out .+ on / }).click()
  await here.getByText(profile.sessions.flash).waitFor()
  await sidebar(there).getByRole('link', { name: frame.rail.bookings }).click()
  await arrive(there, /\/admin\/login\?to=/)
  await here.reload()
  await inAdmin(here)
})

describe.each([true, false])('the profile with JavaScript %s', (javaScriptEnabled) => {
  test('saves a name, shows what is wrong with a password, and ends the other sessions', async () => {
    const diane = await staffOf('sales')
    await tabOf(diane)
    const page = await tabOf(diane, '/admin/settings/profile', await newBrowser({ javaScriptEnabled }))
    const { name, password, sessions } = profile
    await page.locator('[name=name]').fill('Diane Mukamana')
    await page.getByRole('button', { name: name.go }).click()
    await page.getByText(name.flash).waitFor()
    expect(await sidebar(page).innerText()).toContain('Diane Mukamana')
    await page.locator('[name=password]').fill('impamba2026')
    await page.locator('[name=repeat]').fill('impamba2026')
    await page.getByRole('button', { name: password.go }).click()
    const wrong = page.locator('[name=password][aria-invalid=true]')
    await wrong.waitFor()
    expect(await page.locator(`#${(await wrong.getAttribute('aria-describedby'))?.split(' ')[0]}`).innerText()).toContain(
      password.refusals['too-common'],
    )
    await page.getByRole('button', { name: sessions.endOthers }).click()
    await page.getByText(sessions.othersSignedOut).waitFor()
    expect(await page.getByRole('button', { name: sessions.endOthers }).count()).toBe(0)
  })

  test('an owner invites somebody and gets the link, because this site has no mail server', async () => {
    const owner = await staffOf('owner')
    const page = await tabOf(owner, '/admin/users', await newBrowser({ javaScriptEnabled }))
    const { invite } = readEnglish(staffLogWords)
    const send = async (email: string) => {
      await page.locator('[name=name]').fill('Paul Habimana')
      await page.locator('[name=email]').fill(email)
      await page.getByRole('button', { name: invite.go, exact: true }).click()
    }
    await send(owner.email)
    await page.getByRole('alert').getByRole('link', { name: invite.refusals['email-already-in-use'] }).waitFor()
    await send(`paul-${javaScriptEnabled}@impamba.test`)
    await page.getByText(invite.handOver({ name: 'Paul Habimana' })).waitFor()
    expect(await page.getByRole('textbox', { name: invite.link }).inputValue()).toContain('/admin/join?key=')
    await page.goto('/admin/users')
    expect(await page.content()).not.toContain('/admin/join?key=')
  })
})
