import type { Log } from '#platform/context.ts'
import { describeError } from '#platform/log.server.ts'
import { onEndSignals } from './end-signals.ts'

export type Ending = {
  /** Registers something open and how to close it. Ends the start here when a signal came meanwhile. */
  after(what: string, close: () => Promise<void>): void
  /** Closes everything, the last opened first. A start that is under way is let come to its next step before. */
  end(): Promise<void>
  /** Runs the start, so that a shutdown waits for a safe moment. */
  run(start: () => Promise<void>): Promise<void>
}

const patienceMs = 30_000

/**
 * Ends the server in order at SIGTERM, SIGINT, SIGHUP or an uncaught error. Where that hangs, it ends
 * after thirty seconds plus the time in which /ready announces the end (`drainMs`); a second signal ends it at once.
 */
export function endInOrder(log: Log, drainMs = 0): Ending {
  const closers: { what: string; close: () => Promise<void> }[] = []
  let isEnding = false
  let signalled = false
  let starting: Promise<void> = Promise.resolve()
  let ended: Promise<void> | undefined

  async function close(): Promise<void> {
    isEnding = true
    await starting.catch(() => undefined)
    for (const closer of closers.reverse()) {
      await closer.close().catch((error) => log.error(`Closing ${closer.what} failed`, describeError(error)))
    }
    // After a signal only the exit follows, and a second signal must not interrupt it.
    if (!signalled) stopWatching()
  }

  const end = () => {
    ended ??= close()
    return ended
  }

  const loseItsPatience = () => {
    setTimeout(() => process.exit(1), drainMs + patienceMs).unref()
  }

  const stopSignals = onEndSignals({
    end() {
      signalled = true
      log.info('Stopping: finishing what is under way…')
      loseItsPatience()
      void end().then(() => {
        log.info('Stopped.')
        // A command that was stopped before its work was done has already set its exit code.
        process.exit()
      })
    },
    atOnce: () => process.exit(1),
  })
  // An unhandled rejection is a bug to fix, and no reason to stop the server.
  const onRejection = (error: unknown) => log.error('A promise failed unheard', describeError(error))
  const onException = (error: unknown) => {
    log.error('A fault that nobody caught', describeError(error))
    loseItsPatience()
    void end().finally(() => process.exit(1))
  }
  process.on('unhandledRejection', onRejection)
  process.on('uncaughtException', onException)

  /** In development one process opens a server after another. */
  function stopWatching(): void {
    stopSignals()
    process.off('unhandledRejection', onRejection)
    process.off('uncaughtException', onException)
  }

  return {
    after(what, close) {
      closers.push({ what, close })
      if (isEnding) throw stopRequested()
    },
    end,
    run(start) {
      starting = start()
      return starting
    },
  }
}

function stopRequested(): Error {
  const error = new Error('A stop was asked for during the start')
  error.name = 'StopAsked'
  return error
}

export const isStopRequested = (error: unknown): boolean => error instanceof Error && error.name === 'StopAsked'
