import { expect, test } from 'vitest'
import type { PackageDay } from '#features/packages/package.ts'
import { dayDoubts, endingIn, freshDay, type HotelChoice, nightIn, sumOfDays, withDay } from './days.ts'

const hotels: HotelChoice[] = [
  { id: 'musanze-lodge', name: 'Lodge', placeId: 'musanze' },
  { id: 'kigali-hotel', name: 'House', placeId: 'kigali' },
]
const day = (from: string, to: string, hotel?: string, more: Partial<PackageDay> = {}): PackageDay => ({
  title: 'A day',
  text: 'On the road.',
  from,
  to,
  driveMinutes: from === to ? 0 : 150,
  driveKm: from === to ? 0 : 96,
  meals: [],
  ...(hotel && { night: { place: to, hotel } }),
  ...more,
})
const trip = [day('kigali', 'musanze', 'musanze-lodge'), day('musanze', 'musanze', 'musanze-lodge'), day('musanze', 'kigali')]

test('a day that is added begins where the last one ended, with breakfast after a night', () => {
  expect(freshDay(trip)).toMatchObject({ from: 'kigali', to: 'kigali', meals: [] })
  expect(freshDay(trip.slice(0, 1))).toMatchObject({ from: 'musanze', meals: ['breakfast'] })
  expect(freshDay([])).toMatchObject({ from: '', to: '' })
})

test('a day that ends elsewhere takes the next one along, unless that began elsewhere on purpose', () => {
  const moved = withDay(trip, 0, day('kigali', 'gisenyi'))
  expect(moved[1]?.from).toBe('gisenyi')
  const apart = [trip[0], day('gisenyi', 'kigali')].filter((one) => one !== undefined)
  expect(withDay(apart, 0, day('kigali', 'huye'))[1]?.from).toBe('gisenyi')
})

test('the night goes where the day ends, and a hotel elsewhere is let go', () => {
  const first = day('kigali', 'musanze', 'musanze-lodge')
  expect(endingIn(first, 'gisenyi', hotels).night).toEqual({ place: 'gisenyi', hotel: '' })
  expect(endingIn({ ...first, night: { place: 'kigali', hotel: 'kigali-hotel' } }, 'gisenyi', hotels).night?.place).toBe('kigali')
  expect(nightIn({ place: 'x', hotel: 'kigali-hotel' }, 'kigali', hotels)).toEqual({ place: 'kigali', hotel: 'kigali-hotel' })
})

test('days that fit raise no doubt', () => {
  expect(dayDoubts(trip, hotels)).toEqual([])
})

test('what does not fit is reported for its day', () => {
  const odd = [
    day('kigali', 'musanze', undefined, { driveMinutes: 0 }),
    day('gisenyi', 'gisenyi', 'musanze-lodge'),
    day('gisenyi', 'kigali', '', { night: { place: 'huye', hotel: '' } }),
  ]
  expect(dayDoubts(odd, hotels)).toEqual([
    { at: 0, why: 'no-drive' },
    { at: 0, why: 'no-night' },
    { at: 1, why: 'begins-elsewhere', was: 'musanze' },
    { at: 1, why: 'hotel-elsewhere', place: 'musanze' },
    { at: 2, why: 'night-on-last' },
    { at: 2, why: 'no-hotel' },
    { at: 2, why: 'night-elsewhere', place: 'huye' },
  ])
})

test('the sum counts the road and the nights, place by place in their order', () => {
  const back = [...trip.slice(0, 2), day('musanze', 'kigali', 'kigali-hotel'), day('kigali', 'musanze', 'musanze-lodge')]
  expect(sumOfDays(back)).toEqual({
    minutes: 450,
    km: 288,
    nights: [
      { place: 'musanze', count: 2 },
      { place: 'kigali', count: 1 },
      { place: 'musanze', count: 1 },
    ],
  })
})

test('a day whose night is kept as none is a day without a night', () => {
  const none = null as unknown as undefined
  const days = [1, 2].map(() => ({ ...freshDay([]), from: 'kigali', to: 'kigali', night: none }))
  expect(dayDoubts(days as never, [])).toEqual([{ at: 0, why: 'no-night' }])
})
