import { expect, test } from 'vitest'
import { hotelsNear } from './hotels-near.ts'

const gate = { lat: -1.43, lng: 29.6 }
const park = { lat: -1.48, lng: 29.52, countryId: 'rwanda', areaKm2: 160, guide: { gates: [gate] } }
const hotel = (id: string, lat: number | null, lng: number | null, countryId = 'rwanda') => ({ id, lat, lng, countryId })
const near = (...hotels: ReturnType<typeof hotel>[]) => hotelsNear(hotels, park).map(({ id }) => id)

test('hotels within 25 km of a gate are near, the nearest first', () => {
  expect(near(hotel('musanze', -1.5, 29.635), hotel('kinigi', -1.431, 29.601), hotel('kigali', -1.94, 30.06))).toEqual([
    'kinigi',
    'musanze',
  ])
})

test('a hotel inside a large park is near, however far its gates are', () => {
  const wide = { ...park, areaKm2: 14_763, lat: -2.33, lng: 34.83, guide: { gates: [{ lat: -2.83, lng: 35 }] } }
  expect(hotelsNear([hotel('kogatende', -1.57, 34.89)], wide)).toHaveLength(1)
  expect(hotelsNear([hotel('kogatende', -1.57, 34.89)], { ...wide, areaKm2: 160 })).toEqual([])
})

test('a hotel beyond a border is not near, and one without a place on the map neither', () => {
  expect(near(hotel('kisoro', -1.43, 29.6, 'uganda'), hotel('somewhere', null, null))).toEqual([])
})
