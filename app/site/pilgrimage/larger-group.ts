/** A larger group that pays less in all, and what it pays in US cents. */
type LargerGroup = { size: number; totalMinor: number }

/** How much larger than the group a step of the prices may be, to be worth telling: a quarter. */
const atMostLarger = 1.25

/**
 * The group, up to a quarter larger and up to `most`, that pays least in all, where that is less than a group of `size` pays: steps of the
 * rates by group size and free leader places make some larger groups cheaper. `totalOf` gives what a group pays in all, in US cents.
 * Undefined where no larger one pays less, or the group itself has no price.
 */
export function cheaperLargerGroup(
  size: number,
  most: number,
  totalOf: (size: number) => number | undefined,
): LargerGroup | undefined {
  const own = totalOf(size)
  if (own === undefined) return undefined
  const largest = Math.min(most, Math.floor(size * atMostLarger))
  const sizes = Array.from({ length: Math.max(0, largest - size) }, (_, at) => size + 1 + at)
  const cheaper = sizes.flatMap((one) => {
    const totalMinor = totalOf(one)
    return totalMinor !== undefined && totalMinor < own ? [{ size: one, totalMinor }] : []
  })
  return cheaper.toSorted((a, b) => a.totalMinor - b.totalMinor || a.size - b.size)[0]
}
