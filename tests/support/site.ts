import { inject } from 'vitest'
import type { Site } from './sites-for-tests.ts'

/** The site of this worker: files that run beside each other have one each, and one file after the other has the same. */
export function siteOfWorker(): Site {
  const site = inject('sites')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!site) throw new Error(`There is no site for worker ${process.env.VITEST_POOL_ID}`)
  return site
}
