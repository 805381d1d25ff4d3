import type { RouteConfigEntry } from '@react-router/dev/routes'
import routeTable from '#app/routes.ts'

/** A line of the route table: its address with its parameters, its file, its id in the router. */
export type SitePage = { path: string; file: string; id: string }

const listed = (entries: readonly RouteConfigEntry[], within = ''): SitePage[] =>
  entries.flatMap(({ path, file, id, children }) => {
    const address = path ? `${within}/${path}` : within
    const own = id ?? file.replace(/\.tsx?$/, '')
    return children ? listed(children, address) : [{ path: address || '/', file, id: own }]
  })

/** Every address of the site, in the order in which the table has them. A new page is among them by its line there. */
export const everyPage: readonly SitePage[] = listed(await routeTable)

/** An address with its parameters filled in, with the given values and else with `1`. */
export const filledIn = (path: string, blanks: Readonly<Record<string, string>> = {}): string =>
  path
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(blanks[name] ?? '1'))
    .replace('*', blanks['*'] ?? 'nothing/here')
