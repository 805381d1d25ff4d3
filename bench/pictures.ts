import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { photo } from '#tests/support/sent-pictures.ts'
import { signInOwner } from '#tests/support/sign-in-owner.ts'
import { watchMemory } from './memory.ts'
import { type BenchServer, openBenchServer } from './open-server.ts'
import { out, printAim, printTable } from './report.ts'

/**
 * What photographs cost in memory: 24 of 12 megapixels are sent, two at a time and then, to a server that has been up for no longer,
 * eight at a time, then eight at a time to two processes that share a port, until their sizes are made; ten seconds later the server is
 * to hold no more than a little of it. Linux only.
 */
const photographs = 24
/** A machine of two gigabytes carries one that makes pictures, one that only serves, and the database. */
const mostTogetherMb = 950
/** What the systemd unit allows two processes (MemoryMax). */
const mostOfTwoMb = 1_700
const mostGrowthMb = 120

async function send(site: BenchServer, cookie: string, bytes: Buffer, nth: number): Promise<void> {
  const body = new FormData()
  body.set('pictures', new File([new Uint8Array(bytes)], `photo ${nth}.jpg`, { type: 'image/jpeg' }))
  const { url } = site.server
  const answer = await fetch(`${url}/admin/media/upload.json`, { method: 'POST', body, headers: { cookie, Origin: url } })
  if (answer.status !== 200) throw new Error(`A photograph was answered ${answer.status}`)
  await answer.arrayBuffer()
}

async function sizesMade({ database }: BenchServer): Promise<void> {
  const left = async () => {
    const { rows } = await sql<{
      left: number
    }>`select count(*)::int as left from pictures where state = 'waiting'`.execute(database.db)
    return rows[0]?.left ?? 0
  }
  while ((await left()) > 0) await pause(500)
}

async function run(together: number, processes: number, photos: readonly Buffer[]) {
  const site = await openBenchServer({ DEMO_CONTENT: 'no', PROCESSES: String(processes), MALLOC_ARENA_MAX: '2' })
  const memory = watchMemory(site.server.process.pid ?? 0)
  try {
    const cookie = await signInOwner(site.server)
    await pause(3_000)
    const before = memory.now()
    memory.most()
    const began = performance.now()
    let next = 0
    await Promise.all(
      Array.from({ length: together }, async () => {
        for (let nth = next++; nth < photographs; nth = next++) {
          const bytes = photos[nth % photos.length] ?? Buffer.alloc(0)
          // The same photograph with a byte behind it is another file.
          await send(site, cookie, Buffer.concat([bytes, Buffer.from([nth])]), nth)
        }
      }),
    )
    const sent = (performance.now() - began) / 1_000
    await sizesMade(site)
    const made = (performance.now() - began) / 1_000
    const during = memory.most()
    await pause(10_000)
    return { before, during, after: memory.now(), sent, made }
  } finally {
    memory.end()
    await site.close()
  }
}

export async function benchPictures(): Promise<void> {
  const photos = await Promise.all([1, 2, 3, 4].map((seed) => photo({ width: 4_000, height: 3_000, seed })))
  const mb = (figure: number) => figure.toFixed(0)
  const rows: string[][] = []
  for (const [together, processes, most] of [
    [2, 1, mostTogetherMb],
    [8, 1, mostTogetherMb],
    [8, 2, mostOfTwoMb],
  ] as const) {
    const { before, during, after, sent, made } = await run(together, processes, photos)
    const title = `${together}, ${processes === 1 ? 'one process' : `${processes} processes`}`
    rows.push(
      [`${title}: before`, mb(before.server), mb(before.workers), mb(before.together)],
      [`${title}: most`, mb(during.server), mb(during.workers), mb(during.together)],
      [`${title}: 10 s after`, mb(after.server), mb(after.workers), mb(after.together)],
    )
    out(`\n${photographs} photographs, at a time ${title}: taken in ${sent.toFixed(0)} s, all sizes after ${made.toFixed(0)} s`)
    printAim('MB at most together', during.together, { most })
    printAim('MB that are not given back', after.together - before.together, { most: mostGrowthMb })
  }
  printTable(['photographs at a time', 'server, MB', 'worker processes, MB', 'together, MB'], rows)
}
