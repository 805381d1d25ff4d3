import type { ServerBuild } from 'react-router'
import type { QueryRead, RouteHandle } from '#app/ui/route-handle.ts'
import { renderCosts } from './render-limit.ts'

/** The layouts of what visitors see. */
export const publicLayouts = ['site/layout', 'site/booking/layout']

/** A route of the site as an address leads to it. */
export type SiteRoute = {
  /** As the route table writes it, with a leading slash: '/package-details/:title'. */
  pattern: string
  /** The routes from the root to this one by their ids: `.data` requests may name any of them. */
  ids: readonly string[]
  query: QueryRead
  cost: number
  hasAction: boolean
  /** Whether it has an address in each language: the pages of the public layouts, and what says so. The rest is there once. */
  inLanguages: boolean
}

/** `path` is the one address of the page: its static parts as the route table writes them. */
type FoundRoute = { route: SiteRoute; path: string; isMissing: boolean }

/** Finds the route of a path whose percent-encoding is normalised; case and empty segments do not matter. */
export type SiteRoutes = (path: string) => FoundRoute

type Segment = { text: string } | { blank: true; after: string } | { rest: true }
type Compiled = { route: SiteRoute; segments: readonly Segment[] }

/**
 * The route table of a build, looked up by a path as the router does, in microseconds instead of the router's milliseconds:
 * static before a blank, and a blank before `*`. What no route takes is `*`.
 */
export function siteRoutes(routes: ServerBuild['routes']): SiteRoutes {
  const plain = new Map<string, SiteRoute>()
  const withBlanks: Compiled[] = []
  let missing: SiteRoute = { pattern: '/*', ids: [], query: [], cost: renderCosts.page, hasAction: false, inLanguages: true }
  for (const route of Object.values(routes)) {
    if (!route || (route.path === undefined && !route.index) || route.parentId === undefined) continue
    const found = routeOf(routes, route.id)
    if (found.pattern === '/*') missing = found
    else if (!/[:*]/.test(found.pattern)) plain.set(found.pattern.toLowerCase(), found)
    else withBlanks.push({ route: found, segments: segmentsOf(found.pattern) })
  }
  withBlanks.sort((one, other) => blanksFirst(one) - blanksFirst(other))

  return (path) => {
    const parts = path.split('/').filter((part) => part !== '')
    const exact = plain.get(`/${parts.join('/')}`.toLowerCase())
    if (exact) return { route: exact, path: exact.pattern, isMissing: false }
    for (const { route, segments } of withBlanks) {
      const own = fill(segments, parts)
      if (own) return { route, path: `/${own.join('/')}`, isMissing: false }
    }
    return { route: missing, path, isMissing: true }
  }
}

/** The parts of words that the browser may need to draw a page, by its pattern: all that it and its layouts name, each once. */
export function wordsByPattern(routes: ServerBuild['routes']): ReadonlyMap<string, readonly string[]> {
  const pages = Object.values(routes).filter(
    (route) => route?.parentId !== undefined && (route.index || route.path !== undefined),
  )
  return new Map(
    pages.map((page) => {
      const chain = chainOf(routes, page?.id ?? '')
      const handles = chain.map(({ module: { handle } }) => handle as RouteHandle | undefined)
      const parts = handles.flatMap((handle) => [...(handle?.words ?? []), ...(handle?.staticWords ?? [])])
      return [patternOf(chain), [...new Set(parts)]]
    }),
  )
}

type Chain = readonly NonNullable<ServerBuild['routes'][string]>[]

function chainOf(routes: ServerBuild['routes'], id: string): Chain {
  const chain: NonNullable<ServerBuild['routes'][string]>[] = []
  for (let at = routes[id]; at; at = at.parentId === undefined ? undefined : routes[at.parentId]) chain.unshift(at)
  return chain
}

const patternOf = (chain: Chain): string => `/${chain.flatMap(({ path }) => (path ? [path] : [])).join('/')}`

function routeOf(routes: ServerBuild['routes'], id: string): SiteRoute {
  const chain = chainOf(routes, id)
  const { module } = chain.at(-1) ?? {}
  const pattern = patternOf(chain)
  const handles = chain.map(({ module: { handle } }) => (handle ?? {}) as RouteHandle)
  const cost =
    handles.findLast((handle) => handle.cost !== undefined)?.cost ?? (module?.default ? renderCosts.page : renderCosts.file)
  return {
    pattern,
    ids: chain.map((one) => one.id),
    query: queryOf(pattern, handles),
    cost,
    hasAction: module?.action !== undefined,
    inLanguages: chain.some(({ id }) => publicLayouts.includes(id)) || handles.some((handle) => handle.inLanguages),
  }
}

/** Nothing of the admin area is shared, and visitors without a session are redirected before anything is read. */
function queryOf(pattern: string, handles: readonly RouteHandle[]): QueryRead {
  if (/^\/admin(\/|$)/.test(pattern) || handles.some(({ query }) => query === 'any')) return 'any'
  return handles.flatMap(({ query }) => (query === 'any' ? [] : (query ?? [])))
}

const segmentsOf = (pattern: string): Segment[] =>
  pattern
    .slice(1)
    .split('/')
    .map((part) => {
      if (part === '*') return { rest: true }
      return part.startsWith(':') ? { blank: true, after: part.replace(/^:\w+/, '') } : { text: part }
    })

/** A parameter with an ending, as `:name.pdf`, before one that matches anything, and `*` last. */
const blanksFirst = ({ segments }: Compiled): number =>
  segments.some((one) => 'rest' in one) ? 2 : segments.some((one) => 'blank' in one && one.after === '') ? 1 : 0

/** The segments with the values of their parameters; undefined where the path is of another route. */
function fill(segments: readonly Segment[], parts: readonly string[]): string[] | undefined {
  const takesRest = segments.some((one) => 'rest' in one)
  if (takesRest ? parts.length < segments.length - 1 : parts.length !== segments.length) return undefined
  const own: string[] = []
  for (const [at, segment] of segments.entries()) {
    const part = parts[at] ?? ''
    if ('rest' in segment) return [...own, ...parts.slice(at)]
    if ('text' in segment) {
      if (part.toLowerCase() !== segment.text.toLowerCase()) return undefined
      own.push(segment.text)
    } else {
      const { after } = segment
      if (!part.toLowerCase().endsWith(after) || part.length === after.length) return undefined
      own.push(part.slice(0, part.length - after.length) + after)
    }
  }
  return own
}
