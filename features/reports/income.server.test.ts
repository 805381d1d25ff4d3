import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { TrafficSource } from '#features/analytics/traffic-source.ts'
import { member } from '#features/staff/test-member.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { testContext } from '#tests/support/test-context.ts'
import { readIncome } from './reads-income.server.ts'

const { ctx } = await testContext()
const year = { from: '2027-01-01', to: '2027-12-31' }

type Line = [kind: string, amountMinor: number, vatMinor: number]
type Worked = Parameters<typeof bareBooking>[1] & {
  lines?: Line[]
  feeMinor?: number
  bookedAt?: string
  channel?: string
  source?: string
  first?: TrafficSource
  nationality?: string
  residency?: string
  actor?: string
}

/** A booking with price lines, and with all that its income is divided by. */
async function sold({
  lines = [],
  feeMinor = 0,
  bookedAt = '2027-01-05T08:00:00Z',
  residency = 'foreign',
  actor = 'visitor',
  ...of
}: Worked) {
  const id = await bareBooking(ctx.db, of)
  const { channel = null, source = null, first } = of
  await sql`update bookings set fee_minor = ${feeMinor}, created_at = ${bookedAt}, channel = ${channel}, source = ${source},
    first_source_kind = ${first?.kind ?? null}, first_source_name = ${first?.name ?? null} where id = ${id}`.execute(ctx.db)
  for (const [at, [kind, amount, vat]] of lines.entries())
    await sql`insert into booking_lines (booking_id, position, kind, label, reason, quantity, unit_minor, amount_minor, refundable, vat_minor, ladder, policy)
      values (${id}, ${at + 1}, ${kind}, ${kind}, '', 1, ${amount}, ${amount}, true, ${vat}, 'tours', '{}')`.execute(ctx.db)
  await sql`insert into booking_travellers (booking_id, position, residency, assumed_age) values (${id}, 1, ${residency}, 40)`.execute(
    ctx.db,
  )
  if (of.nationality)
    await sql`insert into traveller_details (booking_id, position, nationality, updated_at, updated_by)
      values (${id}, 1, ${of.nationality}, now(), 'Marit')`.execute(ctx.db)
  await sql`insert into booking_events (booking_id, version, event, to_state, actor, at)
    values (${id}, 1, 'reserve', 'on-hold', ${actor}, ${bookedAt})`.execute(ctx.db)
  return id
}

beforeAll(async () => {
  const google = { kind: 'search', name: 'google' } as const
  // 1,180.00 with 180.00 of VAT in it, a permit of 1,500.00 without, a discount of 118.00 with 18.00: 2,400.00.
  await sold({
    ordered: { package: 'gorillas' },
    ...{ title: 'Gorillas', startsOn: '2027-03-31', travellers: 2, channel: 'website', source: 'search', first: google },
    lines: [
      ['base', 1_180_00, 180_00],
      ['permit', 1_500_00, 0],
      ['discount', -118_00, -18_00],
    ],
    ...{ nationality: 'NO', bookedAt: '2027-01-31T21:59:59Z' },
  })
  // A tax that is a line of its own is tax whole: 84.75 of 118.00 + 2.54 with 15.25 + 18.00 of VAT inside: here 100.00 - 15.25.
  await sold({
    ...{
      kind: 'stay',
      ordered: { hotel: 'lakeside' },
      title: 'Lakeside',
      startsOn: '2027-04-01',
      endsOn: '2027-04-02',
      travellers: 3,
    },
    ...{
      lines: [
        ['room', 100_00, 15_25],
        ['tax', 2_54, 0],
      ],
      state: 'completed',
      actor: 'Diane',
      channel: 'phone',
      residency: 'eac',
    },
    bookedAt: '2027-01-31T22:00:00Z',
  })
  // Cancelled: the charge, and nobody travels.
  await sold({ state: 'cancelled', feeMinor: 333_33, startsOn: '2027-04-30', lines: [['base', 900_00, 137_29]], first: google })
  await sold({ state: 'cancelled', feeMinor: 0, startsOn: '2027-04-30', lines: [['base', 900_00, 137_29]] })
  // Nothing of these is sold.
  for (const state of ['on-hold', 'requested', 'quoted'] as const)
    await sold({ state, startsOn: '2027-04-02', lines: [['base', 700_00, 0]], holdEndsAt: new Date('2027-04-01T00:00:00Z') })
  for (const state of ['enquiry', 'waitlisted', 'expired', 'rejected'] as const)
    await sold({ state, startsOn: '2027-04-02', lines: [['base', 700_00, 0]] })
})

