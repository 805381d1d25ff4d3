import type { Log } from '#platform/context.ts'
import { describeError } from '#platform/log.server.ts'

export type Ending = {
  /** What is open now, and how it is closed. Ends the start here when an end was asked for meanwhile. */
  after(what: string, close: () => Promise<void>): void
  /** Closes everything, the last opened first. A start that is under way is let come to its next step before. */
  end(): Promise<void>
  /** Runs the start, so that an end knows when it may begin. */
  run(start: () => Promise<void>): Promise<void>
}

/** A terminal's Ctrl-C reaches the server twice at once, from the terminal and from npm: that is one wish, not two. */
const sameWishMs = 500
const patienceMs = 30_000

/**
 * Ends the house in order at SIGTERM, SIGINT, SIGHUP or a fault that nobody caught, and where that hangs, ends it anyway
 * after thirty seconds; a second signal ends it at once.
 */
export function endInOrder(log: Log): Ending {
  const closers: { what: string; close: () => Promise<void> }[] = []
  let asked = false
  let askedAt = 0
  let starting: Promise<void> = Promise.resolve()
  let ended: Promise<void> | undefined

  async function close(): Promise<void> {
    asked = true
    await starting.catch(() => undefined)
    for (const closer of closers.reverse()) {
      await closer.close().catch((error) => log.error(`Closing ${closer.what} failed`, describeError(error)))
    }
    // After a signal nothing follows but the exit, and a signal on the way there must not cut it off.
    if (askedAt === 0) stopWatching()
  }

  const end = () => {
    ended ??= close()
    return ended
  }

  const loseItsPatience = () => {
    setTimeout(() => process.exit(1), patienceMs).unref()
  }

  const onSignal = () => {
    if (askedAt > 0 && Date.now() - askedAt > sameWishMs) process.exit(1)
    if (askedAt > 0) return
    askedAt = Date.now()
    log.info('Stopping: finishing what is under way…')
    loseItsPatience()
    void end().then(() => {
      log.info('Stopped.')
      process.exit(0)
    })
  }
  // A promise that nobody waited for is a mistake to mend, and no reason to close the house.
  const onRejection = (error: unknown) => log.error('A promise failed unheard', describeError(error))
  const onException = (error: unknown) => {
    log.error('A fault that nobody caught', describeError(error))
    loseItsPatience()
    void end().finally(() => process.exit(1))
  }
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, onSignal)
  process.on('unhandledRejection', onRejection)
  process.on('uncaughtException', onException)

  /** In development a house is opened after another in one process. */
  function stopWatching(): void {
    for (const signal of signals) process.off(signal, onSignal)
    process.off('unhandledRejection', onRejection)
    process.off('uncaughtException', onException)
  }

  return {
    after(what, close) {
      closers.push({ what, close })
      if (asked) throw stopAsked()
    },
    end,
    run(start) {
      starting = start()
      return starting
    },
  }
}

function stopAsked(): Error {
  const error = new Error('A stop was asked for during the start')
  error.name = 'StopAsked'
  return error
}

export const isStopAsked = (error: unknown): boolean => error instanceof Error && error.name === 'StopAsked'
