import type { TestProject } from 'vitest/node'
import { copyHouse, furnish, type House, type Houses } from './furnished-house.ts'
import { startServer } from './running-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type Site = { url: string; email: string; password: string }

/**
 * For the tests in a browser: two houses to copy, and the built server once for each worker, on a free port, with a database of its
 * own and the demo content.
 */
export default async function setup(project: TestProject) {
  const { folder, remove } = await temporaryFolder()
  const closers: (() => Promise<unknown>)[] = [remove]
  const close = async () => {
    for (const end of closers.splice(0).reverse()) await end()
  }
  try {
    const demo = await furnish(`${folder}/demo`)
    const bare = await furnish(`${folder}/bare`, { DEMO_CONTENT: 'no' })
    project.provide('houses', { demo, bare })
    const sites: Site[] = []
    for (let worker = 1; worker <= project.config.maxWorkers; worker++) {
      const { site, stop } = await openSite(demo, `${folder}/site-${worker}`)
      closers.push(stop)
      sites.push(site)
    }
    project.provide('sites', sites)
  } catch (error) {
    await close()
    throw error
  }
  return close
}

async function openSite(house: House, folder: string): Promise<{ site: Site; stop(): Promise<unknown> }> {
  const owner = await copyHouse(house, folder)
  const { url, stop } = await startServer({ DATA_DIR: folder })
  return { site: { url, ...owner }, stop }
}

declare module 'vitest' {
  interface ProvidedContext {
    sites: Site[]
    houses: Houses
  }
}
