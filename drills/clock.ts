import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { openBrowser } from '#tests/support/browser.ts'
import { bookAt, holdEndOf, openDepartureAt, readyToPress } from './clock/book-at.ts'
import { missingFaketime, openFakedClock } from './clock/faked-clock.ts'
import { type Chapter, chapters, type Moment } from './clock/instants.ts'
import { openInBrowser } from './clock/open-in-browser.ts'
import { checkDayPages, instantOf, keepDayPages } from './clock/read-pages.ts'
import { openZonedServer, type ZonedServer } from './clock/zoned-server.ts'
import type { Counted, Drill, DrillInput } from './drill.ts'

const secondMs = 1_000
/** What is wrong everywhere need not be counted at every moment. */
const enoughBreaches = 20

export const clock: Drill = {
  name: 'clock',
  promise:
    "Today is Kigali's day, whatever zone the server's machine or a visitor's browser stands in, and it turns at Kigali's midnight.",
  round: 'a chapter of moments, each at servers in several zones',
  rounds: chapters.length,
  missing: missingFaketime,
  controls: [
    {
      guard: "days are counted by Kigali's clock, not by the machine's",
      rounds: 1,
      replace: { text: 'kigaliOffsetMs = 72e5', by: 'kigaliOffsetMs = -6e4 * new Date().getTimezoneOffset()' },
    },
    {
      guard: 'a cached page ends at the instant at which it changes by itself',
      rounds: 1,
      replace: { text: 'page.until !== Number.POSITIVE_INFINITY && page.until <= clock.now().getTime()', by: 'false' },
    },
  ],
  run: turnClocks,
}

async function turnClocks(input: DrillInput): Promise<Counted> {
  const faked = openFakedClock(`${input.dataDir}-clock`)
  await faked.run(hourBefore(chapters[0]))
  const site = await openZonedServer(input, faked)
  const browser = await openBrowser()
  const wrong: string[] = []
  const sums = { moments: 0, cases: 0, pages: 0, bookings: 0, opened: 0 }
  let servers: readonly ZonedServer[] = []
  /** What the moment before left to be done at this one. */
  let atNext: ((at: Date) => Promise<string[]>) | undefined

  try {
    for (const chapter of chapters.slice(0, input.rounds)) {
      if (wrong.length >= enoughBreaches) break
      await faked.run(hourBefore(chapter))
      servers = await site.startIn(chapter.zones)
      input.print(`servers have started in ${chapter.zones.join(', ')}`)
      for (const moment of chapter.moments) {
        if (wrong.length >= enoughBreaches) break
        const breaches = await meet(moment)
        wrong.push(...breaches.map((line) => `${moment.what}, ${moment.at}: ${line}`))
        input.print(`${moment.at} ${moment.what}${breaches.length > 0 ? `: ${breaches.length} breaches` : ''}`)
        sums.moments += 1
        sums.cases += servers.length
      }
    }
    const counted = `${sums.moments} moments, ${sums.cases} with their zones: ${sums.pages} pages, ${sums.bookings} bookings, ${sums.opened} pages in browsers elsewhere`
    return { counted, wrong }
  } finally {
    await browser.close()
    await site.close()
  }

  async function meet(moment: Moment): Promise<string[]> {
    const at = new Date(moment.at)
    const found: string[] = []
    if (moment.livedThroughSeconds !== undefined) return liveThrough(at, moment.livedThroughSeconds)
    await faked.stopAt(at)
    const left = atNext
    atNext = undefined
    if (left) found.push(...(await left(at)))
    found.push(...(await checkPages(at)))
    found.push(...(await clocksThatDiffer(at)))
    // Both clear their caches, and the next moment checks what this one cached.
    await keepDayPages(servers)
    await faked.stopAt(at)
    const by = serverFor(sums.moments)
    const { own, wrong: booked } = await bookAt(site.beside, servers, { by, at })
    sums.bookings += 1
    found.push(...booked)
    if (moment.closing) found.push(...(await closeAfter(by, at)))
    if (moment.lastSeat) found.push(...(await holdLastSeat(by, at)))
    for (const zone of moment.browsers ?? []) {
      const paths = [
        '/departures',
        '/hotel-details/imisozi-terrace-kigali',
        '/booking/journey?package=an-hour-with-the-gorillas',
        own,
      ]
      found.push(...(await openInBrowser(browser, { url: by.url, paths, at, zone })))
      sums.opened += paths.length
    }
    return found
  }

  function serverFor(nth: number): ZonedServer {
    const server = servers[nth % servers.length]
    if (!server) throw new Error('No server has started')
    return server
  }

  /** PostgreSQL and every Node have to take the instant for now, or nothing else is shown. */
  async function clocksThatDiffer(at: Date): Promise<string[]> {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(site.db)
    const instants = await Promise.all(servers.map(async (server) => [server.zone, await instantOf(site.db, server)] as const))
    return [['PostgreSQL', rows[0]?.now.toISOString()] as const, ...instants].flatMap(([who, now]) =>
      now === at.toISOString() ? [] : [`the clock of ${who} shows ${now}`],
    )
  }

  async function checkPages(at: Date): Promise<string[]> {
    const { checked, wrong: found } = await checkDayPages(site.db, servers, at)
    sums.pages += checked
    return found
  }

  /** The clock runs on over the turn of the day, with pages that were cached before it. */
  async function liveThrough(from: Date, seconds: number): Promise<string[]> {
    await faked.stopAt(from)
    const before = await checkPages(from)
    await faked.run(from)
    await pause(seconds * secondMs)
    const to = new Date(from.getTime() + seconds * secondMs)
    return [...before, ...(await checkPages(to))]
  }

  /** Two visitors before the last button: one presses in the last second, the other one when it is over. */
  async function closeAfter(by: ZonedServer, at: Date): Promise<string[]> {
    const departure = await openDepartureAt(site.beside, at, { ahead: 2, seats: 8 })
    const [inTime, late] = [await readyToPress(by, departure), await readyToPress(by, departure)]
    atNext = async () => {
      const answer = await late()
      return isRefusal(answer) ? [] : [`who booked when booking had closed was told ${answer}`]
    }
    const answer = await inTime()
    if (isReference(answer)) sums.bookings += 1
    return isReference(answer) ? [] : [`who booked in the last second was told ${answer}`]
  }

  /** The last seat is held from now on; another visitor gets it when the hold ends and not a second before. */
  async function holdLastSeat(by: ZonedServer, at: Date): Promise<string[]> {
    const departure = await openDepartureAt(site.beside, at, { ahead: 20, seats: 1 })
    const [first, second] = [await readyToPress(by, departure), await readyToPress(by, departure)]
    const held = await first()
    if (!isReference(held)) return [`who wanted the last seat was told ${held}`]
    const ends = await holdEndOf(site.beside, held)
    atNext = async () => {
      await faked.stopAt(new Date(ends.getTime() - secondMs))
      const early = await second()
      await faked.stopAt(ends)
      const then = await second()
      sums.bookings += 2
      return [
        ...(isRefusal(early) ? [] : [`who wanted a seat that is held for another second was told ${early}`]),
        ...(isReference(then) ? [] : [`who wanted a seat whose hold has ended was told ${then}`]),
      ]
    }
    return []
  }
}

/** Refused at the step itself, or redirected to what is on sale. */
const isRefusal = (answer: string): boolean => answer === '409' || answer === '302'
const isReference = (answer: string): boolean => answer.includes('-')
const hourBefore = (chapter: Chapter | undefined): Date => new Date(Date.parse(chapter?.moments[0]?.at ?? '') - 3_600_000)
