import { describe, expect, test } from 'vitest'
import { pageKinds } from '../support/page-kinds.ts'
import { type PageWeight, weighPage } from '../support/page-weight.ts'
import { siteOfWorker } from '../support/site.ts'
import { testBrowser } from '../support/test-browser.ts'
import { type Budgets, budgetsOf, heavierOf, weighed } from '../support/weight-budgets.ts'

const site = siteOfWorker()
const browser = await testBrowser()

const found = new Map<string, PageWeight>()

/** What weighs more than it may, in bytes. */
const tooHeavy = (bytes: Budgets, most: Budgets) =>
  (Object.keys(most) as (keyof Budgets)[])
    .filter((what) => bytes[what] > most[what])
    .map((what) => `${what}: ${bytes[what]} bytes, at most ${most[what]}`)

describe('the first view on a phone', () => {
  test.each(pageKinds)('$name is within its budgets and does not shift', async ({ name, path, status = 200 }) => {
    // A cached page is compressed better than one that is sent once.
    await (await fetch(site.url + path)).text()
    const weight = await weighPage(browser, site.url + path)
    found.set(name, weight)
    expect(weight.status).toBe(status)
    expect(tooHeavy(weighed(weight.bytes), { ...budgetsOf(weight), ...heavierOf(name) })).toEqual([])
    expect(weight.latePictures, 'pictures in the window that wait for scripts').toEqual([])
    expect(weight.cls, 'the sum of all shifts').toBeLessThan(0.02)
  })

  test('no page may be heavier that needs it no more', () => {
    const needless = [...found].flatMap(([name, weight]) => {
      const [bytes, budgets] = [weighed(weight.bytes), budgetsOf(weight)]
      const excused = Object.keys(heavierOf(name)) as (keyof Budgets)[]
      return excused.filter((what) => bytes[what] <= budgets[what]).map((what) => `${name}: ${what}`)
    })
    expect(needless).toEqual([])
  })
})
