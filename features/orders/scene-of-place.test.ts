import { expect, test } from 'vitest'
import { sceneOfPlace } from './scene-of-place.ts'

test('a house is drawn where it stands, and among the hills where no drawing knows the place', () => {
  expect(sceneOfPlace({ placeId: 'akagera-north-gate', placeName: 'Akagera' }).id).toBe('akagera')
  expect(sceneOfPlace({ placeId: 'huye', placeName: 'Huye' }).id).toBe('hills')
})
