/**
 * Work for a worker process: its name and a function that loads its code, which is called only where it runs. It depends on its
 * input alone. Input and result are copied between processes: plain values and bytes. The result of a `cached` one is bytes that
 * may be reused for the same input.
 */
export type WorkerTask<Input, Output> = {
  name: string
  load: () => Promise<(input: Input) => Promise<Output>>
  cached?: boolean
}

/** Runs heavy work outside the serving process (tasks: server/workers.ts), and returns its result. */
export type Workers = {
  /** Throws what the work throws, and an error of its own where its process died, was killed at its deadline or is missing. */
  run<Input, Output>(task: WorkerTask<Input, Output>, input: Input): Promise<Output>
}

/** Runs work in this process: for tests, and for commands, which serve no visitors. */
export const inProcess: Workers = { run: async (task, input) => (await task.load())(input) }

const away = 'WorkerAway'

/** For work that did not begin or was interrupted from outside: it can be tried again. */
export function workerAway(message: string): Error {
  const error = new Error(message)
  error.name = away
  return error
}

/** Whether work failed only because no process was there for it: the server stops, or the files of its release are gone. */
export const isWorkerAway = (error: unknown): boolean => error instanceof Error && error.name === away
