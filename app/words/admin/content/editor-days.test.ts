import { expect, test } from 'vitest'
import type { Meal } from '#features/packages/package.ts'
import { roadTime } from '../../../shared/journeys/road-time.ts'
import { mealsText } from '../../../site/packages/meals-text.ts'
import { itineraryWords } from '../../itinerary.ts'
import { roadTimeWords } from '../../road-time.ts'
import { readEnglish } from '../../sources.server.ts'
import { dayBuilderWords as words } from './editor-days.ts'

test('an editor reads times and meals as visitors do', () => {
  for (const minutes of [40, 60, 65, 150]) expect(words.hours(minutes)).toBe(`${roadTime(minutes, readEnglish(roadTimeWords))}.`)
  const days: Meal[][] = [[], ['breakfast'], ['breakfast', 'lunch'], ['lunch', 'dinner'], ['breakfast', 'lunch', 'dinner']]
  for (const meals of days) expect(words.mealsText(meals)).toBe(mealsText(meals, readEnglish(itineraryWords).eaten))
})
