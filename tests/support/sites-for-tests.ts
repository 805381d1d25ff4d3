import type { TestProject } from 'vitest/node'
import { startServer } from './running-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type Site = { url: string; email: string; password: string }

/**
 * The built server for the tests in a browser, once for each worker: on a free port, with a database of its own and the demo
 * content.
 */
export default async function setup(project: TestProject) {
  const opening = await Promise.allSettled(Array.from({ length: project.config.maxWorkers }, openOne))
  const opened = opening.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const close = async () => void (await Promise.all(opened.map((one) => one.close())))
  const failed = opening.find((one) => one.status === 'rejected')
  if (failed) {
    await close()
    throw failed.reason
  }
  project.provide(
    'sites',
    opened.map(({ site }) => site),
  )
  return close
}

async function openOne(): Promise<{ site: Site; close(): Promise<void> }> {
  const { folder, remove } = await temporaryFolder()
  const server = await startServer({ DATA_DIR: `${folder}/data` }).catch(async (error) => {
    await remove()
    throw error
  })
  const { email = '', password = '' } = server.owner ?? {}
  const close = async () => {
    await server.stop()
    await remove()
  }
  return { site: { url: server.url, email, password }, close }
}

declare module 'vitest' {
  interface ProvidedContext {
    sites: Site[]
  }
}
