import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listEvents } from '#features/bookings/reads.server.ts'
import { openEncryption } from '#platform/files/encryption.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { referenceFrom } from '#values/reference.ts'
import { consentVersion } from './details.ts'
import { travellerDetailsAnswer } from './details-answer.ts'
import { listDetails } from './list-details.server.ts'
import { listOpenings } from './list-openings.server.ts'
import { openPrivateDetails } from './open-private-details.server.ts'
import { detailAbout } from './private-details.server.ts'
import { type DetailsActor, saveTravellerDetails } from './save-traveller-details.server.ts'

const { ctx: built, clock } = await testContext()
const ctx = { ...built, encryption: openEncryption({ key: randomBytes(32) }) }
const staff = { id: 'diane', name: 'Diane Uwase' }

/** A confirmed journey of so many who are not named yet, with a permit among its lines. */
async function booked(travellers: number, { state = 'confirmed', startsOn = '2027-06-30', endsOn = '2027-07-02' } = {}) {
  const ordered = {
    kind: 'journey',
    package: 'no-such-package',
    startsOn,
    comfort: 'lodge',
    singleRooms: 0,
    extras: [],
    code: null,
  }
  const { rows } = await sql<{ id: string }>`
    insert into bookings (reference, idempotency_key, state, kind, ordered, title, scene, starts_on, ends_on, travellers_count,
      lead_name, email, phone, currency, total_minor, deposit_minor, balance_due_on, rwf_per_unit, terms_version, created_at)
    values (${referenceFrom(randomBytes(8))}, ${randomUUID()}, ${state}, 'journey', ${JSON.stringify(ordered)},
      'Three days', '{}', ${startsOn}, ${endsOn}, ${travellers}, 'Marit', 'marit@example.no', '+47', 'USD', 100, 30, ${startsOn},
      1450, '2026-11', ${clock.now()}) returning id`.execute(ctx.db)
  const id = rows[0]?.id ?? ''
  await sql`insert into booking_travellers (booking_id, position, residency, assumed_age)
    select ${id}, n, 'foreign', 30 from generate_series(1, ${travellers}::int) n`.execute(ctx.db)
  await sql`insert into booking_lines (booking_id, position, kind, label, reason, quantity, unit_minor, amount_minor, refundable,
    vat_minor, ladder, policy) values (${id}, 1, 'permit', 'Permit', 'One each', 1, 100, 100, false, 0, 'tours', '{}')`.execute(
    ctx.db,
  )
  return id
}

const save = (bookingId: string, position: number, answer: Record<string, unknown>, actor: DetailsActor = { by: 'visitor' }) =>
  saveTravellerDetails(ctx, { bookingId, position, answer: travellerDetailsAnswer('2027-03-12').parse(answer), actor })

const marit = { firstNames: 'Marit Elise', familyName: 'Solheim', bornOn: '1988-11-03' }
const whole = {
  ...marit,
  nationality: 'NO',
  passportName: 'SOLHEIM MARIT ELISE',
  passportNumber: 'NO 1234567',
  passportExpiresOn: '2031-01-01',
  diet: 'No nuts',
  access: 'Wheelchair',
  health: 'Insulin twice a day',
  faith: 'Catholic, prays at noon',
  consent: consentVersion,
  emergencyContact: 'Kari Solheim +47 911 11 111',
}
const privateDetails = {
  passportNumber: 'NO1234567',
  health: 'Insulin twice a day',
  faith: 'Catholic, prays at noon',
  emergencyContact: 'Kari Solheim +47 911 11 111',
}

test('what a traveller gives comes back to the page that may open it, and only the fact of it to others', async () => {
  const id = await booked(2)
  expect(await save(id, 1, whole)).toEqual({ done: true, value: undefined })
  const [first, second] = await listDetails(ctx, id, { withPrivate: true })
  expect(first).toMatchObject({
    ...marit,
    nationality: 'NO',
    diet: 'No nuts',
    access: 'Wheelchair',
    privateDetails,
    consentAt: clock.now(),
    consentVersion,
  })
  expect(first).toMatchObject({ updatedBy: 'visitor', progress: { state: 'complete', missing: [], warnings: [] } })
  expect(second).toMatchObject({
    position: 2,
    privateDetails: { passportNumber: null },
    progress: { state: 'missing' },
    updatedBy: null,
  })
  const [closed] = await listDetails(ctx, id, { withPrivate: false })
  expect(closed).toMatchObject({ privateDetails: null, has: { passport: true, health: true, faith: true, emergency: true } })
  for (const secret of Object.values(privateDetails)) expect(JSON.stringify(closed)).not.toContain(secret)
})

test('nothing sensitive is readable in the database', async () => {
  const id = await booked(1)
  await save(id, 1, whole)
  await openPrivateDetails(ctx, { bookingId: id, position: 1, staff })
  const { rows } = await sql<{ text: string }>`
    select d::text || encode(coalesce(passport_sealed, '') || coalesce(health_sealed, '') || coalesce(faith_sealed, '')
      || coalesce(emergency_sealed, ''), 'escape') || (select string_agg(o::text, ' ') from audit_log o) as text
    from traveller_details d where booking_id = ${id}`.execute(ctx.db)
  expect(rows[0]?.text).toContain('SOLHEIM MARIT ELISE')
  for (const secret of ['1234567', 'Insulin', 'Catholic', 'Kari', '+47 911']) {
    expect(rows[0]?.text).not.toContain(secret)
    expect(rows[0]?.text).not.toContain(Buffer.from(secret).toString('hex'))
  }
})

