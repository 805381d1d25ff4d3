import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordPayment } from '#features/bookings/payments/record-payment.server.ts'
import type { Role } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { testContext } from '#tests/support/test-context.ts'
import { usd } from '#values/money.ts'
import { loader as answerTimes } from './answer-times.tsx'
import { loader as crewDays } from './crew-days.tsx'
import { loader as csv } from './csv.ts'
import { csvTables } from './csv-tables.server.ts'
import { loader as income } from './income.tsx'
import { loader as occupancy } from './occupancy.tsx'
import { loader as payments } from './payments.tsx'
import { loader as paymentsCsv } from './payments-csv.ts'
import { loader as paymentsXlsx } from './payments-xlsx.ts'
import { loader as permitsLost } from './permits-lost.tsx'
import { loader as receivables } from './receivables.tsx'
import { loader as received } from './received.tsx'
import { loader as reports } from './reports.tsx'
import { loader as xlsx } from './xlsx.ts'

/** Ten in the morning in Kigali, 12 March 2027. */
const { ctx } = await testContext()
const formula = '=HYPERLINK("http://evil.example")'

const screens = { reports, received, receivables, payments, occupancy, answerTimes, income, permitsLost, crewDays }
const loaders = { ...screens, paymentsCsv, paymentsXlsx } as Record<string, (args: never) => unknown>
const cookies = new Map<Role, string>()
const cookieFor = async (role: Role) => {
  const cookie = cookies.get(role) ?? (await cookieOf(ctx, role))
  cookies.set(role, cookie)
  return cookie
}
const args = async (path: string, role: Role = 'owner', params: Record<string, string> = {}) =>
  argsOf(ctx, path, { cookie: await cookieFor(role), params })
const textOf = async (response: unknown) => (response as Response).text()
const table = async (name: string, query = '') =>
  textOf(await csv(await args(`/admin/reports/${name}.csv${query}`, 'owner', { table: name })))

beforeAll(async () => {
  const id = await bareBooking(ctx.db)
  await sql`update bookings set lead_name = ${formula}, title = '+1 tour', balance_due_on = '2027-02-01' where id = ${id}`.execute(
    ctx.db,
  )
  const paid = {
    paymentId: randomUUID(),
    method: 'bank-transfer',
    amount: usd(357_050),
    reference: '@SUM(A1)',
    actor: '-Diane',
    evenIfMore: false,
  } as const
  expect(await recordPayment(ctx, id, paid)).toMatchObject({ done: true })
})

describe('who may read reports', () => {
  test.each(Object.keys(loaders))('%s is for who reads bookings', async (name) => {
    const look = async (role: Role) =>
      (await answerOf(async () => loaders[name]?.(await args(`/admin/reports/${name}`, role)))).status
    expect([await look('owner'), await look('sales'), await look('read-only')]).toEqual([200, 200, 200])
    expect(await look('editor')).toBe(403)
    expect((await answerOf(() => loaders[name]?.(argsOf(ctx, `/admin/reports/${name}`)))).location).toContain('/admin/login')
  })

  test('and so is every table of them', async () => {
    const look = async (role: Role) =>
      (await answerOf(async () => csv(await args('/admin/reports/receivables.csv', role, { table: 'receivables' })))).status
    expect([await look('read-only'), await look('editor')]).toEqual([200, 403])
  })
})

test('a fault of the range is said, what was typed comes back, and the usual range is shown', async () => {
  const { picker } = await received(await args('/admin/reports/received?range=own&from=2027-03-09&to=2027-03-01'))
  expect(picker).toMatchObject({ fault: 'wrong-way', name: '12-months', typed: { from: '2027-03-09', to: '2027-03-01' } })
})

test('every table of the reports leaves as CSV with the heads of its screen', async () => {
  for (const name of Object.keys(csvTables)) {
    const lines = (await table(name)).split('\r\n')
    expect(lines[0], name).toMatch(/^"[A-Z][^=]*"$/)
  }
  expect(
    (await answerOf(async () => csv(await args('/admin/reports/toString.csv', 'owner', { table: 'toString' })))).status,
  ).toBe(404)
})

test('a CSV has dollars and cents as numbers, and no cell of it is a formula', async () => {
  expect(await table('received-by-month', '?range=this-month')).toBe(
    '"Month","Payments","Received","Refunded","Net"\r\n"2027-03-01",1,3570.5,0,3570.5\r\n',
  )
  const owing = await table('receivables')
  expect(owing).toContain(`"'=HYPERLINK(""http://evil.example"")","'+1 tour"`)
  expect(owing).toContain('"2027-02-01","39 days late",1329.5,1329.5')
})

