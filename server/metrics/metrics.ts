import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { PageStore } from '#platform/cache/page-cache.server.ts'
import type { DatabaseUse } from '#platform/database/database.server.ts'
import type { Answered, Http } from '../http/http.ts'
import type { RequestQueueName, RequestQueues } from '../http/request-queues.ts'
import { reportToLeader } from './metrics-server.ts'

export type Metrics = {
  /** Notes one answer that did not come from memory. */
  note(answered: Answered): void
  /** What is read when metrics are requested. */
  watch(watched: Watched): void
  registry: Registry
}

type Watched = {
  http: Pick<Http, 'answeredFromMemory'>
  requestQueues: Pick<RequestQueues, 'count'>
  store: Pick<PageStore, 'size'>
  databaseUse: () => DatabaseUse
  /** Jobs that are due, and those that failed for good. Throws while the database is unavailable. */
  countJobs: () => Promise<{ due: number; failed: number }>
}

const requestQueueNames: readonly RequestQueueName[] = ['site', 'forms', 'documents', 'admin', 'webhooks']
const prefix = 'impamba_'

/**
 * The metrics of this process in the format of Prometheus: names in seconds and bytes, pages by their patterns, no personal
 * data. With several processes each reports to their leader, which adds them up.
 */
export function openMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix })
  const answers = new Counter({
    name: `${prefix}answers_total`,
    help: 'Requests answered by a render, a refusal or an apology, by page and status',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: `${prefix}answer_seconds`,
    help: 'Time from the first line of a request to the end of its answer, by request queue',
    labelNames: ['queue'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  reportToLeader(registers)
  return {
    registry,
    note({ route, method, status, requestQueue, ms }) {
      answers.inc({ route, method, status })
      seconds.observe({ queue: requestQueue }, ms / 1_000)
    },
    watch: (watched) => watchServer(watched, registers),
  }
}

function watchServer({ http, requestQueues, store, databaseUse, countJobs }: Watched, registers: Registry[]): void {
  const total = (name: string, help: string, read: () => number) =>
    new Counter({
      name: `${prefix}${name}`,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `${prefix}${name}`,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })

  total('answers_from_memory_total', 'Requests answered by a kept page or a file of the build', http.answeredFromMemory)
  gauge('kept_pages', 'Finished public pages in memory', () => store.size.pages)
  gauge('kept_pages_bytes', 'What they weigh', () => store.size.bytes)
  gauge('database_connections', 'Open connections of the pool', () => databaseUse().open)
  gauge('database_connections_idle', 'Those of them that nobody uses', () => databaseUse().idle)
  gauge('database_waiting', 'Requests that wait for a connection', () => databaseUse().waiting)
  new Gauge({
    name: `${prefix}request_queue`,
    help: 'Requests that are being answered, and that wait, by request queue',
    labelNames: ['queue', 'state'],
    registers,
    collect() {
      for (const requestQueue of requestQueueNames) {
        const { running, waiting } = requestQueues.count(requestQueue)
        this.set({ queue: requestQueue, state: 'running' }, running)
        this.set({ queue: requestQueue, state: 'waiting' }, waiting)
      }
    },
  })
  new Counter({
    name: `${prefix}request_queue_refused_total`,
    help: 'Requests that were refused because more came than could be served, by request queue',
    labelNames: ['queue'],
    registers,
    collect() {
      this.reset()
      for (const requestQueue of requestQueueNames) this.inc({ queue: requestQueue }, requestQueues.count(requestQueue).refused)
    },
  })
  new Gauge({
    name: `${prefix}jobs`,
    help: 'Jobs that are due and nobody took, and those that failed for good; none of either while the database is away',
    labelNames: ['state'],
    // Every process counts the same rows.
    aggregator: 'max',
    registers,
    async collect() {
      this.reset()
      const counted = await countJobs().catch(() => undefined)
      if (!counted) return
      this.set({ state: 'due' }, counted.due)
      this.set({ state: 'failed' }, counted.failed)
    },
  })
}
