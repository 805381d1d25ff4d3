import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { arrive } from '../support/awake.ts'
import { fillIn, openStaffAdmin } from '../support/staff-admin.ts'

const { ctx, newBrowser, staffOf } = await openStaffAdmin()

test('who reads French signs in on an English page, and is in French from there on every visit', async () => {
  const diane = await staffOf('owner')
  await sql`update staff set language = 'fr' where id = ${diane.id}`.execute(ctx.db)
  const page = await (await newBrowser()).newPage()
  const complaints: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
  page.on('pageerror', (error) => void complaints.push(error.message))
  await page.goto('/admin')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await fillIn(page, diane)
  await page.locator('html[lang=fr]').waitFor()
  const sidebar = page.getByRole('navigation', { name: 'Administration' })
  await page.getByRole('heading', { name: /^Bon(jour|soir) Diane/ }).waitFor()
  await sidebar.getByRole('link', { name: diane.name }).click()
  await page.getByRole('heading', { name: 'Appareils connectés' }).waitFor()
  await sidebar.getByRole('link', { name: 'Réservations' }).click()
  await arrive(page, '/admin/bookings')
  await page.getByText('Chargement').waitFor({ state: 'hidden' })
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  expect(complaints).toEqual([])
})
