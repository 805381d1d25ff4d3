import { expect, test } from 'vitest'
import { setAt, valueAt } from './set-at.ts'

const content = { title: 'Nyungwe', days: [{ title: 'Down' }, { title: 'Up', night: { place: 'x' } }] }

test('one value is another, and only what leads to it is new', () => {
  const after = setAt(content, 'days.1.night.place', 'y')
  expect(after.days[1]).toEqual({ title: 'Up', night: { place: 'y' } })
  expect(after.days[0]).toBe(content.days[0])
  expect(content.days[1]?.night?.place).toBe('x')
})

test('a path through what is not there makes it', () => {
  expect(setAt({}, 'scene.place', 'Kivu')).toEqual({ scene: { place: 'Kivu' } })
})

test('the value at a path is found, and what is not there is undefined', () => {
  expect(valueAt(content, 'days.0.title')).toBe('Down')
  expect(valueAt(content, 'days.7.title.x')).toBeUndefined()
})
