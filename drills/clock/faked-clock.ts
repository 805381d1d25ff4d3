import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Where Debian's package puts its libraries. */
const libraries = '/usr/lib/x86_64-linux-gnu/faketime'
/** A process of the database reads the clock again when more than this, in full seconds, has gone by. */
const databaseReadsAfterSeconds = 1

/** What has to be installed before a clock can be faked, in one sentence; undefined where it is there. */
export const missingFaketime = (): string | undefined =>
  existsSync(libraries) ? undefined : "It needs Debian's package faketime, on amd64."

export type FakedClock = ReturnType<typeof openFakedClock>

/**
 * A clock for programs that are started with its environments: all of them read it from one file, so that it is the same for all
 * and turns for all. What they wait for by monotonic time takes as long as it does. This process keeps the real one.
 */
export function openFakedClock(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const file = path.join(folder, 'clock')
  /** Whole or not at all: somebody may be reading. */
  const write = async (text: string) => {
    writeFileSync(`${file}.new`, `${text}\n`)
    renameSync(`${file}.new`, file)
    await pause((databaseReadsAfterSeconds + 1) * 1_000 + 100)
  }
  const alike = {
    FAKETIME_TIMESTAMP_FILE: file,
    // Seconds since 1970: any other form would be read in the reader's time zone.
    FAKETIME_FMT: '%s',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  return {
    /** For Node, which has several threads and reads the clock at every look. */
    environment: { ...alike, LD_PRELOAD: `${libraries}/libfaketimeMT.so.1`, FAKETIME_NO_CACHE: '1' },
    /**
     * For PostgreSQL, which looks at the clock in the handlers of signals too: a lock taken or a file opened at each look there
     * stops or breaks it before long.
     */
    databaseEnvironment: {
      ...alike,
      LD_PRELOAD: `${libraries}/libfaketime.so.1`,
      FAKETIME_CACHE_DURATION: String(databaseReadsAfterSeconds),
    },
    /** Stops it at a full second, so that all servers can be queried at the same instant; resolves when all have it. */
    stopAt: (at: Date) => write(String(at.getTime() / 1_000)),
    /** Lets it run on from an instant; resolves when all have turned. */
    async run(from: Date): Promise<void> {
      const ahead = (from.getTime() - Date.now()) / 1_000
      await write(`${ahead < 0 ? '' : '+'}${ahead.toFixed(3)}`)
    },
  }
}
