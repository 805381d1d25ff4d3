import type { TestProject } from 'vitest/node'
import { furnish, type PreparedSites } from './prepared-server.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { whole } from './whole.ts'

/** For the tests that start the built server themselves: two prepared sites to copy. */
export default async function setup(project: TestProject) {
  const { folder, remove } = await temporaryFolder()
  try {
    const [demo, bare] = await whole([furnish(`${folder}/demo`), furnish(`${folder}/bare`, { DEMO_CONTENT: 'no' })])
    project.provide('preparedSites', { demo, bare })
  } catch (error) {
    await remove()
    throw error
  }
  return remove
}

declare module 'vitest' {
  interface ProvidedContext {
    preparedSites: PreparedSites
  }
}
