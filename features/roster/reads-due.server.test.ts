import { afterAll, expect, test } from 'vitest'
import { type RunKey, runText, spanOfDays } from '#features/crew/assignments/assignment.ts'
import { addCar, addGuide, assign } from '#tests/support/assigned.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { openRoomsAndCars } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { listAssigned, listDueRuns } from './reads-due.server.ts'

const { ctx, clock, database } = await testContext()
await openRoomsAndCars(ctx)
const { db } = ctx
const due = () => listDueRuns(db, clock.now())
const dueKeys = async () => (await due()).map(({ run }) => runText(run.key))

test('sold runs of the next two weeks that miss something are due, by their first day, until they have it', async () => {
  const later = { bookingId: await bareBooking(db, { startsOn: '2027-03-26', endsOn: '2027-03-28' }) }
  const soon = { bookingId: await bareBooking(db, { startsOn: '2027-03-14', endsOn: '2027-03-15' }) }
  const onTheRoad = { bookingId: await bareBooking(db, { startsOn: '2027-03-10', endsOn: '2027-03-13', state: 'in-progress' }) }
  await bareBooking(db, { startsOn: '2027-03-27', endsOn: '2027-03-28' })
  await bareBooking(db, {
    startsOn: '2027-03-14',
    endsOn: '2027-03-15',
    state: 'on-hold',
    holdEndsAt: new Date(clock.now().getTime() + 60_000),
  })
  expect(await dueKeys(), 'of an operator without guides and vehicles').toEqual([])
  await addGuide(db)
  expect(await dueKeys()).toEqual([onTheRoad, soon, later].map(runText))
  const whole = spanOfDays('2027-03-14', '2027-03-15')
  await assign(db, { run: soon, carId: await addCar(db, { seats: 6 }), ...whole })
  expect((await due())[1]?.missing).toMatchObject({ cars: 0, driverGuides: 1 })
  await assign(db, { run: soon, guideId: await addGuide(db), role: 'driver-guide', ...whole })
  expect(await dueKeys()).toEqual([onTheRoad, later].map(runText))
})

test('assignments come with seats, class and plate of each vehicle, and without what was declined or released', async () => {
  const run: RunKey = { bookingId: await bareBooking(db, { startsOn: '2028-03-14', endsOn: '2028-03-15' }) }
  const span = { from: '2028-03-14T08:30', to: '2028-03-15T12:00' }
  const carId = await addCar(db, { seats: 5, plate: 'RAE 200 B', classId: 'prado-tx' })
  const guideId = await addGuide(db)
  await assign(db, { run, carId, state: 'requested', ...span })
  await assign(db, { run, guideId, role: 'driver', ...span })
  await assign(db, { run, guideId: await addGuide(db), role: 'guide', state: 'declined', ...span })
  await assign(db, { run, carId: await addCar(db, { seats: 5 }), state: 'released', ...span })
  expect(await listAssigned(db, [run])).toEqual(
    new Map([
      [
        runText(run),
        [
          {
            ...span,
            kind: 'car',
            memberId: carId,
            role: null,
            state: 'requested',
            seats: 5,
            vehicleClassId: 'prado-tx',
            plate: 'RAE 200 B',
            isHiredIn: false,
          },
          {
            ...span,
            kind: 'guide',
            memberId: guideId,
            role: 'driver',
            state: 'confirmed',
            seats: null,
            vehicleClassId: null,
            plate: '',
            isHiredIn: false,
          },
        ],
      ],
    ]),
  )
})

const watched = watchStatements(database.address)
afterAll(watched.close)

test('what is due is read by five statements, however much it is', async () => {
  await Promise.all(Array.from({ length: 40 }, () => bareBooking(db, { startsOn: '2027-03-20', endsOn: '2027-03-21' })))
  expect((await listDueRuns(watched.db, clock.now())).length).toBeGreaterThanOrEqual(40)
  expect(watched.sent).toHaveLength(5)
})
