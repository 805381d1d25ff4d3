import { Page, Text, View } from '@react-pdf/renderer'
import { hourInks } from '#artwork/hours.ts'
import { imigongoTiles } from '#artwork/imigongo.ts'
import { scene } from '#artwork/scene.ts'
import { plain, strong, telling } from '../fonts.server.ts'
import { CoverFoot, CoverTitle, cut } from '../paper/cover-parts.server.tsx'
import { Drawing } from '../paper/drawing.server.tsx'
import { mm, sheet } from '../paper/ink.ts'
import { Strip } from '../paper/strip.server.tsx'
import type { ProposalFacts } from './proposal-facts.ts'
import { Photograph } from './proposal-picture.server.tsx'

/** What is seen of the drawing: its motif, whatever the scene. A photograph has the same room. */
const crop = [160, 0, 880, 740] as const
const pictureHeight = (sheet.width * crop[3]) / crop[2]

/** The first sheet: a photograph, or the landscape, over the ground on which the journey is named, for whom it is and until when it holds. */
export function ProposalCover({ facts, photograph }: { facts: ProposalFacts; photograph: Buffer | null }) {
  const { title, summary, sender } = facts
  const { r7, P, sun } = hourInks[facts.scene.hour]
  return (
    <Page size="A4" wrap={false} style={{ backgroundColor: r7, color: P, fontFamily: plain }} bookmark={title}>
      <View style={{ height: sheet.height }}>
        {photograph ? (
          <Photograph data={photograph} box={{ width: sheet.width, height: pictureHeight }} />
        ) : (
          <Drawing svg={scene(facts.scene.id, facts.scene)} width={sheet.width} height={pictureHeight} crop={crop} />
        )}
        {/* Begins a point higher, so that no edge shows between picture and ground. */}
        <View
          style={{
            flex: 1,
            marginTop: -1,
            backgroundColor: r7,
            paddingHorizontal: sheet.margin,
            paddingTop: mm(photograph ? 9 : 4),
            paddingBottom: mm(9),
          }}
        >
          <CoverTitle title={title} />
          {isShort(summary) && (
            <Text style={{ fontFamily: telling, fontSize: 14, lineHeight: 1.38, marginTop: mm(4.5), ...cut }}>{summary}</Text>
          )}
          <View style={{ flexDirection: 'row', gap: mm(8), marginTop: mm(8) }}>
            {facts.facts.map(([label, value], at) => (
              <View key={label} style={{ flexGrow: [1.2, 1, 1, 1.4][at] ?? 1, flexShrink: 1, flexBasis: 0 }}>
                <Text style={{ fontSize: 9, lineHeight: 1.4, color: sun }}>{label}</Text>
                <Text style={{ fontFamily: strong, fontSize: 11, lineHeight: 1.35, marginTop: 1 }}>{value}</Text>
              </View>
            ))}
          </View>
          <View style={{ flexGrow: 1 }} />
          <CoverFoot name={sender.company.name} site={sender.site} ink={P} />
        </View>
        <Strip tile={imigongoTiles.ridgeline()} height={mm(6)} />
      </View>
    </Page>
  )
}

/** What fits on three lines of the cover; longer summaries stand on the first sheet. */
export const isShort = (summary: string) => summary.length <= 230
