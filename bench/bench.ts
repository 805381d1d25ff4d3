import { benchBookingRate } from './booking-rate.ts'
import { benchBrowser } from './browser.ts'
import { benchCachedPages } from './cached-pages.ts'
import { benchDocuments } from './documents.ts'
import { benchGrowth } from './growth.ts'
import { benchHeartbeat } from './heartbeat.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchOperations } from './operations.ts'
import { benchPictures } from './pictures.ts'
import { benchPublish } from './publish.ts'
import { out, printMachine } from './report.ts'
import { benchStampede } from './stampede.ts'
import { benchUncachedPage } from './uncached-page.ts'

/**
 * All figures of this site's speed (docs/performance.md), each part a comparison inside one run. `npm run bench` runs
 * all parts, `npm run bench -- kept-pages` those that are named. It exits with an error where an aim is missed.
 */
const parts: Record<string, () => Promise<void>> = {
  'kept-pages': benchCachedPages,
  'uncached-page': benchUncachedPage,
  growth: benchGrowth,
  operations: benchOperations,
  'booking-rate': benchBookingRate,
  stampede: benchStampede,
  publish: benchPublish,
  pictures: benchPictures,
  documents: benchDocuments,
  browser: benchBrowser,
  lighthouse: benchLighthouse,
  heartbeat: benchHeartbeat,
}

const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = named.filter((name) => !parts[name])
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)
for (const [name, run] of Object.entries(parts).filter(([name]) => named.length === 0 || named.includes(name))) {
  out(`\n## ${name}\n`)
  printMachine()
  await run()
}
