import type { Browser, Page } from 'playwright-core'

const waitMs = 60_000

/**
 * Opens pages in a browser in another zone, whose clock shows the same instant. A breach is a page that shows other days or hours
 * with its scripts than the server sent, or on which a script complains.
 */
export async function openInBrowser(
  browser: Browser,
  { url, paths, at, zone }: { url: string; paths: readonly string[]; at: Date; zone: string },
): Promise<string[]> {
  const wrong: string[] = []
  const read = async (path: string, withScripts: boolean) => {
    const context = await browser.newContext({ timezoneId: zone, baseURL: url, javaScriptEnabled: withScripts })
    try {
      const page = await context.newPage()
      if (withScripts) await page.clock.setFixedTime(at)
      page.on('pageerror', ({ message }) => wrong.push(`${path} in a browser at ${zone} failed: ${message}`))
      page.on(
        'console',
        (message) => message.type() === 'error' && wrong.push(`${path} in a browser at ${zone} complained: ${message.text()}`),
      )
      await page.goto(path, { timeout: waitMs })
      if (withScripts) await isAlive(page)
      return daysIn(await page.locator('main').innerText())
    } finally {
      await context.close()
    }
  }
  for (const path of paths) {
    const sent = await read(path, false)
    const alive = await read(path, true)
    const at = sent.findIndex((day, index) => day !== alive[index])
    if (sent.length === 0 || sent.length !== alive.length || at >= 0)
      wrong.push(
        `${shortOf(path)} in a browser at ${zone} says ${alive[at]} instead of ${sent[at]}, ${alive.length} days of ${sent.length}`,
      )
  }
  return wrong.map((line) => line.replace(/key=[\w.-]+/g, 'key=…'))
}

const shortOf = (path: string) => path.replace(/\?key=.*/, '')

/** React has taken the page over once one of its elements carries its mark. */
const isAlive = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')), null, {
    timeout: waitMs,
  })

/** Every day, month, date and hour of a text, in its order. */
const daysIn = (text: string): string[] =>
  text.match(
    /(\d{1,2} )?(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*( \d{4})?|\d\d:\d\d|\d{4}-\d\d-\d\d|[A-Z][a-z]+day\b/g,
  ) ?? []