test('income is by the travel day unless the address says by the booking, on the screen and in its files', async () => {
  const path = '/admin/reports/income?range=own&from=2027-06-01&to=2027-06-30'
  expect(await income(await args(path))).toMatchObject({ day: 'travel', report: { total: { bookings: 1, travellers: 2 } } })
  for (const by of ['booked', 'other', 'x'.repeat(5_000)])
    expect(await income(await args(`${path}&by=${by}`))).toMatchObject(
      by === 'booked' ? { day: 'booked', report: { total: { bookings: 0 } } } : { day: 'travel' },
    )
  const query = '?range=own&from=2027-06-01&to=2027-06-30'
  expect(await table('income-by-month', query)).toBe(
    '"Month","Bookings","Travellers","Income","Average","Planned cost","Planned profit","VAT","Tourism tax"\r\n"2027-06-01",1,2,0,0,0,0,0,0\r\n',
  )
  expect(await table('income-by-staff', `${query}&by=booked`)).toBe(
    '"Member of staff","Bookings","Travellers","Income","Average","Planned cost","Planned profit"\r\n',
  )
  const withoutCosts = await csv(
    await args(`/admin/reports/income-by-month.csv${query}`, 'read-only', { table: 'income-by-month' }),
  )
  expect(await textOf(withoutCosts)).toBe(
    '"Month","Bookings","Travellers","Income","Average","VAT","Tourism tax"\r\n"2027-06-01",1,2,0,0,0,0\r\n',
  )
  expect(await table('income-by-product', query)).toContain(`"'+1 tour","Package",1,2,0,0`)
})

test('a table of the reports leaves as a workbook too, for who reads reports', async () => {
  const look = async (role: Role, name: string) =>
    answerOf(async () => xlsx(await args(`/admin/reports/${name}.xlsx`, role, { table: name })))
  expect([await look('read-only', 'receivables'), await look('editor', 'receivables')]).toMatchObject([
    { status: 200 },
    { status: 403 },
  ])
  expect(await look('owner', 'toString')).toMatchObject({ status: 404 })
  const response = await xlsx(await args('/admin/reports/receivables.xlsx', 'owner', { table: 'receivables' }))
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="receivables-2027-03-12.xlsx"')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(new TextDecoder().decode(bytes.subarray(0, 2))).toBe('PK')
  expect(bytes.length).toBeGreaterThan(2_000)
})

test('the payments leave as CSV with every formula neutralised, and it is recorded who took them', async () => {
  const text = await textOf(await paymentsCsv(await args('/admin/reports/payments.csv?range=this-month')))
  const [, row = ''] = text.split('\r\n')
  expect(row).toMatch(/^"2027-03-12","2027-03-12","10:00","Received",/)
  expect(row).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(row).toContain(`"Bank transfer","'@SUM(A1)","USD",3570.5,"USD",3570.5,,"'-Diane",`)
  const none = await textOf(await paymentsCsv(await args('/admin/reports/payments.csv?range=last-month')))
  expect(none.trimEnd().split('\r\n')).toHaveLength(1)
  const { rows } = await sql<{
    action: string
    facts: unknown
  }>`select action, facts from audit_log order by id desc limit 2`.execute(ctx.db)
  expect(rows[1]).toEqual({
    action: 'payments-exported',
    facts: { from: '2027-03-01', to: '2027-03-31', count: 1, file: 'CSV' },
  })
})

test('the same leaves as a workbook, in which a formula is a text and a day is a date', async () => {
  const response = (await paymentsXlsx(await args('/admin/reports/payments.xlsx?range=this-month'))) as Response
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="payments-2027-03-01-to-2027-03-31.xlsx"')
  const sheet = fileIn(Buffer.from(await response.arrayBuffer()), 'xl/worksheets/sheet1.xml')
  // 12 March 2027, counted from the last day of 1899.
  expect(sheet).toMatch(/<c r="A2"[^>]*><v>46458<\/v>/)
  expect(sheet).not.toContain('<f>')
})

/** A file of a zip archive. */
function fileIn(zip: Buffer, name: string): string {
  const at = zip.indexOf(name) - 30
  return inflateRawSync(zip.subarray(at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28))).toString()
}
