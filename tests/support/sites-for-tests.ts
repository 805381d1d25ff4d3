import type { TestProject } from 'vitest/node'
import { copySite, type PreparedSite, withoutAhead } from './prepared-server.ts'
import { startServer } from './running-server.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { whole } from './whole.ts'

/** A running site, its owner, and its data folder: who joins it adds rows that no screen adds. */
export type Site = { url: string; email: string; password: string; folder: string }

/** The secret of these sites, with which a test makes the keys of links. */
export const secretOfSites = 'a secret of the sites of tests that is long enough'

/**
 * For the tests in a browser, after prepared-sites-for-tests.ts: the built server once for each worker, on a free port, with a
 * database of its own and the demo content.
 */
export default async function setup(project: TestProject) {
  const { folder, remove } = await temporaryFolder()
  const closers: (() => Promise<unknown>)[] = [remove]
  const close = async () => {
    for (const end of closers.splice(0).reverse()) await end()
  }
  const { demo } = project.getProvidedContext().preparedSites
  try {
    const workers = Array.from({ length: project.config.maxWorkers }, (_, index) => index + 1)
    const sites = workers.map(async (worker) => {
      const { site, stop } = await openSite(demo, `${folder}/site-${worker}`)
      closers.push(stop)
      return site
    })
    project.provide('sites', await whole(sites))
  } catch (error) {
    await close()
    throw error
  }
  return close
}

async function openSite(prepared: PreparedSite, folder: string): Promise<{ site: Site; stop(): Promise<unknown> }> {
  const owner = await copySite(prepared, folder)
  const { url, stop } = await startServer({ ...withoutAhead, DATA_DIR: folder, AUTH_SECRET: secretOfSites })
  return { site: { url, folder, ...owner }, stop }
}

declare module 'vitest' {
  interface ProvidedContext {
    sites: Site[]
  }
}
