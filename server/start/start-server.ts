import cluster from 'node:cluster'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'
import type { SiteWords } from '#app/languages/site-words.server.ts'
import { searchSite } from '#app/shared/search/search-site.server.ts'
import { readSiteWords } from '#app/words/sources.server.ts'
import type { SitePages } from '#features/analytics/page-of.ts'
import { openVisitLedger, type VisitLedger } from '#features/analytics/visit-ledger.server.ts'
import { backupQueue, keepBackupByClock } from '#features/backups/store-backup.server.ts'
import { adoptPermits } from '#features/bookings/permits/adopt-permits.server.ts'
import { refreshSearch } from '#features/search/refresh-search.server.ts'
import { findSignedIn } from '#features/staff/sessions/find-signed-in.server.ts'
import { wordsTag } from '#features/translations/messages/message.ts'
import { withTagsOfToday } from '#platform/cache/former-tags.ts'
import { openLoaderCache } from '#platform/cache/loader-cache.server.ts'
import { openPageStore, type PageStore, pagesChannel } from '#platform/cache/page-cache.server.ts'
import type { Context, Log } from '#platform/context.ts'
import { type Database, type DatabaseAddress, openDatabase, systemClock } from '#platform/database/database.server.ts'
import { takeDatabaseTurn } from '#platform/database/database-turn.server.ts'
import { openListener } from '#platform/database/listener.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { isOlderThanNewest, newestPostgres, readPostgresVersion } from '#platform/database/postgres-version.server.ts'
import { countJobs } from '#platform/jobs/job-rows.server.ts'
import { jobsChannel, startJobs } from '#platform/jobs/jobs.server.ts'
import { openLog } from '#platform/log.server.ts'
import { openMail } from '#platform/mail.server.ts'
import { monthText } from '#values/day-words.ts'
import { backupPlan } from '../backup-plan.ts'
import { type Config, readConfig } from '../config.ts'
import { buildContext } from '../context.ts'
import { environmentWithFile } from '../environment.ts'
import { type Assets, openAssets } from '../http/assets.ts'
import { type Http, openHttp } from '../http/http.ts'
import { openRenderLimit } from '../http/render-limit.ts'
import { openRequestQueues } from '../http/request-queues.ts'
import { routerPages } from '../http/router-pages.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { groupOfAddress, readAddresses } from '../http/site-address.ts'
import { sitePages } from '../http/site-pages.ts'
import { siteRoutes } from '../http/site-routes.ts'
import { openUploadLimit } from '../http/upload-limit.ts'
import { openVisitBounds } from '../http/visit-bounds.ts'
import { openVisits } from '../http/visits.ts'
import { openWarmer, type Warmer } from '../http/warm-pages.ts'
import { jobHandlers, slowQueues } from '../jobs.ts'
import { listen } from '../listen.ts'
import { openMetrics } from '../metrics/metrics.ts'
import { openMetricsServer } from '../metrics/metrics-server.ts'
import { followOwnMessages } from '../own-messages.ts'
import { followPublishedLanguages } from '../published-languages.ts'
import { schedules } from '../schedule.ts'
import { type OpenWorkers, openWorkers } from '../workers.ts'
import { openDatabaseServer, refuseUnmovedSite } from './database-server.ts'
import { adoptContent, createFirstOwner, keepStockAhead, loadContent, loadDemo, loadReference } from './first-start.ts'
import { loadTranslations } from './load-translations.ts'
import { type Ending, endInOrder } from './shutdown.ts'

export type ServerSettings = {
  build: Promise<ServerBuild> | (() => Promise<ServerBuild>)
  /** Handles some requests before this server does: Vite, in development. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** The file that is run as a worker process. */
  worker: string
}

/**
 * Opens everything in its order: settings, database, migrations, first contents, jobs, HTTP. What is open is closed in the
 * opposite order, on a signal at any moment or when a later part fails. Returns a function that ends it.
 */
export async function startApplication(settings: ServerSettings): Promise<() => Promise<void>> {
  const config = readConfig(environmentWithFile())
  const log = openLog({ format: config.logFormat })
  const ending = endInOrder(log, config.drainMs)
  try {
    await ending.run(() => open(settings, config, log, ending))
  } catch (error) {
    await ending.end()
    throw error
  }
  return ending.end
}

