import { renderBrochureTask } from '#features/documents/brochure/brochure-task.server.ts'
import { renderDocumentTask } from '#features/documents/render-task.server.ts'
import { paintSharePictureTask } from '#features/documents/share-picture/share-picture-task.server.ts'
import { cachedResults } from '#platform/cache/cached-results.server.ts'
import { makeSizesTask, paintDrawingTask, readColourTask, readPictureTask } from '#platform/pictures/picture-tasks.ts'
import { openWorkerProcess, type WorkerEntry, type WorkerProcess } from '#platform/workers/worker-process.server.ts'
import type { Workers } from '#platform/workers/worker-task.ts'

/** What each worker process does. What visitors wait for never stands behind a photograph. */
export const workerTasks = {
  pictures: [readPictureTask, makeSizesTask, readColourTask],
  documents: [renderDocumentTask, renderBrochureTask, paintDrawingTask, paintSharePictureTask],
} as const
type WorkerName = keyof typeof workerTasks

/** The argument by which the server's entry knows that it is run as a worker process; the name of its work follows. */
export const workerArgument = 'worker'

/** Some two hundred documents, until they say something else. */
const mostCachedBytes = 16 * 1_048_576

export type OpenWorkers = {
  workers: Workers
  /** Starts the one of documents, so that nobody waits for its start, nor misses it where a new release has taken its files away. */
  start(): void
  /** Cuts off what is done to photographs: it takes longer than an end may, and the job does it again later. */
  stopPictures(): Promise<void>
  stop(): Promise<void>
}

/** The worker processes of this server, each started when it is needed. `entry` is the file that is run as one. */
export function openWorkers(entry: WorkerEntry): OpenWorkers {
  const entryOf = (name: WorkerName) => ({ ...entry, args: [...entry.args, workerArgument, name] })
  const processes: Record<WorkerName, WorkerProcess> = {
    // A photograph takes hundreds of megabytes, and not all are given back before the process ends.
    // Who sends one waits for it to be read, nobody for its sizes.
    pictures: openWorkerProcess({
      entry: entryOf('pictures'),
      deadlineMs: 120_000,
      idleMs: 5_000,
      mostTasks: 4,
      last: [makeSizesTask.name, readColourTask.name],
    }),
    documents: openWorkerProcess({ entry: entryOf('documents'), deadlineMs: 20_000 }),
  }
  const nameOf = new Map<string, WorkerName>()
  for (const name of ['pictures', 'documents'] as const) for (const task of workerTasks[name]) nameOf.set(task.name, name)
  const apart: Workers = {
    async run<Input, Output>(task: { name: string }, input: Input) {
      const name = nameOf.get(task.name)
      if (!name) throw new Error(`No worker process does ${task.name}`)
      return (await processes[name].run(task.name, input)) as Output
    },
  }
  return {
    workers: cachedResults(apart, { mostBytes: mostCachedBytes }),
    start: processes.documents.start,
    stopPictures: processes.pictures.stop,
    stop: async () => void (await Promise.all([processes.pictures.stop(), processes.documents.stop()])),
  }
}
