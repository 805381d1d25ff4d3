import { styles } from '#features/packages/package.ts'
import type { PackageFilter } from '#features/packages/package-filter.ts'

type Offered = { styles: readonly { id: string }[]; countries: readonly { id: string }[] }

/** The first values of the planner: the first style and country that some package has, for about a week. */
export function plannerStart({ styles: offered, countries }: Offered): PackageFilter {
  const style = styles.find((name) => offered.some(({ id }) => id === name))
  const country = countries[0]?.id
  return { sort: 'recommended', page: 1, length: 'week', ...(style && { style }), ...(country && { country }) }
}
