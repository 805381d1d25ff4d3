import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bookingKey, opensBooking } from '#features/bookings/booking-key.server.ts'
import { openEncryption } from '#platform/files/encryption.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { referenceFrom } from '#values/reference.ts'
import { travellerDetailsAnswer } from './details-answer.ts'
import { findRooming, listRooms } from './find-rooming.server.ts'
import { opensRooming, roomingKey } from './rooming-key.server.ts'
import { saveTravellerDetails } from './save-traveller-details.server.ts'

const { ctx: built, clock } = await testContext()
const ctx = { ...built, encryption: openEncryption({ key: randomBytes(32) }) }

/** A pilgrim group with people of these ages, who are not named yet. */
async function group(ages: number[], order: Record<string, unknown> = { kind: 'pilgrims', package: 'kibeho', singleRooms: 1 }) {
  const reference = referenceFrom(randomBytes(8))
  const { rows } = await sql<{ id: string }>`
    insert into bookings (reference, idempotency_key, state, kind, ordered, title, scene, starts_on, ends_on, travellers_count,
      lead_name, email, phone, currency, total_minor, deposit_minor, balance_due_on, rwf_per_unit, terms_version, created_at)
    values (${reference}, ${randomUUID()}, 'confirmed', ${order.kind}, ${JSON.stringify(order)}, 'Kibeho', '{}', '2027-06-30',
      '2027-07-02', ${ages.length}, 'Father Emile', 'emile@example.org', '+250 788', 'USD', 123456, 30, '2027-05-01', 1450,
      '2026-11', ${clock.now()}) returning id`.execute(ctx.db)
  const id = rows[0]?.id ?? ''
  for (const [index, age] of ages.entries())
    await sql`insert into booking_travellers (booking_id, position, residency, assumed_age)
      values (${id}, ${index + 1}, 'foreign', ${age})`.execute(ctx.db)
  return { id, reference, keyVersion: 1 }
}

const save = (bookingId: string, position: number, answer: Record<string, unknown>) =>
  saveTravellerDetails(ctx, {
    bookingId,
    position,
    answer: travellerDetailsAnswer('2027-03-12').parse(answer),
    actor: { by: 'leader' },
  })

test("the leader's key opens the rooming of its booking alone, and the owner's page with no key of the leader", async () => {
  const { secret } = ctx.config
  const [booking, other] = [await group([40, 40]), await group([40, 40])]
  const key = roomingKey(secret, booking)
  expect(opensRooming(secret, booking, key)).toBe(true)
  expect(opensBooking(secret, booking, key)).toBe(false)
  expect(opensRooming(secret, booking, bookingKey(secret, booking))).toBe(false)
  for (const wrong of ['', key.slice(1), `${key}A`, roomingKey(secret, other), roomingKey('another secret', booking)])
    expect(await findRooming(ctx, booking.reference, wrong)).toBeUndefined()
  expect(await findRooming(ctx, 'ZZZZ-ZZZZ', key)).toBeUndefined()
  expect(await findRooming(ctx, booking.reference, key)).toMatchObject({ bookingId: booking.id })
  await sql`update bookings set key_version = 2 where id = ${booking.id}`.execute(ctx.db)
  expect(await findRooming(ctx, booking.reference, key)).toBeUndefined()
})

test('the leader sees rooms and how far everybody is, and no money, no passport, no note and no address', async () => {
  const booking = await group([45, 38, 9])
  await save(booking.id, 2, { firstNames: 'Aline', familyName: 'Keza', bornOn: '1989-01-01', passportNumber: 'RW1234567' })
  await save(booking.id, 3, { firstNames: 'Luc', familyName: 'Keza', bornOn: '2018-01-01', diet: 'No pork' })
  const view = await findRooming(ctx, booking.reference, roomingKey(ctx.config.secret, booking))
  expect(view).toEqual({
    bookingId: booking.id,
    kind: 'pilgrims',
    reference: booking.reference,
    title: 'Kibeho',
    startsOn: '2027-06-30',
    endsOn: '2027-07-02',
    rooms: [
      { number: 1, kind: 'single', wished: null, positions: [1], unattended: false },
      { number: 2, kind: 'family', wished: null, positions: [2, 3], unattended: false },
    ],
    notFollowed: [],
    travellers: [
      { position: 1, firstNames: null, familyName: null, state: 'missing', missing: ['names', 'born-on'], by: '2027-05-01' },
      { position: 2, firstNames: 'Aline', familyName: 'Keza', state: 'complete', missing: [], by: '2027-05-01' },
      { position: 3, firstNames: 'Luc', familyName: 'Keza', state: 'complete', missing: [], by: '2027-05-01' },
    ],
  })
  // Without the id and the reference: they are random, and may hold any of these by chance.
  const shown = JSON.stringify({ ...view, bookingId: undefined, reference: undefined })
  for (const hidden of ['123456', 'RW123', 'pork', 'emile', '788']) expect(shown).not.toContain(hidden)
})

test('the link shows nothing any more once the booking is final', async () => {
  const booking = await group([45, 38])
  await sql`update bookings set state = 'completed' where id = ${booking.id}`.execute(ctx.db)
  expect(await findRooming(ctx, booking.reference, roomingKey(ctx.config.secret, booking))).toBeUndefined()
})

test('a stay has the rooms that were chosen, and a hire none', async () => {
  const rooms = [
    { room: 'double', board: 'BB', adults: 2, childAges: [9] },
    { room: 'double', board: 'BB', adults: 1, childAges: [] },
  ]
  const stay = await group([30, 30, 9, 30], { kind: 'stay', rooms })
  expect((await listRooms(ctx, stay.id)).map(({ positions }) => positions)).toEqual([[1, 2, 3], [4]])
  expect(await listRooms(ctx, (await group([30], { kind: 'hire' })).id)).toEqual([])
})
