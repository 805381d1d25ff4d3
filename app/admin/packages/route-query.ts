/** Where a day of a journey begins and ends, by the ids of places. */
export type DayEnds = { from: string; to: string }

/** A journey of more days than the editor takes is drawn by nobody. */
const mostDays = 60
const isId = (text: string | undefined): text is string => text !== undefined && /^[a-z0-9-]{1,80}$/.test(text)
const listOf = (text: string | null) => (text ?? '').split(',').filter(Boolean)

/** The address of the drawing of a route: each day by its two places, and its countries. Days without both places are left out. */
export const routePath = (days: readonly DayEnds[], countries: readonly string[] = []): string =>
  `/admin/packages/route.svg?days=${days
    .filter(({ from, to }) => isId(from) && isId(to))
    .map(({ from, to }) => `${from}~${to}`)
    .join(',')}&in=${countries.filter(isId).join(',')}`

/** The address of the places that can be picked on that drawing. */
export const picksPath = (days: readonly DayEnds[], countries: readonly string[]): string =>
  `${routePath(days, countries)}&layer=places`

/**
 * The days that an address asks for, perhaps none yet, the countries that it names, and whether it asks for the places to be
 * picked; undefined where the days are too many or not written so.
 */
export function readRoute(params: URLSearchParams): { days: DayEnds[]; countries: string[]; picks: boolean } | undefined {
  const days = listOf(params.get('days')).map((text) => text.split('~'))
  if (days.length > mostDays) return undefined
  const read = days.flatMap(([from, to, more]) => (isId(from) && isId(to) && more === undefined ? [{ from, to }] : []))
  if (read.length !== days.length) return undefined
  return { days: read, countries: listOf(params.get('in')), picks: params.get('layer') === 'places' }
}
