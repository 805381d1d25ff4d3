import { expect, test } from 'vitest'
import { everyPage } from '../support/every-page.ts'
import { fuzzSite } from '../support/fuzz/fuzz-site.ts'
import { siteToFuzz } from '../support/fuzz/site-to-fuzz.ts'

/**
 * `npm run fuzz` sends more, and from another seed where one is given; here every route gets some requests, the same each time.
 */
const atLeast = Number(process.env.FUZZ_REQUESTS ?? 600)
const seed = Number(process.env.FUZZ_SEED ?? 7)

test('no route and no form falls over, leads away, leaks or takes long, whatever it is sent', {
  timeout: 3_600_000,
}, async () => {
  const site = await siteToFuzz()
  const isLong = atLeast > 5_000
  const { faults, ...report } = await fuzzSite(site, { atLeast, seed, ofOneRoute: isLong ? 3 : 1, inOneTurn: isLong ? 10 : 2 })
  const { exitCode } = site.server.process
  const output = site.server.output()
  const ended = await site.end()
  process.stdout.write(`${JSON.stringify(report)}\n`)
  expect(faults, `The server says last: ${output.slice(-2_000)}`).toEqual([])
  expect(report.routes).toBe(everyPage.length)
  expect(report.sent).toBeGreaterThanOrEqual(atLeast)
  // Most requests have to pass the rejection of malformed ones, or the code behind it is not tested.
  expect(report.turnedAway).toBeLessThan(report.sent / 10)
  expect([exitCode, ended]).toEqual([null, 0])
  expect(output).not.toMatch(/\berror\b|unhandled/i)
})
