import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { livingPostgres } from '#platform/database/embedded-processes.server.ts'
import { eventually } from '../support/eventually.ts'
import { startFurnished } from '../support/prepared-server.ts'
import { freePort, type RunningServer } from '../support/running-server.ts'
import { steadyLoad } from '../support/steady-load.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

let server: RunningServer
let metricsPort: number
let dataDir: string
let remove: () => Promise<void>

beforeAll(async () => {
  const temporary = await temporaryFolder()
  remove = temporary.remove
  dataDir = path.join(temporary.folder, 'data')
  metricsPort = await freePort()
  const settings = { DATA_DIR: dataDir, DEMO_CONTENT: 'no', PROCESSES: '2', METRICS_LISTEN: `127.0.0.1:${metricsPort}` }
  server = await startFurnished(settings)
  await eventually(workers, ({ length }) => length === 2)
})
afterAll(async () => {
  await server?.stop('SIGKILL')
  await removeEmbeddedPostgres(dataDir)
  await remove?.()
})

/** The processes that serve, by their numbers; `ps` is not on every Linux. */
function workers(): number[] {
  const { pid } = server.process
  if (process.platform !== 'linux')
    return spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .stdout.split('\n')
      .flatMap(asNumber)
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').flatMap(asNumber) : []
}

const asNumber = (text: string) => (text ? [Number(text)] : [])

/** A form that is refused for its origin still reaches a process. */
const requests = [
  { path: '/packages' },
  { path: '/search?q=gorilla' },
  { path: '/health' },
  { path: '/packages', method: 'POST' as const, headers: { Origin: 'https://elsewhere.example' }, body: 'a=1' },
]

test('all processes are replaced under load, and no request fails', async () => {
  const before = workers()
  const load = steadyLoad({ port: server.port, together: 6, requests })
  await eventually(load.count, (count) => count > 50)
  server.process.kill('SIGUSR2')
  await eventually(() => server.output().includes('The processes are new.'), Boolean, 90_000)
  const soFar = load.count()
  await eventually(load.count, (count) => count > soFar + 50)
  const { answers, faults } = await load.stop()
  expect(faults).toEqual([])
  expect(Object.keys(answers).toSorted()).toEqual(['200', '403'])
  expect(workers()).toHaveLength(2)
  expect(workers().filter((pid) => before.includes(pid))).toEqual([])
})

test('the metrics of all processes are served together, apart from the site', async () => {
  const figures = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  await fetch(`${server.url}/search?q=lake`)
  const metrics = await eventually(figures, (text) =>
    /impamba_answers_total\{route="\/search",method="GET",status="200"\} [1-9]/.test(text),
  )
  expect(metrics).toMatch(/^impamba_database_connections \d+$/m)
  expect(metrics).toMatch(/^impamba_jobs\{state="failed"\} 0$/m)
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
})

test('a process that is killed is replaced, and the site goes on meanwhile', async () => {
  const [killed = 0] = workers()
  process.kill(killed, 'SIGKILL')
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  await eventually(workers, (now) => now.length === 2 && !now.includes(killed))
  await eventually(() => server.output().includes('A process has died; another one is started'))
})

test('SIGTERM ends them all, and the database with the last', async () => {
  expect(await server.stop()).toBe(0)
  expect(workers()).toEqual([])
  expect(livingPostgres(path.join(dataDir, 'postgres', 'cluster'))).toBe('none')
})
