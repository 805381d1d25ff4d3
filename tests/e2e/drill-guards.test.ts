import { expect, test } from 'vitest'
import { drills } from '#drills/all.ts'
import { placesOf } from '#drills/without-guard.ts'

const guards = drills.flatMap(({ name, controls }) =>
  controls.flatMap(({ guard, replace }) => (replace ? [{ name, guard, text: replace.text }] : [])),
)

test.each(guards)('the guard that a control of $name removes is once in the built server: $guard', ({ text }) => {
  expect(placesOf(text)).toHaveLength(1)
})

test('every drill has a control', () => {
  expect(drills.filter(({ controls }) => controls.length === 0)).toEqual([])
})
