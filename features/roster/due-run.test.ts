import { expect, test } from 'vitest'
import { spanOfDays } from '#features/crew/assignments/assignment.ts'
import { type AssignedPlate, beginsNear, dueOf } from './due-run.ts'
import type { Run } from './run.ts'
import { carOn, guideOn, runOf } from './test-runs.ts'

/** Ten in the morning in Kigali. */
const at = (day: string, clock = '10:00') => new Date(`${day}T${clock}:00+02:00`)
const none = { cars: 0, seats: 0, driverGuides: 0, guides: 0, drivers: 0 }
const car = (more: Partial<AssignedPlate> = {}): AssignedPlate => ({ ...carOn(1, 6), plate: '', ...more })
const guide = (more: Partial<AssignedPlate> = {}): AssignedPlate => ({ ...guideOn(1, 'driver-guide'), plate: '', ...more })

test('a run with something missing is due from two weeks before its first day until it is over', () => {
  const run = runOf()
  const isDue = (now: Date) => dueOf(run, [], now) !== undefined
  expect(['2027-05-26', '2027-05-27', '2027-06-14', '2027-06-15'].map((day) => isDue(at(day)))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(dueOf(run, [], at('2027-06-01'))).toEqual({
    ...{
      run,
      missing: { ...none, cars: 1, driverGuides: 1 },
      days: null,
      waiting: 0,
      noPlate: 0,
      startsAt: at('2027-06-10', '00:00'),
    },
  })
  expect(dueOf(run, [car(), guide()], at('2027-06-01'))).toBeUndefined()
})

test('a run that nobody has paid is not due', () => {
  expect(dueOf(runOf({ isPencilled: true }), [], at('2027-06-01'))).toBeUndefined()
})

test('what was missing and is over is not due, and what is left of it begins today', () => {
  const run = runOf()
  const late = guide(spanOfDays('2027-06-12', '2027-06-14'))
  expect(dueOf(run, [car(), late], at('2027-06-01'))?.days).toEqual({ from: '2027-06-10', to: '2027-06-11' })
  expect(dueOf(run, [car(), late], at('2027-06-11'))?.days).toEqual({ from: '2027-06-11', to: '2027-06-11' })
  expect(dueOf(run, [car(), late], at('2027-06-12'))).toBeUndefined()
  expect(dueOf(run, [], at('2027-06-12'))?.days).toBeNull()
  const early = guide(spanOfDays('2027-06-10', '2027-06-12'))
  expect(dueOf(run, [car(), early], at('2027-06-12'))?.days).toEqual({ from: '2027-06-13', to: '2027-06-14' })
})

test('parts with a gap between them are said from the first day to the last', () => {
  const middle = guide(spanOfDays('2027-06-11', '2027-06-13'))
  expect(dueOf(runOf(), [car(), middle], at('2027-06-01'))?.days).toEqual({ from: '2027-06-10', to: '2027-06-14' })
})

const hire = (more: Partial<Run> = {}) =>
  runOf({
    ...{ kind: 'hire', span: { from: '2027-06-10T08:30', to: '2027-06-14T18:00' } },
    hired: { vehicleClassId: 'prado-tx', vehicles: 2, withDriver: false },
    ...more,
  })

test('a hire wants a number plate for each vehicle from a day before, to the minute', () => {
  const two = [car({ plate: 'RAD 100 A' }), car({ memberId: 2 })]
  expect(dueOf(hire(), two, at('2027-06-09', '08:29'))).toBeUndefined()
  expect(dueOf(hire(), two, at('2027-06-09', '08:30'))).toMatchObject({ noPlate: 1, missing: none, days: null })
  expect(dueOf(hire(), [], at('2027-06-09', '08:30'))).toMatchObject({ noPlate: 2, missing: { cars: 2 } })
  expect(dueOf(hire(), [], at('2027-06-08'))).toMatchObject({ noPlate: 0, missing: { cars: 2 } })
  const plates = [car({ plate: 'RAD 100 A' }), car({ memberId: 2, plate: 'RAD 101 A' })]
  expect(dueOf(hire(), plates, at('2027-06-09', '08:30'))).toBeUndefined()
  const asked = [car({ plate: 'RAD 100 A' }), car({ memberId: 2, plate: 'RAD 101 A', state: 'requested' })]
  expect(dueOf(hire(), asked, at('2027-06-09', '08:30'))).toMatchObject({ noPlate: 1, waiting: 1 })
})

test('no other run wants a number plate', () => {
  expect(dueOf(runOf(), [car(), guide()], at('2027-06-09', '12:00'))).toBeUndefined()
})

test('what begins within a day, or began within the last one, is near', () => {
  const near = (now: Date) => beginsNear({ startsAt: at('2027-06-10') }, now)
  expect([at('2027-06-09', '09:59'), at('2027-06-09'), at('2027-06-11'), at('2027-06-11', '10:01')].map(near)).toEqual([
    ...[false, true, true, false],
  ])
})
