import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { referenceFrom } from '#values/reference.ts'
import { purgeTravellerDetails } from './purge-traveller-details.server.ts'
import { putDetails } from './writes.server.ts'

const { ctx, clock } = await testContext()

beforeEach(async () => {
  await sql`delete from traveller_details`.execute(ctx.db)
})

/** A booking of two with details, and the moves that led to where it is: each a state and when it was entered. */
async function booked(endsOn: string, moves: [state: string, at: string][] = [['confirmed', '2027-01-01T00:00:00Z']]) {
  const state = moves.at(-1)?.[0]
  const { rows } = await sql<{ id: string }>`
    insert into bookings (reference, idempotency_key, state, kind, ordered, title, scene, starts_on, ends_on, travellers_count,
      lead_name, email, phone, currency, total_minor, deposit_minor, balance_due_on, rwf_per_unit, terms_version, created_at)
    values (${referenceFrom(randomBytes(8))}, ${randomUUID()}, ${state}, 'stay', '{"kind": "stay"}', 'Two nights', '{}',
      '2026-12-01', ${endsOn}, 2, 'Marit', 'marit@example.no', '+47', 'USD', 100, 30, '2026-12-01', 1450, '2026-11',
      '2026-11-01T00:00:00Z') returning id`.execute(ctx.db)
  const id = rows[0]?.id ?? ''
  await sql`insert into booking_travellers (booking_id, position, first_names, family_name, born_on, residency, assumed_age)
    select ${id}, n, 'Marit', 'Solheim', '1988-11-03', 'foreign', 30 from generate_series(1, 2) n`.execute(ctx.db)
  let from: string | null = null
  for (const [index, [to, at]] of moves.entries()) {
    await sql`insert into booking_events (booking_id, version, event, from_state, to_state, actor, at)
      values (${id}, ${index + 1}, ${from === to ? 'note' : 'move'}, ${from}, ${to}, 'test', ${at})`.execute(ctx.db)
    from = to
  }
  await ctx.db.transaction().execute(async (tx) => {
    for (const position of [1, 2]) {
      await putDetails(tx, { ...nothing, booking_id: id, position, diet: 'No nuts', passport_sealed: Buffer.from('sealed') })
    }
    const subject = { kind: 'booking', id, words: 'K7QM-42XD' } as const
    await recordAudit(ctx, tx, {
      actor: { id: 'diane', name: 'Diane' },
      action: 'details-opened',
      subject,
      facts: { position: 1 },
    })
  })
  return id
}

const nothing = {
  nationality: null,
  passport_name: null,
  passport_expires_on: null,
  health_sealed: null,
  faith_sealed: null,
  consent_at: null,
  consent_version: null,
  room: null,
  beds: null,
  emergency_sealed: null,
  updated_at: new Date('2027-01-01T00:00:00Z'),
  updated_by: 'visitor',
}

async function stored(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct booking_id as id from traveller_details`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

test('details go on the thirtieth day after the journey, at midnight in Kigali, and not an instant before', async () => {
  const [ended, later] = [await booked('2027-02-10'), await booked('2027-02-11')]
  clock.set('2027-03-11T21:59:59.999Z')
  expect(await purgeTravellerDetails(ctx)).toBe(0)
  clock.set('2027-03-11T22:00:00Z')
  expect(await purgeTravellerDetails(ctx)).toBe(2)
  expect(await stored()).toEqual([later])
  expect(await purgeTravellerDetails(ctx)).toBe(0)
  clock.set('2027-03-12T22:00:00Z')
  expect(await purgeTravellerDetails(ctx)).toBe(2)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from booking_travellers t join audit_log o on o.subject_id = t.booking_id::text
    where booking_id in (${ended}, ${later}) and first_names = 'Marit'`.execute(ctx.db)
  expect(rows[0]?.count).toBe(4)
})

test.each([
  'cancelled',
  'expired',
  'rejected',
])('a journey that was %s keeps details for thirty days from then', async (state) => {
  const far = '2028-01-01'
  await booked(far, [
    ['on-hold', '2027-01-01T00:00:00Z'],
    [state, '2027-02-09T21:59:59Z'],
  ])
  const next = await booked(far, [
    ['on-hold', '2027-01-01T00:00:00Z'],
    [state, '2027-02-09T22:00:00Z'],
  ])
  clock.set('2027-03-10T21:59:59.999Z')
  expect(await purgeTravellerDetails(ctx)).toBe(0)
  clock.set('2027-03-10T22:00:00Z')
  expect(await purgeTravellerDetails(ctx)).toBe(2)
  expect(await stored()).toEqual([next])
  clock.set('2027-03-11T21:59:59.999Z')
  expect(await purgeTravellerDetails(ctx)).toBe(0)
  clock.set('2027-03-11T22:00:00Z')
  expect(await purgeTravellerDetails(ctx)).toBe(2)
})

test('a live journey keeps its details, also where it had expired before, and a later note counts for nothing', async () => {
  const far = '2028-01-01'
  const live = await booked(far, [
    ['on-hold', '2026-11-01T00:00:00Z'],
    ['expired', '2026-11-04T00:00:00Z'],
    ['confirmed', '2026-11-05T00:00:00Z'],
  ])
  const again = await booked(far, [
    ['expired', '2026-11-04T00:00:00Z'],
    ['on-hold', '2026-11-05T00:00:00Z'],
    ['expired', '2027-03-01T00:00:00Z'],
  ])
  await booked(far, [
    ['cancelled', '2026-11-04T00:00:00Z'],
    ['cancelled', '2027-03-11T00:00:00Z'],
  ])
  clock.set('2027-03-12T08:00:00Z')
  expect(await purgeTravellerDetails(ctx)).toBe(2)
  expect((await stored()).sort()).toEqual([live, again].sort())
})

test('a journey that was cancelled after it ended goes by the earlier of the two days', async () => {
  await booked('2027-02-10', [['cancelled', '2027-03-01T00:00:00Z']])
  clock.set('2027-03-11T22:00:00Z')
  expect(await purgeTravellerDetails(ctx)).toBe(2)
})
