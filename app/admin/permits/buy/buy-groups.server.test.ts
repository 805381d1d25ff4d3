import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { coverPermits } from '#features/bookings/permits/cover-pools.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import * as week from '#tests/support/permits-week.ts'
import { storePermitsWeek } from '#tests/support/stored-permits-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import * as permitDay from '../permit-day.tsx'
import { action, loader } from './buy.tsx'

const { ctx, clock } = await testContext({ now: week.weekNow.toISOString() })
await storePermitsWeek(ctx)
await coverPermits(ctx)
const cookie = await cookieOf(ctx, 'sales')

type Shown = Exclude<Awaited<ReturnType<typeof loader>>, Response>
const shown = async () => (await answerOf(() => loader(argsOf(ctx, '/admin/permits/buy', { cookie })))).data as Shown
const at = (time: string) => clock.set(week.inKigali(time).toISOString())

test('what is to be paid stands in groups by when, each with its sum by authority', async () => {
  const before = await shown()
  expect(before.balances.map(({ group }) => group)).toEqual([...Array(14).fill('week'), 'month'])
  expect(before.balanceSums.map(({ group, sums }) => [group, sums])).toEqual([
    ['overdue', ''],
    ['week', 'RDB $27,080.00'],
    ['month', 'RDB $1,500.00'],
    ['later', ''],
  ])
  // On Friday evening it closes: what ends over the weekend is late, although it has not ended.
  at('2027-05-07T18:00')
  const late = (await shown()).balances.filter(({ group }) => group === 'overdue').map(({ reference }) => reference)
  expect(late).toEqual(['L23', 'L01', 'L05', 'L07', 'L31'])
  at('2027-05-07T10:00')
})

test('one press leads from the list to a form that is filled, and saving it reserves what was listed, wanted permits first', async () => {
  const { whole, incomplete } = await shown()
  const links = [...whole, ...incomplete].flatMap(({ reserve }) => (reserve ? [[reserve.text, reserve.to]] : []))
  expect(links).toEqual([
    ['Reserve 1', '/admin/permits/V/2027-06-08?ask=book:everybody:1:foreign'],
    ['Reserve 1', '/admin/permits/G/2027-06-10?ask=book:everybody:1:foreign'],
    ['Reserve 2', '/admin/permits/V/2027-06-10?ask=book:everybody:2:foreign'],
    ['Reserve 1', '/admin/permits/B/2027-06-12?ask=book:everybody:1:foreign'],
    ['Reserve 2', '/admin/permits/G/2027-06-13?ask=book:everybody:2:eac'],
  ])
  const book = (feeId: string, day: string, form: Record<string, string>) => {
    const params = { fee: feeId, day }
    const address = `/admin/permits/${feeId}/${day}?ask=book:everybody`
    const fields = { event: 'book', pool: 'everybody', unit: '10.00', class: 'eac', reference: '', ...form }
    return answerOf(() => permitDay.action(argsOf(ctx, address, { cookie, params, form: fields })))
  }
  expect(await book('G', '2027-06-13', { granted: '2' })).toMatchObject({
    status: 422,
    data: { values: { granted: '2', unit: '10.00' }, errors: { reference: 'Enter the reference, or say why there is none.' } },
  })
  const lots = () =>
    sql`select state, class, reference, count(p.id)::int as n from permit_lots l join permits p on p.lot_id = l.id
      where fee_id = 'V' and day = '2027-06-10' and state <> 'paid' group by l.id order by l.id`.execute(ctx.db)
  const granted = { class: 'foreign', unit: '1,500.00', granted: '3', reference: 'RDB-9' }
  expect(await book('V', '2027-06-10', granted)).toMatchObject({ status: 303, location: '/admin/permits/V/2027-06-10?did=book' })
  // L17 had two wanted; the third is new.
  expect((await lots()).rows).toEqual([
    { state: 'reserved', class: null, reference: 'RDB-9', n: 2 },
    { state: 'reserved', class: 'foreign', reference: 'RDB-9', n: 1 },
  ])
  // The balance day of UWA is over: it keeps them by its own word alone.
  const late = { class: 'foreign', unit: '800', granted: '1', reference: 'UWA-3' }
  expect(await book('B', '2027-06-12', { ...late, until: '' })).toMatchObject({
    status: 422,
    data: { errors: { until: expect.any(String) } },
  })
  expect(await book('B', '2027-06-12', { ...late, until: '2027-05-09T12:00' })).toMatchObject({ status: 303 })
  expect(await book('V', '2027-05-07', granted)).toMatchObject({ status: 422, data: { sentence: 'Choose a day after today.' } })
})

test('a refund that an authority owes stands in a list with its sum until it has come', async () => {
  await sql`insert into permit_refunds (lot_id, cause, paper, expected_minor, claimed_at, claimed_by)
    values (6, 'withdraw', '', 300000, ${ctx.clock.now()}, 'Diane'), (34, 'not-seen', 'W-7', null, ${ctx.clock.now()}, 'Diane')`.execute(
    ctx.db,
  )
  const { refunds } = await shown()
  expect(refunds.total).toBe('$3,000.00')
  expect(refunds.sums).toBe('RDB $3,000.00')
  expect(refunds.rows.map(({ authority, expected, paper }) => [authority, expected, paper])).toEqual([
    ['RDB', '$3,000.00', ''],
    ['UWA', 'Not agreed yet', 'Warden’s paper W-7'],
  ])
  const send = (form: Record<string, string>) =>
    answerOf(() =>
      action(argsOf(ctx, '/admin/permits/buy?view=refunds', { cookie, form: { form: 'refunds', id: '6', ...form } })),
    )
  expect(await send({ event: 'receive', 'refunds-receipt': 'R', 'refunds-amount': '3000.01' })).toMatchObject({
    status: 422,
    data: { field: 'amount', sentence: 'Only $3,000.00 was paid for these. Check the amount.', amount: '3000.01', receipt: 'R' },
  })
  expect(await send({ event: 'receive', 'refunds-receipt': 'R', 'refunds-amount': '2900' })).toMatchObject({
    location: '/admin/permits/buy?view=refunds&did=refunded&count=1',
  })
  const after = await shown()
  expect(after.refunds.rows.map(({ id }) => id)).toEqual([34])
  expect(after.refunds.totalMinor).toBe(0)
})
