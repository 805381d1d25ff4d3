import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { listAuditEntries } from '#features/audit-log/reads.server.ts'
import { may, type Permission, type Role, roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { loader as manifestLoader, action as openManifest } from '../../departures/manifest.tsx'
import { loader as roomingLoader } from '../../departures/rooming-list.tsx'
import { loader as bookingLoader } from '../booking.tsx'
import { loader as arrivalsLoader } from './arrivals.tsx'
import { bookingsPath, presetsOn } from './booking-views.ts'
import { loader as listLoader } from './bookings.tsx'
import { loader as calendarLoader } from './calendar.tsx'
import { loader as csvLoader } from './export-csv.ts'
import { loader as xlsxLoader } from './export-xlsx.ts'

const { ctx } = await testContext()
const trek = await gorillaTrek(ctx, { seats: 8 })
const held = await heldBooking(ctx, trek.slug, 2)
const args = (path: string, parts: RequestParts) => argsOf(ctx, path, parts) as never
const id = String(trek.id)

// biome-ignore format: one line for each route
const routes: [name: string, needs: Permission, run: (parts: RequestParts) => unknown, status: number][] = [
  ['the list', 'bookings:read', (parts) => listLoader(args('/admin/bookings', parts)), 200],
  ['the CSV', 'bookings:read', (parts) => csvLoader(args('/admin/bookings/export.csv', parts)), 200],
  ['the XLSX', 'bookings:read', (parts) => xlsxLoader(args('/admin/bookings/export.xlsx', parts)), 200],
  ['the calendar', 'bookings:read', (parts) => calendarLoader(args('/admin/bookings/calendar', parts)), 200],
  ['a day', 'bookings:read', (parts) => arrivalsLoader(args('/admin/bookings/arrivals/2027-06-10', { ...parts, params: { day: '2027-06-10' } })), 200],
  ['a day that is none', 'bookings:read', (parts) => arrivalsLoader(args('/admin/bookings/arrivals/soon', { ...parts, params: { day: 'soon' } })), 404],
  ['the manifest', 'bookings:read', (parts) => manifestLoader(args(`/admin/departures/${id}/manifest`, { ...parts, params: { id } })), 200],
  ['the manifest of nothing', 'bookings:read', (parts) => manifestLoader(args('/admin/departures/99/manifest', { ...parts, params: { id: '99' } })), 404],
  ['opening the manifest', 'sensitive:read', (parts) => openManifest(args(`/admin/departures/${id}/manifest`, { ...parts, params: { id }, form: {} })), 200],
  ['the rooming list', 'bookings:read', (parts) => roomingLoader(args(`/admin/departures/${id}/rooming-list`, { ...parts, params: { id } })), 200],
]

const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))

describe.each(routes)('%s', (_name, needs, run, status) => {
  test('who is not signed in is sent to sign in', async () => {
    const { status: flash, location } = await answerOf(() => run({}))
    expect(flash).toBe(302)
    expect(location).toMatch(/^\/admin\/login\?to=%2Fadmin/)
  })

  test.each(roles)('as %s', async (role: Role) => {
    expect(await answerOf(() => run({ cookie: cookies[role] ?? '' }))).toMatchObject({ status: may(role, needs) ? status : 403 })
  })
})

const sales = { cookie: cookies.sales ?? '' }
const list = (query: string) => listLoader(args(`/admin/bookings${query}`, sales))

test('the next step of a sold booking is that of its screen: what is missing, then what is to buy, then its balance', async () => {
  const own = await gorillaTrek(ctx, { seats: 4 })
  const { id, reference } = await heldBooking(ctx, own.slug, 1)
  await paid(ctx, id, 1_785_00)
  const both = async () => {
    const { rows } = await list(`?q=${reference}`)
    const { step } = await bookingLoader(argsOf(ctx, `/admin/bookings/${id}`, { ...sales, params: { id } }) as never)
    return [rows[0]?.next.text.split(' ')[0], step.name]
  }
  // A permit is issued for a passport, which is not known yet.
  expect(await both()).toEqual(['Details', 'details'])
  await sql`update booking_purchases set status = 'bought', number = 'RDB 1' where booking_id = ${id}`.execute(ctx.db)
  expect(await both()).toEqual(['Balance', 'balance'])
  await sql`update booking_purchases set status = 'needed', number = null where booking_id = ${id}`.execute(ctx.db)
  const given = {
    nationality: 'NO',
    passport_name: 'Marit',
    passport_expires_on: '2035-01-01',
    passport_sealed: Buffer.from('x'),
  }
  await sql`update booking_travellers set first_names = 'Marit', family_name = 'Solheim', born_on = '1988-11-03' where booking_id = ${id}`.execute(
    ctx.db,
  )
  await sql`insert into traveller_details (booking_id, position, nationality, passport_name, passport_expires_on, passport_sealed, updated_at, updated_by)
    values (${id}, 1, ${given.nationality}, ${given.passport_name}, ${given.passport_expires_on}, ${given.passport_sealed}, now(), 'Diane')`.execute(
    ctx.db,
  )
  // Its departure holds a permit for the traveller: what is reserved is not to buy, whatever the number.
  expect(await both()).toEqual(['Balance', 'balance'])
  await sql`update permits set purchase_id = null from booking_purchases p where p.id = purchase_id and p.booking_id = ${id}`.execute(
    ctx.db,
  )
  expect(await both()).toEqual(['Reserve', 'buy'])
})

