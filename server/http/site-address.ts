import { addressIn, splitAddress, written } from '#app/languages/addresses.ts'
import { pathOfQuery } from '#platform/cache/page-cache.server.ts'
import { emailedPages } from './emailed-pages.ts'
import { readTarget } from './request-line.ts'
import type { SiteRoute, SiteRoutes } from './site-routes.ts'

/**
 * The address that a page is rendered for, and the key of its cached bytes: both without parameters that the page does not read.
 */
export type PageAddress = {
  url: URL
  key: string
  route: SiteRoute
  isMissing: boolean
}

/** A page's address; `moved`: the address that this one is redirected to. `forNow`: it is not its canonical address for good. */
type SiteAddress = { moved: string; forNow?: true } | PageAddress

/** The languages of the site by code: those with catalogues, and which of them have addresses. */
type SiteLanguages = { published: ReadonlyMap<string, unknown>; translated: ReadonlyMap<string, unknown> }

/** Reads a request's target; undefined for an invalid address, which is refused. */
export type ReadAddress = (target: string) => SiteAddress | undefined

/** The page of all missing addresses is the same, and is cached once for each language. */
const missingPath = '/missing-page'

/**
 * One address for each page in each of the `published` languages, as they are at the moment: other capitals, slashes, dot segments and
 * percent-encodings of it are redirected to it, and so is one with the language that the site is written in. In a language that is
 * `translated` and not published what emails lead to is redirected to the English page, with its query. Of the query only what the
 * route reads is left, each name once, sorted, none without a value.
 */
export function readAddresses(routes: SiteRoutes, publicUrl: string, languages?: SiteLanguages): ReadAddress {
  const published = () => languages?.published.keys() ?? []
  const translated = () => languages?.translated.keys() ?? []
  return (target) => {
    const url = readTarget(target, publicUrl)
    if (!url) return undefined
    const { path: requested, isData } = splitData(normalEncoding(url.pathname))
    const { language, path } = splitAddress(requested, [written, ...published()])
    if (path === '/__manifest') return { url, key: target, route: manifestFor(url), isMissing: false }
    const found = routes(path)
    const isMissing = found.isMissing || (language !== written && !found.route.inLanguages)
    const inEnglish = isMissing && !isData ? emailedPath(routes, splitAddress(path, translated())) : undefined
    if (inEnglish) return { moved: inEnglish + url.search, forNow: true }
    const { route } = isMissing ? routes(missingPath) : found
    const address = addressIn(language, isMissing ? missingPath : found.path)
    const pathname = isData ? dataPath(address) : address
    if (!isMissing && pathname !== target.split('?', 1)[0]) return { moved: pathname + url.search }
    const own = new URL(pathname, publicUrl)
    if (route.query === 'any') own.search = url.search
    else own.search = String(readQuery(url.searchParams, route, isData && !isMissing))
    // No address equals this key, so the page is never served with status 200.
    const key = isMissing ? `missing ${own.pathname}${own.search}` : own.pathname + own.search
    return { url: own, key, route, isMissing }
  }
}

/** The English path of what emails lead to in another language. */
function emailedPath(routes: SiteRoutes, { language, path }: { language: string; path: string }): string | undefined {
  if (language === written) return undefined
  const { route, path: own } = routes(path)
  return emailedPages.has(route.pattern) ? own : undefined
}

/**
 * The group of a page's key in the memory of pages: its path where it has a query. A drawing may have ten thousand seeds, and all
 * drawings are one group.
 */
export const groupOfAddress = (key: string): string | undefined => (key.startsWith('/scenes/') ? '/scenes/' : pathOfQuery(key))

/** Every address as it is written: for a build whose routes are not known beforehand. */
export const anyAddress =
  (publicUrl: string): ReadAddress =>
  (target) => {
    const url = readTarget(target, publicUrl)
    return url && { url, key: target, route: { ...manifest, pattern: '(none)' }, isMissing: false }
  }

const manifest: SiteRoute = { pattern: '/__manifest', ids: [], query: 'any', cost: 0.2, hasAction: true, inLanguages: true }

/** The router's request for the routes that the links of a page lead to: 25 ms of CPU, and one more for three or four paths. */
function manifestFor(url: URL): SiteRoute {
  const paths = (url.searchParams.get('paths') ?? '').split(',').length
  return { ...manifest, cost: manifest.cost + paths / 400 }
}

/** The first value of each name that the route reads, in one order. */
function readQuery(given: URLSearchParams, { query, ids }: SiteRoute, isData: boolean): URLSearchParams {
  const read = new URLSearchParams()
  for (const [name, value] of given) if (value !== '' && !read.has(name) && isRead(query, name, value)) read.append(name, value)
  read.sort()
  const requested = given.get('_routes')?.split(',')
  const parts = isData && requested ? ids.filter((id) => requested.includes(id)) : []
  if (parts.length > 0) read.append('_routes', parts.join(','))
  return read
}

const isRead = (query: SiteRoute['query'], name: string, value: string): boolean =>
  query === 'any' || query.some((one) => (typeof one === 'string' ? one === name : one.test(`${name}=${value}`)))

/** Percent-encoding as RFC 3986 has it: unreserved characters are written as they are, all others in capitals. */
const normalEncoding = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[A-Za-z0-9._~-]/.test(sign) ? sign : code.toUpperCase()
  })

/** The router fetches a page's data at the page's path with `.data` behind it, and at `/_.data` for the home page. */
function splitData(pathname: string): { path: string; isData: boolean } {
  // Empty segments and `/_` go with the ending: what is left without them could end in `.data` again, and be redirected twice.
  const path = pathname.replace(/(\/_?)*\.data\/*$/, '')
  return { path, isData: path !== pathname }
}

const dataPath = (path: string): string => `${path === '/' ? '/_' : path}.data`
