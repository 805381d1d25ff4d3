import { expect, test } from 'vitest'
import { mealsText } from '../../shared/journeys/meals-text.ts'
import { itineraryWords } from '../../words/itinerary.ts'
import { readEnglish } from '../../words/sources.server.ts'

test('meals are named unless it is all of them or none', () => {
  const { eaten: words } = readEnglish(itineraryWords)
  expect(mealsText([], words)).toBe('No meals')
  expect(mealsText(['lunch'], words)).toBe('Lunch')
  expect(mealsText(['breakfast', 'lunch'], words)).toBe('Breakfast and lunch')
  expect(mealsText(['breakfast', 'dinner'], words)).toBe('Breakfast and dinner')
  expect(mealsText(['lunch', 'dinner'], words)).toBe('Lunch and dinner')
  expect(mealsText(['breakfast', 'lunch', 'dinner'], words)).toBe('All meals')
})
