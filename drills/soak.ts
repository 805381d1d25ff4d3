import { readFileSync } from 'node:fs'
import { eventually } from '#tests/support/eventually.ts'
import { type SteadyRequest, steadyLoad } from '#tests/support/steady-load.ts'
import { messageOf, someDevices } from '#tests/support/visitors.ts'
import { links } from '#values/links.ts'
import type { Counted, Drill, DrillInput } from './drill.ts'
import { openServerToBreak } from './server-to-break.ts'

const requestsOfRound = 10_000
/** One request in a hundred is for a page that is made again, and one is a heartbeat: the others are for cached pages. */
const blockLength = 100
const demoEvery = 1_000
const warmUp = 20_000
const mostMegabytes = 1

export const soak: Drill = {
  name: 'soak',
  promise: `However long it serves, its memory grows by less than ${mostMegabytes} MB in 100,000 requests.`,
  round: `${requestsOfRound / 1000},000 requests: cached pages, a hundred made anew, a hundred heartbeats`,
  rounds: 30,
  controls: [
    {
      guard: 'cached pages with a query are dropped when the memory for pages is full',
      rounds: 5,
      replace: { text: 'if (weight > mostBytes) makeRoom();', by: '' },
    },
  ],
  run: serveLong,
}

async function serveLong(input: DrillInput): Promise<Counted> {
  // The memory for pages is full before the second half begins: what grows then is not what is meant to.
  const server = await openServerToBreak(input, { CACHE_MB: '4', TRUSTED_PROXIES: '127.0.0.1' })
  const wrong: string[] = []
  const total = input.rounds * requestsOfRound
  const requests = errands((warmUp + total) / blockLength)
  const load = steadyLoad({ port: server.port, together: 8, alone: 1, requests })
  try {
    const samples: Sample[] = []
    for (let due = warmUp; due <= warmUp + total; due += demoEvery) {
      await eventually(load.count, (count) => count >= due, 600_000)
      samples.push({ requests: load.count(), megabytes: megabytesOf(server.pid()) })
      if (due % 50_000 === 0) input.print(`${load.count()} requests, ${samples.at(-1)?.megabytes.toFixed(1)} MB`)
    }
    const { answers, faults } = await load.stop()
    wrong.push(...faults)
    for (const status of Object.keys(answers))
      if (!['200', '204'].includes(status)) wrong.push(`A request was answered ${status}`)
    const half = samples.slice(Math.floor(samples.length / 2))
    const slope = slopeOf(half) * 100_000
    if (slope >= mostMegabytes) wrong.push(`Its memory grew by ${slope.toFixed(2)} MB in 100,000 requests`)
    const counted =
      `${Object.entries(answers)
        .map(([status, times]) => `${status} × ${times}`)
        .join(', ')}; ` +
      `${half[0]?.megabytes.toFixed(0)} MB in the middle, ${half.at(-1)?.megabytes.toFixed(0)} MB at the end: ` +
      `${slope.toFixed(2)} MB in 100,000 requests`
    return { counted, wrong }
  } finally {
    await load.stop()
    await server.close()
  }
}

/** So many blocks of requests; no page with a query is requested twice. */
function errands(blocks: number): SteadyRequest[] {
  const cachedPages = ['/', '/packages', links.package('an-hour-with-the-gorillas')]
  const devices = someDevices(300)
  return Array.from({ length: blocks }, (_, block) => {
    const cached = Array.from(
      { length: blockLength - 2 },
      (_, at): SteadyRequest => ({ path: cachedPages[at % cachedPages.length] ?? '/' }),
    )
    const device = devices[block % devices.length]
    const beat = device ? [messageOf(device, { kind: 'beat', path: '/packages' })] : []
    return [...cached, { path: `/packages?park=${block}` }, ...beat]
  }).flat()
}

type Sample = { requests: number; megabytes: number }

/** What a process holds of the machine's memory. Linux only. */
function megabytesOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Megabytes for each request, by the line that lies nearest to all samples. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(samples.map(({ requests }) => requests)), mean(samples.map(({ megabytes }) => megabytes))]
  const above = samples.reduce((sum, { requests, megabytes }) => sum + (requests - x) * (megabytes - y), 0)
  return above / samples.reduce((sum, { requests }) => sum + (requests - x) ** 2, 0)
}
