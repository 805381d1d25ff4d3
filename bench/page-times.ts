import type { Browser, Page } from 'playwright-core'
import { openPhone, type Paints } from '#tests/support/phone.ts'

/** A link, throttled in the browser: bits a second each way, milliseconds before an answer begins. `slowerCpu`: so many times slower. */
export type Link = { bitsASecond: number; latencyMs: number; slowerCpu?: number }

/** Milliseconds since the visit began, and how long the page could not answer a finger after its first paint. */
export type PageTimes = { fcp: number; lcp: number; cls: number; tbt: number }

/** One visit of a phone that has been nowhere yet, until its network is quiet and it has had no long task for a while. */
export async function timePage(
  browser: Browser,
  url: string,
  { bitsASecond, latencyMs, slowerCpu = 1 }: Link,
): Promise<PageTimes> {
  const { page, devtools, paints, close } = await openPhone(browser)
  try {
    const bytesASecond = bitsASecond / 8
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bytesASecond,
      uploadThroughput: bytesASecond,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu })
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
    await becomeQuiet(page)
    const { fcp, lcp, cls, longTasks } = await paints()
    return { fcp, lcp, cls, tbt: blocked(fcp, longTasks) }
  } finally {
    await close()
  }
}

const quietMs = 1_500

const becomeQuiet = (page: Page) =>
  page.evaluate(async (quietMs) => {
    const { longTasks } = (window as unknown as { paints: Paints }).paints
    const lastEnd = () => longTasks.reduce((last, { start, ms }) => Math.max(last, start + ms), 0)
    // This runs in the page, which knows nothing of Node's timers.
    do await new Promise((done) => setTimeout(done, quietMs))
    while (performance.now() - lastEnd() < quietMs)
  }, quietMs)

/** Total blocking time: of every task after the first paint what is longer than 50 ms. */
const blocked = (fcp: number, tasks: Paints['longTasks']): number =>
  tasks
    .map(({ start, ms }) => start + ms - Math.max(start, fcp))
    .filter((ms) => ms > 50)
    .reduce((sum, ms) => sum + ms - 50, 0)
