import type { Browser, CDPSession, Page } from 'playwright-core'

/** The browser's own paint timings, in milliseconds since the visit began; `cls` is the sum of all layout shifts. */
export type Paints = { fcp: number; lcp: number; cls: number; longTasks: { start: number; ms: number }[] }

export type Phone = { page: Page; devtools: CDPSession; paints(): Promise<Paints>; close(): Promise<void> }

/** A phone with an empty cache, without background work, which records its paint timings. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  await context.addInitScript(watchPaints)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const paints = () => page.evaluate(() => (window as unknown as { paints: Paints }).paints)
  return { page, devtools, paints, close: () => context.close() }
}

/** Runs in the page before anything of it. */
function watchPaints() {
  const paints: Paints = { fcp: 0, lcp: 0, cls: 0, longTasks: [] }
  Object.assign(window, { paints })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    paints.lcp = startTime
  })
  watch('layout-shift', (entry) => {
    paints.cls += (entry as PerformanceEntry & { value: number }).value
  })
  watch('longtask', ({ startTime, duration }) => paints.longTasks.push({ start: startTime, ms: duration }))
}