test('the list shows what is paid from the ledger, and how long a hold lasts', async () => {
  const { rows, counts } = await list(`?q=${held.reference}`)
  expect(rows).toMatchObject([{ reference: held.reference, bar: { percent: 0 }, hold: '3 days left', state: 'on-hold' }])
  expect(counts['on-hold']).toBe('1')
})

test('who leaves within fourteen days and is not paid in full is one view, with what is open, since when, and whom to call', async () => {
  const today = kigaliDay(ctx.clock.now())
  const leaving = (days: number, more: Parameters<typeof bareBooking>[1] = {}) =>
    bareBooking(ctx.db, { startsOn: addDays(today, days), endsOn: addDays(today, days + 2), ...more })
  const due = await leaving(13)
  await sql`update bookings set balance_due_on = ${addDays(today, -3)} where id = ${due}`.execute(ctx.db)
  const pending = await leaving(2, { state: 'pending' })
  const settled = await leaving(3)
  await paid(ctx, settled, 4_900_00)
  for (const state of ['enquiry', 'waitlisted', 'completed', 'no-show'] as const) await leaving(4, { state })
  await leaving(4, { state: 'on-hold', holdEndsAt: ctx.clock.now() })
  const cancelled = await leaving(4, { state: 'cancelled' })
  await sql`update bookings set fee_minor = 1000 where id = ${cancelled}`.execute(ctx.db)
  await leaving(14)
  const view = bookingsPath(presetsOn(today).leavingOwing).replace('/admin/bookings', '')
  const { rows, presetCounts } = await list(view)
  expect(rows.map(({ id }) => id)).toEqual([pending, due])
  expect(presetCounts.leavingOwing).toBe('2')
  const [, late] = rows
  expect(late).toMatchObject({
    balance: '$4,900 due',
    chase: { due: `was due ${readEnglish.format.shortDay(addDays(today, -3))}`, phone: '+47 900 00 000' },
  })
  expect((await list('?view=confirmed')).rows[0]?.chase).toBeUndefined()
})

test('a page leads on and back, and one whose beginning has gone begins again', async () => {
  for (let count = 0; count < 30; count++) await bareBooking(ctx.db)
  const first = await list('?view=confirmed')
  expect(first.rows).toHaveLength(25)
  expect(first.before).toBeUndefined()
  const second = await list((first.after ?? '').replace('/admin/bookings', ''))
  const back = await list((second.before ?? '').replace('/admin/bookings', ''))
  expect(back.rows.map((row) => row.id)).toEqual(first.rows.map((row) => row.id))
  expect(new Set([...first.rows, ...second.rows].map((row) => row.id)).size).toBe(25 + second.rows.length)
  const gone = await answerOf(() => list(`?view=confirmed&after=${randomUUID()}`))
  expect(gone).toMatchObject({ status: 302, location: '/admin/bookings?view=confirmed' })
})

const evil = '=HYPERLINK("http://evil.example","Marit")'

test('a file holds every booking that is asked for, money as numbers, texts that no sheet runs, and is written down', async () => {
  const bad = await bareBooking(ctx.db)
  await sql`update bookings set lead_name = ${evil}, state = 'completed' where id = ${bad}`.execute(ctx.db)
  await paid(ctx, held.id, 50_050)
  const answer = await csvLoader(args('/admin/bookings/export.csv', sales))
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="bookings-[\d-]+\.csv"$/)
  const lines = (await answer.text()).trimEnd().split('\r\n')
  const { rows } = await sql<{ count: number }>`select count(*) from bookings`.execute(ctx.db)
  expect(lines).toHaveLength((rows[0]?.count ?? 0) + 1)
  expect(lines.find((line) => line.includes(held.reference))).toContain(
    `"USD",${held.totalMinor / 100},500.5,${held.totalMinor / 100 - 500.5},`,
  )
  expect(lines.find((line) => line.includes('HYPERLINK'))).toContain(`"'=HYPERLINK(""http`)
  const [last] = (await listAuditEntries(ctx.db, {})).rows
  expect(last).toMatchObject({ action: 'bookings-exported', facts: { bookings: rows[0]?.count, file: 'CSV', ticked: false } })
})

