/** The pages of a site by their patterns, as `/package-details/:title`. */
export type SitePages = {
  /** Pages without a blank: kept as they are. */
  plain: ReadonlySet<string>
  /** Pages whose blank is the name of something public: kept with that name. */
  named: readonly string[]
  /** Pages whose blanks are secrets or belong to somebody: kept as their pattern. */
  closed: readonly string[]
}

const notFoundPage = '(not found)'

/** A page as it is kept. `named` tells that the path chose the name: whoever forges paths makes as many as they like. */
export type CountedPage = { page: string; named: boolean }

const slug = /^[a-z0-9-]{1,80}$/

/**
 * The page that a path is kept under: nothing of a booking's reference, a draft's key or a quote's code, and no query. What is no
 * page of the site is kept under one name for all.
 */
export function pageOf(path: string, pages: SitePages): CountedPage {
  const plain = plainPath(path)
  if (pages.plain.has(plain)) return { page: plain, named: false }
  const parts = plain.split('/')
  if (pages.named.some((pattern) => fits(parts, pattern, slug))) return { page: plain, named: true }
  const closed = pages.closed.find((pattern) => fits(parts, pattern, /./))
  return { page: closed ?? notFoundPage, named: false }
}

/** As the router reads an address: without its query, in any case, with or without a stroke at its end. */
const plainPath = (path: string): string => (path.split(/[?#]/)[0] ?? '').toLowerCase().replace(/(?<=.)\/$/, '')

function fits(parts: readonly string[], pattern: string, blank: RegExp): boolean {
  const wanted = pattern.split('/')
  if (wanted.length !== parts.length) return false
  return wanted.every((part, at) => (part.startsWith(':') ? blank.test(parts[at] ?? '') : part === parts[at]))
}
