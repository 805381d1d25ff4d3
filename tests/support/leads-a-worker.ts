import { openWorkerProcess } from '#platform/worker-process.server.ts'

/** A process that has a worker process, and says its id: for the test that kills it. */
const worker = openWorkerProcess({ entry: { file: 'tests/support/worker-to-watch.ts', args: [] }, deadlineMs: 60_000 })
process.stdout.write(`${await worker.run('pid', undefined)}\n`)
await worker.run('hang', undefined)
