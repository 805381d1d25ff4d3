import type { TrafficSource } from '#features/analytics/traffic-source.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { originWords } from '../../words/admin/bookings/origin.ts'

/** 'Search engine: google', 'Direct'; 'Not known' where the site does not know it. */
export function trafficSourceText(read: ReadWords, source: TrafficSource | null): string {
  const words = read(originWords)
  if (!source) return words.unknown
  const kind = words.kinds[source.kind]
  return source.name ? words.named({ kind, name: source.name }) : kind
}
