import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listDepartures } from '#features/departures/reads.server.ts'
import { listDepartureAddresses } from '#features/departures/reads-addresses.server.ts'
import { loadContent, loadDemo } from '#server/start/first-start.ts'
import { openRequests } from '#tests/support/request-page.ts'
import { testContext } from '#tests/support/test-context.ts'
import { moneyText } from '#values/money.ts'
import { statusWord } from '../../shared/journeys/departure-status.ts'
import { ageWords } from '../../words/ages.ts'
import { departureStatusWords } from '../../words/departure-status.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { timetableWords } from '../../words/timetable.ts'
import { leavingOf } from '../timetable/leaving.ts'

const { ctx } = await testContext({ now: '2026-11-20T08:00:00Z' })
await loadDemo(ctx)
await loadContent(ctx)
const words = readEnglish(ageWords)
const states = readEnglish(departureStatusWords)
const timetable = readEnglish(timetableWords)
const ask = await openRequests(ctx)

/** The texts of the departures of a day, in their order. */
const entriesOf = (html: string, day: string) =>
  [...(new RegExp(`dateTime="${day}">.*?</td>`).exec(html)?.[0] ?? '').matchAll(/<li.*?<\/li>/g)].map(([entry]) =>
    entry
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

test('the calendar has every departure of a month once, on its day, with price, seats and status', async () => {
  const { text } = await ask('/departures?view=calendar&month=2026-12')
  const rows = await listDepartures(ctx.db, { now: ctx.clock.now(), from: '2026-12-01', until: '2026-12-31' })
  expect(rows.length).toBeGreaterThan(5)
  expect(text).toContain(`${rows.length} departures in December 2026`)
  for (const [day, leaving] of Map.groupBy(rows, ({ startsOn }) => startsOn)) {
    const wanted = leaving.map((row) => {
      const { title, price, left, status, running, short, ages } = leavingOf(row, words)
      const runs = running ? ` ${statusWord(running, short, states)}` : ''
      const word = status === 'planned' ? '' : `${runs} ${statusWord(status, short, states)}`
      return `${title} ${moneyText(price)}${left > 0 ? ` ${timetable.left({ left })}` : ''}${word}${ages ? ` ${ages}` : ''}`
    })
    expect(entriesOf(text, day)).toEqual(wanted)
  }
  for (const { slug } of rows) expect(text.split(`href="/departure-details/${slug}"`)).toHaveLength(2)
})

test('a departure that is not for a child of the party says so and is faded, every other is not', async () => {
  const { text } = await ask('/departures?view=calendar&month=2027-02&travellers=3&childAges=8')
  const rows = await listDepartures(ctx.db, { now: ctx.clock.now(), from: '2027-02-01', until: '2027-02-28' })
  const tooOld = rows.filter(({ fromAge }) => fromAge > 8)
  expect(tooOld.length).toBeGreaterThan(0)
  expect(tooOld.length).toBeLessThan(rows.length)
  const faded = [...text.matchAll(/<li class="[^"]*faded[^"]*">((?:(?!<\/li>).)*)<\/li>/g)].map(([, entry = '']) => entry)
  expect(faded).toHaveLength(tooOld.length)
  for (const entry of faded) expect(entry).toContain('Not for a child of 8')
})

test('a month that has passed leads to the calendar, and one without a departure says so', async () => {
  const passed = await ask('/departures?view=calendar&month=2020-01&style=lake')
  expect(passed.location).toBe('/departures?style=lake&view=calendar')
  expect((await ask('/departures?view=calendar&month=2028-10')).text).toContain('No departure begins in October 2028')
  expect((await ask('/departures?view=calendar&month=2028-10&style=lake')).text).toContain(
    'No departure fits that in October 2028',
  )
})

test('the list and the calendar lead to each other, and keep the month and the filter', async () => {
  const hrefs = async (path: string) => (await ask(path)).text.replaceAll('&amp;', '&')
  expect(await hrefs('/departures?style=gorillas&from=2027-01')).toContain(
    'href="/departures?style=gorillas&view=calendar&month=2027-01"',
  )
  expect(await hrefs('/departures?style=gorillas&view=calendar&month=2027-01')).toContain(
    'href="/departures?style=gorillas&from=2027-01"',
  )
})

test('a departure of a package that is off sale leads to the package, or to all, and has no place in a list and no address in the sitemap', async () => {
  const query = { now: ctx.clock.now(), from: '2027-06-01' }
  const [row] = await listDepartures(ctx.db, query)
  if (!row) throw new Error('No departure')
  await sql`update packages set bookable = false where slug = ${row.packageSlug}`.execute(ctx.db)
  const page = () => ask(`/departure-details/${row.slug}`)
  expect(await page()).toMatchObject({ status: 302, location: `/package-details/${row.packageSlug}` })
  expect((await listDepartures(ctx.db, query)).filter(({ packageSlug }) => packageSlug === row.packageSlug)).toEqual([])
  const addresses = await listDepartureAddresses(ctx.db, '2027-06-01', { limit: 1_000, offset: 0 })
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.filter(({ packageSlug }) => packageSlug === row.packageSlug)).toEqual([])
  await sql`update packages set status = 'draft' where slug = ${row.packageSlug}`.execute(ctx.db)
  expect(await page()).toMatchObject({ status: 302, location: '/packages' })
  expect(await ask('/departure-details/no-such-departure')).toMatchObject({ status: 404 })
})
