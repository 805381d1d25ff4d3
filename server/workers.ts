import { renderBrochureTask } from '#features/documents/brochure/brochure-task.server.ts'
import { renderProposalTask } from '#features/documents/proposal/proposal-task.server.ts'
import { renderDocumentTask } from '#features/documents/render-task.server.ts'
import { paintSharePictureTask } from '#features/documents/share-picture/share-picture-task.server.ts'
import { renderPaperTask } from '#features/supply/papers/paper-task.server.ts'
import { cachedResults } from '#platform/cache/cached-results.server.ts'
import { makeSizesTask, paintDrawingTask, readColourTask, readPictureTask } from '#platform/pictures/picture-tasks.ts'
import { openWorkerProcess, type WorkerEntry, type WorkerProcess } from '#platform/workers/worker-process.server.ts'
import type { Workers } from '#platform/workers/worker-task.ts'

/** The tasks of each worker process. What visitors wait for never waits behind a photo. */
export const workerTasks = {
  pictures: [readPictureTask, makeSizesTask, readColourTask],
  documents: [
    renderDocumentTask,
    renderBrochureTask,
    renderProposalTask,
    paintDrawingTask,
    paintSharePictureTask,
    renderPaperTask,
  ],
} as const
type WorkerName = keyof typeof workerTasks

/** The argument that makes the server's entry a worker process; the name of its task follows. */
export const workerArgument = 'worker'

/** Some two hundred documents in memory until they change. */
const mostCachedBytes = 16 * 1_048_576

export type OpenWorkers = {
  workers: Workers
  /**
   * Starts the worker of documents early: no visitor waits for its start, and it loads its files before a new release removes
   * them.
   */
  start(): void
  /** Interrupts work on pictures: it takes longer than a shutdown may, and the job repeats it later. */
  stopPictures(): Promise<void>
  stop(): Promise<void>
}

/** The worker processes of this server, each started when it is needed. `entry` is the file that is run as one. */
export function openWorkers(entry: WorkerEntry): OpenWorkers {
  const entryOf = (name: WorkerName) => ({ ...entry, args: [...entry.args, workerArgument, name] })
  const processes: Record<WorkerName, WorkerProcess> = {
    // A photo takes hundreds of megabytes, and some are freed only when the process ends.
    // Its sender waits until it is read; its sizes are made later.
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
