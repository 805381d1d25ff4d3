import { describe, expect, test } from 'vitest'
import { deskWords } from '#app/words/desk.ts'
import { atDesk, fillIn, openStaffDesk, rail } from '../support/staff-desk.ts'

const { newBrowser, tabOf, staffOf } = await openStaffDesk()

describe('what an owner changes', () => {
  test('who is disabled is out with their next press', async () => {
    const [owner, diane] = [await staffOf('owner'), await staffOf('sales')]
    const [desk, page] = [await tabOf(owner, `/admin/users/${diane.id}`), await tabOf(diane)]
    await desk.getByRole('link', { name: deskWords.people.person.access.disable }).click()
    await desk.locator('dialog').getByRole('button', { name: deskWords.people.person.asks.disable.go }).click()
    await desk.getByText(deskWords.people.person.told.disable(diane.name)).waitFor()
    await rail(page).getByRole('link', { name: deskWords.rail.letters }).click()
    await page.waitForURL(/\/admin\/login/)
    await fillIn(page, diane)
    await page.getByText(deskWords.login.refusals['invalid-credential']).waitFor()
  })

  test('a role is another one with the next press', async () => {
    const [owner, diane] = [await staffOf('owner'), await staffOf('sales')]
    const [desk, page] = [await tabOf(owner, `/admin/users/${diane.id}`), await tabOf(diane)]
    await desk.locator('select[name=role]').selectOption('editor')
    await desk.getByRole('button', { name: deskWords.people.person.role.go }).click()
    await desk.getByRole('status').filter({ hasText: 'editor' }).waitFor()
    await rail(page).getByRole('link', { name: deskWords.rail.letters }).click()
    await page.getByRole('heading', { name: deskWords.refused.forbidden.title }).waitFor()
    expect(await rail(page).getByRole('link', { name: deskWords.rail.bookings }).count()).toBe(0)
  })
})

test('a session that somebody ends elsewhere is out with its next press, and theirs stays', async () => {
  const diane = await staffOf('sales')
  const [here, there] = [await tabOf(diane, '/admin/settings/profile'), await tabOf(diane)]
  await here.reload()
  await here.getByRole('button', { name: /^Sign out .+ on / }).click()
  await here.getByText(deskWords.profile.sessions.told).waitFor()
  await rail(there).getByRole('link', { name: deskWords.rail.bookings }).click()
  await there.waitForURL(/\/admin\/login\?to=/)
  await here.reload()
  await atDesk(here)
})

describe.each([true, false])('the profile with JavaScript %s', (javaScriptEnabled) => {
  test('keeps a name, tells what is wrong with a password, and ends the other sessions', async () => {
    const diane = await staffOf('sales')
    await tabOf(diane)
    const page = await tabOf(diane, '/admin/settings/profile', await newBrowser({ javaScriptEnabled }))
    const { name, password, sessions } = deskWords.profile
    await page.locator('[name=name]').fill('Diane Mukamana')
    await page.getByRole('button', { name: name.go }).click()
    await page.getByText(name.told).waitFor()
    expect(await rail(page).innerText()).toContain('Diane Mukamana')
    await page.locator('[name=password]').fill('impamba2026')
    await page.locator('[name=repeat]').fill('impamba2026')
    await page.getByRole('button', { name: password.go }).click()
    const wrong = page.locator('[name=password][aria-invalid=true]')
    await wrong.waitFor()
    expect(await page.locator(`#${(await wrong.getAttribute('aria-describedby'))?.split(' ')[0]}`).innerText()).toContain(
      password.refusals['too-common'],
    )
    await page.getByRole('button', { name: sessions.endOthers }).click()
    await page.getByText(sessions.toldOthers).waitFor()
    expect(await page.getByRole('button', { name: sessions.endOthers }).count()).toBe(0)
  })

  test('an owner invites somebody and is given the link, for no letter leaves this house', async () => {
    const owner = await staffOf('owner')
    const page = await tabOf(owner, '/admin/users', await newBrowser({ javaScriptEnabled }))
    const { invite } = deskWords.people
    const send = async (email: string) => {
      await page.locator('[name=name]').fill('Paul Habimana')
      await page.locator('[name=email]').fill(email)
      await page.getByRole('button', { name: invite.go, exact: true }).click()
    }
    await send(owner.email)
    await page.getByRole('alert').getByRole('link', { name: invite.refusals['email-already-in-use'] }).waitFor()
    await send(`paul-${javaScriptEnabled}@impamba.test`)
    await page.getByText(invite.handOver('Paul Habimana')).waitFor()
    expect(await page.getByLabel(invite.link).inputValue()).toContain('/admin/join?key=')
    await page.goto('/admin/users')
    expect(await page.content()).not.toContain('/admin/join?key=')
  })
})
