import type { Meal } from '#features/packages/package.ts'
import type { Words } from '#platform/languages/source.ts'
import type { itineraryWords } from '../../words/itinerary.ts'

type MealWords = Words<typeof itineraryWords.tree>['eaten']

const inOrder: readonly Meal[] = ['breakfast', 'lunch', 'dinner']

/** The meals of a day: 'Breakfast and lunch', 'All meals', or 'No meals'. Each combination is a message of its own. */
export function mealsText(eaten: readonly Meal[], words: MealWords): string {
  const named = inOrder.filter((meal) => eaten.includes(meal)).join('-')
  return words[(named || 'none') as keyof MealWords]
}
