import { afterAll, inject } from 'vitest'
import { besideServer } from './beside-server.ts'
import type { Site } from './sites-for-tests.ts'
import type { TestParts } from './test-parts.ts'

/** The site of this worker: files that run beside each other have one each, and one file after the other has the same. */
export function siteOfWorker(): Site {
  const site = inject('sites')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!site) throw new Error(`There is no site for worker ${process.env.VITEST_POOL_ID}`)
  return site
}

/** A context on its database, left after the file's last test, for rows that no screen adds. Call it at the top of the file. */
export async function besideSite(): Promise<TestParts> {
  const { leave, ...parts } = await besideServer(siteOfWorker().folder)
  afterAll(leave)
  return parts
}
