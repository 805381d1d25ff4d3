/** The pages of a site by their patterns, as `/package-details/:title`. */
export type SitePages = {
  /** Pages without a parameter: counted as they are. */
  plain: ReadonlySet<string>
  /** Pages whose parameter is a public name: counted with that name. */
  named: readonly string[]
  /** Pages whose parameters are secret or private: counted by their pattern. */
  closed: readonly string[]
}

const notFoundPage = '(not found)'

/** A page as it is counted. `named`: the path chose the name, so a forged path could make any number of names. */
export type CountedPage = { page: string; named: boolean }

const slug = /^[a-z0-9-]{1,80}$/

/**
 * The name under which a path is counted: without booking references, draft keys, quote codes and queries. Paths that are no
 * page of the site share one name.
 */
export function pageOf(path: string, pages: SitePages): CountedPage {
  const plain = plainPath(path)
  if (pages.plain.has(plain)) return { page: plain, named: false }
  const parts = plain.split('/')
  if (pages.named.some((pattern) => fits(parts, pattern, slug))) return { page: plain, named: true }
  const closed = pages.closed.find((pattern) => fits(parts, pattern, /./))
  return { page: closed ?? notFoundPage, named: false }
}

/** As the router reads an address: without query, in lower case, without a slash at the end. */
const plainPath = (path: string): string => (path.split(/[?#]/)[0] ?? '').toLowerCase().replace(/(?<=.)\/$/, '')

function fits(parts: readonly string[], pattern: string, blank: RegExp): boolean {
  const wanted = pattern.split('/')
  if (wanted.length !== parts.length) return false
  return wanted.every((part, at) => (part.startsWith(':') ? blank.test(parts[at] ?? '') : part === parts[at]))
}
