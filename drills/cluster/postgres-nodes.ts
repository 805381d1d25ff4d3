import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { listPostgres } from '#platform/database/embedded-processes.server.ts'
import { eventually } from '#tests/support/eventually.ts'
import { freePort } from '#tests/support/running-server.ts'
import { databaseBalancerConfig, type Passwords, patroniConfig } from './configs.ts'
import { programs } from './programs.ts'
import { giveToPrograms, type Program, runProgram } from './run-program.ts'

type Member = { name: string; role: string; state: string }

/** A start, or a replica that is copied again, on a busy machine. */
const longestStartMs = 180_000

/** Three PostgreSQL 15 under Patroni and one etcd, with a port that leads to whichever of them is the primary. */
export async function openPostgresNodes(folder: string, { synchronous }: { synchronous: boolean }) {
  const passwords: Passwords = { superuser: word(), replication: word(), impamba: word() }
  const [etcdPort, peerPort, port] = [await freePort(), await freePort(), await freePort()]
  const etcd = await runProgram(programs.etcd, etcdArguments(folder, etcdPort, peerPort), { log: `${folder}/etcd.log`, folder })
  const nodes = await Promise.all(
    ['one', 'two', 'three'].map(async (name) => ({
      name,
      folder: path.join(folder, name),
      restPort: await freePort(),
      postgresPort: await freePort(),
      program: undefined as Program | undefined,
    })),
  )
  type Node = (typeof nodes)[number]

  async function start(node: Node): Promise<void> {
    const log = `${folder}/patroni-${node.name}.log`
    node.program = await runProgram(programs.patroni, [`${node.folder}/patroni.yml`], { log, folder: node.folder })
  }

  for (const node of nodes) {
    await mkdir(node.folder, { mode: 0o700 })
    await writeFile(`${node.folder}/patroni.yml`, patroniConfig({ ...node, etcdPort, passwords, synchronous }))
    await giveToPrograms(node.folder)
    await start(node)
  }
  await writeFile(`${folder}/haproxy-database.cfg`, databaseBalancerConfig(port, nodes))
  const balancer = await runProgram(programs.haproxy, ['-db', '-f', `${folder}/haproxy-database.cfg`], {
    log: `${folder}/haproxy-database.log`,
    folder,
  })

  async function members(): Promise<Member[]> {
    for (const { restPort } of nodes) {
      const signal = AbortSignal.timeout(2_000)
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal }).catch(() => undefined)
      const cluster = (await answer?.json().catch(() => undefined)) as { members: Member[] } | undefined
      if (cluster) return cluster.members
    }
    return []
  }

  /** Waits until one leads and two follow it; one of them in step with every commit, where that is required. */
  async function whole(): Promise<void> {
    const isWhole = (all: readonly Member[]) => {
      const running = all.filter(({ state }) => state === 'running' || state === 'streaming')
      const following = running.filter(({ role }) => role === 'replica' || role === 'sync_standby')
      const inStep = running.some(({ role }) => role === 'sync_standby')
      return running.some(({ role }) => role === 'leader') && following.length === 2 && (inStep || !synchronous)
    }
    await eventually(members, isWhole, longestStartMs)
  }

  const primary = async (): Promise<Node> => {
    const leader = (await members()).find(({ role }) => role === 'leader')?.name
    const node = nodes.find(({ name }) => name === leader)
    if (!node) throw new Error('There is no primary to be killed')
    return node
  }

  /** The process of each replica that takes what the primary sends. */
  const receivers = (): number[] =>
    nodes.flatMap((node) => listPostgres(`${node.folder}/data`)).filter((pid) => /walreceiver/.test(commandOf(pid)))

  async function close(): Promise<void> {
    await Promise.all(nodes.map(({ program }) => program?.kill()))
    await eventually(
      () => nodes.flatMap((node) => listPostgres(`${node.folder}/data`)),
      (left) => {
        for (const pid of left) killIfThere(pid, 'SIGKILL')
        return left.length === 0
      },
    )
    await Promise.all([balancer.kill(), etcd.kill()])
  }

  await whole()
  const leader = await primary()
  const admin = new pg.Client({
    connectionString: `postgres://postgres:${passwords.superuser}@127.0.0.1:${leader.postgresPort}/postgres`,
  })
  await admin.connect()
  await admin.query(`create role impamba login password '${passwords.impamba}'`)
  await admin.query('create database impamba owner impamba')
  await admin.end()

  return {
    port,
    password: passwords.impamba,
    whole,
    /** Kills everything of the primary's machine in the middle of what it does. Answers how it is started again. */
    async killPrimary(): Promise<() => Promise<void>> {
      const node = await primary()
      await node.program?.kill()
      for (const pid of listPostgres(`${node.folder}/data`)) killIfThere(pid, 'SIGKILL')
      return () => start(node)
    },
    /** From now on nothing of the primary reaches the replicas. Answers how their receiving ends, without what was on its way. */
    holdReceivers(): () => void {
      const held = receivers()
      for (const pid of held) killIfThere(pid, 'SIGSTOP')
      return () => {
        for (const pid of held) killIfThere(pid, 'SIGTERM')
        for (const pid of held) killIfThere(pid, 'SIGCONT')
      }
    },
    close,
  }
}

const word = () => randomBytes(18).toString('hex')

const etcdArguments = (folder: string, port: number, peerPort: number) => [
  ...['--name', 'one', '--data-dir', `${folder}/etcd`],
  ...['--listen-client-urls', `http://127.0.0.1:${port}`, '--advertise-client-urls', `http://127.0.0.1:${port}`],
  ...['--listen-peer-urls', `http://127.0.0.1:${peerPort}`, '--initial-advertise-peer-urls', `http://127.0.0.1:${peerPort}`],
  ...['--initial-cluster', `one=http://127.0.0.1:${peerPort}`],
]

/** The parent is no child of ours: the first of the list may be gone before its turn. */
function killIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended between the look and the kill.
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
