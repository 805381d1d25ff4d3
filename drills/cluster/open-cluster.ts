import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import type { Db, Log } from '#platform/context.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openFakeS3 } from '#tests/support/fake-s3.ts'
import { freePort, type RunningServer, startServer } from '#tests/support/running-server.ts'
import type { DrillInput } from '../drill.ts'
import { statusOf } from '../server-to-break.ts'
import { poolerConfig, siteBalancerConfig } from './configs.ts'
import { openPostgresNodes } from './postgres-nodes.ts'
import { programs } from './programs.ts'
import { giveToPrograms, runProgram } from './run-program.ts'

const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Longer than the balancer takes to see that a machine is going. */
const drainSeconds = 4

export type Cluster = Awaited<ReturnType<typeof openCluster>>

/**
 * Two machines of two processes each behind a balancer, a store for files, and a PostgreSQL of three nodes behind a pooler:
 * everything as in docs/operations.md, on one machine and on ports of its own.
 */
export async function openCluster(input: DrillInput, settings: { synchronous: boolean; smtpUrl: string }) {
  // What runs outside this process would outlive a start that fails halfway.
  await using begun = new AsyncDisposableStack()
  const cluster = await startCluster(input, settings, (close) => begun.defer(async () => void (await close())))
  const all = begun.move()
  return { ...cluster, close: () => all.disposeAsync() }
}

async function startCluster(
  { dataDir: folder, entry }: DrillInput,
  settings: { synchronous: boolean; smtpUrl: string },
  closeLater: (close: () => Promise<unknown>) => void,
) {
  await mkdir(folder, { mode: 0o711 })
  await giveToPrograms(folder)
  const nodes = await openPostgresNodes(folder, settings)
  closeLater(() => nodes.close())
  const [poolerPort, sitePort] = [await freePort(), await freePort()]
  await writeFile(`${folder}/users.txt`, `"impamba" "${nodes.password}"\n`)
  await writeFile(`${folder}/pgbouncer.ini`, poolerConfig({ port: poolerPort, databasePort: nodes.port, folder }))
  const pooler = await runProgram(programs.pgbouncer, [`${folder}/pgbouncer.ini`], { log: `${folder}/pgbouncer.log`, folder })
  closeLater(() => pooler.kill())

  const store = await openFakeS3('impamba-files')
  closeLater(() => store.close())

  const address = (port: number) => `postgres://impamba:${nodes.password}@127.0.0.1:${port}/impamba`
  const shared = {
    PROCESSES: '2',
    PUBLIC_URL: `http://127.0.0.1:${sitePort}`,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: address(poolerPort),
    DATABASE_DIRECT_URL: address(nodes.port),
    AUTH_SECRET: randomBytes(32).toString('hex'),
    DATA_KEY: randomBytes(32).toString('base64'),
    S3_ENDPOINT: store.settings.endpoint,
    S3_BUCKET: store.settings.bucket,
    S3_ACCESS_KEY_ID: store.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
    SMTP_URL: settings.smtpUrl,
    MAIL_FROM: 'Impamba <desk@impamba.test>',
    DRAIN_SECONDS: String(drainSeconds),
  }
  const machines: { name: string; port: number; server: RunningServer }[] = []
  const start = (name: string, port: number) =>
    startServer({ ...shared, PORT: String(port), DATA_DIR: `${folder}/app-${name}` }, entry)
  for (const name of ['a', 'b']) {
    const port = await freePort()
    const machine = { name, port, server: await start(name, port) }
    machines.push(machine)
    closeLater(() => machine.server.stop('SIGKILL'))
  }
  await writeFile(`${folder}/haproxy-site.cfg`, siteBalancerConfig(sitePort, machines))
  const balancer = await runProgram(programs.haproxy, ['-db', '-f', `${folder}/haproxy-site.cfg`], {
    log: `${folder}/haproxy-site.log`,
    folder,
  })
  closeLater(() => balancer.kill())
  // It may take a moment to listen, and two looks to believe in its machines.
  await eventually(
    () => statusOf(`${shared.PUBLIC_URL}/ready`),
    (status) => status === 200,
  )
  const beside = openDatabase({ address: { url: address(nodes.port) }, log: quiet, applicationName: 'impamba drill' })
  closeLater(() => beside.close())

  return {
    nodes,
    machines,
    url: shared.PUBLIC_URL,
    /** Past the pooler. */
    db: beside.db as Db,
    /** Through the pooler, as the pages go. */
    pooled: address(poolerPort),
    async startAgain(machine: (typeof machines)[number]): Promise<void> {
      machine.server = await start(machine.name, machine.port)
    },
  }
}
