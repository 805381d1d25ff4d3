/** What the crawler reads of a page's HTML; texts are as in the source, entities resolved. */
export type ReadPage = {
  title: string
  description: string
  canonical: string | undefined
  listed: boolean
  /** Every address that the page leads to or takes something from, as written. */
  links: readonly string[]
  ids: ReadonlySet<string>
  things: readonly Record<string, unknown>[]
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

const resolved = (text: string) =>
  text.replace(/&([a-z#0-9]+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)

const first = (html: string, pattern: RegExp): string | undefined => {
  const found = pattern.exec(html)?.[1]
  return found === undefined ? undefined : resolved(found)
}

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = '']) => resolved(found))

/** Reads a page of our own server: its markup is regular, so plain patterns are enough. */
export function readPage(html: string): ReadPage {
  const scripts = all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  return {
    title: first(html, /<title>([^<]*)<\/title>/) ?? '',
    description: first(html, /<meta name="description" content="([^"]*)"/) ?? '',
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
    listed: !/<meta name="robots" content="noindex"/.test(html),
    links: [...new Set(all(html, /<(?:a|link|img|script)\b[^>]*?\s(?:href|src)="([^"]*)"/g))],
    ids: new Set(all(html, /\sid="([^"]*)"/g)),
    things: scripts.map((text) => JSON.parse(text) as Record<string, unknown>),
  }
}
