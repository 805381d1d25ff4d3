import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addAllowance } from '#features/permits/allowances/add-allowance.server.ts'
import { expireLots } from '#features/permits/lots/expire-lots.server.ts'
import { alertsOf, bookingNow, gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliInstant } from '#values/dates.ts'
import { answerPart } from '../changes/answer-part.server.ts'
import { confirmBooking } from '../confirmation/confirm-booking.server.ts'
import { listParts } from '../reads.server.ts'

const { ctx, clock } = await testContext()
const minute = 60_000

/** A departure whose permits are reserved for ten more minutes. */
async function trekWithShortReservation() {
  const trek = await gorillaTrek(ctx, { seats: 3 })
  await sql`update permit_lots set state = 'reserved', expires_at = ${new Date(clock.now().getTime() + 10 * minute)}
    where departure_id = ${trek.id}`.execute(ctx.db)
  return trek
}

test('permits that lapse under a hold are on request when it is paid, never confirmed; a yes reserves new ones and confirms it', async () => {
  const trek = await trekWithShortReservation()
  const held = await heldBooking(ctx, trek.slug, 2)
  const firm = await heldBooking(ctx, trek.slug, 1)
  await paid(ctx, firm.id, firm.depositMinor)
  clock.advance(10 * minute)
  expect(await confirmBooking(ctx, held.id, { actor: 'Diane', reason: 'Seen' })).toMatchObject({
    refusal: { reason: 'permits-gone', permits: [{ permit: expect.stringContaining('Gorilla permit') }] },
  })
  await paid(ctx, held.id, held.depositMinor)
  expect([(await bookingNow(ctx, firm.id)).state, (await bookingNow(ctx, held.id)).state]).toEqual(['confirmed', 'requested'])
  const part = (await listParts(ctx.db, held.id)).find(({ onRequest }) => onRequest)
  expect(part).toMatchObject({ resource: `permit:gorilla-volcanoes@${trek.id}`, quantity: 2, answer: null })
  expect(await alertsOf(ctx, held.id)).toEqual([expect.stringContaining('is paid and has a service on request')])
  await expireLots(ctx)
  const answer = { resource: part?.resource ?? '', day: part?.day ?? '', answer: 'yes', actor: 'Diane', text: '' } as const
  const permit = { reference: 'RDB-9', reservedUntil: null }
  // The permit of the one that was confirmed before has lapsed too, and comes first.
  expect(await answerPart(ctx, held.id, { ...answer, permit })).toMatchObject({
    refusal: { reason: 'permits-short', short: 1, permit: expect.stringContaining('Gorilla permit'), day: part?.day },
  })
  const day = { feeId: 'gorilla-volcanoes', departureId: trek.id, from: answer.day, to: answer.day, quantity: 3 }
  const until = addDays(answer.day, -9)
  const allowance = { ...day, until: kigaliInstant(until, 0), reason: 'RDB has said so' }
  expect(await addAllowance(ctx, allowance, { id: 'diane', name: 'Diane' })).toMatchObject({ done: true })
  await sql`insert into permit_closed_days (fee_id, day, reason, at, by) values (${day.feeId}, ${answer.day}, 'Ash', now(), 'Diane')`.execute(
    ctx.db,
  )
  expect(await answerPart(ctx, held.id, { ...answer, permit })).toMatchObject({
    refusal: { reason: 'permits-closed', permit: expect.stringContaining('Gorilla permit'), day: part?.day },
  })
  await sql`delete from permit_closed_days`.execute(ctx.db)
  expect(await answerPart(ctx, held.id, { ...answer, permit })).toMatchObject({ done: true })
  expect((await bookingNow(ctx, held.id)).state).toBe('confirmed')
  const { rows } = await sql`select state, reference, (select count(*)::int from permits p where p.lot_id = l.id) as count
    from permit_lots l where departure_id = ${trek.id} order by id`.execute(ctx.db)
  // Its yes is a lot of its own, although the allowance would have been enough: what RDB keeps is held.
  expect(rows).toMatchObject([{ state: 'expired' }, { state: 'reserved', reference: 'RDB-9', count: 2 }])
})
