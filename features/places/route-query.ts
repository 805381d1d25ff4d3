/** The query of the route finder, read from an address. */
export type RouteQuery = { from: string; to: string | undefined; unknown: boolean }

/** Where nearly every journey begins. */
export const hub = 'kigali'

/**
 * Reads from where and to where. An unknown place is left out: the route then begins in Kigali, or leads nowhere,
 * and `unknown` is true.
 */
export function readRouteQuery(params: URLSearchParams, known: ReadonlySet<string>): RouteQuery {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  const isKnown = (id: string) => known.has(id)
  return {
    from: isKnown(from) ? from : hub,
    to: isKnown(to) ? to : undefined,
    unknown: [from, to].some((id) => id !== '' && !isKnown(id)),
  }
}
