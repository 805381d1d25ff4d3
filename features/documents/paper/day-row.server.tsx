import { Text, View } from '@react-pdf/renderer'
import type { PrintedDay } from '../facts/facts.ts'
import { display, telling } from '../fonts.server.ts'
import { Diamond } from './blocks.server.tsx'
import { ink, mm } from './ink.ts'

/** The most characters of a day that stays on one page; a longer day may be split. */
const wholeDay = 2400

/** One day: its number, a diamond on the thread of days, what happens, and its road, meals and night. */
export function DayRow({ day: { day, date, title, text, facts }, last }: { day: PrintedDay; last: boolean }) {
  return (
    <View wrap={text.length > wholeDay} style={{ flexDirection: 'row' }}>
      <View style={{ width: mm(date ? 17 : 11) }}>
        <Text style={{ fontFamily: display, fontSize: 23, lineHeight: 1, color: ink.laterite }}>{day}</Text>
        {date && <Text style={{ fontSize: 8.5, lineHeight: 1.35, color: ink.quiet, marginTop: 2 }}>{date}</Text>}
      </View>
      <View style={{ width: mm(8), alignItems: 'center' }}>
        {!last && (
          <View
            style={{ position: 'absolute', top: 14, bottom: -6, left: mm(4) - 0.75, width: 1.5, backgroundColor: ink.line }}
          />
        )}
        <Diamond hollow size={8} />
      </View>
      <View style={{ flex: 1, paddingLeft: mm(2), paddingBottom: mm(5) }}>
        <Text style={{ fontFamily: display, fontSize: 13.5, lineHeight: 1.15 }}>{title}</Text>
        <Text style={{ fontFamily: telling, fontSize: 11, lineHeight: 1.42, marginTop: mm(1.2) }}>{text}</Text>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: mm(4), rowGap: 1, marginTop: mm(1.8) }}>
          {facts.map((fact) => (
            <Text key={fact} style={{ fontSize: 8.5, lineHeight: 1.42, color: ink.quiet }}>
              {fact}
            </Text>
          ))}
        </View>
      </View>
    </View>
  )
}
