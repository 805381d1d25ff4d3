import { expect, test } from 'vitest'
import { nightsOfRuns, runsOf } from './night-runs.ts'

const nights = [
  { day: '2027-02-27', capacity: 4 },
  { day: '2027-02-28', capacity: 4 },
  { day: '2027-03-01', capacity: 4 },
  { day: '2027-03-02', capacity: 0 },
  { day: '2027-03-05', capacity: 0 },
]

test('nights that follow each other with one number are a run, over the end of a month too, and come back as they were', () => {
  const runs = runsOf(nights)
  expect(runs).toEqual([
    { from: '2027-02-27', to: '2027-03-01', capacity: 4 },
    { from: '2027-03-02', to: '2027-03-02', capacity: 0 },
    { from: '2027-03-05', to: '2027-03-05', capacity: 0 },
  ])
  expect(nightsOfRuns(runs)).toEqual(nights)
})
