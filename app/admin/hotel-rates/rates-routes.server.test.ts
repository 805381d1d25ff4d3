import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { findEntry, listDrafts } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { findHotel } from '#features/hotels/reads.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { openRoomsAndCars } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { action, loader } from './rates.tsx'
import { loader as csvLoader } from './rates-csv.ts'

const { ctx } = await testContext()
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const cookie = cookies.editor ?? ''
const writers = (status: number) => ({ owner: status, sales: 403, editor: status, translator: 403, 'read-only': 403 })
const terrace = 'imisozi-terrace-kigali'
const hotel = kindOf('hotel')
if (!hotel) throw new Error('Hotels are no entries')
const diane = { id: 'diane', name: 'Diane Uwase' }
let ids: Record<string, number> = {}

beforeAll(async () => {
  await openRoomsAndCars(ctx)
  await adoptEntries(ctx, [hotel])
  const rows = await listDrafts(ctx.db, 'hotel')
  ids = Object.fromEntries(rows.map(({ slug, id }) => [slug, id]))
})

const entry = async (slug = terrace) => {
  const found = await findEntry(ctx.db, 'hotel', ids[slug] ?? 0)
  if (!found) throw new Error(`No entry of ${slug}`)
  return found
}
type Rates = { board: string; season: string; amountMinor: number }[]
const ratesOf = async (room: string, slug = terrace) =>
  ((await entry(slug)).content.rooms as { id: string; rates: Rates }[]).find(({ id }) => id === room)?.rates

const path = (own: boolean) => (own ? `/admin/hotels/edit/${ids[terrace]}/rates` : '/admin/hotels/rates')
const args = (parts: RequestParts, own = false) =>
  argsOf(ctx, path(own), { ...parts, params: own ? { id: String(ids[terrace]) } : {} }) as never
const post = (form: Record<string, string>, own = false) => answerOf(async () => action(args({ cookie, form }, own)))
type Plan = {
  stamp: string
  changes: number
  faulty: number
  rows: { effect: string; fault?: string; was: string; is: string }[]
  hotels: { effect: string; seasons?: object }[]
}
const planOf = async (text: string, own = false) => (await post({ event: 'look', text }, own)).data as { plan: Plan }
async function keep(text: string, own = false, more: Record<string, string> = {}) {
  const { plan } = await planOf(text, own)
  return post({ event: 'keep', text, stamp: plan.stamp, ...more }, own)
}

const good = 'room,season,rate\nStandard double,low,111'
// biome-ignore format: one line for each route
const routes: [string, (parts: RequestParts) => Promise<unknown>, Record<Role, number>][] = [
  ['the rate sheet of all', async (parts) => loader(args(parts)), writers(200)],
  ['the rate sheet of one', async (parts) => loader(args(parts, true)), writers(200)],
  ['the rates of all as a table', async (parts) => csvLoader(args(parts)), writers(200)],
  ['the rates of one as a table', async (parts) => csvLoader(args(parts, true)), writers(200)],
  ['a sheet with nothing in it', async (parts) => action(args({ ...parts, form: {} })), writers(422)],
  ['looking at a sheet', async (parts) => action(args({ ...parts, form: { event: 'look', text: good } }, true)), writers(200)],
  ['keeping what nobody looked at', async (parts) => action(args({ ...parts, form: { event: 'keep', text: good } }, true)), writers(409)],
]

describe.each(routes)('%s', (_name, run, reached) => {
  test('who is not signed in is sent to sign in', async () => {
    expect(await answerOf(() => run({}))).toMatchObject({ status: 302 })
  })
  test.each(roles)('as %s', async (role) => {
    expect(await answerOf(() => run({ cookie: cookies[role] ?? '' }))).toMatchObject({ status: reached[role] })
  })
})

test('a sheet without its columns is refused with their names, and the sheet comes back', async () => {
  expect(await post({ event: 'look', text: 'room,season\nStandard double,low' })).toMatchObject({
    status: 422,
    data: { text: 'room,season\nStandard double,low', fault: 'Missing columns: hotel, rate.' },
  })
  const { data } = await post({ event: 'look', text: 'room,season,rate\nStandard double,spring,€85\n,low,85' }, true)
  expect(data).toMatchObject({ rows: [{ row: 2, sentence: expect.stringContaining('“spring” is not a season') }, { row: 3 }] })
})

test('the present rates can be brought back as they are, and change nothing', async () => {
  const response = (await csvLoader(args({ cookie }))) as Response
  const text = await response.text()
  expect(text).toContain('"imisozi-terrace-kigali","Standard double","BB","low"')
  const { plan } = await planOf(text)
  expect({ changes: plan.changes, faults: plan.rows.flatMap(({ fault }) => fault ?? []) }).toEqual({ changes: 0, faults: [] })
  expect(plan.hotels.flatMap(({ seasons }) => seasons ?? [])).toEqual([])
})

