import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#features/staff/permissions.ts'
import { argsOf as adminArgs, cookieOf } from '#tests/support/admin-request.ts'
import { gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loader } from './analytics.tsx'
import { loader as csvLoader } from './csv.ts'

/** Ten in the morning in Kigali, 12 March 2027. */
const { ctx } = await testContext()

const argsOf = async (path: string, role: Role, params: Record<string, string> = {}) =>
  adminArgs(ctx, path, { cookie: await cookieOf(ctx, role), params })
const look = async (query = '', role: Role = 'owner') => loader(await argsOf(`/admin/analytics${query}`, role))
const csv = async (table: string, query = '', role: Role = 'owner') => {
  const response = (await csvLoader(await argsOf(`/admin/analytics/${table}.csv${query}`, role, { table }))) as Response
  return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}
const linesOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes).trimEnd().split('\r\n')

test('before anybody was counted the screen says so and counts nothing', async () => {
  expect(await look()).toMatchObject({ since: null, visits: 0, days: [], comparable: false })
})

describe('with visits', () => {
  beforeAll(async () => {
    const [a, b, c] = [
      ['a', 'Africa/Kigali', 'Linux armv81'],
      ['b', 'Europe/Oslo', 'Android'],
      ['c', 'Asia/Calcutta', 'Win32'],
    ].map(
      ([id, zone, platform]) =>
        sql`insert into visitor_devices values (${id}, 'chrome', ${platform}, ${zone}, 1, now(), now(), now())`,
    )
    for (const each of [a, b, c]) await each?.execute(ctx.db)
    await sql`insert into visitor_days values
      ('2027-01-01', 'a', 1, 1), ('2027-02-25', 'a', 1, 2), ('2027-03-10', 'a', 1, 2), ('2027-03-11', 'a', 1, 3), ('2027-03-11', 'b', 2, 5),
      ('2027-03-12', 'c', 1, 1)`.execute(ctx.db)
    await sql`insert into visitor_pages values ('2027-03-11', '/departure-details/x', 8, 3), ('2027-03-11', '/booking', 2, 0),
      ('2027-03-12', '/bookings/:reference', 1, 1)`.execute(ctx.db)
    await sql`insert into visitor_sources values ('2027-03-11', 'google', 3), ('2027-03-12', '=cmd.example', 1)`.execute(ctx.db)
    await sql`insert into search_misses (query, day, count) values ('=HYPERLINK("http://evil.example")', '2027-03-11', 2)`.execute(
      ctx.db,
    )
    const trek = await gorillaTrek(ctx, { seats: 8 })
    const { id, depositMinor } = await heldBooking(ctx, trek.slug, 2)
    await heldBooking(ctx, trek.slug, 1)
    await paid(ctx, id, depositMinor)
  })

  test('a device of three days is one visitor, and the week is shown against the week before', async () => {
    expect(await look('?range=7-days')).toMatchObject({
      range: '7-days',
      lede: '6 to 12 March 2027: 5 visits, 5 more than the 7 days before.',
      figures: [{ figure: 3, difference: '3 more than the 7 days before' }, { figure: 5 }, { figure: 11 }, { figure: 2.2 }],
      countries: { rows: [{ name: 'India' }, { name: 'Norway' }, { name: 'Rwanda' }], of: 3 },
      platforms: {
        rows: [
          { name: 'Android', now: 2 },
          { name: 'Windows', now: 1 },
        ],
      },
      clock: '10:00',
    })
  })

  test('the way from a page to a paid deposit is counted on the same days', async () => {
    expect((await look('?range=7-days')).way.map(({ step, now }) => [step, now])).toEqual([
      ['offers', 8],
      ['begun', 2],
      ['held', 2],
      ['paid', 1],
    ])
    expect((await look('?from=2027-03-01&to=2027-03-11')).way.map(({ now }) => now)).toEqual([8, 2, 0, 0])
  })

  test('who reads no bookings learns nothing of holds and money, on the screen and in the CSV', async () => {
    expect((await look('', 'editor')).way.map(({ step }) => step)).toEqual(['offers', 'begun'])
    expect(linesOf(await csv('way', '', 'editor'))).toHaveLength(3)
    expect(linesOf(await csv('way', '', 'read-only'))).toHaveLength(5)
  })

  test('searches without results name their language where there is another than English', async () => {
    expect((await look()).languages).toBeUndefined()
    await sql`insert into search_language_misses (language, query, day, count) values ('fr', 'montgolfière', '2027-03-11', 3)`.execute(
      ctx.db,
    )
    const { searches, languages } = await look()
    expect(searches.rows.map(({ query, language, times }) => [query, language, times])).toEqual([
      ['montgolfière', 'fr', 3],
      ['=HYPERLINK("http://evil.example")', 'en', 2],
    ])
    expect(languages).toEqual({ en: 'English' })
    expect(linesOf(await csv('searches'))[1]).toBe('"montgolfière","fr","2027-03-11",3')
    await sql`delete from search_language_misses`.execute(ctx.db)
  })

  test('a range that is nonsense is the last 30 days, and what was typed stays', async () => {
    expect(await look('?range=own&from=2027-03-10&to=2027-03-01')).toMatchObject({
      range: '30-days',
      fault: 'wrong-way',
      typed: { from: '2027-03-10', to: '2027-03-01' },
    })
  })

  test('a CSV has its range in its name, the mark of UTF-8, and is cached by nobody', async () => {
    const { headers, bytes } = await csv('days', '?from=2027-03-10&to=2027-03-12')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="analytics-days-2027-03-10-to-2027-03-12.csv"')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(linesOf({ bytes }).slice(1)).toEqual([
      '"2027-03-10",1,1,2,"2027-03-07",0',
      '"2027-03-11",2,3,8,"2027-03-08",0',
      '"2027-03-12",1,1,1,"2027-03-09",0',
    ])
  })

  test('every table has its CSV, and none of them runs as a formula', async () => {
    expect(linesOf(await csv('pages')).slice(1)).toEqual([
      '"/departure-details/x",3,8,0',
      '"/booking",0,2,0',
      '"/bookings/:reference",1,1,0',
    ])
    // The ninety days before were not all counted.
    expect(linesOf(await csv('pages', '?range=90-days'))[1]).toBe('"/departure-details/x",3,8,')
    expect(linesOf(await csv('sources', '?range=7-days')).slice(1)).toEqual(['"google",3,0', '"\'=cmd.example",1,0'])
    expect(linesOf(await csv('countries', '?range=7-days'))[3]).toBe('"Rwanda",1,0')
    expect(linesOf(await csv('browsers', '?range=7-days'))[1]).toBe('"Chrome",3,0')
    expect(linesOf(await csv('platforms', '?range=7-days'))[1]).toBe('"Android",2,0')
    expect(linesOf(await csv('searches'))[1]).toBe('"\'=HYPERLINK(""http://evil.example"")","en","2027-03-11",2')
  })
})
