import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { workerAway } from './worker-task.ts'

/** The program of a worker process: a file and its arguments. It calls `serveTasks` (worker-loop.server.ts). */
export type WorkerEntry = { file: string; args: readonly string[] }

export type WorkerProcess = {
  /** Runs a task by its name when its turn comes, and returns its result. */
  run(task: string, input: unknown): Promise<unknown>
  /** Starts the process before there is work for it. */
  start(): void
  /** Fails running and waiting tasks, runs no more, and resolves when no process is left. */
  stop(): Promise<void>
}

type Work = { task: string; input: unknown; settle: (result: unknown) => void; fail: (error: Error) => void }
/** A message of a worker process: that it has loaded its tasks, or how one ended. */
export type WorkerMessage = { ready: true } | { result: unknown } | { error: { name: string; message: string; stack?: string } }

/**
 * One process for heavy work, one task at a time, first come, first served; the tasks named `last` only while no other waits. It
 * is started when there is work, and ended after `idleMs` without any and after `mostTasks` of them: only the end of a process
 * frees all of its memory. A task that takes longer than `deadlineMs` has its process killed and fails; a process that dies
 * fails the task that it ran and no other.
 *
 * The process gets only PATH and NODE_ENV of this environment: code that decodes strangers' files must not know any secret.
 */
export function openWorkerProcess(settings: {
  entry: WorkerEntry
  deadlineMs: number
  idleMs?: number
  mostTasks?: number
  last?: readonly string[]
}): WorkerProcess {
  const { entry, deadlineMs, last = [], idleMs = Number.POSITIVE_INFINITY, mostTasks = Number.POSITIVE_INFINITY } = settings
  const waiting: Work[] = []
  const alive = new Set<ChildProcess>()
  let child: ChildProcess | undefined
  let current: Work | undefined
  let tasksDone = 0
  let deadline: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined
  let stopped = false

  function startChild(): ChildProcess {
    const started = fork(entry.file, entry.args, {
      env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, MALLOC_ARENA_MAX: '2' },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    let isReady = false
    tasksDone = 0
    alive.add(started)
    started.on('message', (message: WorkerMessage) => {
      if ('ready' in message) isReady = true
      else if (started === child) finish(message)
    })
    const gone = (why: string) => {
      alive.delete(started)
      if (started === child) lose(isReady ? new Error(why) : workerAway(`A worker process did not start: ${why}`))
    }
    started.once('exit', (code, signal) => gone(`the worker process ended with ${signal ?? `exit code ${code}`}`))
    started.once('error', (error) => gone(error.message))
    return started
  }

  function finish(message: Exclude<WorkerMessage, { ready: true }>): void {
    const work = current
    current = undefined
    clearTimeout(deadline)
    if (++tasksDone >= mostTasks) end()
    if ('error' in message) work?.fail(Object.assign(new Error(message.error.message), message.error))
    else work?.settle(message.result)
    next()
  }

  /** The process is gone, or not trusted any more. */
  function lose(why: Error): void {
    const work = current
    current = undefined
    clearTimeout(deadline)
    end()
    work?.fail(why)
    next()
  }

  /** The process holds only memory: there is nothing to close. */
  function end(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  function next(): void {
    if (current || stopped) return
    clearTimeout(idle)
    const urgent = waiting.findIndex(({ task }) => !last.includes(task))
    ;[current] = waiting.splice(Math.max(urgent, 0), 1)
    if (!current) {
      if (child && idleMs !== Number.POSITIVE_INFINITY) idle = setTimeout(end, idleMs).unref()
      return
    }
    child ??= startChild()
    const { task, input } = current
    deadline = setTimeout(() => lose(new Error(`${task} took longer than ${deadlineMs} ms`)), deadlineMs)
    // A process that is gone is noticed by its exit.
    child.send({ task, input }, () => undefined)
  }

  return {
    run(task, input) {
      if (stopped) return Promise.reject(workerAway('The worker processes are stopped'))
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      waiting.push({ task, input, settle: resolve, fail: reject })
      next()
      return promise
    },
    start() {
      if (!stopped) child ??= startChild()
    },
    async stop() {
      stopped = true
      const left = [current, ...waiting.splice(0)]
      current = undefined
      clearTimeout(deadline)
      end()
      for (const work of left) work?.fail(workerAway('The worker processes are stopped'))
      await Promise.all([...alive].map((one) => once(one, 'exit')))
    },
  }
}
