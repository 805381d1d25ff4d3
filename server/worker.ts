import os from 'node:os'
import { serveTasks } from '#platform/jobs/worker-loop.server.ts'
import { workerTasks } from './workers.ts'

/** Runs this process as a worker process of the name that follows its argument (server/workers.ts). */
export async function runWorker(name: string | undefined): Promise<void> {
  if (name !== 'pictures' && name !== 'documents') throw new Error(`There is no worker process ${name}`)
  // Pages come first: pictures are resized with the rest of the machine.
  if (name === 'pictures') os.setPriority(10)
  await serveTasks(workerTasks[name])
}
