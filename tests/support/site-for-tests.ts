import type { TestProject } from 'vitest/node'
import { startServer } from './running-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The built server on a free port, with a database of its own and the demo content, for the tests in a browser. */
export default async function setup(project: TestProject) {
  const { folder, remove } = await temporaryFolder()
  const server = await startServer({ DATA_DIR: `${folder}/data` }).catch(async (error) => {
    await remove()
    throw error
  })
  project.provide('site', { url: server.url, email: server.owner?.email ?? '', password: server.owner?.password ?? '' })
  return async () => {
    await server.stop()
    await remove()
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    site: { url: string; email: string; password: string }
  }
}
