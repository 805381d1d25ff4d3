import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { request as ask } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { removeEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { livingPostgres, postmasterPid } from '#platform/database/embedded-processes.server.ts'
import { eventually } from '../support/eventually.ts'
import { copySite } from '../support/prepared-server.ts'
import { freePort, type RunningServer, startServer } from '../support/running-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

let dataDir: string
let settings: Record<string, string>
let remove: () => Promise<void>
const servers: RunningServer[] = []

beforeEach(async () => {
  const temporary = await temporaryFolder()
  remove = temporary.remove
  dataDir = path.join(temporary.folder, 'data')
  settings = { DATA_DIR: dataDir, DEMO_CONTENT: 'no' }
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop('SIGKILL')
  await removeEmbeddedPostgres(dataDir)
  await remove()
})

/** A data folder after a first start, made beforehand. */
const moveIn = () => copySite(inject('preparedSites').bare, dataDir)

async function start(more: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer({ ...settings, ...more })
  servers.push(server)
  return server
}

/** Runs a program of the project to its end, calling `watch` with its whole output after each chunk. */
async function run(
  program: string,
  args: string[],
  more: Record<string, string>,
  watch: (output: string, pid: number) => void = () => undefined,
) {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...settings, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString('utf8')
    watch(output, child.pid ?? 0)
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const [code] = await once(child, 'close')
  return { code, output }
}

/** Sends SIGTERM once the output contains this, and only once: a second one ends the process at once. */
function stopWhen(pattern: RegExp) {
  let stopped = false
  return (output: string, pid: number) => {
    if (!stopped && pattern.test(output)) stopped = process.kill(pid, 'SIGTERM')
  }
}

const runServer = (more: Record<string, string>, watch?: (output: string, pid: number) => void) =>
  run(process.execPath, ['build/server/server.js'], more, watch)

const cluster = () => path.join(dataDir, 'postgres', 'cluster')
const statusOf = async (server: RunningServer, address: string) => (await fetch(`${server.url}${address}`)).status

test('SIGTERM ends the server and its database in order', async () => {
  await moveIn()
  const server = await start()
  expect(await statusOf(server, '/ready')).toBe(200)
  expect(await server.stop()).toBe(0)
  expect(livingPostgres(cluster())).toBe('none')
  expect(server.output()).toMatch(/Stopping: finishing what is under way…\nStopped\.\n$/)
})

test('npm start passes SIGTERM on: neither the server nor the database is left', async () => {
  await moveIn()
  const port = String(await freePort())
  const { output } = await run('npm', ['start'], { PORT: port }, stopWhen(/^ {2}Admin /m))
  expect(output).toContain('Stopped.')
  expect(livingPostgres(cluster())).toBe('none')
  await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow()
})

test.each(['1', '2'])('SIGTERM in the middle of the first start of %s leaves nothing behind that runs', async (processes) => {
  const { code } = await runServer({ PORT: String(await freePort()), PROCESSES: processes }, stopWhen(/Creating the database/))
  expect(code).toBe(0)
  expect(livingPostgres(cluster())).toBe('none')
})

test('after a kill -9 the next start goes on with the same database', async () => {
  await moveIn()
  const killed = await start()
  await killed.stop('SIGKILL')
  const pid = postmasterPid(cluster())
  const next = await start({ PUBLIC_URL: 'https://www.impamba.example' })
  expect(await statusOf(next, '/ready')).toBe(200)
  expect(postmasterPid(cluster())).toBe(pid)
  expect(next.output()).not.toContain('Updating the database')
  expect(next.output()).not.toContain('Password')
  // A public site gets one log line that this database is only for trials.
  expect(killed.output()).not.toContain('for trials only')
  expect(next.output().match(/^WARN The built-in PostgreSQL 18\.\d+ is for trials only.*$/gm)).toHaveLength(1)
})

test('two servers share one database, and the first that ends leaves it to the other', async () => {
  const [first, second] = await Promise.all([start(), start()])
  expect(first.output() + second.output()).toMatch(/Updating the database/)
  await first.stop()
  expect(await statusOf(second, '/ready')).toBe(200)
  await second.stop()
  expect(livingPostgres(cluster())).toBe('none')
})

test('a kill -9 of PostgreSQL is a pause of a few seconds, and the process lives', async () => {
  await moveIn()
  const server = await start()
  process.kill(postmasterPid(cluster()) ?? expect.unreachable(), 'SIGKILL')
  expect(await statusOf(server, '/health')).toBe(200)
  const statuses = new Set<number>()
  await eventually(async () => {
    const status = await statusOf(server, '/ready')
    statuses.add(status)
    return status === 200 && server.output().includes('starting it again')
  })
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(server.process.exitCode).toBeNull()
})

/** A form whose body is incomplete: the server waits for the rest. */
async function postSlowly(server: RunningServer) {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '3' }
  const request = ask(`${server.url}/packages`, { method: 'POST', headers })
  const answer = once(request, 'response').then(async ([response]) => {
    await text(response)
    return response.statusCode
  })
  answer.catch(() => undefined)
  request.write('a=')
  await once(request, 'socket')
  await eventually(() => request.socket?.bytesWritten)
  // Behind it on the way: when this is answered, the form has arrived as far as it was sent.
  await statusOf(server, '/health')
  return { request, answer }
}

test('a request that is under way at SIGTERM is finished', async () => {
  await moveIn()
  const server = await start()
  const { request, answer } = await postSlowly(server)
  const stopped = server.stop()
  await eventually(() => server.output().includes('Stopping'))
  await eventually(() =>
    fetch(`${server.url}/health`).then(
      () => false,
      () => true,
    ),
  )
  expect(server.process.exitCode).toBeNull()
  request.end('1')
  expect(await answer).toBeGreaterThan(0)
  expect(await stopped).toBe(0)
})

test('a second signal ends the server at once, whatever is under way', async () => {
  await moveIn()
  const server = await start()
  await postSlowly(server)
  const began = performance.now()
  await eventually(() => {
    server.process.kill('SIGTERM')
    return server.process.exitCode !== null
  })
  expect(server.process.exitCode).toBe(1)
  expect(performance.now() - began).toBeLessThan(5_000)
})

test.each([
  [{ PORT: 'abc' }, /^Impamba cannot start\. PORT is 'abc', .* It takes a whole number from 0 to 65535 .*\.\n$/],
  [{ DATABASE_URL: 'mysql://x' }, /^Impamba cannot start\. DATABASE_URL is set to something that cannot be used\. .*\n$/],
])('a wrong setting (%o) stops the start with one line', async (wrong, line) => {
  const { code, output } = await runServer(wrong)
  expect(code).toBe(1)
  expect(output).toMatch(line)
  expect(existsSync(cluster())).toBe(false)
})

test('a port that is taken stops the start with one line, and the database is not left running', async () => {
  await moveIn()
  const server = await start()
  const other = path.join(dataDir, 'other')
  await copySite(inject('preparedSites').bare, other)
  await rm(path.join(other, 'auth-secret'))
  const { code, output } = await runServer({ PORT: String(server.port), DATA_DIR: other })
  expect(code).toBe(1)
  expect(output).toMatch(
    /Impamba cannot start\. PORT is \d+, where another program listens already\. Choose another, such as PORT=\d+\.\n$/,
  )
  expect(livingPostgres(path.join(other, 'postgres', 'cluster'))).toBe('none')
  expect(readdirSync(other)).toContain('auth-secret')
})
