import { expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { cancelDeparture } from '#features/departures/writes.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { bookingNow, gorillaTrek } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { findRun } from './reads-runs.server.ts'
import { requirementOf } from './requirements.ts'
import { setRequirement } from './set-requirement.server.ts'

const { ctx, clock } = await testContext()
const solange = { id: 'solange', name: 'Solange' }
const numbers = { cars: 1, driverGuides: 0, guides: 2, drivers: 1 }
const entriesOf = (kind: 'departure' | 'booking', id: string) =>
  listAuditEntriesOf(ctx.db, { kind, id }, ['crew-requirement-changed'])

test('what staff say stands in place of what is counted, with who and when, until they take it back', async () => {
  const bookingId = await bareBooking(ctx.db, { travellers: 7 })
  const run = { bookingId }
  const needed = async () => {
    const found = await findRun(ctx.db, run)
    return found && requirementOf(found, { seatsPerCar: 6 })
  }
  expect(await needed()).toMatchObject({ cars: 2, driverGuides: 2 })
  expect(await setRequirement(ctx, { run, numbers, actor: solange })).toEqual({ done: true, value: undefined })
  expect((await findRun(ctx.db, run))?.staffNumbers).toEqual({ ...numbers, by: 'Solange', at: clock.now() })
  expect(await needed()).toMatchObject({ cars: 1, driverGuides: 0, guides: 2, drivers: 1, seats: 7 })
  clock.advance(60_000)
  const more = { ...numbers, guides: 3 }
  await setRequirement(ctx, { run, numbers: more, actor: { id: 'jean', name: 'Jean' } })
  expect((await findRun(ctx.db, run))?.staffNumbers).toEqual({ ...more, by: 'Jean', at: clock.now() })
  await setRequirement(ctx, { run, numbers: null, actor: solange })
  expect(await findRun(ctx.db, run)).toMatchObject({ staffNumbers: null })
  expect(await needed()).toMatchObject({ cars: 2, driverGuides: 2 })
  const { reference } = await bookingNow(ctx, bookingId)
  expect(await entriesOf('booking', bookingId)).toMatchObject([
    { actor: 'Solange', subject: reference, facts: { after: numbers } },
    { actor: 'Jean', facts: { before: numbers, after: more } },
    { actor: 'Solange', facts: { before: more } },
  ])
})

test('the same numbers again, and taking back what nobody said, change nothing', async () => {
  const { id, startsOn } = await gorillaTrek(ctx, { seats: 8 })
  const run = { departureId: id }
  await setRequirement(ctx, { run, numbers: null, actor: solange })
  expect(await entriesOf('departure', `${id}`)).toEqual([])
  await setRequirement(ctx, { run, numbers, actor: solange })
  clock.advance(60_000)
  const { guides, ...others } = numbers
  await setRequirement(ctx, { run, numbers: { guides, ...others }, actor: { id: 'jean', name: 'Jean' } })
  expect(await entriesOf('departure', `${id}`)).toMatchObject([{ actor: 'Solange', facts: { after: numbers } }])
  expect((await findRun(ctx.db, run))?.staffNumbers?.by).toBe('Solange')
  expect(startsOn).toBeTruthy()
})

test('what is no run, or has ended, is refused and nothing is stored', async () => {
  const refusal = { done: false, refusal: { reason: 'run-unknown' } }
  const cancelled = { bookingId: await bareBooking(ctx.db, { state: 'cancelled' }) }
  expect(await setRequirement(ctx, { run: cancelled, numbers, actor: solange })).toEqual(refusal)
  expect(await setRequirement(ctx, { run: { departureId: 999_999 }, numbers, actor: solange })).toEqual(refusal)
  const { id } = await gorillaTrek(ctx, { seats: 8 })
  await ctx.db.transaction().execute((tx) => cancelDeparture(tx, id, { at: clock.now(), reason: 'Rain' }))
  expect(await setRequirement(ctx, { run: { departureId: id }, numbers, actor: solange })).toEqual(refusal)
})
