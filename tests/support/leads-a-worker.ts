import { openWorkerProcess } from '#platform/workers/worker-process.server.ts'

/** A process that has a worker process, and prints its id: for the test that kills it. */
const worker = openWorkerProcess({ entry: { file: 'tests/support/worker-to-watch.ts', args: [] }, deadlineMs: 60_000 })
const pid = await worker.run('pid', undefined)
void worker.run('hang', undefined)
process.stdout.write(`${pid}\n`)
