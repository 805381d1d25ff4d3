import { randomBytes } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import { contextWords } from '#app/languages/context-words.server.ts'
import { englishSite } from '#app/words/sources.server.ts'
import { noLoaderCache } from '#platform/cache/loader-cache.server.ts'
import { openPageCache } from '#platform/cache/page-cache.server.ts'
import type { Clock, Context, EmailContent, Log, Mail } from '#platform/context.ts'
import type { Database } from '#platform/database/database.server.ts'
import { openEncryption } from '#platform/files/encryption.server.ts'
import { openDiskFiles } from '#platform/files/files.server.ts'
import { fixedInstant } from '#platform/fixed-instant.server.ts'
import { openJobs } from '#platform/jobs/jobs.server.ts'
import { inProcess } from '#platform/workers/worker-task.ts'

/** A clock that is stopped until it is set. */
type TestClock = Clock & { set(instant: Date | string): void; advance(ms: number): void }

export type TestOptions = { now?: string; delivers?: boolean; formLimits?: boolean }

export type TestParts = {
  ctx: Context
  clock: TestClock
  emails: EmailContent[]
  /** Where `ctx.files` stores them; there is no such folder until something is stored. */
  filesFolder: string
  logged: { level: keyof Log; message: string; facts: unknown }[]
}

/** A Friday in the long rains, ten in the morning in Kigali. */
const defaultInstant = '2027-03-12T08:00:00Z'

/**
 * The whole context with a stopped clock, a mailbox that collects what is sent, and a log that can be read. Forms and holds
 * are not limited unless `formLimits` is set: a test's visitors are one person at one address.
 */
export function buildTestContext(database: Database, options: TestOptions = {}): TestParts {
  const clock = openTestClock(options.now ?? defaultInstant)
  const emails: EmailContent[] = []
  const filesFolder = path.join(os.tmpdir(), `impamba-files-${randomBytes(6).toString('hex')}`)
  const logged: TestParts['logged'] = []
  const mail: Mail = { delivers: options.delivers ?? true, send: async (email) => void emails.push(email) }
  const keep = (level: keyof Log) => (message: string, facts?: Record<string, unknown>) =>
    void logged.push({ level, message, facts })
  const log: Log = { info: keep('info'), warn: keep('warn'), error: keep('error') }
  const ctx: Context = {
    db: database.db,
    jobs: openJobs(clock),
    mail,
    cards: undefined,
    cache: openPageCache(),
    loaderCache: noLoaderCache,
    files: openDiskFiles(filesFolder),
    encryption: openEncryption({ key: randomBytes(32) }),
    workers: inProcess,
    words: contextWords(englishSite),
    clock,
    log,
    config: {
      publicUrl: 'http://localhost:3000',
      secureCookies: false,
      secret: 'a secret for tests that is long enough',
      mailFrom: 'Impamba <desk@impamba.test>',
      formLimits: options.formLimits ?? false,
      identity: undefined,
      embeddedDatabase: true,
    },
  }
  return { ctx, clock, emails, filesFolder, logged }
}

function openTestClock(start: string): TestClock {
  let instant = new Date(start)
  return {
    now: () => new Date(instant),
    in: async () => new Date(instant),
    nowSql: () => fixedInstant(instant),
    set(next) {
      instant = new Date(next)
    },
    advance(ms) {
      instant = new Date(instant.getTime() + ms)
    },
  }
}
