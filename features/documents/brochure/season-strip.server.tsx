import { Text, View } from '@react-pdf/renderer'
import { plain, strong } from '../fonts.server.ts'
import { Words } from '../paper/blocks.server.tsx'
import { ink, mm } from '../paper/ink.ts'
import type { BrochureFacts } from './brochure-facts.ts'

/** What a mark of a month looks like, from 'better not' to 'best'. */
const colours = [ink.bad, ink.line, ink.ochre, ink.forest] as const

/** The year in twelve cells with a legend, and the same in words; the words alone where no month differs. */
export function SeasonStrip({ months, letters, legend, text }: BrochureFacts['season']) {
  const differ = months.some((one) => one !== months[0])
  const used = [3, 2, 1, 0].filter((one) => months.includes(one))
  return (
    <View wrap={false} style={{ gap: mm(2) }}>
      <Words>{text}</Words>
      {differ && (
        <>
          <View style={{ flexDirection: 'row', gap: 2, marginTop: mm(1) }}>
            {months.map((one, month) => (
              <View
                // biome-ignore lint/suspicious/noArrayIndexKey: twelve months keep their places
                key={month}
                style={{ flex: 1, borderBottomWidth: 5, borderColor: colours[one] ?? ink.line, paddingBottom: 3 }}
              >
                <Text style={{ fontFamily: strong, fontSize: 9, textAlign: 'center' }}>{letters[month] ?? ''}</Text>
              </View>
            ))}
          </View>
          <View style={{ flexDirection: 'row', gap: mm(5) }}>
            {used.map((one) => (
              <View key={one} style={{ flexDirection: 'row', alignItems: 'center', gap: mm(1.6) }}>
                <View style={{ width: 13, height: 5, backgroundColor: colours[one] ?? ink.line }} />
                <Text style={{ fontFamily: plain, fontSize: 8.5, color: ink.quiet }}>{legend[one] ?? ''}</Text>
              </View>
            ))}
          </View>
        </>
      )}
    </View>
  )
}
