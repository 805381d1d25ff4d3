import { sql } from 'kysely'
import { cpuOf, cpuOfFamily } from './cpu.ts'
import { acceptEncoding } from './load.ts'
import { type BenchServer, openBenchServer } from './open-server.ts'
import { median, printAim, printTable } from './report.ts'

/**
 * The cost of an uncached page: a package page is rendered each time, because its address names a departure that does not exist.
 * Beside it the same page's data alone (`.data`: the same loaders, the same statements, no React). The difference is the cost of
 * rendering the tree.
 */
const page = '/package-details/an-hour-with-the-gorillas'
const times = 150
const rounds = 5
let made = 0

/** A page and a name of its query that takes any nonsense. */
type Address = readonly [page: string, name: string]

/** Milliseconds of CPU for each answer of an address that was never requested before: the server's, and PostgreSQL's. */
async function cpuEach(
  site: BenchServer,
  [address, name]: Address,
  postmaster: string,
): Promise<{ server: number; postgres: number }> {
  const { pid = 0 } = site.server.process
  const before = [cpuOf(pid), cpuOfFamily(postmaster)] as const
  for (let time = 0; time < times; time += 1) {
    const response = await fetch(`${site.server.url}${address}?${name}=${++made}`, {
      headers: { 'Accept-Encoding': acceptEncoding },
    })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
  }
  return { server: ((cpuOf(pid) - before[0]) / times) * 1_000, postgres: ((cpuOfFamily(postmaster) - before[1]) / times) * 1_000 }
}

export async function benchUncachedPage(): Promise<void> {
  const site = await openBenchServer()
  try {
    const { rows } = await sql<{ pid: string }>`
      select split_part(pg_read_file('postmaster.pid'), E'\n', 1) as pid`.execute(site.database.db)
    const postmaster = rows[0]?.pid ?? ''
    const addresses: Address[] = [
      [page, 'departure'],
      [`${page}.data`, 'departure'],
      ['/search', 'in'],
    ]
    for (const address of addresses) await cpuEach(site, address, postmaster)
    const costs = addresses.map((): { server: number; postgres: number }[] => [])
    for (let round = 0; round < rounds; round += 1)
      for (const [index, address] of addresses.entries()) costs[index]?.push(await cpuEach(site, address, postmaster))
    const ms = (index: number, of: 'server' | 'postgres') => median(costs[index]?.map((cost) => cost[of]) ?? [])
    printTable(
      ['made anew', 'server, ms of CPU', 'PostgreSQL, ms of CPU'],
      addresses.map(([address], index) => [`\`${address}\``, ms(index, 'server').toFixed(1), ms(index, 'postgres').toFixed(1)]),
    )
    const [whole = [], data = []] = costs
    const ratio = median(whole.map(({ server }, round) => server / (server - (data[round]?.server ?? 0))))
    printAim('a package page against its tree alone', ratio, { most: 1.5 })
  } finally {
    await site.close()
  }
}