async function open(settings: ServerSettings, config: Config, log: Log, ending: Ending): Promise<void> {
  const server = await openDatabaseServer(config, log, ending)
  const { address, direct } = server
  await refuseUnmovedSite(config, server)
  const ran = await migrate({
    address: direct,
    folder: 'db/migrations',
    onStep: (name) => log.info(`Updating the database: ${name}`),
  })
  if (ran.length > 0) log.info('The database is up to date.')

  const sharedSessions = config.databaseDirectUrl !== config.databaseUrl
  const database = openDatabase({ address, log, connections: config.databasePool, sharedSessions })
  ending.after('the database connections', database.close)
  const mail = openMail({ smtpUrl: config.smtpUrl, from: config.mailFrom })
  ending.after('the mail connections', async () => mail.close())
  const loaderCache = openLoaderCache()
  const workers = openWorkers({ file: settings.worker, args: [] })
  ending.after('the worker processes', workers.stop)
  const words = await readSiteWords(log)
  const ctx = buildContext({ config, database, mail, log, loaderCache, workers: workers.workers, words })
  const owner = await takeDatabaseTurn(direct, () => fill(ctx, config, words))

  // No page is cached before the server listens, so nothing is invalidated before `warmer` is set.
  let warmer: Warmer | undefined
  const store = openPageStore({
    clock: systemClock,
    mostBytes: config.cacheBytes,
    groupOf: groupOfAddress,
    onInvalidated: (paths) => warmer?.after(paths),
  })
  const published = followPublishedLanguages(ctx, words, store.clear)
  const messages = followOwnMessages(ctx, words, (language, parts) =>
    store.receive(JSON.stringify([wordsTag(language), ...parts.map((part) => wordsTag(language, part))])),
  )
  await Promise.all([published.read(), messages.read()])
  await startListening(
    ctx,
    { address: direct, caches: [loaderCache, published, messages, store], messages, workers, config, words },
    ending,
  )
  const ledger = openVisitLedger(ctx)
  ending.after('the record of visits', ledger.stop)
  const { http, port, pages } = await startHttp(settings, config, { ctx, database, store, ledger, words }, ending)
  if (config.rendersAhead) {
    warmer = openWarmer({ warm: http.warm, log })
    ending.after('the pages that are rendered ahead', warmer.stop)
    if (!settings.before) warmer.after([...pages.plain])
  }
  // Of several processes one speaks for all.
  if (cluster.worker === undefined || cluster.worker.id === 1) {
    if (ctx.config.embeddedDatabase && ctx.config.secureCookies) await warnOfEmbedded(ctx)
    process.stdout.write(startMessage(config, port, owner))
  }
  workers.start()
}

/** A site with an https address is one that people use. */
async function warnOfEmbedded({ db, log }: Context): Promise<void> {
  const version = await readPostgresVersion(db)
  const newest = isOlderThanNewest(version) ? `; the newest is ${newestPostgres.version} (${monthText(newestPostgres.asOf)})` : ''
  log.warn(`The built-in PostgreSQL ${version} is for trials only${newest}. Move to your own: docs/operations.md`)
}

async function fill(ctx: Context, config: Config, words: SiteWords) {
  await loadReference(ctx)
  const isDemo = config.demoContent && (await loadDemo(ctx))
  if (isDemo) ctx.log.info('Demo content was added to the database.')
  await loadContent(ctx)
  await adoptContent(ctx)
  await loadTranslations(ctx, { isDemo })
  await keepStockAhead(ctx)
  await adoptPermits(ctx)
  await refreshSearch(ctx, searchSite(words))
  return createFirstOwner(ctx, config.ownerEmail)
}

/**
 * One connection listens for cache invalidations and for jobs, and its session holds the claims of the jobs. Data caches are
 * cleared before page caches, because pages are made from the data.
 */