describe('what is kept', () => {
  let before: Awaited<ReturnType<typeof entry>>
  beforeEach(async () => {
    before = await entry()
  })

  test('is the draft, and not what visitors read', async () => {
    const seen = await findHotel(ctx.db, terrace)
    const text = 'room;season;board;rate\nstandard DOUBLE;low;;$141\nStandard double;low;HB;165,50'
    const { plan } = await planOf(text, true)
    expect(plan.rows.map(({ effect, is }) => [effect, is])).toEqual([
      ['Changes the rate', '$141'],
      ['Adds a rate', '$165.50'],
    ])
    expect(await keep(text, true)).toMatchObject({ status: 303, location: `${path(true)}?saved=1` })
    expect(await ratesOf('standard-double')).toMatchObject([
      { board: 'BB', season: 'low', amountMinor: 14_100 },
      { board: 'BB', season: 'high' },
      { board: 'HB', season: 'low', amountMinor: 16_550 },
    ])
    expect((await entry()).version).toBe(before.version + 1)
    expect(await findHotel(ctx.db, terrace)).toEqual(seen)
  })

  test('is nothing where somebody saved the hotel after the look', async () => {
    const { plan } = await planOf(good, true)
    const content = { ...before.content, accessNote: 'Through the gate' }
    const saved = await saveEntry(ctx, hotel, { id: before.id, actor: diane, content, seen: before.version, event: 'saved' })
    expect(saved).toMatchObject({ done: true })
    expect(await post({ event: 'keep', text: good, stamp: plan.stamp }, true)).toMatchObject({
      status: 409,
      data: { text: good, sentence: expect.stringContaining('Something changed') },
    })
    expect(await entry()).toMatchObject({ version: before.version + 1, content: { accessNote: 'Through the gate' } })
  })

  test('is all of several hotels or none of them', async () => {
    const other = 'heron-court-kigali'
    const versions = async () => [(await entry()).version, (await entry(other)).version]
    const was = await versions()
    const head = 'hotel,room,season,rate\n'
    const faulty = `${head}${terrace},Standard double,low,120\n${other},Penthouse,low,300`
    expect(await keep(faulty)).toMatchObject({ status: 409, data: { sentence: expect.stringContaining('have errors') } })
    expect(await versions()).toEqual(was)
    expect(await keep(faulty, false, { skip: 'yes' })).toMatchObject({ status: 303, location: '/admin/hotels/rates?saved=1' })
    expect(await keep(`${head}${terrace},Standard double,low,121\n${other},Single,low,39`)).toMatchObject({
      location: '/admin/hotels/rates?saved=2',
    })
    expect(await ratesOf('single', other)).toMatchObject([{ amountMinor: 3_900 }, { season: 'high' }])
  })

  test('are the seasons that the sheet names', async () => {
    const text = 'room,season,from,to,minimum_nights,rate\nStandard double,high,1 June,31 August,2,155'
    expect(await keep(text, true)).toMatchObject({ status: 303 })
    expect((await entry()).content.highSeasons).toEqual([{ from: '06-01', to: '08-31', minimumNights: 2 }])
  })
})

describe('rates of a later period', () => {
  const sheet = (rate: string) =>
    `room,season,from,to,minimum_nights,rate,rates_from\nStandard double,low,,,,${rate},2027-01-01\nStandard double,high,1 July,31 August,2,180,2027-01-01`

  test('are a new period, which the preview says, and change nothing of the first', async () => {
    const { content } = await entry()
    const { plan } = await planOf(sheet('150'), true)
    expect(plan.hotels).toMatchObject([{ later: [{ effect: 'New rate period from 1 January 2027' }] }])
    expect(plan.rows[0]).toMatchObject({ effect: 'Adds a rate', was: '', is: '$150', span: 'rates from 1 January 2027' })
    expect(await keep(sheet('150'), true)).toMatchObject({ status: 303 })
    const saved = (await entry()).content
    expect([saved.rooms, saved.highSeasons]).toEqual([content.rooms, content.highSeasons])
    expect(saved.laterRates).toEqual([
      {
        from: '2027-01-01',
        highSeasons: [{ from: '07-01', to: '08-31', minimumNights: 2 }],
        rates: [
          { room: 'standard-double', board: 'BB', season: 'low', amountMinor: 15_000 },
          { room: 'standard-double', board: 'BB', season: 'high', amountMinor: 18_000 },
        ],
      },
    ])
  })

  test('are changed by their day, and come with the export', async () => {
    const { plan } = await planOf(sheet('155'), true)
    expect(plan.rows.map(({ effect, was }) => [effect, was])).toEqual([
      ['Changes the rate', '$150'],
      ['No change', '$180'],
    ])
    const text = await ((await csvLoader(args({ cookie }))) as Response).text()
    expect(text).toContain('"Standard double","BB","high","1 July","31 August",2,180,"2027-01-01"')
    expect((await planOf(text)).plan.changes).toBe(0)
  })

  test('need a day with its year', async () => {
    const { data } = await post({ event: 'look', text: 'room,season,rate,rates_from\nStandard double,low,85,1 January' }, true)
    expect(data).toMatchObject({ rows: [{ row: 2, sentence: expect.stringContaining('Write it as 2027-01-01') }] })
  })
})
