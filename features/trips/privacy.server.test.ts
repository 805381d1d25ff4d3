import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eraseCustomer } from '#features/customers/erase-customer.server.ts'
import { purgeEnquiries } from '#features/enquiries/purge-enquiries.server.ts'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import type { Db } from '#platform/context.ts'
import { testContext } from '#tests/support/test-context.ts'
import { couple } from '#tests/support/trip-parts.ts'
import { beginTrip } from './begin/begin-trip.server.ts'
import { changeTrip, loseTrip } from './change-trip.server.ts'
import { freezeVersion } from './freeze-version.server.ts'

const { ctx, clock } = await testContext({ now: '2027-03-12T08:00:00Z' })
const actor = await member(ctx)

/** A trip with a frozen version, for whoever has an address. */
async function tripFor(email: string, title = 'For Marit Solheim') {
  const text = { kind: 'tailor-made', name: 'Marit Solheim', email, phone: '', message: 'Gorillas', details: {} } as const
  const enquiry = await sendEnquiry(ctx, { ...text, idempotencyKey: randomUUID() })
  if (!enquiry.done) throw new Error(enquiry.refusal.reason)
  const enquiryId = enquiry.value.id
  const begun = await beginTrip(ctx, { enquiryId, title, startsOn: '2027-07-06', party: couple, from: { days: 2 } }, actor)
  if (!begun.done) throw new Error(begun.refusal.reason)
  await freezeVersion(ctx, { tripId: begun.value.id, number: 1, seen: 1 }, actor)
  return { ...begun.value, enquiryId }
}

const rowsOf = async (db: Db) =>
  (
    await sql<{ rows: number }>`select (select count(*) from trips)::int + (select count(*) from trip_versions)::int
    + (select count(*) from trip_days)::int as rows`.execute(db)
  ).rows[0]?.rows

test('erasing a customer deletes their trips, frozen versions too, and the audit log names nobody', async () => {
  const trip = await tripFor('marit@example.no')
  await changeTrip(ctx, { id: trip.id, title: 'For the Solheims', owner: null }, actor)
  await loseTrip(ctx, { id: trip.id, reason: 'Marit stays at home' }, actor)
  await sql`delete from jobs`.execute(ctx.db)
  const erased = await eraseCustomer(ctx, { email: 'marit@example.no', typed: 'marit@example.no', staff: actor })
  expect(erased).toMatchObject({ done: true, value: { enquiries: 1 } })
  expect(await rowsOf(ctx.db)).toBe(0)
  const log = await sql<{
    entry: string
  }>`select subject || ' ' || facts as entry from audit_log where subject_kind = 'trip'`.execute(ctx.db)
  expect(log.rows.map(({ entry }) => entry)).toHaveLength(4)
  expect(log.rows.filter(({ entry }) => /marit|solheim/i.test(entry))).toEqual([])
})

test('an answered enquiry stays for 24 months after the last change of its trips, and goes with them', async () => {
  const trip = await tripFor('later@example.no')
  await sql`update enquiries set state = 'answered', finished_at = ${clock.now()} where id = ${trip.enquiryId}`.execute(ctx.db)
  clock.set('2028-03-12T08:00:00Z')
  await loseTrip(ctx, { id: trip.id, reason: 'Too dear' }, actor)
  clock.set('2029-03-14T08:00:00Z')
  expect(await purgeEnquiries(ctx)).toBe(0)
  clock.set('2030-03-14T08:00:00Z')
  expect(await purgeEnquiries(ctx)).toBe(1)
  expect(await rowsOf(ctx.db)).toBe(0)
})
