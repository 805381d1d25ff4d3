import { expect, test } from 'vitest'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { gorillaTrek } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { loader as exampleLoader } from '../example.ts'
import { action as importAction } from '../import.tsx'
import { action as seriesAction, loader as seriesLoader } from './series.tsx'

const { ctx } = await testContext()
const trek = await gorillaTrek(ctx, { seats: 8 })
const later = (days: number) => addDays(kigaliDay(ctx.clock.now()), days)
const args = (path: string, parts: RequestParts) => argsOf(ctx, path, parts) as never
const sales = { cookie: await cookieOf(ctx, 'sales') }

test('a series is shown first, made as it was shown, and never twice', async () => {
  const ask = new URLSearchParams({
    way: 'rule',
    look: 'yes',
    rule: 'weekly',
    first: later(400),
    last: later(420),
    everyWeeks: '1',
    nth: '1',
    weekday: '6',
  })
  for (const day of [0, 1, 2, 3, 4, 5, 6]) ask.set(`weekdays.${day}`, 'on')
  for (const [name, value] of Object.entries({
    package: 'an-hour-with-the-gorillas',
    comfort: 'lodge',
    capacity: '8',
    minimum: '2',
  }))
    ask.set(name, value)
  const path = `/admin/departures/series?${ask}`
  const { plan } = await seriesLoader(args(path, sales))
  expect(plan).toMatchObject({ sound: 21, faulty: 0 })
  const make = (stamp: string) => answerOf(() => seriesAction(args(path, { ...sales, form: { stamp, event: 'make' } })))
  expect(await make('another')).toMatchObject({ status: 409 })
  expect(await make(plan?.stamp ?? '')).toMatchObject({ status: 303, location: expect.stringContaining('made=21') })
  expect(await make(plan?.stamp ?? '')).toMatchObject({ status: 409 })
  expect((await seriesLoader(args(path, sales))).plan).toMatchObject({ sound: 0, faulty: 21 })
})

const table = (...lines: string[]) => ['package,starts_on,comfort,seats,minimum,note', ...lines].join('\n')
const line = (day: string, more = 'lodge,8,2,') => `an-hour-with-the-gorillas,${day},${more}`
const load = (form: Record<string, string>) => importAction(args('/admin/departures/import', { ...sales, form }))
type Shown = {
  data: { fault?: string; rows?: { row: number; sentence: string }[]; plan?: { stamp: string; rows: { fault?: string }[] } }
}

test('a table with wrong columns, days or packages is refused by its lines, and nothing of it is made', async () => {
  expect(((await load({ text: 'package,when\nx,y' })) as Shown).data.fault).toContain('starts_on')
  const wrong = table(
    line('2027-02-30'),
    'no-such-journey,2028-01-01,lodge,8,2,',
    line(later(450), 'palace,8,2,'),
    line(later(451), 'lodge,0,2,'),
  )
  const { data } = (await load({ text: wrong })) as Shown
  expect(data.rows?.map(({ row }) => row)).toEqual([2, 3, 4, 5])
  const ragged = (await load({ text: table(`${line(later(452))},too,many`) })) as Shown
  expect(ragged.data.fault).toContain('Line 2')
})

test('a table that names a day twice, or one that is there, is shown with its lines and made only without them', async () => {
  const text = table(line(later(460)), line(later(460)), line(trek.startsOn), line(later(461)))
  const { data } = (await load({ text, event: 'look' })) as Shown
  expect(data.plan?.rows.map(({ fault }) => fault)).toEqual([
    undefined,
    'Duplicate of line 2',
    'A departure on this date already exists',
    undefined,
  ])
  const stamp = data.plan?.stamp ?? ''
  expect(await answerOf(() => load({ text, stamp, event: 'make' }))).toMatchObject({ status: 409 })
  expect(await answerOf(() => load({ text, stamp, event: 'make', skip: 'yes' }))).toMatchObject({
    status: 303,
    location: expect.stringContaining('made=2'),
  })
})

test('the example of the import can be imported as it is', async () => {
  const response = (await exampleLoader(args('/admin/departures/example.csv', sales))) as Response
  const { data } = (await load({ text: await response.text() })) as Shown
  expect(data.plan?.rows.map(({ fault }) => fault)).toEqual([undefined])
})

test('a year is rolled on to the same weekdays, with what each was', async () => {
  const year = trek.startsOn.slice(0, 4)
  const path = `/admin/departures/series?way=roll&look=yes&package=an-hour-with-the-gorillas&year=${year}`
  const { plan } = await seriesLoader(args(path, sales))
  expect(plan?.rows[0]).toMatchObject({ seats: '8, minimum 4', fault: undefined })
  expect(plan?.rows[0]?.day).toContain(String(Number(year) + 1))
})
