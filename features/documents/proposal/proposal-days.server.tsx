import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { display, strong, telling } from '../fonts.server.ts'
import { Diamond, Words } from '../paper/blocks.server.tsx'
import { ink, mm } from '../paper/ink.ts'
import type { ProposalDayFacts, ProposalItemFacts, ProposalNightFacts } from './proposal-facts.ts'
import type { PictureOf } from './proposal-picture.server.tsx'

const photograph = { width: mm(47), height: mm(31.4) }
const lodgingPhotograph = { width: mm(33), height: mm(22) }
const gutter = { number: mm(17), thread: mm(8) }

/** The pieces of a day, each of which stays whole on its page: what happens, its photographs, what is on it, and where its night is. */
export function dayPieces(day: ProposalDayFacts, night: string, isLast: boolean, pictureOf: PictureOf): ReactNode[] {
  const { items, nights, pictures } = day
  const [first = null] = pictures
  const beside = pictures.length === 1 ? pictureOf(first, photograph) : null
  const below: ReactNode[] = [
    ...(pictures.length > 1 ? [<Photographs key="photographs" pictures={pictures} pictureOf={pictureOf} />] : []),
    ...items.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: printed once, in this order
      <Item key={at} item={item} />
    )),
    ...nights.map((one, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: likewise
      <Night key={at} night={one} label={night} pictureOf={pictureOf} />
    )),
  ]
  return [
    <View key={`day ${day.day}`} wrap={false} minPresenceAhead={below.length > 0 ? mm(12) : 0} style={{ flexDirection: 'row' }}>
      <View style={{ width: gutter.number }}>
        <Text style={{ fontFamily: display, fontSize: 23, lineHeight: 1, color: ink.laterite }}>{day.day}</Text>
        <Text style={{ fontSize: 8.5, lineHeight: 1.35, color: ink.quiet, marginTop: 2 }}>{day.date}</Text>
      </View>
      <View style={{ width: gutter.thread, alignItems: 'center' }}>
        {!(isLast && below.length === 0) && <Thread from={14} />}
        <Diamond hollow size={8} />
      </View>
      <View
        style={{ flex: 1, paddingLeft: mm(2), paddingBottom: mm(below.length > 0 ? 2.4 : 5), flexDirection: 'row', gap: mm(6) }}
      >
        <View style={{ flex: 1 }}>
          <Text style={{ fontFamily: display, fontSize: 14.5, lineHeight: 1.15 }}>{day.title}</Text>
          {day.road.length > 0 && (
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: mm(4), rowGap: 1, marginTop: mm(1) }}>
              {day.road.map((one) => (
                <Words key={one} style={{ fontSize: 8.5, color: ink.quiet }}>
                  {one}
                </Words>
              ))}
            </View>
          )}
          {day.text !== '' && (
            <Text style={{ fontFamily: telling, fontSize: 11, lineHeight: 1.42, marginTop: mm(1.4) }}>{day.text}</Text>
          )}
        </View>
        {beside}
      </View>
    </View>,
    ...below.map((piece, at) => (
      <Threaded
        // biome-ignore lint/suspicious/noArrayIndexKey: printed once, in this order
        key={`day ${day.day} ${at}`}
        isEnd={isLast && at === below.length - 1}
        space={at === below.length - 1 ? mm(6) : mm(1.4)}
      >
        {piece}
      </Threaded>
    )),
  ]
}

const Thread = ({ from = 0 }: { from?: number }) => (
  <View
    style={{ position: 'absolute', top: from, bottom: -6, left: gutter.thread / 2 - 0.75, width: 1.5, backgroundColor: ink.line }}
  />
)

/** A piece of a day below its first one, beside the thread of days. */
function Threaded({ isEnd, space, children }: { isEnd: boolean; space: number; children: ReactNode }) {
  return (
    <View wrap={false} style={{ flexDirection: 'row', paddingLeft: gutter.number }}>
      <View style={{ width: gutter.thread }}>{!isEnd && <Thread />}</View>
      <View style={{ flex: 1, paddingLeft: mm(2), paddingBottom: space }}>{children}</View>
    </View>
  )
}

const Photographs = ({ pictures, pictureOf }: { pictures: readonly string[]; pictureOf: PictureOf }) => (
  <View style={{ flexDirection: 'row', gap: mm(3), paddingBottom: mm(1.4) }}>
    {pictures.map((key) => (
      <View key={key}>{pictureOf(key, photograph)}</View>
    ))}
  </View>
)

const label = { width: mm(25), fontSize: 8.5, color: ink.quiet, marginTop: 0.8 }

function Item({ item: { kind, title, text, notes } }: { item: ProposalItemFacts }) {
  return (
    <View style={{ flexDirection: 'row' }}>
      <Words style={label}>{kind}</Words>
      <View style={{ flex: 1 }}>
        <Titled title={title} notes={notes} />
        {text !== '' && <Words style={{ fontSize: 9, color: ink.quiet }}>{text}</Words>}
      </View>
    </View>
  )
}

function Night({ night, label: word, pictureOf }: { night: ProposalNightFacts; label: string; pictureOf: PictureOf }) {
  const { title, text, notes } = night
  const picture = pictureOf(night.picture, lodgingPhotograph)
  return (
    <View style={{ flexDirection: 'row', backgroundColor: ink.ground, gap: mm(4) }}>
      {picture}
      <View
        style={{ flex: 1, flexDirection: 'row', paddingVertical: mm(2.2), paddingLeft: picture ? 0 : mm(3), paddingRight: mm(3) }}
      >
        {!picture && <Words style={{ ...label, width: mm(22) }}>{word}</Words>}
        <View style={{ flex: 1 }}>
          {picture && <Words style={{ fontSize: 8.5, color: ink.quiet }}>{word}</Words>}
          <Titled title={title} notes={notes} />
          {text !== '' && <Words style={{ fontSize: 9, color: ink.quiet, marginTop: 1 }}>{text}</Words>}
        </View>
      </View>
    </View>
  )
}

const Titled = ({ title, notes }: { title: string; notes: readonly string[] }) => (
  <Words>
    <Text style={{ fontFamily: strong }}>{title}</Text>
    {notes.length > 0 && <Text style={{ color: ink.quiet }}>{`  ${notes.join(', ')}`}</Text>}
  </Words>
)
