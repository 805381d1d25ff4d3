import { matchRoutes } from 'react-router'
import { everyPage, filledIn, type SitePage } from '../every-page.ts'
import type { HonestPage } from '../honest-pages.ts'
import { type FoundForm, formsOf, linksOf } from './forms-of.ts'
import { requestRaw } from './raw-query.ts'

/** An address of a route, with the forms on its page. */
export type Target = { path: string; route: SitePage; forms: FoundForm[] }

/**
 * Every route of the table at so many existing addresses: those that the site's own pages link to, and those of honest visitors.
 * A route without links is listed with made-up parameters. The forms are read from the pages, so new ones are included.
 */
export async function findTargets(
  { server: { port }, honest }: { server: { port: number }; honest: readonly HonestPage[] },
  { cookie, ofOneRoute }: { cookie: string; ofOneRoute: number },
): Promise<Target[]> {
  const found = new Map<string, Map<string, Target>>(everyPage.map(({ id }) => [id, new Map()]))
  const routes = everyPage.map((route) => ({ path: route.path, id: route.id, route }))
  const queue = [...everyPage.filter(({ path }) => !/[:*]/.test(path)).map(({ path }) => path), ...honest.map(addressOf)]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const route = matchRoutes(routes, path.replace(/\?.*/, ''))?.at(-1)?.route.route
    const of = route && found.get(route.id)
    if (!of || of.has(path) || of.size >= ofOneRoute || route.path.startsWith('/admin/sign-out')) continue
    const { text, headers } = await requestRaw(port, { method: 'GET', path, headers: { Cookie: cookie } })
    const html = String(headers['content-type'] ?? '').startsWith('text/html') ? text : ''
    of.set(path, { path, route, forms: [...formsOf(html, path), ...formsOfHonest(honest, path)] })
    queue.push(...linksOf(html))
  }
  return everyPage.flatMap((route) => {
    const known = [...(found.get(route.id)?.values() ?? [])]
    return known.length > 0 ? known : [{ path: filledIn(route.path), route, forms: [] }]
  })
}

const addressOf = ({ path, query }: HonestPage) => (query ? `${path}?${new URLSearchParams(query)}` : path)

const formsOfHonest = (honest: readonly HonestPage[], at: string): FoundForm[] =>
  honest.flatMap(({ path, query, sends }) => [
    ...(path === at && sends ? [{ action: path, method: 'POST' as const, fields: { ...sends } }] : []),
    ...(path === at.replace(/\?.*/, '') && query ? [{ action: path, method: 'GET' as const, fields: { ...query } }] : []),
  ])
