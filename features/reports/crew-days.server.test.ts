import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { newCar, newGuide } from '#tests/support/crew.ts'
import { testContext } from '#tests/support/test-context.ts'
import { type CrewDays, crewReport, type MemberMonth } from './crew-days.ts'
import { readCrewDays } from './reads-crew-days.server.ts'

const { ctx } = await testContext()
const winter = { from: '2027-01-01', to: '2027-02-28' }

type On = { guide?: number; car?: number; from: string; to: string; absence?: string; state?: string }
async function assigned({ guide, car, from, to, absence, state = 'confirmed' }: On) {
  const booking = absence ? null : await bareBooking(ctx.db)
  await sql`
    insert into assignments (guide_id, car_id, role, booking_id, absence, during, run_days, state, created_by, ended_at, answer_by)
    values (${guide ?? null}, ${car ?? null}, ${guide && !absence ? 'guide' : null}, ${booking}, ${absence ?? null},
      tsrange(${from}::timestamp, ${to}::timestamp), ${absence ? null : sql`daterange(${from.slice(0, 10)}::date, null)`}, ${state}, 'Diane',
      ${state === 'released' ? sql`now()` : null}, null)`.execute(ctx.db)
}

beforeAll(async () => {
  // Those of the demo operator are with us and were never on a run.
  await sql`update guides set active = false`.execute(ctx.db)
  await sql`update cars set active = false`.execute(ctx.db)
  const jeanne = await newGuide(ctx.db, 'Jeanne')
  const eric = await newGuide(ctx.db, 'Eric')
  const aline = await newGuide(ctx.db, 'Aline', { ownership: 'freelance' })
  await newGuide(ctx.db, 'Paul')
  const cruiser = await newCar(ctx.db, 'Cruiser')
  // Four days over the end of January, and two runs on one day, which is one day.
  await assigned({ guide: jeanne, from: '2026-12-30T00:00', to: '2027-01-02T00:00' })
  await assigned({ guide: jeanne, from: '2027-01-30T08:00', to: '2027-02-03T00:00' })
  await assigned({ guide: jeanne, from: '2027-02-10T08:00', to: '2027-02-10T12:00' })
  await assigned({ guide: jeanne, from: '2027-02-10T12:00', to: '2027-02-10T18:00' })
  await assigned({ guide: jeanne, from: '2027-02-10T18:00', to: '2027-02-12T00:00', absence: 'leave' })
  await assigned({ guide: jeanne, from: '2027-02-20T00:00', to: '2027-02-22T00:00', state: 'released' })
  // Eric is with us from 20 February on.
  await assigned({ guide: eric, from: '2027-02-20T00:00', to: '2027-02-22T00:00' })
  await assigned({ guide: aline, from: '2027-01-10T00:00', to: '2027-01-15T00:00' })
  await assigned({ car: cruiser, from: '2027-01-01T00:00', to: '2027-01-11T00:00', absence: 'workshop' })
})

test('days worked, away and idle come to the days that our guides were with us, and a day counts once', async () => {
  const { guides } = await readCrewDays(ctx.db, winter)
  expect(guides.members).toEqual([
    { memberId: expect.any(Number), name: 'Jeanne', isOwn: true, worked: 6, away: 1, idle: 59 - 7 },
    { memberId: expect.any(Number), name: 'Eric', isOwn: true, worked: 2, away: 0, idle: 7 },
    { memberId: expect.any(Number), name: 'Paul', isOwn: true, worked: 0, away: 0, idle: 59 },
    { memberId: expect.any(Number), name: 'Aline', isOwn: false, worked: 5, away: 0, idle: 0 },
  ])
  expect(guides.months).toEqual([
    { month: '2027-01-01', worked: 3, away: 0, idle: 28 + 31, others: 5 },
    { month: '2027-02-01', worked: 5, away: 1, idle: 24 + 7 + 28, others: 0 },
  ])
  expect(guides.total).toMatchObject({ worked: 8, away: 1, others: 5 })
})

test('vehicles are apart, and a range within a month has that part of it', async () => {
  const { vehicles } = await readCrewDays(ctx.db, { from: '2027-01-10', to: '2027-01-12' })
  expect(vehicles.members).toMatchObject([{ name: 'Cruiser', worked: 0, away: 1, idle: 2 }])
  expect(vehicles.months).toHaveLength(1)
})

test('nobody is idle before the roster was used, and who has no assignment yet is from then on', async () => {
  const { guides } = await readCrewDays(ctx.db, { from: '2026-12-01', to: '2026-12-31' })
  expect(guides.members).toMatchObject([
    { name: 'Jeanne', worked: 2, idle: 0 },
    { name: 'Eric', worked: 0, idle: 2 },
    { name: 'Paul', worked: 0, idle: 2 },
  ])
  expect((await readCrewDays(ctx.db, { from: '2026-11-01', to: '2026-11-30' })).guides.members).toEqual([])
})

test('by month and by member the days are the same', () => {
  const row = (memberId: number, month: string, isOwn: boolean, days: CrewDays): MemberMonth => ({
    ...{ kind: 'guide', memberId, name: `Guide ${memberId}`, isOwn, month },
    ...days,
  })
  const { total, months, members } = crewReport(
    [
      row(1, '2027-01-01', true, { worked: 3, away: 1, idle: 27 }),
      row(1, '2027-02-01', true, { worked: 5, away: 0, idle: 23 }),
      row(2, '2027-01-01', false, { worked: 9, away: 2, idle: 0 }),
      row(3, '2027-01-01', false, { worked: 0, away: 0, idle: 0 }),
    ],
    'guide',
    winter,
  )
  expect(total).toEqual({ month: '', worked: 8, away: 1, idle: 50, others: 9 })
  expect(months.map(({ worked, others }) => worked + others)).toEqual([12, 5])
  expect(members.map(({ name }) => name)).toEqual(['Guide 1', 'Guide 2'])
})
