import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'
import { searchHrefs } from '#app/shared/search-hrefs.ts'
import { refreshSearch } from '#features/search/refresh-search.server.ts'
import { openVisitLedger, type VisitLedger } from '#features/visitors/visit-ledger.server.ts'
import type { Context, Log } from '#platform/context.ts'
import { type Database, type DatabaseAddress, openDatabase, systemClock } from '#platform/database.server.ts'
import { takeDatabaseTurn } from '#platform/database-turn.server.ts'
import { jobsChannel, startJobs } from '#platform/jobs.server.ts'
import { openListener } from '#platform/listener.server.ts'
import { openLog } from '#platform/log.server.ts'
import { openMail } from '#platform/mail.server.ts'
import { migrate } from '#platform/migrate.server.ts'
import { openPageStore, type PageStore, pagesChannel } from '#platform/page-cache.server.ts'
import { environmentWithFile, farewell, listen } from './addresses.ts'
import { type Assets, openAssets } from './assets.ts'
import { type Config, readConfig } from './config.ts'
import { buildContext } from './context.ts'
import { openDatabaseServer } from './database-server.ts'
import { type Ending, endInOrder } from './ending.ts'
import { adoptContent, createFirstOwner, keepStockAhead, loadContent, loadDemo, loadReference } from './first-start.ts'
import { openHttp } from './http.ts'
import { jobHandlers } from './jobs.ts'
import { routerPages } from './router-pages.ts'
import { schedules } from './schedule.ts'
import { securityHeaders } from './security-headers.ts'
import { sitePages } from './site-pages.ts'
import { openUploadLimit } from './upload-limit.ts'
import { openVisitBounds } from './visit-bounds.ts'
import { openVisits } from './visits.ts'

export type HouseSettings = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** Answers some requests before the house does: Vite, in development. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/**
 * Opens everything in its order: settings, database, migrations, first contents, jobs, the door. What is open is closed in the
 * opposite order, on a signal at any moment or when something after it fails. Answers how to end it.
 */
export async function startHouse(settings: HouseSettings): Promise<() => Promise<void>> {
  const config = readConfig(environmentWithFile())
  const log = openLog({ format: config.logFormat })
  const ending = endInOrder(log)
  try {
    await ending.run(() => open(settings, config, log, ending))
  } catch (error) {
    await ending.end()
    throw error
  }
  return ending.end
}

async function open(settings: HouseSettings, config: Config, log: Log, ending: Ending): Promise<void> {
  const address = await openDatabaseServer(config, log, ending)
  const ran = await migrate({
    address,
    folder: 'db/migrations',
    onStep: (name) => log.info(`Bringing the database forward: ${name}`),
  })
  if (ran.length > 0) log.info('The database is up to date.')

  const database = openDatabase({ address, log })
  ending.after('the database connections', database.close)
  const mail = openMail({ smtpUrl: config.smtpUrl, from: config.mailFrom })
  ending.after('the mail connections', async () => mail.close())
  const ctx = buildContext({ config, database, mail, log })
  const owner = await takeDatabaseTurn(address, () => fill(ctx, config))

  const store = openPageStore({ clock: systemClock, mostBytes: config.cacheBytes })
  await openEars(ctx, address, store, ending)
  const ledger = openVisitLedger(ctx)
  ending.after('the record of visits', ledger.stop)
  const port = await openDoor(settings, config, { ctx, database, store, ledger }, ending)
  process.stdout.write(farewell(config, port, owner))
}

async function fill(ctx: Context, config: Config) {
  await loadReference(ctx)
  if (config.demoContent && (await loadDemo(ctx))) ctx.log.info('A season of demo content was put into the database.')
  await loadContent(ctx)
  await adoptContent(ctx)
  await keepStockAhead(ctx)
  await refreshSearch(ctx, searchHrefs)
  return createFirstOwner(ctx, config.ownerEmail)
}

/** One connection hears what is forgotten and what is to be done, and its session holds the claims of the jobs. */
async function openEars(ctx: Context, address: DatabaseAddress, store: PageStore, ending: Ending): Promise<void> {
  const { db, clock, log } = ctx
  const worker = startJobs({ db, clock, log, handlers: jobHandlers(ctx), schedules })
  const listener = openListener({
    address,
    log,
    heard: {
      channels: { [pagesChannel]: store.hear, [jobsChannel]: worker.wake },
      onConnected(session) {
        store.empty()
        worker.claimAs(session)
      },
    },
  })
  ending.after('the listening connection', listener.close)
  ending.after('the jobs', worker.stop)
  await listener.ready
}

async function openDoor(
  settings: HouseSettings,
  config: Config,
  { ctx, database, store, ledger }: { ctx: Context; database: Database; store: PageStore; ledger: VisitLedger },
  ending: Ending,
): Promise<number> {
  const security = { publicUrl: config.publicUrl, development: settings.before !== undefined }
  const noAssets: Assets = { find: () => undefined }
  const { routes } = typeof settings.build === 'function' ? await settings.build() : settings.build
  const http = openHttp({
    pages: routerPages({ build: settings.build, ctx, security }),
    store,
    assets: settings.before ? noAssets : openAssets('build/client', securityHeaders(security)),
    log: ctx.log,
    security,
    trustedProxies: config.trustedProxies,
    askDatabase: database.ask,
    limitOf: openUploadLimit(ctx),
    visits: openVisits({ ledger, bounds: openVisitBounds(), pages: sitePages(routes), clock: ctx.clock, log: ctx.log, security }),
    before: settings.before,
  })
  const port = await listen(http.server, config)
  ending.after('the requests', async () => {
    http.announceEnd()
    await new Promise((resolve) => setTimeout(resolve, config.drainMs))
    await http.drain(10_000)
  })
  return port
}
