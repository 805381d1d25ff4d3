import { View } from '@react-pdf/renderer'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { TravellerFacts } from '../facts/facts.ts'
import { strong } from '../fonts.server.ts'
import { documentVoucherWords } from '../words/document-voucher.ts'
import { Words } from './blocks.server.tsx'
import { ink, mm } from './ink.ts'

/** The travellers two by two, numbered as they were booked. */
export function namePieces(names: readonly TravellerFacts[], read: ReadWords) {
  const words = read(documentVoucherWords)
  const pairs = Array.from({ length: Math.ceil(names.length / 2) }, (_, i) => names.slice(2 * i, 2 * i + 2))
  return pairs.map((pair, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two travellers may share a name, and the list never changes
    <View key={row} wrap={false} style={{ flexDirection: 'row', gap: mm(5), marginTop: row === 0 ? 0 : mm(1.2) }}>
      {pair.map(({ name, note }, i) => {
        const place = 2 * row + i + 1
        return (
          <View key={place} style={{ width: mm(84.5), flexDirection: 'row', gap: mm(2) }}>
            <Words style={{ width: mm(6), color: ink.quiet, fontFeatureSettings: ['tnum'] }}>{place}</Words>
            <View style={{ flex: 1 }}>
              <Words style={name ? { fontFamily: strong } : { color: ink.quiet }}>{name ?? words.unnamed({ place })}</Words>
              {note && <Words style={{ fontSize: 8.5, color: ink.quiet }}>{note}</Words>}
            </View>
          </View>
        )
      })}
    </View>
  ))
}
