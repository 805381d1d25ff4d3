import { expect, test } from 'vitest'
import { sceneOfPlace } from './scene-of-place.ts'

test('a hotel shows its place, and the hills where the place has no drawing', () => {
  expect(sceneOfPlace({ placeId: 'akagera-north-gate', placeName: 'Akagera' }).id).toBe('akagera')
  expect(sceneOfPlace({ placeId: 'huye', placeName: 'Huye' }).id).toBe('hills')
})
