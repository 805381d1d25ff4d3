import type { Origin } from '#features/enquiries/origin.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { originWords } from '../../../words/admin/bookings/origin.ts'

/** The sales channel and the marketing source in one line, as far as they are recorded. */
export function originLine(read: ReadWords, { channel, source }: Origin): string {
  const words = read(originWords)
  return [channel && words.channels[channel], source && words.sources[source]].filter(Boolean).join(', ') || words.none
}
