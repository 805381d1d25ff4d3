import { escaped } from '#artwork/escaped.ts'
import { addressIn, written } from '../../languages/addresses.ts'

/** A text inside an XML element: escaped, and without the control characters that XML cannot hold at all. */
export const xmlText = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  escaped(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')).replaceAll('>', '&gt;')

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * An address of the site, the day of its last change where that is known, and the address of its photograph where it has one. `of`: the
 * page whose texts it shows, where that is another. `alternates`: itself in each language.
 */
export type Address = {
  path: string
  changedOn?: string
  picture?: string | undefined
  of?: string
  alternates?: readonly { language: string; path: string }[]
}

/** The same with its addresses in other languages, each a page of its own that names all of them. */
export function inLanguages(addresses: readonly Address[], languagesOf: (path: string) => readonly string[]): Address[] {
  return addresses.flatMap((address) => {
    const languages = languagesOf(address.of ?? address.path)
    if (languages.length === 0) return [address]
    const alternates = [written, ...languages].map((language) => ({ language, path: addressIn(language, address.path) }))
    return alternates.map(({ path }) => ({ ...address, path, alternates }))
  })
}

/** The list of the site's own addresses, by https://www.sitemaps.org/protocol.html, with photographs as search engines take them. */
export function sitemapText(siteUrl: string, addresses: readonly Address[]): string {
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(siteUrl + path)}"/>`
  const entries = addresses.map(({ path, changedOn, picture, alternates = [] }) => {
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
    const image = picture ? `<image:image><image:loc>${xmlText(siteUrl + picture)}</image:loc></image:image>` : ''
    const others = alternates.map(({ language, path: other }) => link(language, other)).join('')
    const first = alternates[0]
    const all = first ? others + link('x-default', first.path) : ''
    return `<url><loc>${xmlText(siteUrl + path)}</loc>${changed}${all}${image}</url>`
  })
  const images = addresses.some(({ picture }) => picture) ? ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' : ''
  const languages = addresses.some(({ alternates }) => alternates) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${images}${languages}>${entries.join('')}</urlset>\n`
}

export function sitemapIndexText(siteUrl: string, parts: readonly Address[]): string {
  const entries = parts.map(({ path, changedOn }) => {
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
    return `<sitemap><loc>${xmlText(siteUrl + path)}</loc>${changed}</sitemap>`
  })
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>\n`
}

export type Feed = {
  title: string
  description: string
  author: string
  siteUrl: string
  /** The page that the feed follows. */
  path: string
  /** The feed's own address. */
  selfPath: string
  entries: readonly { title: string; path: string; summary: string; topic: string; publishedOn: string; updatedOn: string }[]
}

/** A post is dated to a day: in feeds it is the morning of that day in Kigali. */
const instantOf = (day: string) => `${day}T07:00:00+02:00`
const mailDate = (day: string) => new Date(instantOf(day)).toUTCString()

/** RSS 2.0, by https://www.rssboard.org/rss-specification. */
export function rssText({ title, description, siteUrl, path, selfPath, entries }: Feed): string {
  const items = entries.map(
    (entry) =>
      `<item><title>${xmlText(entry.title)}</title><link>${xmlText(siteUrl + entry.path)}</link>` +
      `<guid isPermaLink="true">${xmlText(siteUrl + entry.path)}</guid><pubDate>${mailDate(entry.publishedOn)}</pubDate>` +
      `<category>${xmlText(entry.topic)}</category><description>${xmlText(entry.summary)}</description></item>`,
  )
  const newest = entries[0] ? `<lastBuildDate>${mailDate(entries[0].publishedOn)}</lastBuildDate>` : ''
  return (
    `${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>` +
    `<title>${xmlText(title)}</title><link>${xmlText(siteUrl + path)}</link><description>${xmlText(description)}</description>` +
    `<language>en</language><atom:link href="${xmlText(siteUrl + selfPath)}" rel="self" type="application/rss+xml"/>` +
    `${newest}${items.join('')}</channel></rss>\n`
  )
}

/** Atom 1.0, RFC 4287. */
export function atomText({ title, description, author, siteUrl, path, selfPath, entries }: Feed): string {
  const items = entries.map(
    (entry) =>
      `<entry><title>${xmlText(entry.title)}</title><id>${xmlText(siteUrl + entry.path)}</id>` +
      `<link href="${xmlText(siteUrl + entry.path)}"/><published>${instantOf(entry.publishedOn)}</published>` +
      `<updated>${instantOf(entry.updatedOn)}</updated><category term="${xmlText(entry.topic)}"/>` +
      `<summary>${xmlText(entry.summary)}</summary></entry>`,
  )
  const updated =
    entries
      .map(({ updatedOn }) => updatedOn)
      .sort()
      .at(-1) ?? '1970-01-01'
  return (
    `${declaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>${xmlText(title)}</title>` +
    `<subtitle>${xmlText(description)}</subtitle><id>${xmlText(siteUrl + path)}</id><link href="${xmlText(siteUrl + path)}"/>` +
    `<link rel="self" href="${xmlText(siteUrl + selfPath)}"/><updated>${instantOf(updated)}</updated>` +
    `<author><name>${xmlText(author)}</name></author>${items.join('')}</feed>\n`
  )
}
