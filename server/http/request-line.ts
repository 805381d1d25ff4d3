/** A request's address as URL, or undefined: an address that a page could fail on is a 400 here, never a 500 there. */
export function readTarget(target: string | undefined, publicUrl: string): URL | undefined {
  if (!target?.startsWith('/') || target.length > longestTarget) return undefined
  // '//host/' and '/\host' would name another host, in a link or a redirect made from this one.
  if (/^\/[/\\]/.test(target) || target.includes('\\')) return undefined
  const [path = '', search = ''] = splitOnce(target, '?')
  // The router looks a page up once for each part of its address, and each time through the whole of it.
  if (path.split('/').length > mostParts) return undefined
  const decoded = decode(path)
  // PostgreSQL stores no text with a zero byte, and none is ever typed.
  if (decoded === undefined || decoded.includes('\0') || /%00|\0/.test(search)) return undefined
  const url = URL.parse(target, publicUrl)
  return url?.origin === publicUrl ? url : undefined
}

/** The methods that read a page. */
export const readMethods = ['GET', 'HEAD']
export const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Whether a request that changes something comes from this site's own pages. A browser always sends its origin;
 * clients without one (a payment gateway, a script) carry no visitor's cookies. The site may be reached by another host than that
 * of its address, but only over https where its address has it: a page without https may have been changed on the way.
 */
export function isSameOrigin(
  headers: { origin?: string | undefined; host?: string | undefined; site?: string | undefined },
  publicUrl: string,
) {
  const { origin, host, site } = headers
  if (site === 'cross-site' || site === 'same-site') return false
  if (origin === undefined || site === 'same-origin') return true
  const from = URL.parse(origin)
  return origin === publicUrl || (host !== undefined && from?.host === host && from.protocol === URL.parse(publicUrl)?.protocol)
}

const longestTarget = 8_000
/** The longest address of ours has six, with the empty one before the first stroke. */
const mostParts = 32

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
