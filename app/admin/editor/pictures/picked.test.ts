import { expect, test } from 'vitest'
import { movedPicture, withoutPicture, withPicture } from './picked.ts'

test('a picture is added at the end, and once', () => {
  expect(withPicture(['a'], 'b')).toEqual(['a', 'b'])
  expect(withPicture(['a', 'b'], 'a')).toEqual(['a', 'b'])
})

test('one is taken out by its place, and a place that is none takes nothing', () => {
  expect(withoutPicture(['a', 'b', 'c'], 1)).toEqual(['a', 'c'])
  expect(withoutPicture(['a'], 4)).toEqual(['a'])
})

test('one goes up or down by one, and at an end of the list nothing moves', () => {
  expect(movedPicture(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(movedPicture(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
  expect(movedPicture(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(movedPicture(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})
