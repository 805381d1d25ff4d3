import { expect, test } from 'vitest'
import { isInPark } from './park-entry.ts'

const akagera = { lat: -1.65, lng: 30.68, areaKm2: 1_122, gates: [{ lat: -1.905, lng: 30.695 }] }

test('a gate of the park and an airstrip within it are inside; a town, and the gate of another park, are not', () => {
  expect(isInPark({ lat: -1.905, lng: 30.695, kind: 'park-gate' }, akagera)).toBe(true)
  expect(isInPark({ lat: -1.6, lng: 30.6, kind: 'airstrip' }, akagera)).toBe(true)
  expect(isInPark({ lat: -1.905, lng: 30.695, kind: 'town' }, akagera)).toBe(false)
  expect(isInPark({ lat: -1.4306, lng: 29.5961, kind: 'park-gate' }, akagera)).toBe(false)
  expect(isInPark({ lat: -1.6, lng: 30.6, kind: 'airstrip' }, { ...akagera, areaKm2: null })).toBe(false)
})