const filled = <Row extends { bookings: number }>(rows: readonly Row[]) => rows.filter(({ bookings }) => bookings > 0)

test('income is the price without the taxes in it, and of a cancelled booking its charge, to the cent', async () => {
  const { total, months } = await readIncome(ctx.db, year, 'travel')
  expect(total).toEqual({
    ...{ bookings: 3, travellers: 5, incomeMinor: 2_400_00 + 84_75 + 333_33, costMinor: null },
    // Of the discount it comes off again; of a cancelled booking there is none.
    ...{ vatMinor: 180_00 - 18_00 + 15_25, tourismTaxMinor: 2_54 },
  })
  expect(months).toHaveLength(12)
  expect(filled(months)).toMatchObject([
    { month: '2027-03-01', bookings: 1, travellers: 2, incomeMinor: 2_562_00 - 180_00 + 18_00 },
    { month: '2027-04-01', bookings: 2, travellers: 3, incomeMinor: 84_75 + 333_33, vatMinor: 15_25, tourismTaxMinor: 2_54 },
  ])
})

test('by the day of booking a booking belongs to the month that it was in Kigali', async () => {
  const { months } = await readIncome(ctx.db, year, 'booked')
  expect(filled(months)).toMatchObject([
    { month: '2027-01-01', incomeMinor: 2_400_00 + 333_33 },
    { month: '2027-02-01', incomeMinor: 84_75 },
  ])
  const day = { from: '2027-02-01', to: '2027-02-01' }
  expect((await readIncome(ctx.db, day, 'booked')).total).toMatchObject({ bookings: 1, incomeMinor: 84_75 })
})

test('the income is divided by product, channel, sources, nationality and member of staff', async () => {
  const report = await readIncome(ctx.db, year, 'travel')
  expect(report.products).toMatchObject([
    { line: 'package', product: 'gorillas', name: 'Gorillas', incomeMinor: 2_400_00 },
    { line: 'package', product: '', incomeMinor: 333_33 },
    { line: 'hotel', product: 'lakeside', name: 'Lakeside', incomeMinor: 84_75 },
  ])
  expect(report.channels).toMatchObject([{ channel: 'website' }, { channel: null }, { channel: 'phone' }])
  expect(report.sources).toMatchObject([
    { source: 'search', incomeMinor: 2_400_00 },
    { source: null, bookings: 2 },
  ])
  expect(report.firstSources).toMatchObject([
    { from: { kind: 'search', name: 'google' }, bookings: 2, incomeMinor: 2_733_33 },
    { from: null, bookings: 1 },
  ])
  expect(report.lastSources).toMatchObject([{ from: null, bookings: 3 }])
  expect(report.nationalities).toMatchObject([
    { nationality: 'NO', residency: null },
    { nationality: null, residency: 'foreign', incomeMinor: 333_33 },
    { nationality: null, residency: 'eac', incomeMinor: 84_75 },
  ])
  expect(report.staff).toMatchObject([
    { name: null, bookings: 2 },
    { name: 'Diane', incomeMinor: 84_75 },
  ])
})

test('a booking is of the member who made it, else of the one its enquiry is assigned to', async () => {
  const id = await sold({ startsOn: '2028-02-01', lines: [['base', 10_00, 0]] })
  const eric = await member(ctx)
  await sql`
    insert into enquiries (id, reference, kind, name, email, phone, message, details, state, created_at, idempotency_key, assigned_to, booking_id)
    values (gen_random_uuid(), '2222-2222', 'contact', 'Marit', 'marit@example.no', '', '', '[]', 'new', now(), 'one', ${eric.id}, ${id})`.execute(
    ctx.db,
  )
  const february = { from: '2028-02-01', to: '2028-02-29' }
  expect((await readIncome(ctx.db, february, 'travel')).staff).toMatchObject([{ name: 'Diane Uwase', incomeMinor: 10_00 }])
  await sql`update booking_events set actor = 'Diane' where booking_id = ${id}`.execute(ctx.db)
  expect((await readIncome(ctx.db, february, 'travel')).staff).toMatchObject([{ name: 'Diane', incomeMinor: 10_00 }])
})
