import type { Meal, PackageDay } from '#features/packages/package.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import type { Board } from '#features/pricing/stays/stay-rates.ts'
import type { ServiceKind } from '#features/suppliers/supplier-service.ts'
import type { PackageService } from './package-service.ts'

/** A service that a package takes, as far as meals are concerned. */
type Taken = Pick<PackageService, 'comfort' | 'day' | 'days'> & { kind: ServiceKind; board: Board | null }

/** A day on which meals are promised that nobody is paid for (`missing`), or more are bought than are promised (`spare`). */
export type MealFault = { comfort: Comfort; day: number; missing: readonly Meal[]; spare: number }

const fullBoards: readonly (Board | null | undefined)[] = ['FB', 'GP']

/** Which of the meals of a day the lodges do not serve: the board of a night is its dinner, the breakfast after it and, of full board, that day's lunch. */
export const mealsBeyondBoards = (
  meals: readonly Meal[],
  { before, tonight }: { before: Board | null | undefined; tonight: Board | null | undefined },
): Meal[] =>
  meals.filter((meal) => {
    if (meal === 'breakfast') return !before || before === 'RO'
    if (meal === 'lunch') return !fullBoards.includes(before)
    return tonight !== 'HB' && !fullBoards.includes(tonight)
  })

/**
 * Where the meals that the days of a package promise are not those that its services bring: what no board serves has to be bought as a meal, once.
 * A service of meals is one meal on each of its days.
 */
export function mealFaults(
  days: readonly Pick<PackageDay, 'meals'>[],
  comforts: readonly Comfort[],
  taken: readonly Taken[],
): MealFault[] {
  return comforts.flatMap((comfort) => {
    const own = taken.filter((one) => one.comfort === null || one.comfort === comfort)
    const on = (kind: ServiceKind, day: number) =>
      own.filter((one) => one.kind === kind && one.day <= day && day < one.day + one.days)
    return days.flatMap(({ meals }, at): MealFault[] => {
      const day = at + 1
      const boards = { before: on('stay', day - 1)[0]?.board, tonight: on('stay', day)[0]?.board }
      const needed = mealsBeyondBoards(meals, boards)
      const bought = on('meal', day).length
      if (bought === needed.length) return []
      return [{ comfort, day, missing: bought < needed.length ? needed : [], spare: Math.max(0, bought - needed.length) }]
    })
  })
}
