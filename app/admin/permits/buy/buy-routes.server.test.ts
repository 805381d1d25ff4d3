import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { coverPermits } from '#features/bookings/permits/cover-pools.server.ts'
import { may, roles } from '#features/staff/permissions.ts'
import { loadPermitsToBuy } from '#features/travellers/permits/load-permits-to-buy.server.ts'
import { argsOf, cookieOf } from '#tests/support/admin-request.ts'
import * as week from '#tests/support/permits-week.ts'
import { bookingIdOf, storePermitsWeek, weekReference } from '#tests/support/stored-permits-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { action as numbersAction, loader as numbersLoader } from '../numbers/numbers.tsx'
import { action, loader } from './buy.tsx'
import { loader as csv } from './list-csv.ts'
import { loader as xlsx } from './list-xlsx.ts'

/** The list of permits to buy of the worked week, as its screen shows it. */
const { ctx, database } = await testContext({ now: week.weekNow.toISOString() })
let [owner, sales, readOnly] = ['', '', '']
beforeAll(async () => {
  await storePermitsWeek(ctx)
  await coverPermits(ctx)
  owner = await cookieOf(ctx, 'owner')
  sales = await cookieOf(ctx, 'sales')
  readOnly = await cookieOf(ctx, 'read-only')
})

type Shown = Exclude<Awaited<ReturnType<typeof loader>>, Response>
const shown = async (cookie = owner): Promise<Shown> => (await loader(argsOf(ctx, '/admin/permits/buy', { cookie }))) as Shown
const who = ({ reference, position }: { reference: string; position: number }) => `${weekReference(reference)}/${position}`

test('the week has 5,420.00 to buy and 28,580.00 of balances, and names to give in', async () => {
  const page = await shown()
  expect(page.lede).toBe('7 permits to reserve: $5,420.00. To pay: $28,580.00.')
  expect(page.whole.map(who)).toEqual(['K19/3', 'K19/3', 'K14/1', 'K15/2'])
  expect(page.incomplete.map(who)).toEqual(['K14/2', 'K17/3', 'K17/4'])
  expect(page.incomplete[0]?.papers).toMatch(/^Missing since .*: .*passport number/)
  expect(page.toName.map(who)).toEqual(['K02/1', 'K02/2', 'K08/1', 'K08/2', 'K10/1', 'K15/1'])
  expect(page.namesWaiting.map(who)).toEqual(['K03/1'])
  // L36 bears the names of K09, which is cancelled.
  expect(page.staleNames).toMatchObject([{ count: '2 permits', permit: 'Bwindi gorilla permit, 11 Jun 2027' }])
  expect(page.balances).toHaveLength(15)
  expect(page.balances.find(({ reference }) => reference === 'L05')).toMatchObject({ covers: '0 of 1', open: '$1,500.00' })
})

test('the deadlines of the week stand in the order in which they come, and the last three days are marked', async () => {
  const page = (await loader(argsOf(ctx, '/admin/permits/buy?view=deadlines', { cookie: owner }))) as Shown
  const rows = page.due.map(({ what, about, when, tag }) => [what, about.replace(/WEEK-\w+/, weekReference), when, tag?.text])
  expect(rows.slice(0, 3)).toEqual([
    ['Reserve and pay 1 permit', 'K15, Bwindi gorilla permit, 12 June 2027', '12 Mar, 16:00', 'Overdue'],
    ['Passport or evidence of 1 traveller is missing', 'K03, Gorilla permit, 8 June 2027', '8 Apr, 17:00', 'Overdue'],
    ['Passport or evidence of 1 traveller is missing', 'K14, Gorilla permit, 10 June 2027', '9 Apr, 17:00', 'Overdue'],
  ])
  const lots = rows.filter(([what]) => /reservation|balance/.test(what ?? ''))
  expect(lots.slice(0, 3)).toEqual([
    ['Pay or lose the reservation of 1 permit', 'Gorilla permit, 9 June 2027', '7 May, 12:00', 'Soon'],
    // Its end is on a Saturday, at noon: nobody works there then.
    ['Pay or lose the reservation of 1 permit', 'Gorilla permit, 12 June 2027', '7 May, 17:00', 'Soon'],
    ['Pay the balance of 2 permits', 'Gorilla permit, 7 June 2027', '7 May, 17:00', 'Soon'],
  ])
})

