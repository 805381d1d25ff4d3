/** Where a day of a journey begins and ends, by the ids of places. */
export type DayEnds = { from: string; to: string }

/** A journey of more days than the editor accepts is not drawn. */
const mostDays = 60
const isId = (text: string | undefined): text is string => text !== undefined && /^[a-z0-9-]{1,80}$/.test(text)
const listOf = (text: string | null) => (text ?? '').split(',').filter(Boolean)

/** The address of the map of a route: the two places of each day, and its countries. Days without both places are left out. */
export const routePath = (days: readonly DayEnds[], countries: readonly string[] = []): string =>
  `/admin/packages/route.svg?days=${days
    .filter(({ from, to }) => isId(from) && isId(to))
    .map(({ from, to }) => `${from}~${to}`)
    .join(',')}&in=${countries.filter(isId).join(',')}`

/** The address of the places that can be picked on that map. */
export const picksPath = (days: readonly DayEnds[], countries: readonly string[]): string =>
  `${routePath(days, countries)}&layer=places`

/**
 * The days in an address, perhaps none yet, its countries, and whether it requests the places to pick; undefined where it has
 * too many days or cannot be read.
 */
export function readRoute(params: URLSearchParams): { days: DayEnds[]; countries: string[]; picks: boolean } | undefined {
  const days = listOf(params.get('days')).map((text) => text.split('~'))
  if (days.length > mostDays) return undefined
  const read = days.flatMap(([from, to, more]) => (isId(from) && isId(to) && more === undefined ? [{ from, to }] : []))
  if (read.length !== days.length) return undefined
  return { days: read, countries: listOf(params.get('in')), picks: params.get('layer') === 'places' }
}
