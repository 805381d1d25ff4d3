import { expect, test } from 'vitest'
import { type AssignedPlate, dueOf } from '#features/roster/due-run.ts'
import type { Run } from '#features/roster/run.ts'
import { carOn, guideOn, runOf } from '#features/roster/test-runs.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { crewOf } from './due-rows.ts'

const at = (day: string, clock = '10:00') => new Date(`${day}T${clock}:00+02:00`)
function row(run: Run, assigned: readonly Omit<AssignedPlate, 'plate'>[], now: Date, mayAssign = true) {
  const due = dueOf(
    run,
    assigned.map((one) => ({ ...one, plate: '' })),
    now,
  )
  if (!due) throw new Error('Nothing is due')
  return crewOf(readEnglish, due, now, mayAssign)
}

test('a departure says what it misses, when it begins, and leads to where it is assigned', () => {
  const run = runOf({ kind: 'departure', title: 'Gorillas', travellers: 7 })
  expect(row(run, [], at('2027-06-01'))).toMatchObject({
    ...{ text: 'Gorillas, 7 travellers', detail: 'Guides and vehicles. Missing: 2 vehicles and 2 driver-guides.' },
    ...{ tag: { word: 'starts 10 Jun', tone: 'warn' }, form: { to: '/admin/roster?run=departure-1', verb: 'Assign' } },
    dueAt: at('2027-05-27', '00:00').getTime(),
  })
  expect(row(run, [], at('2027-06-12'))).toMatchObject({ tag: { word: 'since 10 Jun', tone: 'bad' } })
  expect(row(run, [], at('2027-06-07'), false)).toMatchObject({ tag: { tone: 'bad' }, form: { verb: 'Open' } })
})

test('a booking says its reference, and the days of what it misses for some of them', () => {
  const run = runOf({ key: { bookingId: '3c1f64b2-6f0b-4a0e-9a0e-2d3f0c6b7a11' }, title: 'Lakes' })
  const guide = (from: string, to: string) => guideOn(1, 'driver-guide', { from: `${from}T00:00`, to: `${to}T00:00` })
  const detail = (...assigned: Omit<AssignedPlate, 'plate'>[]) => row(run, [carOn(1, 6), ...assigned], at('2027-06-01')).detail
  expect(row(run, [], at('2027-06-01')).text).toBe('Lakes, 2 travellers: K7QM-42XD')
  expect(detail(guide('2027-06-10', '2027-06-13'))).toBe('Guides and vehicles. Missing from 13 Jun to 14 Jun: 1 driver-guide.')
  expect(detail(guide('2027-06-11', '2027-06-15'))).toBe('Guides and vehicles. Missing on 10 Jun: 1 driver-guide.')
  expect(detail(guideOn(1, 'driver-guide', { state: 'requested' }))).toBe(
    'Guides and vehicles. Missing: 1 driver-guide. 1 request not answered yet.',
  )
})

test('a hire that begins within a day says its hour, and the vehicle once', () => {
  const span = { from: '2027-06-10T08:30', to: '2027-06-14T18:00' }
  const run = runOf({ kind: 'hire', span, hired: { vehicleClassId: 'prado-tx', vehicles: 1, withDriver: true } })
  expect(row(run, [], at('2027-06-09'))).toMatchObject({
    detail: 'Hire without a vehicle. 1 vehicle with a number plate missing. Missing: 1 driver.',
    ...{ tag: { word: 'tomorrow 08:30', tone: 'bad' }, dueAt: at('2027-06-10', '08:30').getTime() },
  })
  expect(row(run, [], at('2027-06-08'))).toMatchObject({ detail: 'Guides and vehicles. Missing: 1 vehicle and 1 driver.' })
})
