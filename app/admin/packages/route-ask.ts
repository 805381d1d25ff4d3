/** Where a day of a journey begins and ends, by the ids of places. */
export type DayEnds = { from: string; to: string }

/** A journey of more days than the editor takes is drawn by nobody. */
const mostDays = 60
const isId = (text: string | undefined): text is string => text !== undefined && /^[a-z0-9-]{1,80}$/.test(text)

/** The address of the drawing of a route: each day by its two places. Days without both are left out. */
export const routePath = (days: readonly DayEnds[]): string =>
  `/admin/packages/route.svg?days=${days
    .filter(({ from, to }) => isId(from) && isId(to))
    .map(({ from, to }) => `${from}~${to}`)
    .join(',')}`

/** The days that an address asks for; undefined where they are none, too many or not written so. */
export function readRoute(params: URLSearchParams): DayEnds[] | undefined {
  const days = (params.get('days') ?? '').split(',').map((text) => text.split('~'))
  if (days.length > mostDays) return undefined
  const read = days.flatMap(([from, to, more]) => (isId(from) && isId(to) && more === undefined ? [{ from, to }] : []))
  return read.length === days.length ? read : undefined
}