test('a encrypted value that is moved to another traveller, field or booking does not open', async () => {
  const [id, elsewhere] = [await booked(2), await booked(1)]
  await save(id, 1, whole)
  await save(id, 2, { diet: 'None' })
  await save(elsewhere, 1, { diet: 'None' })
  const move = (to: string, position: number, field: string) =>
    sql`update traveller_details set ${sql.ref(field)} = (
      select passport_sealed from traveller_details where booking_id = ${id} and position = 1)
      where booking_id = ${to} and position = ${position}`.execute(ctx.db)
  await move(id, 2, 'passport_sealed')
  await expect(listDetails(ctx, id, { withPrivate: true })).rejects.toThrow(
    `The encrypted value of ${detailAbout(id, 2, 'passport')} does not open: it was changed, or it belongs to another row.`,
  )
  await move(elsewhere, 1, 'emergency_sealed')
  await expect(openPrivateDetails(ctx, { bookingId: elsewhere, position: 1, staff })).rejects.toThrow('does not open')
  expect(await listOpenings(ctx.db, elsewhere)).toEqual([])
})

test('a customer corrects a name and a birth day at the same price, until something is issued in that name', async () => {
  const id = await booked(2)
  await save(id, 1, marit)
  const first = async () => (await listDetails(ctx, id, { withPrivate: false }))[0]
  expect(await save(id, 1, { ...marit, familyName: 'Solheimsen', bornOn: '1987-11-03' })).toMatchObject({ done: true })
  expect(await first()).toMatchObject({ familyName: 'Solheimsen', bornOn: '1987-11-03' })
  const events = await listEvents(ctx.db, id)
  expect(events.at(-1)).toMatchObject({ actor: 'visitor', text: 'Traveller 1 changed: names, date of birth' })
  expect(await save(id, 1, { ...marit, bornOn: '2020-11-03' })).toMatchObject({ refusal: { reason: 'price-would-change' } })
  const permit = (position: number | null, status: string) =>
    sql`insert into booking_purchases (booking_id, kind, label, day, traveller_position, cost_minor, status, number, changed_at, changed_by)
      values (${id}, 'permit', 'Gorilla permit', '2027-07-01', ${position}, 100, ${status}, ${status === 'bought' ? 'G1' : null}, now(), 'Diane')`.execute(
      ctx.db,
    )
  await permit(1, 'needed')
  await permit(2, 'bought')
  expect(await save(id, 1, marit)).toMatchObject({ done: true })
  await permit(1, 'requested')
  expect(await save(id, 1, { ...marit, familyName: 'Berg' })).toMatchObject({ refusal: { reason: 'already-named' } })
})

test('staff name somebody whose birth day is not known yet: it stays missing, and the traveller may add it to the same name alone', async () => {
  const id = await booked(2)
  const { firstNames, familyName } = marit
  const answer = travellerDetailsAnswer('2027-03-12', { mayFollow: true }).parse({ firstNames, familyName, diet: 'Vegetarian' })
  const input = { bookingId: id, position: 2, answer, actor: { by: 'staff' as const, ...staff } }
  expect(await saveTravellerDetails(ctx, input)).toMatchObject({ done: true })
  const second = async () => (await listDetails(ctx, id, { withPrivate: false }))[1]
  expect(await second()).toMatchObject({ firstNames, familyName, bornOn: null, diet: 'Vegetarian' })
  expect((await second())?.progress.missing).toContain('born-on')
  expect(await save(id, 2, { ...marit, familyName: 'Berg' }, { by: 'leader' })).toMatchObject({
    refusal: { reason: 'already-named' },
  })
  expect(await save(id, 2, { ...marit, bornOn: '2020-11-03' })).toMatchObject({ refusal: { reason: 'price-would-change' } })
  expect(await save(id, 2, marit)).toMatchObject({ done: true })
  expect(await second()).toMatchObject({ ...marit, diet: 'Vegetarian' })
})

test('what is left out stays, what is named goes, and consent goes with the last note it was for', async () => {
  const id = await booked(1)
  await save(id, 1, whole)
  clock.advance(60_000)
  await save(id, 1, { diet: 'Vegetarian', remove: ['faith', 'emergency'] })
  const [changed] = await listDetails(ctx, id, { withPrivate: true })
  expect(changed).toMatchObject({
    diet: 'Vegetarian',
    privateDetails: { ...privateDetails, faith: null, emergencyContact: null },
    consentAt: new Date(clock.now().getTime() - 60_000),
  })
  await save(id, 1, { remove: ['health', 'passport'] })
  const [last] = await listDetails(ctx, id, { withPrivate: true })
  expect(last).toMatchObject({
    consentAt: null,
    consentVersion: null,
    nationality: null,
    passportName: null,
    passportExpiresOn: null,
  })
  expect(last?.has).toEqual({ passport: false, health: false, faith: false, emergency: false })
  expect(last?.progress).toMatchObject({ state: 'partly' })
})

