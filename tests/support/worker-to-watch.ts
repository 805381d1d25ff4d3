import { serveTasks } from '#platform/jobs/worker-loop.server.ts'
import type { WorkerTask } from '#platform/workers/worker-task.ts'

/** A worker process that does what a test wants to see: it is run by itself, see platform/workers/worker-process.server.test.ts. */
const task = <Input, Output>(name: string, run: (input: Input) => Promise<Output>): WorkerTask<Input, Output> => ({
  name,
  load: async () => run,
})

// As where a file of this release is gone.
if (process.argv[2] === 'broken') process.exit(1)
await serveTasks([
  task('echo', async (input: unknown) => input),
  task('pid', async () => process.pid),
  task('environment', async () => Object.keys(process.env).sort()),
  task('fail', async () => {
    throw new RangeError('It cannot be done')
  }),
  task('die', async () => process.kill(process.pid, 'SIGKILL')),
  // Busy for ever: it would not end by itself.
  task('hang', () => new Promise(() => setInterval(() => undefined, 1_000))),
])