async function startListening(
  ctx: Context,
  parts: {
    address: DatabaseAddress
    caches: readonly Pick<PageStore, 'receive' | 'clear'>[]
    messages: Pick<ReturnType<typeof followOwnMessages>, 'read'>
    workers: OpenWorkers
    config: Config
    words: SiteWords
  },
  ending: Ending,
): Promise<void> {
  const { address, caches, messages, workers, config, words } = parts
  const { db, clock, log } = ctx
  const stop = new AbortController()
  const backup = () => keepBackupByClock(ctx, backupPlan(config, address, ctx.files), stop.signal)
  const worker = startJobs({
    db,
    clock,
    log,
    handlers: { ...jobHandlers(ctx, words, messages.read), [backupQueue]: backup },
    schedules,
    slow: slowQueues,
  })
  const receivePages = (payload: string) => {
    for (const one of caches) one.receive(withTagsOfToday(payload))
  }
  const listener = openListener({
    address,
    log,
    subscription: {
      channels: { [pagesChannel]: receivePages, [jobsChannel]: worker.wake },
      onConnected(session) {
        for (const one of caches) one.clear()
        worker.claimAs(session)
      },
    },
  })
  ending.after('the jobs and the connection that they hear by', async () => {
    // A backup and photographs take longer than an end may; their jobs are run again later.
    stop.abort()
    await workers.stopPictures()
    await worker.stop()
    await listener.close()
  })
  await listener.ready
}

type Opened = { ctx: Context; database: Database; store: PageStore; ledger: VisitLedger; words: SiteWords }

async function startHttp(
  settings: ServerSettings,
  config: Config,
  { ctx, database, store, ledger, words }: Opened,
  ending: Ending,
): Promise<{ http: Http; port: number; pages: SitePages }> {
  const security = { publicUrl: config.publicUrl, development: settings.before !== undefined }
  const noAssets: Assets = { find: () => undefined }
  const build = typeof settings.build === 'function' ? settings.build : await settings.build
  const { routes } = typeof build === 'function' ? await build() : build
  const pages = sitePages(routes)
  const metrics = config.metrics && openMetrics()
  const requestQueues = openRequestQueues()
  const http = openHttp({
    pages: routerPages({ build, ctx, security, words }),
    store,
    assets: settings.before ? noAssets : openAssets('build/client', securityHeaders(security)),
    requestQueues,
    log: ctx.log,
    security,
    trustedProxies: config.trustedProxies,
    // In development the routes change while it runs.
    addresses: settings.before ? undefined : readAddresses(siteRoutes(routes), config.publicUrl, words),
    renderLimit: config.formLimits ? openRenderLimit(ctx.clock) : undefined,
    isStaff: async (headers) => (await findSignedIn(ctx, headers)) !== undefined,
    pingDatabase: database.ping,
    limitOf: openUploadLimit(ctx),
    visits: openVisits({ ledger, bounds: openVisitBounds(), pages, clock: ctx.clock, log: ctx.log, security }),
    onAnswer: (answered) => {
      metrics?.note(answered)
      if (config.accessLog) ctx.log.info('Answered', { ...answered, ms: Math.round(answered.ms) })
    },
    before: settings.before,
  })
  metrics?.watch({ http, requestQueues, store, databaseUse: database.use, countJobs: () => countJobs(ctx.db, ctx.clock.now()) })
  if (metrics && config.metrics && !cluster.isWorker)
    ending.after('the door of the figures', await openMetricsServer(config.metrics, metrics.registry))
  const port = await listen(http.server, config)
  ending.after('the requests', async () => {
    http.announceEnd()
    await new Promise((resolve) => setTimeout(resolve, config.drainMs))
    await http.drain(10_000)
  })
  return { http, port, pages }
}

/** The last lines of a start: the addresses of the site and the admin area and, in the very first start, the owner's password. */
function startMessage(config: Config, port: number, owner: { email: string; password: string } | undefined): string {
  const local = `http://${config.host === '127.0.0.1' || config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host}:${port}`
  const site = config.publicUrl.startsWith('https:') ? config.publicUrl : local
  const password = owner ? `\n  Sign in   ${owner.email}\n  Password  ${owner.password}   (shown only once: save it now)` : ''
  return `\n  Site      ${site}/\n  Admin     ${site}/admin${password}\n\n`
}