/** A file of a workbook: its central directory says where each begins. */
function unzip(bytes: Buffer, name: string): string {
  let at = bytes.readUInt32LE(bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6])) + 16)
  for (;;) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error(`There is no ${name}`)
    const [size, length, extra, comment] = [20, 28, 30, 32].map((off, nth) =>
      nth ? bytes.readUInt16LE(at + off) : bytes.readUInt32LE(at + off),
    )
    if (bytes.toString('utf8', at + 46, at + 46 + (length ?? 0)) === name) {
      const local = bytes.readUInt32LE(at + 42)
      const begins = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
      const packed = bytes.subarray(begins, begins + (size ?? 0))
      return (bytes.readUInt16LE(at + 10) ? inflateRawSync(packed) : packed).toString('utf8')
    }
    at += 46 + (length ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
}

test('a workbook of what is ticked holds these alone, with texts typed as texts and money as numbers', async () => {
  const bad = await bareBooking(ctx.db)
  await sql`update bookings set lead_name = ${evil}, phone = '+1-2' where id = ${bad}`.execute(ctx.db)
  const answer = await xlsxLoader(args(`/admin/bookings/export.xlsx?id=${bad}&id=${bad}&id=nonsense`, sales))
  const bytes = Buffer.from(await answer.arrayBuffer())
  const sheet = unzip(bytes, 'xl/worksheets/sheet1.xml')
  expect(sheet).not.toMatch(/<f[ >/]/)
  expect(sheet.match(/<row /g)).toHaveLength(2)
  expect(sheet).toMatch(/<c r="L2"[^>]*><v>4900<\/v><\/c>/)
  expect(sheet).toMatch(/<c r="C2"[^>]* t="(s|inlineStr)"/)
  expect(unzip(bytes, 'xl/sharedStrings.xml')).toContain('=HYPERLINK(')
  const [last] = (await listAuditEntries(ctx.db, {})).rows
  expect(last).toMatchObject({ action: 'bookings-exported', facts: { bookings: 1, file: 'XLSX', ticked: true } })
})

test('the calendar counts on its first day whoever has a seat, and nobody who has none', async () => {
  const seat = (state: string) =>
    sql`update bookings set state = ${state} where id = (select id from bookings where starts_on = '2027-06-10' and state = 'confirmed' limit 1)`.execute(
      ctx.db,
    )
  const on = async () =>
    (await calendarLoader(args('/admin/bookings/calendar?month=2027-06', sales))).days.find(({ day }) => day === '2027-06-10')
  const before = await on()
  await seat('rejected')
  expect(await on()).toEqual({ day: '2027-06-10', bookings: (before?.bookings ?? 0) - 1, people: (before?.people ?? 0) - 2 })
  expect((await calendarLoader(args('/admin/bookings/calendar?month=1-1', sales))).month).toBe('2027-03-01')
})

test('the manifest keeps what is encrypted shut until somebody opens it, which is written down for each', async () => {
  const sealed = ctx.encryption.encrypt('Her sister, +47 900 00 001', `${held.id}:1:emergency`)
  await sql`insert into traveller_details (booking_id, position, diet, emergency_sealed, updated_at, updated_by)
    values (${held.id}, 1, 'Vegetarian', ${sealed}, now(), 'visitor')`.execute(ctx.db)
  const parts = args(`/admin/departures/${id}/manifest`, { ...sales, params: { id }, form: {} })
  const shown = await manifestLoader(args(`/admin/departures/${id}/manifest`, { ...sales, params: { id } }))
  expect(JSON.stringify(shown)).not.toContain('Her sister')
  expect(shown.bookings).toMatchObject([
    { travellers: [{ diet: 'Vegetarian', hasPrivate: true }, { hasPrivate: false }], rooms: [{ positions: [1, 2] }] },
  ])
  const opened = await openManifest(parts)
  expect(opened.data.opened).toEqual([
    { bookingId: held.id, position: 1, health: null, emergencyContact: 'Her sister, +47 900 00 001' },
  ])
  expect(opened.init?.headers).toMatchObject({ 'Cache-Control': 'no-store' })
  const [last] = (await listAuditEntries(ctx.db, {})).rows
  expect(last).toMatchObject({ action: 'details-opened', subjectId: held.id, facts: { position: 1 } })
})

test('the rooming list numbers the rooms of all parties through', async () => {
  const { rooms } = await roomingLoader(args(`/admin/departures/${id}/rooming-list`, { ...sales, params: { id } }))
  expect(rooms.map(({ number, reference, sleepers }) => [number, reference, sleepers.length])).toEqual([[1, held.reference, 2]])
})
