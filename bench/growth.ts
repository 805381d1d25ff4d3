import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { searchSite } from '#app/shared/search/search-site.server.ts'
import { englishSite } from '#app/words/sources.server.ts'
import { requestBooking } from '#features/bookings/placing/request-booking.server.ts'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { refreshSearch } from '#features/search/refresh-search.server.ts'
import type { Context } from '#platform/context.ts'
import { systemClock } from '#platform/database/database.server.ts'
import { besideServer } from '#tests/support/beside-server.ts'
import { requestOf, seatsOn } from '#tests/support/cast.ts'
import { fillBookings } from './fill-bookings.ts'
import { fillPackages, settle } from './fill-packages.ts'
import { type BenchServer, openBenchServer } from './open-server.ts'
import { at, out, printAim, printTable } from './report.ts'
import { openDepartures, openDrafts } from './seats-to-book.ts'

/**
 * Two sites, one with the 24 packages of the demonstration and one with 10,000 packages, 100,000 departures and 1,000,000
 * bookings (`--small`: a tenth of each), get requests for the same public pages in turn. All caches, of pages and of data, are
 * cleared before each request, so each page is read and rendered again. At the end a seat is booked in both in turn, by the
 * action and without their servers: what follows a booking is not measured.
 */
const small = process.argv.includes('--small')
const share = small ? 10 : 1
const size = { packages: 10_000 / share, departures: 100_000 / share, bookings: 1_000_000 / share }
const warm = 5
const times = 120

const pages: Record<string, string> = {
  'the first page': '/',
  'list of packages': '/packages',
  'list, by style': '/packages?style=gorillas',
  'list, by country and price': '/packages?country=rwanda&sort=price',
  'list, its last page': '/packages?page=2',
  'list of departures': '/departures',
  'departures of a style': '/departures?style=gorillas',
  'a package': '/package-details/an-hour-with-the-gorillas',
  'a park': '/volcanoes-national-park',
  'a country': '/rwanda',
  'days of a package (availability)': '/booking?package=an-hour-with-the-gorillas',
  'search: one word': '/search?q=gorilla',
  'search: nothing': '/search?q=xqzwv',
  'index of the sitemap': '/sitemap.xml',
  'a file of departures in the sitemap': '/sitemaps/departures.xml',
  'a hotel': '/hotel-details/imisozi-terrace-kigali',
}

let requests = 0

async function timeOf(site: BenchServer, path: string): Promise<number> {
  await sql`select pg_notify('pages', '*')`.execute(site.database.db)
  // The server receives it by another connection, within a millisecond or two.
  await pause(10)
  const began = performance.now()
  const response = await fetch(`${site.server.url}${path}${path.includes('?') ? '&' : '?'}made=${++requests}`)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return performance.now() - began
}

async function grow(site: BenchServer): Promise<void> {
  const began = performance.now()
  // Bookings first: they are spread over the packages that are there.
  await fillBookings(site.address, size.bookings, new Date())
  await fillPackages(site.address, size)
  const beside = await besideServer(`${site.folder}/data`)
  await refreshSearch(beside.ctx, searchSite(englishSite))
  await beside.leave()
  await settle(site.address)
  out(
    `${size.packages} packages, ${size.departures} departures and ${size.bookings} bookings in ${((performance.now() - began) / 1000).toFixed(0)} s.`,
  )
}

/** Books a seat in a site's database; returns how long the action takes, in ms. One after another, so none waits for a lock. */
async function openBooking(site: BenchServer): Promise<{ book: () => Promise<number>; leave: () => Promise<void> }> {
  const beside = await besideServer(`${site.folder}/data`)
  const ctx: Context = { ...beside.ctx, clock: systemClock }
  const [departure] = await openDepartures(ctx, 1)
  if (!departure) throw new Error('There is no departure to book')
  const request = await requestOf(ctx, seatsOn(departure), partyOfUnnamed(1))
  const drafts = await openDrafts(ctx, warm + times)
  const book = async () => {
    const draftId = drafts.pop()
    if (!draftId) throw new Error('There is no draft left')
    const began = performance.now()
    const made = await requestBooking(ctx, { ...request, draftId })
    if (!made.done) throw new Error(JSON.stringify(made.refusal))
    return performance.now() - began
  }
  return { book, leave: beside.leave }
}

/** Requests the same from both sites in turn, prints its row and returns by how much the large one is slower at p95. */
async function printRow(name: string, requests: readonly [() => Promise<number>, () => Promise<number>]): Promise<number> {
  const took: [number[], number[]] = [[], []]
  for (let round = 0; round < warm + times; round += 1)
    for (const site of [0, 1] as const) {
      const ms = await requests[site]()
      if (round >= warm) took[site].push(ms)
    }
  const [one, other] = took
  const ratio = (share: number) => at(other, share) / at(one, share)
  const figures = took.flatMap((each) => [at(each, 0.5).toFixed(1), at(each, 0.95).toFixed(1)])
  out(`| ${[name, ...figures, ratio(0.5).toFixed(2), ratio(0.95).toFixed(2)].join(' | ')} |`)
  return ratio(0.95)
}

export async function benchGrowth(): Promise<void> {
  const sites: BenchServer[] = []
  const left: (() => Promise<void>)[] = []
  try {
    for (const _ of ['small', 'large']) sites.push(await openBenchServer())
    const [few, many] = sites
    if (!few || !many) throw new Error('There are no two houses')
    await grow(many)
    await settle(few.address)
    // Each row is printed when it is known: a run is long, and a stopped one still has figures.
    printTable(['in ms', '24 packages: p50', 'p95', `${size.packages}: p50`, 'p95', 'ratio at p50', 'at p95'], [])
    const ratios: number[] = []
    for (const [name, path] of Object.entries(pages))
      ratios.push(await printRow(name, [() => timeOf(few, path), () => timeOf(many, path)]))
    for (const { server } of sites) await server.stop()
    const [atFew, atMany] = [await openBooking(few), await openBooking(many)]
    left.push(atFew.leave, atMany.leave)
    ratios.push(await printRow('booking a seat', [atFew.book, atMany.book]))
    printAim('the largest ratio at p95', Math.max(...ratios), { most: 1.5 })
  } finally {
    for (const leave of left) await leave()
    for (const site of sites) await site.close()
  }
}
