import { Page, Text, View } from '@react-pdf/renderer'
import { hourInks } from '#artwork/hours.ts'
import { imigongoTiles } from '#artwork/imigongo.ts'
import { scene } from '#artwork/scene.ts'
import type { Words } from '#platform/languages/source.ts'
import { display, plain, strong, telling } from '../fonts.server.ts'
import { CoverFoot, CoverTitle, cut } from '../paper/cover-parts.server.tsx'
import { Drawing } from '../paper/drawing.server.tsx'
import { mm, sheet } from '../paper/ink.ts'
import { Strip } from '../paper/strip.server.tsx'
import type { brochureWords } from '../words/brochure.ts'
import type { BrochureFacts } from './brochure-facts.ts'

/** What is seen of the drawing: its motif, whatever the scene. */
const crop = [160, 0, 880, 800] as const
const pictureHeight = (sheet.width * crop[3]) / crop[2]

/** The first sheet: the scene of the package runs into the ground that its name, its length and its price stand on. */
export function Cover({ facts, words }: { facts: BrochureFacts; words: Words<typeof brochureWords.tree> }) {
  const { title, sentence, sender, from } = facts
  const { r7, P, sun } = hourInks[facts.scene.hour]
  return (
    <Page size="A4" wrap={false} style={{ backgroundColor: r7, color: P, fontFamily: plain }} bookmark={title}>
      <Drawing svg={scene(facts.scene.id, facts.scene)} width={sheet.width} height={pictureHeight} crop={crop} />
      {/* Begins a point higher, so that no edge shows between picture and ground. */}
      <View
        style={{
          flex: 1,
          marginTop: -1,
          backgroundColor: r7,
          paddingHorizontal: sheet.margin,
          paddingTop: mm(3),
          paddingBottom: mm(9),
        }}
      >
        <CoverTitle title={title} />
        <Text style={{ fontFamily: telling, fontSize: 14, lineHeight: 1.38, marginTop: mm(4), maxWidth: mm(150), ...cut }}>
          {sentence}
        </Text>
        <View style={{ flexDirection: 'row', gap: mm(10), marginTop: mm(7) }}>
          {facts.facts.slice(0, 1).map(([label, value]) => (
            <Fact key={label} label={label} value={value} />
          ))}
          {from && <Fact label={words.from} value={from.amount} note={from.basis} colour={sun} />}
        </View>
        <View style={{ flexGrow: 1 }} />
        <CoverFoot name={sender.company.name} site={sender.site} ink={P} />
      </View>
      <Strip tile={imigongoTiles.ridgeline()} height={mm(6)} />
    </Page>
  )
}

function Fact({ label, value, note, colour }: { label: string; value: string; note?: string; colour?: string }) {
  return (
    <View>
      <Text style={{ fontSize: 9.5, lineHeight: 1.4 }}>{label}</Text>
      <Text style={{ fontFamily: display, fontSize: 21, lineHeight: 1.2, ...(colour && { color: colour }) }}>{value}</Text>
      {note && <Text style={{ fontFamily: strong, fontSize: 9.5, lineHeight: 1.4 }}>{note}</Text>}
    </View>
  )
}
