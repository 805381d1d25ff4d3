import type { IncomingMessage, ServerResponse } from 'node:http'
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { isStartRefused } from '#platform/start-refused.ts'
import { isStopAsked } from './ending.ts'
import { startHouse } from './house.ts'

/** What development adds: Vite answers first, and the router's build is read anew for each request. */
type Development = {
  build: () => Promise<ServerBuild>
  before: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Starts the server and answers how to stop it; a start that is refused says why in one line and ends the process. */
export async function main(development?: Development): Promise<() => Promise<void>> {
  try {
    return await startHouse(development ?? { build: build as ServerBuild })
  } catch (error) {
    if (isStopAsked(error)) return async () => undefined
    if (!isStartRefused(error)) throw error
    process.stderr.write(`Impamba cannot start. ${error.message}\n`)
    process.exit(1)
  }
}

// In development scripts/dev.ts calls it, after it has loaded this file through Vite.
if (import.meta.env.PROD) await main()
