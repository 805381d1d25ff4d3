import { expect, test } from 'vitest'
import { focalClasses } from '../../shared/photos/focal-classes.ts'
import { movedPoint, percentOf, pressedPoint } from './point-moves.ts'
import { readEnd } from './send-file.ts'

test('arrow keys move the point by one percent, ten with Shift, and never off the picture', () => {
  const point = { x: '50', y: '95' }
  expect(movedPoint(point, 'ArrowLeft', false)).toEqual({ x: '49', y: '95' })
  expect(movedPoint(point, 'ArrowDown', true)).toEqual({ x: '50', y: '100' })
  expect(movedPoint({ x: '', y: 'x' }, 'ArrowUp', false)).toEqual({ x: '50', y: '49' })
  expect(movedPoint(point, 'Enter', false)).toBeUndefined()
})

test('a press is a point in whole percents of what was pressed', () => {
  const box = { left: 100, top: 50, width: 400, height: 200 }
  expect(pressedPoint({ x: 200, y: 200 }, box)).toEqual({ x: '25', y: '75' })
  expect(pressedPoint({ x: 0, y: 900 }, box)).toEqual({ x: '0', y: '100' })
})

test('what is no number in a field is the middle, and what is too much the edge', () => {
  expect(['', ' ', 'left', '30', '-5', '400'].map(percentOf)).toEqual([50, 50, 50, 30, 0, 100])
})

test.each([
  [{ x: 0.5, y: 0.5 }, ''],
  [{ x: 0, y: 1 }, 'fx0 fy4'],
  [{ x: 0.2, y: 0.8 }, 'fx1 fy3'],
  [{ x: 0.4, y: 0.6 }, ''],
  [{ x: -1, y: 7 }, 'fx0 fy4'],
])('the point %j has the classes %j', (point, classes) => {
  expect(focalClasses(point)).toBe(classes)
})

test.each([
  [
    { status: 200, responseText: '{"id":"a","came":"new"}', responseURL: '/admin/media/upload.json' },
    { id: 'a', came: 'new' },
  ],
  [{ status: 422, responseText: '{"refusal":"No."}', responseURL: '/admin/media/upload.json' }, { refusal: 'No.' }],
  [{ status: 413, responseText: '<html>', responseURL: '/admin/media/upload.json' }, { failure: 'too-heavy' }],
  [{ status: 200, responseText: '<html>', responseURL: 'http://x/admin/login?to=%2Fadmin' }, { failure: 'signed-out' }],
  [{ status: 500, responseText: '<html>', responseURL: '/admin/media/upload.json' }, { failure: 'other' }],
  [{ status: 422, responseText: 'null', responseURL: '/admin/media/upload.json' }, { failure: 'other' }],
])('an answer to a file that was sent is read: %j', (answer, end) => {
  expect(readEnd(answer)).toMatchObject(end)
})
