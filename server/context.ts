import path from 'node:path'
import { contextWords } from '#app/languages/context-words.server.ts'
import type { SiteWords } from '#app/languages/site-words.server.ts'
import { noLoaderCache } from '#platform/cache/loader-cache.server.ts'
import { openPageCache } from '#platform/cache/page-cache.server.ts'
import { openCardGateway } from '#platform/cards/card-gateway.server.ts'
import type { Context, LoaderCache, Log, Mail } from '#platform/context.ts'
import { type Database, systemClock } from '#platform/database/database.server.ts'
import { openEncryption } from '#platform/files/encryption.server.ts'
import { openDiskFiles } from '#platform/files/files.server.ts'
import { openStoreFiles } from '#platform/files/files-store.server.ts'
import { openJobs } from '#platform/jobs/jobs.server.ts'
import { inProcess, type Workers } from '#platform/workers/worker-task.ts'
import type { Config } from './config.ts'

/**
 * Builds what every action may use. This is the only place where an adapter is chosen. Without `loaderCache` reads are not
 * cached, without `workers` heavy work runs in this process: for commands, which serve no visitors.
 */
export function buildContext(parts: {
  config: Config
  database: Database
  mail: Mail
  log: Log
  loaderCache?: LoaderCache
  workers?: Workers
  words: SiteWords
}): Context {
  const { config, database, mail, log, words, loaderCache = noLoaderCache, workers = inProcess } = parts
  return {
    db: database.db,
    jobs: openJobs(systemClock),
    mail,
    cards: config.cards && openCardGateway(config.cards),
    cache: openPageCache(),
    loaderCache,
    files: config.fileStore ? openStoreFiles(config.fileStore) : openDiskFiles(path.join(config.dataDir, 'files')),
    encryption: openEncryption({ key: config.dataKey, old: config.oldDataKey }),
    workers,
    words: contextWords(words),
    clock: systemClock,
    log,
    config: {
      publicUrl: config.publicUrl,
      secureCookies: config.secureCookies,
      secret: config.authSecret,
      mailFrom: config.mailFrom,
      formLimits: config.formLimits,
      identity: config.identity,
      embeddedDatabase: config.databaseUrl === undefined,
    },
  }
}
