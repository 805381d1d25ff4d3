import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { isLockTimeout, isSerializationFailure, isStatementTimeout, isUnavailable } from '#platform/database/database-errors.ts'
import { describeError } from '#platform/log.server.ts'
import { type Gathering, gather, newGathering, sizeOf, type Visit } from './gathering.ts'
import { type Flush, recordVisits } from './writes.server.ts'

export type VisitLedger = {
  /** Counts a message now. Never waits and never throws. */
  note(visit: Visit): void
  /** Writes everything noted so far; without a database it stays for the next flush. */
  flush(): Promise<void>
  /** Writes the rest and stops the timer. What cannot be written at the second attempt is lost and logged. */
  stop(): Promise<void>
}

/** A crash may lose one second: half of it is for the statement. */
const flushEveryMs = 500
/** With this many rows the flush does not wait for the timer. */
const fullRows = 2_000
/** The most rows held in memory while the database is down: about ten megabytes. */
const mostRows = 20_000
const mostAttempts = 3
const lastAttempts = 2

/**
 * The visits of one process: collected in memory and written in one statement twice a second. A flush has a number and is
 * repeated unchanged until it is answered, so that it counts once even when only its answer was lost. A flush that the database
 * refuses for its content is dropped after three attempts and logged, because it would block all later ones.
 */
export function openVisitLedger({ db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>): VisitLedger {
  const ledger = randomUUID()
  let gathering: Gathering = newGathering()
  let waiting: Flush | undefined
  let sending: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let number = 0
  let failures = 0
  let refusals = 0
  let lost = 0
  let stopped = false

  function note(visit: Visit): void {
    if (sizeOf(gathering) >= mostRows) {
      lost++
      return
    }
    gather(gathering, visit, clock.now())
    if (failures === 0 && !sending && sizeOf(gathering) >= fullRows) void flush()
    else flushLater()
  }

  function flushLater(): void {
    if (!stopped) timer ??= setTimeout(flush, flushEveryMs)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    sending ??= send().finally(() => {
      sending = undefined
      if (waiting || sizeOf(gathering) > 0) flushLater()
    })
    return sending
  }

  async function send(): Promise<void> {
    waiting ??= nextFlush()
    if (!waiting) return
    try {
      await recordVisits(db, waiting, clock.now())
      waiting = undefined
      recover()
    } catch (error) {
      fail(error)
    }
  }

  function nextFlush(): Flush | undefined {
    if (sizeOf(gathering) === 0) return undefined
    const flushed = { ledger, number: ++number, gathered: gathering }
    gathering = newGathering()
    return flushed
  }

  function recover(): void {
    if (failures > 0) log.info('Visits are written down again', { lost })
    failures = 0
    refusals = 0
    lost = 0
  }

  function fail(error: unknown): void {
    if (failures++ === 0) log.warn('Visits could not be written down; it is tried again', describeError(error))
    if (mayPass(error) || ++refusals < mostAttempts) return
    log.error('Visits were refused by the database and are lost', { rows: sizeOf(waiting?.gathered ?? newGathering()) })
    waiting = undefined
    refusals = 0
  }

  return {
    note,
    flush,
    async stop() {
      stopped = true
      await sending
      for (let attempts = 0; attempts < lastAttempts && (waiting || sizeOf(gathering) > 0); ) {
        await flush()
        // What came while another flush waited has its own attempts.
        attempts = waiting ? attempts + 1 : 0
      }
      clearTimeout(timer)
      if (waiting) log.warn('Visits could not be written down before the end and are lost')
    },
  }
}

/** Whether the same flush may succeed later, because nothing is wrong with it. */
const mayPass = (error: unknown): boolean =>
  isUnavailable(error) || isLockTimeout(error) || isStatementTimeout(error) || isSerializationFailure(error)
