import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Db } from '#platform/context.ts'
import { openRawPool } from '#tests/support/raw-pool.ts'
import { testContext } from '#tests/support/test-context.ts'
import type { ListCursor, ListQuery, ListSort, SortDirection } from './booking-list.ts'
import { listBookings } from './reads-list.server.ts'

const { database } = await testContext()
const today = '2027-03-12'

/** The statements that were sent, each with its plan where a table may not be read from end to end. */
const sent: { sql: string; parameters: readonly unknown[] }[] = []
const pool = openRawPool(database.address, 'impamba tests', 10)
const watched: Db = new Kysely({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => void sent.push({ sql: query.sql, parameters: query.parameters }),
})
afterAll(() => watched.destroy())

async function plansOf(
  ask: ListQuery,
  sort: ListSort = 'newest',
  cursor?: ListCursor,
  direction?: SortDirection,
): Promise<string> {
  sent.length = 0
  await listBookings(watched, ask, { sort, direction, cursor, limit: 25, today })
  const statements = [...sent]
  const client = await pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    const plans = []
    for (const { sql: text, parameters } of statements) {
      const { rows } = await client.query(`explain ${text}`, [...parameters])
      plans.push(...rows.map((row) => row['QUERY PLAN']))
    }
    return plans.join('\n')
  } finally {
    client.release(true)
  }
}

const after = { after: '0b1f7a52-9c3d-4e11-8f42-3a6b5c7d8e9f' }
// biome-ignore format: one line for each way to ask
const served: [string, string, ListQuery, ListSort?, ListCursor?, SortDirection?][] = [
  ['bookings_newest_first', 'newest first', {}],
  ['bookings_newest_first', 'newest first, after a booking', {}, 'newest', after],
  ['bookings_by_start', 'by start', {}, 'start', after],
  ['bookings_by_name', 'by name', {}, 'name', after],
  ['bookings_by_balance', 'by balance', {}, 'balance', after],
  ['bookings_newest_first', 'oldest first', {}, 'newest', after, 'asc'],
  ['bookings_by_start', 'by start, last first', {}, 'start', after, 'desc'],
  ['bookings_by_name', 'by name, from Z', {}, 'name', after, 'desc'],
  ['bookings_by_balance', 'by balance, smallest first', {}, 'balance', after, 'asc'],
  ['bookings_of_state_by_start', 'some states, by start, last first', { states: ['confirmed', 'in-progress'] }, 'start', after, 'desc'],
  ['bookings_of_state_newest_first', 'some states, newest first', { states: ['enquiry', 'quoted'] }, 'newest', after],
  ['bookings_of_state_by_start', 'some states, by start', { states: ['confirmed', 'in-progress'] }, 'start', after],
  ['bookings_of_state_by_name', 'some states, by name', { states: ['waitlisted'] }, 'name', after],
  ['bookings_of_state_by_balance', 'some states, by balance', { states: ['confirmed', 'in-progress'] }, 'balance', after],
  ['bookings_by_start', 'between two starts', { startsFrom: '2027-06-02', startsTo: '2027-06-03' }, 'start'],
  ['bookings_newest_first', 'made between two days', { madeFrom: '2027-01-01', madeTo: '2027-01-02' }],
  ['bookings_of_kind_newest_first', 'of a kind', { kind: 'stay' }],
  ['bookings_of_package_newest_first', 'of a package', { package: 'another' }],
  ['bookings_of_channel_newest_first', 'of a sales channel', { channel: 'whatsapp' }],
  ['bookings_of_source_newest_first', 'of a marketing source', { source: 'recommendation' }],
  ['bookings_overdue', 'overdue', { money: 'overdue' }],
  ['bookings_overdue', 'sold and not paid in full', { money: 'owing' }],
  ['bookings_to_give_back', 'a refund due', { money: 'refund-due' }],
  ['bookings_unpaid', 'unpaid', { money: 'unpaid' }],
  ['bookings_part_paid', 'part paid', { money: 'part-paid' }],
  ['bookings_without_deposit', 'a deposit due', { money: 'deposit-due' }],
  ['booking_parts_unanswered', 'on request', { money: 'on-request' }],
  ['bookings_found_by', 'found by letters', { search: 'solheim' }],
  ['bookings_found_by_billing_name', 'found by the company that is billed', { search: 'fjellheimen' }],
]

test.each(served)('%s serves a list that is %s', async (index, _what, ask, sort, cursor, direction) => {
  const plans = await plansOf(ask, sort, cursor, direction)
  expect(plans).toMatch(new RegExp(`Scan (?:Backward )?using ${index}\\b|Bitmap Index Scan on ${index}\\b`))
})
