import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { handoverWords } from '#app/words/admin/roster/handover.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { assignMember } from '#features/roster/assign/assign-member.server.ts'
import { listHiredVehicles } from '#features/roster/handovers/reads-handovers.server.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { objections } from '../support/axe.ts'
import { hireBooking, newHireCar } from '../support/hires.ts'
import { signIn } from '../support/sign-in.ts'
import { besideSite, siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'

const words = readEnglish(handoverWords)
const today = kigaliDay(new Date())
const site = siteOfWorker()
const browser = await testBrowser()
const { ctx } = await besideSite()
let context: BrowserContext

afterEach(() => context.close())

/** A hire that began this morning with its vehicle, of which the address of its hand-over is answered. */
async function hired(plate: string): Promise<{ path: string; bookingId: string }> {
  const bookingId = await hireBooking(ctx.db, { from: `${today}T00:00`, to: `${addDays(today, 1)}T18:00` })
  const id = await newHireCar(ctx.db, plate)
  await assignMember(ctx, { run: { bookingId }, member: { kind: 'car', id }, actor: { id: 'diane', name: 'Diane' } })
  return { path: `/admin/bookings/${bookingId}/handover`, bookingId }
}

async function open(path: string, options: { javaScriptEnabled?: boolean; colorScheme?: 'dark' | 'light' } = {}): Promise<Page> {
  context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  await signIn(page, path)
  return page
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const overflow = (page: Page) => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
const fillOut = async (page: Page, kilometres: string, fuel: string) => {
  await page.locator('[name=kilometres]').fill(kilometres)
  await page.getByRole('radio', { name: fuel, exact: true }).check()
}

test('a vehicle is handed over with a mark set on the drawing, and taken back with the differences shown first', async () => {
  const { path, bookingId } = await hired('RAF 001 A')
  const page = await open(path)
  expect(await objections(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await fillOut(page, '80000', words.fuelLevels['8'])
  const drawing = page.getByRole('button', { name: words.marksHint })
  const box = await drawing.boundingBox()
  if (!box) throw new Error('No drawing')
  await drawing.click({ position: { x: box.width * 0.25, y: box.height * 0.4 } })
  await page.getByLabel(words.mark({ number: 1 }), { exact: true }).fill('Scratch on the door')
  await page.getByLabel(words.accessory.jack).check()
  await press(page, words.handOverOf({ name: 'RAF 001 A' }))
  await page.getByText(words.refusals['licence-not-seen']).first().waitFor()
  expect(await page.getByLabel(words.mark({ number: 1 }), { exact: true }).inputValue(), 'nothing typed is lost').toBe(
    'Scratch on the door',
  )
  await page.getByLabel(words.licence).check()
  await page.locator('[name=depositMethod]').selectOption('cash')
  await page.locator('[name=signedBy]').fill('Marit Solheim')
  await press(page, words.handOverOf({ name: 'RAF 001 A' }))
  await page.getByText(words.flash.out, { exact: true }).waitFor()
  const [out] = await listHiredVehicles(ctx.db, bookingId)
  expect(out?.out).toMatchObject({ kilometres: 80_000, fuelEighths: 8, signedBy: 'Marit Solheim', accessories: ['jack'] })
  const [mark] = out?.out?.marks ?? []
  expect([mark?.note, Math.round(mark?.x ?? 0), Math.round(mark?.y ?? 0)]).toEqual(['Scratch on the door', 25, 40])

  await fillOut(page, '80400', words.fuelLevels['6'])
  await press(page, words.compareOf({ name: 'RAF 001 A' }))
  await page.getByText(words.fuelLess({ count: 2 })).waitFor()
  await page.getByText(words.over({ count: 100 })).waitFor()
  expect((await listHiredVehicles(ctx.db, bookingId))[0]?.back, 'looking saves nothing').toBeUndefined()
  await press(page, words.takeBackOf({ name: 'RAF 001 A' }))
  await page.getByText(words.flash.return, { exact: true }).waitFor()
  expect(await objections(page)).toEqual([])
  await page.getByRole('link', { name: words.chargeOf({ what: words.over({ count: 100 }) }) }).click()
  await page.getByRole('dialog').waitFor()
  expect(await page.locator('dialog [name=quantity], [role=dialog] [name=quantity]').first().inputValue()).toBe('100')
  expect(await page.locator('dialog [name=amount], [role=dialog] [name=amount]').first().inputValue()).toBe('0.35')
  // What the customer pays of it is there before anything is saved.
  await page.getByRole('dialog').getByText('$35 more').waitFor()
  expect(await objections(page)).toEqual([])
})

test('without scripts a vehicle is handed over with a mark at a place by name, taken back, and printed', async () => {
  const { path, bookingId } = await hired('RAF 002 A')
  const page = await open(path, { javaScriptEnabled: false, colorScheme: 'dark' })
  await page.locator('summary', { hasText: words.byPlace }).click()
  await page.getByLabel(words.places.roof, { exact: true }).fill('Dent')
  await press(page, words.handOverOf({ name: 'RAF 002 A' }))
  await page.getByText(words.fields['kilometres-wrong']).first().waitFor()
  expect(await page.getByLabel(words.places.roof, { exact: true }).inputValue()).toBe('Dent')
  await fillOut(page, '12000', words.fuelLevels['4'])
  await page.getByLabel(words.licence).check()
  await page.locator('[name=deposit]').fill('')
  await page.locator('[name=signedBy]').fill('Marit Solheim')
  await press(page, words.handOverOf({ name: 'RAF 002 A' }))
  await page.getByText(words.flash.out, { exact: true }).waitFor()
  await fillOut(page, '12100', words.fuelLevels['4'])
  await press(page, words.takeBackOf({ name: 'RAF 002 A' }))
  await page.getByText(words.nothingDifferent).waitFor()
  expect((await listHiredVehicles(ctx.db, bookingId))[0]).toMatchObject({
    out: { marks: [{ x: 50, y: 52, note: 'Dent' }], depositMinor: 0, depositMethod: '' },
    back: { kilometres: 12_100 },
  })
  await page.getByRole('link', { name: words.printOf({ name: 'RAF 002 A' }) }).click()
  await page.getByRole('heading', { level: 1, name: words.paperTitle }).waitFor()
  await page.getByText(words.signCustomer).first().waitFor()
})