const fileOf = async (cookie: string, ids: readonly number[]) => {
  const query = ids.map((id) => `id=${id}`).join('&')
  return (await csv(argsOf(ctx, `/admin/permits/buy/list.csv?${query}`, { cookie }))) as Response
}
const openings = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from audit_log where action = 'details-opened'`.execute(ctx.db)).rows[0]?.n

test('a file has passport numbers for who may read them alone, and each is in the audit log', async () => {
  const page = await shown()
  const ids = [...page.whole, ...page.incomplete].map(({ id }) => id)
  const before = (await openings()) ?? 0
  const withThem = await (await fileOf(owner, ids)).text()
  expect(withThem).toContain('PK14-1')
  expect(withThem).toContain('Passport number')
  // Those of whom something is missing are not in it.
  expect(withThem.trim().split('\r\n')).toHaveLength(5)
  expect(await openings()).toBe(before + 3)
  const without = await (await fileOf(readOnly, ids)).text()
  expect(without).not.toMatch(/PK\d\d-\d|Passport|Nationality|Date of birth/)
  expect((await shown(readOnly)).whole.map(({ nationality }) => nationality)).toEqual(['', '', '', ''])
  expect((await shown()).whole.every(({ nationality }) => nationality !== '')).toBe(true)
  expect(await openings()).toBe(before + 3)
  expect((await fileOf(owner, [])).status).toBe(422)
})

/** Sends a form with fields that repeat. */
function sent(path: string, cookie: string, fields: readonly (readonly [string, string])[]) {
  const args = argsOf(ctx, path, { cookie }) as unknown as { request: Request; url: URL }
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  return { ...args, request: new Request(args.url, { method: 'POST', headers: { cookie }, body }) } as never
}
const answer = async (run: Promise<unknown>) => {
  const came = (await run.catch((thrown: unknown) => thrown)) as Response & { init?: { status?: number }; data?: unknown }
  return { status: came.init?.status ?? came.status, data: came.data, to: came.headers?.get('location') }
}

test('only who may change permits pays, and what was typed comes back with a refusal', async () => {
  const page = await shown()
  const ids = page.whole.map(({ id }) => ['id', String(id)] as const)
  const pay = (cookie: string, amount: string, receipt = 'R-77') =>
    answer(
      action(sent('/admin/permits/buy', cookie, [['form', 'pay'], ...ids, ['pay-receipt', receipt], ['pay-amount', amount]])),
    )
  expect((await pay(readOnly, '3900')).status).toBe(403)
  expect(await pay(sales, '3900', '')).toMatchObject({
    status: 422,
    data: { field: 'receipt', amount: '3900', ids: ids.map(([, id]) => id) },
  })
  expect(await pay(sales, '3901')).toMatchObject({
    status: 422,
    data: { field: 'amount', receipt: 'R-77', sentence: 'The selected rows total $3,900.00. Check the amount.' },
  })
  const incomplete = [
    ['form', 'pay'],
    ['id', String(page.incomplete[0]?.id)],
    ['pay-receipt', 'R'],
    ['pay-amount', '1500'],
  ] as const
  expect(await answer(action(sent('/admin/permits/buy', sales, incomplete)))).toMatchObject({
    status: 422,
    data: { field: 'rows' },
  })
  expect(await pay(sales, '3,900.00')).toMatchObject({ status: 303, to: '/admin/permits/buy?view=buy&did=paid&count=4' })
  expect((await shown()).lede).toBe('3 permits to reserve: $1,520.00. To pay: $28,580.00.')
})

test('numbers are entered for the next visit that lacks some; the days of a permit come before all of them', async () => {
  const { scopes } = (await numbersLoader(argsOf(ctx, '/admin/permits/numbers', { cookie: sales }))) as {
    scopes: { value: string }[]
  }
  const values = scopes.map(({ value }) => value)
  const days = values.flatMap((value) => value.split(' ')[1] ?? [])
  expect(values[0]?.split(' ')[1]).toBe(days.toSorted()[0])
  expect(values.indexOf('V')).toBeGreaterThan(values.indexOf('V 2027-06-08'))
})

test('of pasted numbers with two faults nothing is written until they are left out', async () => {
  const [one, two] = (await shown()).toName.filter((row) => weekReference(row.reference) === 'K02')
  const text = [
    `${one?.reference}, 1, RDB-501`,
    `${two?.reference}, 2, RDB-502`,
    'ZZZZ-ZZZZ, 1, RDB-503',
    `${one?.reference}, 1,`,
  ].join('\n')
  const send = (more: readonly (readonly [string, string])[]) =>
    answer(numbersAction(sent('/admin/permits/numbers', sales, [['text', text], ['scope', 'V 2027-06-08'], ...more])))
  const numbers = async () =>
    (await sql`select number from permits where number is not null order by number`.execute(ctx.db)).rows
  const looked = await send([['event', 'look']])
  expect(looked).toMatchObject({ status: 200, data: { faulty: 2, picked: [1, 2] } })
  const write = [
    ['event', 'write'],
    ['pick', '1'],
    ['pick', '2'],
  ] as const
  expect(await send(write)).toMatchObject({
    status: 422,
    data: { sentence: 'Correct the lines with errors, or leave them out. Nothing was saved.', text },
  })
  expect(await numbers()).toEqual([])
  expect(await send([...write, ['skip', 'yes']])).toMatchObject({ status: 303, to: '/admin/permits/numbers?numbered=2&bought=2' })
  expect(await numbers()).toEqual([{ number: 'RDB-501' }, { number: 'RDB-502' }])
  const { rows } = await sql`
    select number, status from booking_purchases where booking_id = ${bookingIdOf('K02')} and number is not null order by id`.execute(
    ctx.db,
  )
  expect(rows).toEqual([
    { number: 'RDB-501', status: 'bought' },
    { number: 'RDB-502', status: 'bought' },
  ])
})

test('a number is not for a traveller without a name', async () => {
  const booking = bookingIdOf('K01')
  await sql`update booking_travellers set first_names = null, family_name = null where booking_id = ${booking}`.execute(ctx.db)
  await sql`delete from traveller_details where booking_id = ${booking}`.execute(ctx.db)
  const { rows } = await sql<{ reference: string }>`select reference from bookings where id = ${booking}`.execute(ctx.db)
  const fields = [
    ['text', `${rows[0]?.reference}, 1, RDB-601`],
    ['scope', 'V 2027-06-08'],
    ['event', 'look'],
  ] as const
  expect(await answer(numbersAction(sent('/admin/permits/numbers', sales, fields)))).toMatchObject({
    data: { faulty: 1, picked: [] },
  })
})

test('the list takes seven statements, however many permits there are', async () => {
  const watched = watchStatements(database.address)
  await loadPermitsToBuy({ db: watched.db, clock: ctx.clock })
  await watched.close()
  expect(watched.sent).toHaveLength(7)
})

test('every role that reads bookings takes the list as a workbook, and nobody else', async () => {
  const [first] = (await shown()).incomplete
  const path = `/admin/permits/buy/list.xlsx?id=${first?.id}`
  const book = (cookie: string, at = path) => answer(Promise.resolve().then(() => xlsx(argsOf(ctx, at, { cookie }))))
  for (const role of roles) {
    const cookie = await cookieOf(ctx, role)
    // Of this traveller a passport is missing: there is nothing to take.
    expect((await book(cookie)).status, role).toBe(may(role, 'bookings:read') ? 422 : 403)
  }
  expect((await book('')).to, 'nobody').toContain('/admin/login')
})

test('a traveller is old enough on the fifteenth birthday, and a day later in the list of those who wait, with the age', async () => {
  await sql`update visitor_fees set minimum_age = 15 where id = 'V'`.execute(ctx.db)
  const born = (day: string) =>
    sql`update booking_travellers set born_on = ${day} where booking_id = ${bookingIdOf('K08')} and position = 1`.execute(ctx.db)
  const ages = async () => {
    const { toName, namesWaiting } = await shown()
    const own = (rows: typeof toName) => rows.filter((row) => who(row) === 'K08/1').map(({ age }) => age)
    return [own(toName), own(namesWaiting)]
  }
  await born('2012-06-09')
  expect(await ages()).toEqual([['15'], []])
  await born('2012-06-10')
  expect(await ages()).toEqual([[], ['14, under 15']])
})

test('the name of the passport is given in; where the booking has another, both are shown', async () => {
  const [named] = (await shown()).toName.filter((row) => who(row) === 'K10/1')
  expect(named?.bookedAs).toBe('')
  const passport = (name: string) =>
    sql`update traveller_details set passport_name = ${name} where booking_id = ${bookingIdOf('K10')}`.execute(ctx.db)
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', first_names, family_name) as name from booking_travellers where booking_id = ${bookingIdOf('K10')}`.execute(
    ctx.db,
  )
  const booked = rows[0]?.name ?? ''
  await passport(booked.toUpperCase().split(' ').reverse().join(' '))
  expect((await shown()).toName.find((row) => who(row) === 'K10/1')?.bookedAs).toBe('')
  await passport('AMA DARKO')
  expect((await shown()).toName.find((row) => who(row) === 'K10/1')).toMatchObject({
    ...{ name: 'AMA DARKO', bookedAs: `Booked as ${booked}` },
  })
})

