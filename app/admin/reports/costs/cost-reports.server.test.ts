import { beforeAll, expect, test } from 'vitest'
import { coverPermits } from '#features/bookings/permits/cover-pools.server.ts'
import { followPayables } from '#features/payables/follow/follow-payables.server.ts'
import { findPayableSettings } from '#features/payables/reads-settings.server.ts'
import { may, roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { weekNow } from '#tests/support/permits-week.ts'
import { storePayablesWeek } from '#tests/support/stored-payables-week.ts'
import { bookingIdOf, storePermitsWeek } from '#tests/support/stored-permits-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { loadBookingProfit, loadDepartureProfit } from '../../payables/profit/load-profit.server.ts'
import { loader as csv } from '../csv.ts'
import { loader as income } from '../income.tsx'
import { loader as reports } from '../reports.tsx'
import { loader as xlsx } from '../xlsx.ts'
import * as cash from './cash.tsx'
import { costTables } from './cost-tables.server.ts'
import { loader as payables } from './payables.tsx'
import { loader as profit } from './profit.tsx'

/** The worked week of docs/payables.md, of which nothing is paid. */
const { ctx } = await testContext({ now: weekNow.toISOString() })
let owner = ''
let departureId = 0
beforeAll(async () => {
  const { departureIds } = await storePermitsWeek(ctx)
  await coverPermits(ctx)
  await storePayablesWeek(ctx, departureIds)
  await followPayables(ctx)
  owner = await cookieOf(ctx, 'owner')
  departureId = departureIds.get(1) ?? 0
})

type Shown<Loader extends (...given: never[]) => unknown> = Exclude<Awaited<ReturnType<Loader>>, Response>
const at = (path: string, more: Parameters<typeof argsOf>[2] = {}) => argsOf(ctx, path, { cookie: owner, ...more })
const june = '?range=own&from=2027-06-01&to=2027-06-30'

test('the reports on costs and their files are for who may read costs, though others read reports', async () => {
  for (const role of roles) {
    const cookie = await cookieOf(ctx, role)
    const status = may(role, 'costs:read') ? 200 : 403
    for (const [path, loader] of [
      ['/admin/reports/cash', cash.loader],
      ['/admin/reports/payables', payables],
      ['/admin/reports/profit', profit],
    ] as const)
      expect([role, path, (await answerOf(() => loader(at(path, { cookie })))).status]).toEqual([role, path, status])
    for (const table of Object.keys(costTables))
      for (const loader of [csv, xlsx]) {
        const answer = await answerOf(() => loader(at(`/admin/reports/${table}.csv`, { cookie, params: { table } })))
        expect([role, table, answer.status]).toEqual([role, table, status])
      }
    if (!may(role, 'reports:read')) continue
    const index = (await reports(at('/admin/reports', { cookie }))) as Shown<typeof reports>
    const sold = (await income(at(`/admin/reports/income${june}`, { cookie }))) as Shown<typeof income>
    expect([role, index.costs !== undefined, sold.report.total.costMinor !== null]).toEqual([
      role,
      status === 200,
      status === 200,
    ])
  }
})

test('the cash is said from a typed balance, red and in words below the floor', async () => {
  const form = { openingOn: '2027-05-07', opening: '60,000', floor: '100,000', guideDay: '50', carDay: '', fourEyes: '' }
  const save = (more: Record<string, string>) =>
    answerOf(() => cash.action(at('/admin/reports/cash', { form: { ...form, ...more } })))
  const wrong: [Record<string, string>, string][] = [
    [{ openingOn: '7 May' }, 'openingOn'],
    [{ openingOn: '2027-05-08' }, 'openingOn'],
    [{ opening: '60.000,0' }, 'opening'],
    [{ guideDay: '-5' }, 'guideDay'],
    [{ fourEyes: 'no' }, 'fourEyes'],
  ]
  for (const [more, field] of wrong)
    expect(await save(more)).toMatchObject({ status: 422, data: { values: more, errors: { [field]: expect.any(String) } } })
  expect((await findPayableSettings(ctx.db)).savedAt).toBeNull()
  expect(await save({ opening: '-1,250.50' })).toMatchObject({ status: 303 })
  expect(await findPayableSettings(ctx.db)).toMatchObject({ openingMinor: -125_050, guideDayMinor: 5_000 })
  await save({})
  const shown = (await cash.loader(at('/admin/reports/cash'))) as Shown<typeof cash.loader>
  expect(shown.weeks).toHaveLength(13)
  expect(cash.belowText(readEnglish, shown)).toBe(
    'Less than the minimum balance of $100,000 is left in 5 weeks, first in the week of 28 Jun 2027.',
  )
  const chart = cash.cashChart(readEnglish, shown)
  expect(chart.columns.filter(({ tone }) => tone === 'late')).toHaveLength(5)
})

test('a booking and a departure say what they earn, planned and actual, and what is missing until they are closed', async () => {
  const alone = await loadBookingProfit(ctx.db, readEnglish, { id: bookingIdOf('K15'), departureId: null })
  expect(alone?.sums.at(-1)).toMatchObject({ name: 'Profit', planned: '−$6,210', actual: '−$6,210' })
  expect(alone?.tag?.tone).toBe('warn')
  const guide = alone?.rows.find(({ label }) => label === 'Driver-guide, not assigned yet')
  expect(guide).toMatchObject({ supplier: '5 days', kind: 'Guide', planned: '$250', actual: '$250', isExpected: true })
  expect(alone?.missing.some((text) => text.startsWith('the invoice for A stay'))).toBe(true)
  const departure = await loadDepartureProfit(ctx.db, readEnglish, departureId)
  expect(departure?.bookings.length).toBeGreaterThan(1)
  const [first] = departure?.bookings ?? []
  const own = await loadBookingProfit(ctx.db, readEnglish, { id: first?.id ?? '', departureId })
  expect(own?.rows.at(-1)).toMatchObject({
    label: 'Share of what the departure costs',
    to: `/admin/departures/${departureId}#profit`,
  })
  expect(own?.sums.at(-1)?.actual).toBe(first?.profit)
})

test('the profit by trip, product and month comes to one total', async () => {
  const shown = (await profit(at(`/admin/reports/profit${june}`))) as Shown<typeof profit>
  const sum = (rows: readonly { profitMinor: number }[]) => rows.reduce((all, { profitMinor }) => all + profitMinor, 0)
  expect(shown.total.bookings).toBeGreaterThan(10)
  for (const rows of [shown.months, shown.products, shown.runs]) expect(sum(rows)).toBe(shown.total.profitMinor)
  expect(shown.runs.find(({ to }) => to === `/admin/bookings/${bookingIdOf('K15')}`)).toMatchObject({
    profitMinor: expect.any(Number),
    expected: 1,
  })
})
