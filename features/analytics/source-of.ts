/** Where a visit came from. `named`: the message chose the name, so a forged host could make any number of names. */
export type VisitSource = { source: string; named: boolean }

/** Search engines and networks by host name, with any subdomain; `*` is a country's ending. */
const known: Readonly<Record<string, readonly string[]>> = {
  google: ['google.*', 'com.google.android.googlequicksearchbox'],
  bing: ['bing.com'],
  duckduckgo: ['duckduckgo.com'],
  yahoo: ['search.yahoo.com', 'yahoo.com'],
  ecosia: ['ecosia.org'],
  yandex: ['yandex.*', 'ya.ru'],
  facebook: ['facebook.com', 'fb.com', 'fb.me', 'messenger.com', 'com.facebook.katana'],
  instagram: ['instagram.com', 'com.instagram.android'],
  whatsapp: ['whatsapp.com', 'wa.me', 'com.whatsapp'],
  youtube: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
  tiktok: ['tiktok.com'],
  x: ['x.com', 'twitter.com', 't.co'],
  linkedin: ['linkedin.com', 'lnkd.in', 'com.linkedin.android'],
  pinterest: ['pinterest.*', 'pin.it'],
  reddit: ['reddit.com'],
  tripadvisor: ['tripadvisor.*'],
}

/** `com`, `rw`, `co.uk`: the endings of a name that has a site in each country. */
const country = /^([a-z]{2,3})(\.[a-z]{2})?$/
const hostForm = /^(?=.{1,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/**
 * The source of a visit by the host of its referrer: 'direct' without one or for the site's own, the name of a search engine or
 * network, any other host in lower case without its port. An invalid host is 'direct'.
 */
export function sourceOf(from: string | undefined, ownHosts: readonly string[]): VisitSource {
  const host = plainHost(from ?? '')
  if (!hostForm.test(host) || ownHosts.some((own) => plainHost(own) === host)) return { source: 'direct', named: false }
  const name = Object.keys(known).find((each) => known[each]?.some((pattern) => isOf(host, pattern)))
  return name ? { source: name, named: false } : { source: host, named: true }
}

const plainHost = (host: string) =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^www\./, '')
    .replace(/\.$/, '')

function isOf(host: string, pattern: string): boolean {
  if (!pattern.endsWith('.*')) return host === pattern || host.endsWith(`.${pattern}`)
  const name = pattern.slice(0, -1)
  const at = host.startsWith(name) ? 0 : host.indexOf(`.${name}`) + 1
  return (at > 0 || host.startsWith(name)) && country.test(host.slice(at + name.length))
}
