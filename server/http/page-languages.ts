import { addressIn, splitAddress, written } from '#app/languages/addresses.ts'

/** What an answer says of its page's other languages: those that are `published`, and those in which the page is `whole`. */
type Of = {
  html: string
  language: string
  published: readonly string[]
  whole: readonly string[] | undefined
  publicUrl: string
}

/**
 * Headers for search engines: the same page in its other languages, reciprocal, with English as `x-default`. A page that is not whole in
 * its language can be read and is not listed. Nothing for a page without a canonical address.
 */
export function languageHeaders({ html, language, published, whole = published, publicUrl }: Of): [string, string][] {
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
  if (!canonical || published.length === 0) return []
  const languages = published.filter((one) => whole.includes(one))
  if (language !== written && !languages.includes(language)) return [['X-Robots-Tag', 'noindex']]
  const { pathname, search } = new URL(canonical.replaceAll('&amp;', '&'))
  const { path } = splitAddress(pathname, published)
  const link = (of: string, name: string) => `<${publicUrl}${addressIn(of, path)}${search}>; rel="alternate"; hreflang="${name}"`
  return [['Link', [...[written, ...languages].map((one) => link(one, one)), link(written, 'x-default')].join(', ')]]
}