test('notes on faith and health are refused without consent, by the action and by the table itself', async () => {
  const id = await booked(1)
  for (const note of ['health', 'faith'] as const) {
    const outcome = await saveTravellerDetails(ctx, {
      bookingId: id,
      position: 1,
      answer: { [note]: 'A note', remove: [] },
      actor: { by: 'staff', id: 'diane', name: 'Diane' },
    })
    expect(outcome).toEqual({ done: false, refusal: { reason: 'consent-missing' } })
    const written = sql`insert into traveller_details (booking_id, position, ${sql.ref(`${note}_sealed`)}, updated_at, updated_by)
      values (${id}, 1, 'x', now(), 'x')`.execute(ctx.db)
    await expect(written).rejects.toThrow('faith_and_health_need_consent')
  }
  await save(id, 1, whole)
  const withdrawn = sql`update traveller_details set consent_at = null, consent_version = null where booking_id = ${id}`.execute(
    ctx.db,
  )
  await expect(withdrawn).rejects.toThrow('faith_and_health_need_consent')
})

test('nothing is saved for a booking that is final or unknown, or for a traveller who is not of it', async () => {
  for (const state of ['cancelled', 'expired', 'rejected', 'completed', 'no-show']) {
    const id = await booked(1, { state })
    expect(await save(id, 1, whole)).toEqual({ done: false, refusal: { reason: 'booking-final', state } })
    expect(await listDetails(ctx, id, { withPrivate: false })).toMatchObject([
      { updatedAt: null, progress: { state: 'complete' } },
    ])
  }
  expect(await save('00000000-0000-4000-8000-000000000000', 1, whole)).toMatchObject({ refusal: { reason: 'booking-unknown' } })
  expect(await save(await booked(1), 2, whole)).toMatchObject({ refusal: { reason: 'traveller-unknown' } })
})

test('every reading by staff is recorded with who and when', async () => {
  const id = await booked(2)
  await save(id, 2, whole)
  expect(await openPrivateDetails(ctx, { bookingId: id, position: 2, staff })).toEqual({ done: true, value: privateDetails })
  expect(await openPrivateDetails(ctx, { bookingId: id, position: 3, staff })).toMatchObject({ done: false })
  expect(await listOpenings(ctx.db, id)).toEqual([{ position: 2, staffId: 'diane', actor: 'Diane Uwase', at: clock.now() }])
  await listDetails(ctx, id, { withPrivate: false })
  expect(await listOpenings(ctx.db, id)).toHaveLength(1)
})

test("the leader's link adds what is missing and replaces or deletes nothing", async () => {
  const id = await booked(1)
  const leader = { by: 'leader' } as const
  expect(await save(id, 1, { ...marit, nationality: 'NO', passportNumber: 'NO1234567' }, leader)).toMatchObject({ done: true })
  expect(await save(id, 1, { passportNumber: 'XX9999999', diet: 'None', access: 'None' }, leader)).toEqual({
    done: false,
    refusal: { reason: 'already-given', fields: ['passportNumber'] },
  })
  expect(await save(id, 1, { remove: ['passport'] }, leader)).toMatchObject({ refusal: { fields: ['remove'] } })
  expect(await save(id, 1, { room: 'Lake' }, leader)).toMatchObject({ done: true })
  expect(await save(id, 1, { room: 'Hill', passportName: 'SOLHEIM' }, leader)).toMatchObject({ done: true })
  const [row] = await listDetails(ctx, id, { withPrivate: true })
  expect(row).toMatchObject({ diet: null, room: 'Hill', privateDetails: { passportNumber: 'NO1234567' }, updatedBy: 'leader' })
})

test('two forms for one traveller at once are both stored', async () => {
  const id = await booked(1)
  const parts = [{ diet: 'None' }, { nationality: 'NO' }, { room: 'Lake' }, { passportNumber: 'NO1234567' }]
  await Promise.all(parts.map((part) => save(id, 1, part)))
  const [row] = await listDetails(ctx, id, { withPrivate: true })
  expect(row).toMatchObject({ diet: 'None', nationality: 'NO', room: 'Lake', privateDetails: { passportNumber: 'NO1234567' } })
})

test('the names of a whole party that come at once are all saved, and the booking is found by each', async () => {
  const id = await booked(6)
  const families = ['Aarnio', 'Birk', 'Cissoko', 'Duarte', 'Ebbesen', 'Falk']
  const saves = families.map((familyName, index) => save(id, index + 1, { ...marit, familyName }))
  expect(await Promise.all(saves)).toEqual(families.map(() => expect.objectContaining({ done: true })))
  const { rows } = await sql`select traveller_names from bookings where id = ${id}`.execute(ctx.db)
  expect(rows).toEqual([{ traveller_names: families.map((family) => `Marit Elise ${family}`).join(' ') }])
})
