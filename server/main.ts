import cluster from 'node:cluster'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'
import { openLog } from '#platform/log.server.ts'
import { isStartRefused } from '#platform/start-refused.ts'
import { readConfig } from './config.ts'
import { environmentWithFile } from './environment.ts'
import { reportToLeader } from './metrics/metrics-server.ts'
import { leadProcesses } from './start/processes.ts'
import { isStopRequested } from './start/shutdown.ts'
import { workerArgument } from './workers.ts'

/** What development adds: Vite handles requests first, and the router's build is read again for each request. */
type Development = {
  build: () => Promise<ServerBuild>
  before: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** The file that is run as a worker process. */
  worker: string
}

/** Starts the server and returns a function to stop it; a refused start prints why in one line and ends the process. */
export async function main(development?: Development): Promise<() => Promise<void>> {
  try {
    // The leader waits for the metrics of all processes, also of one that is starting and has none yet.
    if (cluster.isWorker) reportToLeader([])
    else if (!development) await leadWhereSeveral()
    return await openServer(development)
  } catch (error) {
    if (isStopRequested(error)) return async () => undefined
    if (!isStartRefused(error)) throw error
    process.stderr.write(`Impamba cannot start. ${error.message}\n`)
    process.exit(1)
  }
}

/** Loaded only when it is opened: a process that leads others does not need it, nor its memory. */
async function openServer(development: Development | undefined): Promise<() => Promise<void>> {
  const { startApplication } = await import('./start/start-server.ts')
  if (development) return startApplication(development)
  // Without a listener the signal would end this process: it is for the one that leads several.
  process.on('SIGUSR2', () =>
    process.stderr.write('SIGUSR2 replaces processes where PROCESSES is above 1, and is for their leader.\n'),
  )
  // Read while the database starts. An error is handled where the start awaits it.
  const build = import('virtual:react-router/server-build') as Promise<ServerBuild>
  build.catch(() => undefined)
  return startApplication({ build, worker: entryFile() })
}

/** With several processes, this one serves no requests itself, and ends with them. */
async function leadWhereSeveral(): Promise<void> {
  const { processes, metrics, logFormat } = readConfig(environmentWithFile())
  if (processes > 1) process.exit(await leadProcesses({ count: processes, metrics, log: openLog({ format: logFormat }) }))
}

/** This same file is a worker process where its environment says so (platform/workers/worker-process.server.ts). */
const entryFile = (): string => process.argv[1] ?? ''

async function work(): Promise<void> {
  const { runWorker } = await import('./worker.ts')
  await runWorker(process.argv[3])
}

// In development scripts/dev.ts calls it, after it has loaded this file through Vite.
if (import.meta.env.PROD) await (process.argv[2] === workerArgument ? work() : main())