test('a file of an authority with unknown names, a number twice and a number of another permit says so of each line, and writes nothing', async () => {
  const { toName } = await shown()
  const [known, other] = ['K08/2', 'K10/1'].map((one) => toName.find((row) => who(row) === one)?.reference)
  const lines = [`${known},2,RDB-901`, 'Nobody Atall,,RDB-902', `${known},2,RDB-901`, `${other},1,RDB-501`]
  const { url, ...rest } = argsOf(ctx, '/admin/permits/numbers', { cookie: sales }) as unknown as { url: URL }
  const body = new FormData()
  for (const [name, value] of [
    ['scope', 'V 2027-06-09'],
    ['event', 'look'],
  ] as const)
    body.set(name, value)
  body.set('file', new File([lines.join('\n')], 'numbers.csv', { type: 'text/csv' }))
  const args = { ...rest, url, request: new Request(url, { method: 'POST', headers: { cookie: sales }, body }) }
  const { data } = await answer(numbersAction(args as never))
  const { lines: checked = [], picked } = data as { lines: { text: string }[]; picked: number[] }
  expect(checked.map(({ text }) => text)).toEqual([
    `Found: ${known}/2`,
    'No traveller found for this permit',
    'The same number is in line 1',
    expect.stringMatching(/^This number belongs to WEEK-[A-Z0-9]+, 8 Jun 2027$/),
  ])
  expect(picked).toEqual([1])
  expect((await sql`select number from permits where number like 'RDB-9%'`.execute(ctx.db)).rows).toEqual([])
})
