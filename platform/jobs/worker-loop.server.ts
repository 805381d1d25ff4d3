import { writeFileSync } from 'node:fs'
import type { WorkerMessage } from '../workers/worker-process.server.ts'
import type { WorkerTask } from '../workers/worker-task.ts'

/**
 * The loop of a worker process: it loads its tasks, then runs each one that it is sent, until the process that started it
 * disconnects or dies. Only that process handles signals, because a terminal sends them to both.
 */
export async function serveTasks(tasks: readonly WorkerTask<never, unknown>[]): Promise<void> {
  process.on('disconnect', () => process.exit())
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
  dieFirst()
  const running = Promise.all(tasks.map(async ({ name, load }) => [name, await load()] as const)).then((all) => new Map(all))
  // Listened to from the start: the first task may be on its way already.
  process.on('message', async ({ task, input }: { task: string; input: unknown }) => {
    try {
      const run = (await running).get(task)
      if (!run) throw new Error(`This worker process has no task ${task}`)
      send({ result: await run(input as never) })
    } catch (error) {
      const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
      send({ error: { name, message, stack } })
    }
  })
  await running
  send({ ready: true })
}

const send = (message: WorkerMessage) => void process.send?.(message)

/** Where memory runs out, Linux is to end this process and not the one that serves. */
function dieFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Another system, or one that does not allow it: then it is chosen by its size.
  }
}
