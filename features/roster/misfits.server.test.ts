import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listOpenAlerts } from '#features/alerts/reads.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { newCar, newGuide } from '#tests/support/crew.ts'
import { testContext } from '#tests/support/test-context.ts'
import { assignMember } from './assign/assign-member.server.ts'
import { listMisfits } from './reads-misfits.server.ts'
import { watchCrew } from './watch-crew.server.ts'

const { ctx, clock } = await testContext()
const { db } = ctx
clock.set('2027-05-01T08:00:00Z')
const today = '2027-05-01'
const actor = { id: 'diane', name: 'Diane' }
const ordered = { package: 'x', comfort: 'lodge', singleRooms: 0, extras: [], code: null }

let count = 0
/** A private journey of five days with a guide and a vehicle on it. */
async function run(guide: number, car: number, startsOn: string, endsOn: string) {
  count += 1
  const bookingId = await bareBooking(db, { kind: 'journey', ordered: { ...ordered, startsOn }, startsOn, endsOn })
  for (const member of [
    { kind: 'guide' as const, id: guide },
    { kind: 'car' as const, id: car },
  ]) {
    const outcome = await assignMember(ctx, { run: { bookingId }, member, actor })
    if (!outcome.done) throw new Error(outcome.refusal.reason)
  }
  return bookingId
}
const alerts = async () =>
  (await listOpenAlerts(db, { limit: 99 }))
    .filter(({ occasion }) => occasion.startsWith('crew-misfit'))
    .map(({ occasion, text }) => [occasion, text.replace(/ [0-9A-Z]{4}-[0-9A-Z]{4}/, ' REF')])

test('a licence, an inspection or an insurance that ends after assigning and before the last day, and a deactivated guide, are one alert for each cause, gone when settled', async () => {
  const [guide, car] = [await newGuide(db, 'Aline'), await newCar(db, 'Prado')]
  await run(guide, car, '2027-06-10', '2027-06-14')
  await run(guide, car, '2027-06-20', '2027-06-24')
  expect(await listMisfits(db, today)).toEqual([])
  await sql`update guides set licence_until = '2027-06-14' where id = ${guide}`.execute(db)
  await sql`update cars set inspection_until = '2027-06-12', insured_until = '2027-06-14' where id = ${car}`.execute(db)
  await watchCrew(ctx)
  await watchCrew(ctx)
  const of = (kind: string) => `crew-misfit:${kind}`
  expect(await alerts()).toEqual([
    [
      of(`car-${car}:inspection:2027-06-12`),
      'Prado: the inspection ends on 12 June 2027, before the last day of REF, which begins on 10 June 2027 and 1 more trip',
    ],
    [
      of(`guide-${guide}:licence:2027-06-14`),
      'Aline: the driving licence ends on 14 June 2027, before the last day of REF, which begins on 20 June 2027',
    ],
    [
      of(`car-${car}:insurance:2027-06-14`),
      'Prado: the insurance ends on 14 June 2027, before the last day of REF, which begins on 20 June 2027',
    ],
  ])
  expect(await listMisfits(db, today)).toHaveLength(4)
  await sql`update guides set active = false, licence_until = '2028-01-01' where id = ${guide}`.execute(db)
  await sql`update cars set inspection_until = null, insured_until = null where id = ${car}`.execute(db)
  await watchCrew(ctx)
  expect(await alerts()).toEqual([
    [
      of(`guide-${guide}:deactivated`),
      'Aline: deactivated, and still assigned to REF, which begins on 10 June 2027 and 1 more trip',
    ],
  ])
  await sql`update assignments set state = 'released', ended_at = now() where guide_id = ${guide}`.execute(db)
  await watchCrew(ctx)
  expect(await alerts()).toEqual([])
  expect(count).toBe(2)
})

test('a run that is over concerns nobody', async () => {
  const [guide, car] = [await newGuide(db, 'Bosco'), await newCar(db, 'Hiace')]
  await run(guide, car, '2027-05-02', '2027-05-03')
  await sql`update guides set active = false where id = ${guide}`.execute(db)
  expect(await listMisfits(db, '2027-05-03')).toHaveLength(1)
  expect(await listMisfits(db, '2027-05-04')).toEqual([])
})
