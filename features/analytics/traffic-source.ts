import { longestArrival, longestWord, noArrival } from './arrival.ts'
import { sourceOf } from './source-of.ts'

/**
 * What a visit came by: a campaign named in the address, an email, a search engine, a social network, another site, or nothing
 * of these (an address that was typed, a bookmark, an app that does not say).
 */
export const trafficKinds = ['campaign', 'email', 'search', 'social', 'site', 'direct'] as const
export type TrafficKind = (typeof trafficKinds)[number]

/** Where a visit came from, in a coarse word: 'instagram/spring', 'google', 'example.org'; '' of a direct one. */
export type TrafficSource = { kind: TrafficKind; name: string }

/** The first and the last source of a booking: of the visits in which it was begun and sent. Null: not known. */
export type TrafficSources = { firstSource: TrafficSource | null; lastSource: TrafficSource | null }

/** A source as two columns have it: both of them, or neither. */
export const trafficSource = ({ kind, name }: { kind: TrafficKind | null; name: string | null }): TrafficSource | null =>
  kind !== null && name !== null ? { kind, name } : null

const searches = ['google', 'bing', 'duckduckgo', 'yahoo', 'ecosia', 'yandex']
const networks = ['facebook', 'instagram', 'whatsapp', 'youtube', 'tiktok', 'x', 'linkedin', 'pinterest', 'reddit']
const longestHost = 100
/** Where emails are read; their letters name nobody but the provider, so the name is left out. */
const mailHosts = /^(mail|webmail|outlook|email)\.|(^|\.)(proton\.me|gmx\.[a-z]{2,3})$/

/**
 * The source of a visit by the text of its form. Null where it cannot be known: a malformed or overlong text, a page of ours before it
 * (the visit went on in another document), a visitor who does not want to be recorded. A campaign that looks like an email address,
 * a person or an id is dropped, and the visit counts by its host.
 */
export function trafficSourceOf(arrival: string, ownHosts: readonly string[]): TrafficSource | null {
  if (arrival === '' || arrival === noArrival || arrival.length > longestArrival) return null
  const fields = new URLSearchParams(arrival)
  const campaign = campaignOf(fields)
  if (campaign) return campaign
  const from = fields.get('from')
  return from === null ? null : siteSource(from, ownHosts)
}

/** The campaign in the query of an address; null without one. */
export function campaignOf(query: URLSearchParams): TrafficSource | null {
  const [source, medium, campaign] = ['utm_source', 'utm_medium', 'utm_campaign'].map((name) => campaignWord(query.get(name)))
  const name = [source, campaign].filter(Boolean).join('/')
  if (medium === 'email' || source === 'newsletter') return { kind: 'email', name }
  return name ? { kind: 'campaign', name } : null
}

function siteSource(from: string, ownHosts: readonly string[]): TrafficSource | null {
  if (from === '') return { kind: 'direct', name: '' }
  if (from.length > longestHost) return null
  const host = from.toLowerCase()
  if (mailHosts.test(host)) return { kind: 'email', name: '' }
  const { source } = sourceOf(host, ownHosts)
  if (source === 'direct') return null
  return { kind: searches.includes(source) ? 'search' : networks.includes(source) ? 'social' : 'site', name: source }
}

/** Signs of a letter's address, of a name (two or three capitalised words), of a telephone number, of an id. */
const personal = [
  /@|%40|\bat\b.*\.[a-z]{2,}/i,
  /^\p{Lu}\p{Ll}+(?:[ ._+-]\p{Lu}\p{Ll}*\.?){1,2}$/u,
  /\d(?:\D{0,2}\d){6}/,
  /[a-z0-9]{25}/i,
]

/** A parameter as a word of small letters, figures, dots, dashes and underscores; '' where it says nothing, or too much. */
export function campaignWord(given: string | null): string {
  const text = (given ?? '').normalize('NFKC').trim()
  if (text === '' || text.length > longestWord || /\p{C}/u.test(text) || personal.some((sign) => sign.test(text))) return ''
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, '-')
    .replace(/^[-._]+|[-._]+$/g, '')
}
