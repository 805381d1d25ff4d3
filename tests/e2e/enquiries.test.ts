import { describe, expect, test } from 'vitest'
import { goAwake } from '../support/awake.ts'
import { answerToForm } from '../support/browser.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'
import { untilReadByAPerson } from '../support/until-read.ts'

const site = siteOfWorker()
const browser = await testBrowser()

async function visit(javaScriptEnabled: boolean, path: string) {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await goAwake(page, path)
  return { context, page }
}

/** The list of emails that staff see. */
async function emailsInAdmin(): Promise<() => Promise<string>> {
  const { page } = await visit(true, '/')
  await signIn(page, '/admin/emails')
  return async () => {
    await page.goto('/admin/emails')
    return (await page.locator('main').textContent()) ?? ''
  }
}

describe.each([
  { how: 'with JavaScript', javaScript: true },
  { how: 'without JavaScript', javaScript: false },
])('$how', ({ javaScript }) => {
  test('a visitor sends an enquiry, sees what is missing, loses nothing, and both emails are stored', async () => {
    const { context, page } = await visit(javaScript, '/contact')
    await page.getByLabel('Your question').fill(`Can my mother, who is 74, see the gorillas? ${javaScript}`)
    await page.getByLabel('Email', { exact: true }).fill('marit@')
    const refused = answerToForm(page)
    await page.getByRole('button', { name: 'Send the question' }).click()
    expect((await refused).status()).toBe(422)
    const summary = page.getByRole('alert')
    await summary.waitFor()
    await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await page.getByLabel('Your question').inputValue()).toContain('who is 74')
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('marit@')

    await page.getByLabel('Your name').fill('Marit Solheim')
    await page.getByLabel('Email', { exact: true }).fill(`marit-${javaScript}@example.no`)
    await untilReadByAPerson(page)
    await page.getByRole('button', { name: 'Send the question' }).dblclick()
    const sent = page.getByRole('status').filter({ hasText: 'Message received' })
    await sent.waitFor()
    const reference = (await sent.locator('.ref').textContent()) ?? ''
    expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    expect(await sent.locator('.ref').evaluate((text) => getComputedStyle(text).userSelect)).toBe('text')
    await expect.poll(() => sent.evaluate((box) => box === document.activeElement)).toBe(true)

    const emails = await emailsInAdmin()
    await expect.poll(emails).toContain(`${reference}: enquiry received`)
    await expect.poll(emails).toContain(`${reference} Question: Marit Solheim`)
    expect((await emails()).split(`marit-${javaScript}@example.no`), 'a double click sends one email').toHaveLength(2)
    await context.close()
  })

  test('the hidden field is reached neither by Tab nor by sight', async () => {
    const { context, page } = await visit(javaScript, '/parish-quote')
    const trap = page.locator('main [name=more]')
    expect(await trap.count()).toBe(1)
    await page.getByLabel('Parish or group').focus()
    for (let tab = 0; tab < 20; tab++) {
      await page.keyboard.press('Tab')
      expect(await trap.evaluate((field) => field === document.activeElement)).toBe(false)
    }
    const box = await trap.evaluate((field) => field.closest('div')?.getBoundingClientRect().toJSON())
    expect(box).toMatchObject({ width: 1, height: 1 })
    await context.close()
  })

  test('our newsletter can be requested at the foot of any page', async () => {
    const { context, page } = await visit(javaScript, '/departures')
    const field = page.getByRole('contentinfo').getByLabel('Email for our newsletter')
    await field.fill('reader@')
    await page.getByRole('button', { name: 'Subscribe' }).last().click()
    await page.getByText('email address is not complete').first().waitFor()
    const again = page.getByLabel('Email for our newsletter').first()
    await again.fill(`reader-${javaScript}@example.org`)
    await page.getByRole('button', { name: 'Subscribe' }).first().click()
    await page.getByText('This site sends no emails at the moment').first().waitFor()
    expect(new URL(page.url()).pathname, 'with JavaScript the page stays').toBe(javaScript ? '/departures' : '/newsletter')
    const emails = await emailsInAdmin()
    await expect.poll(emails).toContain(`reader-${javaScript}@example.org`)
    await context.close()
  })
})

test('a page that every visitor shares gets a stamp of this visit from the browser', async () => {
  const { context, page } = await visit(true, '/contact')
  const shared = /name="shown" value="([^"]*)"/.exec(await (await fetch(`${site.url}/contact`)).text())?.[1] ?? ''
  const seconds = (stamp: string) => Number.parseInt(stamp.split('.')[0] ?? '', 36)
  const own = await page.locator('[name=shown]').inputValue()
  expect(own).toMatch(/^[0-9a-z]+\.[\w-]{22}$/)
  expect(seconds(own)).toBeGreaterThanOrEqual(seconds(shared))
  await context.close()
})
