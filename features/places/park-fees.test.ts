import { expect, test } from 'vitest'
import { parkFees } from './park-fees.ts'
import type { ParkActivity } from './park-guide.ts'
import type { VisitorFee } from './visitor-fee.ts'

const permit: VisitorFee = {
  id: 'chimpanzee-nyungwe',
  kind: 'permit',
  unit: 'traveller',
  parkId: 'nyungwe',
  name: 'Chimpanzee permit',
  minimumAge: 15,
  foreignMinor: 15_000,
  residentMinor: 10_000,
  africanMinor: null,
  eacMinor: 2_000,
  asOf: 2025,
  confidence: 'medium',
}
const entryFee: VisitorFee = {
  ...permit,
  id: 'entry-fee',
  kind: 'park-fee',
  name: 'Entry',
  childFrom: 5,
  childTo: 15,
  childMinor: 2_360,
}
const listed = {
  unit: 'per person',
  foreignMinor: 4_000,
  residentMinor: 3_000,
  eacMinor: null,
  asOf: 2025,
  confidence: 'low',
} as const
const activity = (id: string, change: Partial<ParkActivity>): ParkActivity => ({
  id,
  name: id,
  minimumAge: null,
  groupMost: null,
  hours: 2,
  dailyQuota: null,
  start: 'morning',
  walking: 1,
  notes: null,
  feeId: null,
  fee: null,
  feeNote: null,
  ...change,
})
const guide = {
  entry: listed,
  entryFeeIds: [] as string[],
  activities: [activity('chimps', { feeId: permit.id }), activity('birds', { fee: listed }), activity('drive', {})],
}

test('a fee that we charge has the amounts of a booking, a class that it does not list pays as from abroad', () => {
  const chimps = parkFees({ status: 'open', guide, fees: [permit] }).activities.get('chimps')
  expect(chimps).toMatchObject({
    sold: true,
    amounts: { foreign: 15_000, resident: 10_000, african: 15_000, eac: 2_000 },
    asOf: 2025,
  })
})

test('a fee that only the park publishes is not sold by us, and no class gets an unpublished figure', () => {
  const birds = parkFees({ status: 'open', guide, fees: [permit] }).activities.get('birds')
  expect(birds).toMatchObject({ sold: false, amounts: { foreign: 4_000, resident: 3_000, african: null, eac: null } })
})

test('what costs nothing besides the entry has no row of its own', () => {
  expect(parkFees({ status: 'open', guide, fees: [permit] }).activities.has('drive')).toBe(false)
})

test.each(['check', 'restricted', 'suspended', 'who knows'])('of a park that is %s nothing is sold', (status) => {
  const { entry, activities } = parkFees({ status, guide: { ...guide, entryFeeIds: [entryFee.id] }, fees: [permit, entryFee] })
  expect([...entry, ...activities.values()].filter(({ sold }) => sold)).toEqual([])
})

test('the entry that we charge replaces the one that the park publishes, with children’s amounts', () => {
  const { entry } = parkFees({ status: 'open', guide: { ...guide, entryFeeIds: [entryFee.id] }, fees: [permit, entryFee] })
  expect(entry.map(({ id, sold, child }) => ({ id, sold, child }))).toEqual([
    { id: 'entry-fee', sold: true, child: { from: 5, known: { to: 15, minor: 2_360 } } },
  ])
})

test('a fee that we charge and that no activity names is shown all the same, beside the entry of the park', () => {
  const concession = { ...entryFee, id: 'concession' }
  const { entry } = parkFees({ status: 'open', guide, fees: [permit, concession] })
  expect(entry.map(({ id, sold }) => [id, sold])).toEqual([
    ['entry', false],
    ['concession', true],
  ])
})

test('a park that lists no entry at all has no row for it', () => {
  const silent = { ...listed, foreignMinor: null, residentMinor: null, eacMinor: null }
  expect(parkFees({ status: 'suspended', guide: { ...guide, entry: silent }, fees: [] }).entry).toEqual([])
})
