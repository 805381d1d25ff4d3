import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { demoTrek } from '#tests/support/demo-treks.ts'
import { visitor } from '#tests/support/visitor.ts'
import { links } from '#values/links.ts'
import type { Counted, Drill, DrillInput } from './drill.ts'
import { readyDrafts } from './ready-drafts.ts'
import { makeRoom, openServerToBreak, statusOf } from './server-to-break.ts'

/** The free space of the disk for the next write, in bytes: less than one file of PostgreSQL's log. */
const leftBytes = 524_288

export const diskFull: Drill = {
  name: 'disk-full',
  promise:
    'With the disk of the database full bookings are answered 503 and pages go on; with room again bookings go on; none is lost.',
  round: 'bookings until the disk is full, more while it is, and more with room again',
  rounds: 3,
  controls: [
    {
      guard: 'a database without resources is told from a mistake of ours',
      rounds: 1,
      replace: { text: 'function isUnavailable(error) {', by: 'function isUnavailable(error) { return false;' },
    },
  ],
  run: fill,
}

/** A small file system of its own; only root may make one. */
function mountSmall(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o711)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=711', 'tmpfs', folder])
  return () => void execFileSync('umount', ['--lazy', folder])
}

/** Writes a file until next to nothing is free; in small pieces, because the server writes as well meanwhile. */
function fillUp(folder: string, ballast: string): void {
  const piece = Buffer.alloc(leftBytes / 2)
  const file = openSync(ballast, 'w')
  const free = () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  }
  while (free() > leftBytes) writeSync(file, piece)
  closeSync(file)
}

async function fill(input: DrillInput): Promise<Counted> {
  if (process.getuid?.() !== 0) throw new Error('Only root can make the small file system that this drill fills')
  const unmount = mountSmall(input.dataDir)
  const server = await openServerToBreak(input)
  const departure = demoTrek(3)
  const ballast = path.join(input.dataDir, 'ballast')
  const counts = { acknowledged: [] as string[], full: new Map<number, number>(), pages: new Map<number, number>() }
  const note = (of: Map<number, number>, status: number) => void of.set(status, (of.get(status) ?? 0) + 1)
  const wrong: string[] = []
  try {
    await makeRoom(server.db, departure, 1_000_000)
    const drafts = (await readyDrafts(server, departure, { count: input.rounds * 600, seats: 1 })).values()
    const book = async () => {
      const draft = drafts.next().value
      if (!draft) throw new Error('There are not enough drafts to fill a disk')
      const answer = await visitor(server.url).post(draft.path, draft.fields)
      await answer.arrayBuffer()
      const reference = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(answer.headers.get('location') ?? '')?.[0]
      if (reference) counts.acknowledged.push(reference)
      return answer.status
    }
    for (let round = 1; round <= input.rounds; round += 1) {
      fillUp(input.dataDir, ballast)
      let refused = 0
      for (let times = 0; refused < 20 && times < 500; times += 1) {
        const status = await book()
        if (status === 302) continue
        refused += 1
        note(counts.full, status)
        note(
          counts.pages,
          await statusOf(`${server.url}${links.package('an-hour-with-the-gorillas')}?departure=${round}.${times}`),
        )
      }
      if (refused === 0) wrong.push('The disk was never full: this shows nothing')
      rmSync(ballast)
      const began = performance.now()
      while ((await book()) !== 302 && performance.now() - began < 60_000) await pause(100)
      const recoveryMs = performance.now() - began
      if (recoveryMs > 5_000) wrong.push(`It took ${(recoveryMs / 1000).toFixed(1)} s with room again until a booking went`)
      input.print(`full ${round} times; booked again after ${(recoveryMs / 1000).toFixed(1)} s`)
    }
    for (const [status, times] of counts.full)
      if (status !== 503) wrong.push(`${times} bookings were answered ${status} on a full disk`)
    for (const [status, times] of counts.pages)
      if (status !== 200 && status !== 503) wrong.push(`${times} pages were answered ${status} on a full disk`)
    if (!counts.pages.has(200)) wrong.push('No page was answered on a full disk')
    const { rows } = await sql<{ reference: string }>`select reference from bookings where not sample`.execute(server.db)
    const there = new Set(rows.map(({ reference }) => reference))
    const lost = counts.acknowledged.filter((reference) => !there.has(reference)).length
    if (lost > 0) wrong.push(`${lost} acknowledged bookings are lost`)
    if (!server.isAlive()) wrong.push('The process ended')
    const words = (of: Map<number, number>) => [...of].map(([status, times]) => `${status} × ${times}`).join(', ')
    const counted = `${counts.acknowledged.length} bookings acknowledged and ${lost} lost; on a full disk bookings ${words(counts.full)}, pages ${words(counts.pages)}`
    return { counted, wrong }
  } finally {
    await server.close()
    execFileSync('sh', ['-c', `kill -9 $(head -1 ${server.cluster}/postmaster.pid)`], { stdio: 'ignore' })
    unmount()
  }
}
