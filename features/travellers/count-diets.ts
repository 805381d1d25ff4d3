/** Diets as they are told to who cooks, without a name: the same words together, whatever their capitals, in the order in which they come. */
export const countDiets = (diets: readonly string[]): { name: string; count: number }[] =>
  [
    ...Map.groupBy(
      diets.map((diet) => diet.trim()),
      (diet) => diet.toLowerCase(),
    ).values(),
  ].map((same) => ({ name: same[0] ?? '', count: same.length }))
