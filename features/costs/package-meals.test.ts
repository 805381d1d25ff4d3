import { expect, test } from 'vitest'
import { mealFaults } from './package-meals.ts'

const days = [
  { meals: ['lunch', 'dinner'] as const },
  { meals: ['breakfast', 'lunch', 'dinner'] as const },
  { meals: ['breakfast', 'lunch'] as const },
]
const stay = (day: number, board: 'FB' | 'BB') => ({ kind: 'stay', comfort: null, day, days: 1, board }) as const
const meal = (day: number, span = 1) => ({ kind: 'meal', comfort: null, day, days: span, board: null }) as const

test('a dinner that no board serves is missing until it is bought, and a lunch beside full board is one too many', () => {
  const nights = [stay(1, 'FB'), stay(2, 'BB')]
  expect(mealFaults(days, ['simple'], [...nights, meal(1), meal(3)])).toEqual([
    { comfort: 'simple', day: 2, missing: ['dinner'], spare: 0 },
  ])
  expect(mealFaults(days, ['simple'], [...nights, meal(1), meal(2), meal(3)])).toEqual([])
  expect(mealFaults(days, ['simple'], [...nights, meal(1, 3), meal(2)])).toEqual([
    { comfort: 'simple', day: 2, missing: [], spare: 1 },
  ])
})

test('a service of one comfort feeds no other', () => {
  const taken = [stay(1, 'FB'), stay(2, 'FB'), meal(1), { ...meal(3), comfort: 'lodge' as const }]
  expect(mealFaults([...days, { meals: ['lunch'] }], ['simple', 'lodge'], [...taken, meal(4)])).toEqual([
    { comfort: 'lodge', day: 3, missing: [], spare: 1 },
  ])
})
