import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { ClusterRegistry } from '@prometheus-io/client'
import type { Log } from '#platform/context.ts'
import { type MetricsAddress, openMetricsServer } from '../metrics/metrics-server.ts'
import { onEndSignals } from './end-signals.ts'

/** A process that ends this soon after its start has something wrong that a new one has too: each next one is started later. */
const diesYoungMs = 10_000
const longestPauseMs = 30_000

/**
 * Runs the server in `count` processes on one port, of which each accepts connections as it has time. The first one starts alone:
 * it creates the database, and a refused start ends with it. One that dies is replaced. SIGUSR2 replaces all of them one after
 * another: each new one listens before an old one is told to end, so that no request is refused. SIGTERM, SIGINT and SIGHUP end
 * them in order, a second signal at once. The metrics of all are served together. Resolves with the exit code when the last one
 * has ended.
 */
export async function leadProcesses(settings: { count: number; metrics: MetricsAddress | undefined; log: Log }): Promise<number> {
  const { count, metrics, log } = settings
  const leaving = new Set<Worker>()
  const over = Promise.withResolvers<number>()
  let ending = false
  let rolling = false
  let youngDeaths = 0

  /** Resolves when it listens; false when it ended before, or when all processes are ending. */
  async function start(): Promise<boolean> {
    if (ending) return false
    const worker = cluster.fork()
    const began = Date.now()
    const exited = once(worker, 'exit')
    const listens = await Promise.race([once(worker, 'listening').then(() => true), exited.then(() => false)])
    void exited.then(() => {
      if (listens && !leaving.delete(worker) && !ending) void replace(Date.now() - began)
    })
    return listens
  }

  /** Replaces a process that died after so long, or that did not start. */
  async function replace(livedMs: number): Promise<void> {
    youngDeaths = livedMs < diesYoungMs ? youngDeaths + 1 : 0
    const pauseMs = youngDeaths === 0 ? 0 : Math.min(250 * 2 ** youngDeaths, longestPauseMs)
    log.error('A process has died; another one is started', { afterMs: pauseMs })
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    await add()
  }

  /** Starts one more, and goes on trying where it does not start. */
  async function add(): Promise<void> {
    if (!(await start()) && !ending) await replace(0)
  }

  async function leave(worker: Worker): Promise<void> {
    if (worker.isDead()) return
    leaving.add(worker)
    const exited = once(worker, 'exit')
    worker.process.kill('SIGTERM')
    await exited
  }

  /** Returns whether each of them was replaced; stops at the first whose successor does not start. */
  async function replaceEach(old: readonly Worker[]): Promise<boolean> {
    for (const worker of old.filter((one) => !one.isDead())) {
      // A process that dies while its successor starts needs no other.
      leaving.add(worker)
      if (!(await start())) {
        leaving.delete(worker)
        if (worker.isDead()) void add()
        return false
      }
      await leave(worker)
    }
    return true
  }

  async function roll(): Promise<void> {
    if (rolling || ending) return
    rolling = true
    log.info('Replacing the processes one after another…')
    const all = await replaceEach(workers())
    rolling = false
    if (all) log.info('The processes are new.')
    else if (!ending) log.error('A new process did not start; the old ones that are left go on')
  }

  // The processes share the listening socket. If this process handed connections on, one could be on its way to a process that
  // has just died: it would stay open without ever being answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  process.on('SIGUSR2', () => void roll())
  onEndSignals({
    async end() {
      ending = true
      await Promise.all(workers().map(leave))
      over.resolve(0)
    },
    atOnce() {
      for (const worker of workers()) worker.process.kill('SIGKILL')
      process.exit(1)
    },
  })
  if (metrics) {
    const all = new ClusterRegistry()
    await openMetricsServer(metrics, { contentType: all.contentType, metrics: () => all.clusterMetrics() })
  }
  if (!(await start()) && !ending) return 1
  for (let others = 1; others < count; others++) void add()
  return over.promise
}

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
