import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { acceptEncoding } from './load.ts'
import { type BenchServer, openBenchServer } from './open-server.ts'
import { at, printTable } from './report.ts'

/**
 * A stampede: 500 requests at once for a page that has just been invalidated. Prints how long they wait, beside a single
 * request. That they wait for one render is tested by app/site/stampede.server.test.ts.
 */
const page = '/package-details/an-hour-with-the-gorillas'
const many = 500
const rounds = 5

/** Clears the page cache, and waits until the server's own connection must have received it. */
async function clearPages({ database: { db } }: BenchServer): Promise<void> {
  await sql`select pg_notify('pages', '*')`.execute(db)
  await pause(200)
}

function fetchPage(url: string, agent: Agent): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': acceptEncoding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume().once('end', () => resolve(performance.now() - began))
    }).once('error', reject)
  })
}

export async function benchStampede(): Promise<void> {
  const site = await openBenchServer()
  const agent = new Agent({ keepAlive: true, maxSockets: many })
  const url = site.server.url + page
  try {
    await Promise.all(Array.from({ length: many }, () => fetchPage(url, agent)))
    const waits: number[] = []
    const alone: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await clearPages(site)
      alone.push(await fetchPage(url, agent))
      await clearPages(site)
      waits.push(...(await Promise.all(Array.from({ length: many }, () => fetchPage(url, agent)))))
    }
    const ms = (times: readonly number[], share: number) => `${at(times, share).toFixed(0)} ms`
    printTable(
      [`${many} at once, ${rounds} times`, 'one alone, forgotten', 'p50', 'p95', 'longest'],
      [[`\`${page}\``, ms(alone, 0.5), ms(waits, 0.5), ms(waits, 0.95), ms(waits, 1)]],
    )
  } finally {
    agent.destroy()
    await site.close()
  }
}
