import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listEvents } from '#features/bookings/reads.server.ts'
import { openEncryption } from '#platform/files/encryption.server.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { eraseDetailsOf } from '../erase-customer.server.ts'
import { listDetails } from '../list-details.server.ts'
import { listStoredDetails } from '../list-stored-details.server.ts'
import { purgeTravellerDetails } from '../purge-traveller-details.server.ts'
import { saveTravellerDetails } from '../save-traveller-details.server.ts'
import { findEvidence } from './find-evidence.server.ts'
import { recordEvidence } from './record-evidence.server.ts'

const { ctx: built, clock } = await testContext()
const ctx = { ...built, encryption: openEncryption({ key: randomBytes(32) }) }
const trek = await gorillaTrek(ctx, { seats: 30 })
const permit = { what: 'Residence permit', feeClass: 'resident', until: '2029-12-31' } as const
const actor = { name: 'Diane' }

async function booked() {
  const { id } = await heldBooking(ctx, trek.slug, 2)
  await sql`update booking_travellers set residency = 'resident' where booking_id = ${id} and position = 1`.execute(ctx.db)
  const found = async () => {
    const evidence = await findEvidence(ctx, id, 1)
    if (!evidence) throw new Error('The traveller is not on the booking')
    return evidence
  }
  const record = async (seen: Parameters<typeof recordEvidence>[1]['seen'] = permit, version?: string) =>
    recordEvidence(ctx, { bookingId: id, position: 1, seen, version: version ?? (await found()).version }, actor)
  return { id, found, record }
}

test('what was seen is stored with who and when, and the timeline names no value', async () => {
  const { id, found, record } = await booked()
  expect(await record()).toMatchObject({ done: true })
  expect((await found()).seen).toEqual({ ...permit, seenAt: ctx.clock.now(), seenBy: 'Diane' })
  const texts = (await listEvents(ctx.db, id)).map(({ text }) => text)
  expect(texts.at(-1)).toBe('Traveller 1: evidence of the fee class seen')
  expect(texts.join()).not.toContain('Residence')
  expect(await record(null)).toMatchObject({ done: true })
  expect((await found()).seen).toBeNull()
})

test('it is refused for a class or details that are not those of the form, and once the booking has ended', async () => {
  const { id, found, record } = await booked()
  const { version } = await found()
  expect(await record({ ...permit, feeClass: 'eac' })).toMatchObject({ refusal: { reason: 'changed-meanwhile' } })
  expect(await record()).toMatchObject({ done: true })
  expect(await record({ ...permit, what: 'Other' }, version)).toMatchObject({ refusal: { reason: 'changed-meanwhile' } })
  expect(await recordEvidence(ctx, { bookingId: id, position: 9, seen: permit, version }, actor)).toMatchObject({
    refusal: { reason: 'traveller-unknown' },
  })
  await sql`update bookings set state = 'completed', hold_ends_at = null where id = ${id}`.execute(ctx.db)
  expect(await record(permit)).toMatchObject({ refusal: { reason: 'booking-final' } })
  expect((await found()).seen).toMatchObject(permit)
})

test('other details leave it as it is, and another person under the same place has shown nothing', async () => {
  const { id, found, record } = await booked()
  await record()
  const save = (answer: Partial<Parameters<typeof saveTravellerDetails>[1]['answer']>) =>
    saveTravellerDetails(ctx, {
      ...{ bookingId: id, position: 1, actor: { by: 'staff', id: 'diane', name: 'Diane' } },
      answer: { remove: [], ...answer },
    })
  expect(await save({ diet: 'No nuts' })).toMatchObject({ done: true })
  expect((await found()).seen).toMatchObject(permit)
  const [row] = await listDetails(ctx, id, { withPrivate: false })
  const names = { firstNames: row?.firstNames ?? '', familyName: row?.familyName ?? '', bornOn: row?.bornOn ?? '' }
  expect(await save(names)).toMatchObject({ done: true })
  expect((await found()).seen).toMatchObject(permit)
  expect(await save({ ...names, familyName: 'Another' })).toMatchObject({ done: true })
  expect((await found()).seen).toBeNull()
})

test('the visitor gets no word of it, their copy has it without who saw it, and it is deleted with the other details', async () => {
  const { id, found, record } = await booked()
  await record()
  expect(JSON.stringify(await listDetails(ctx, id, { withPrivate: true }))).not.toMatch(/Residence permit|evidence/)
  const copy = await ctx.db.transaction().execute((tx) => listStoredDetails(ctx, tx, id))
  expect(copy[0]).toMatchObject({ evidence: 'Residence permit', evidenceUntil: '2029-12-31' })
  expect(Object.keys(copy[0] ?? {})).not.toContain('evidenceSeenBy')
  await ctx.db.transaction().execute((tx) => eraseDetailsOf(tx, [id]))
  expect((await found()).seen).toBeNull()
  await record()
  clock.set('2029-01-01T08:00:00Z')
  await purgeTravellerDetails(ctx)
  expect((await found()).seen).toBeNull()
})
