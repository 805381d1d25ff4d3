import { View } from '@react-pdf/renderer'
import { drawRouteMap, type RouteStop } from '#artwork/route-map.ts'
import { landNameWords } from '#features/places/words/land-names.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words as WordsOf } from '#platform/languages/source.ts'
import { strong } from '../fonts.server.ts'
import { documentRouteWords } from '../words/document-route.ts'
import { Diamond, Words } from './blocks.server.tsx'
import { Drawing, type Looks } from './drawing.server.tsx'
import { ink, mm } from './ink.ts'

/** The looks of app/ui/shared/map.css, for a map that is three fifths of a page wide. */
const route = {
  fill: 'none',
  stroke: ink.laterite,
  'stroke-width': '3.2',
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
}
const looks: Looks = {
  classes: {
    land: { fill: ink.sunk, stroke: ink.border, 'stroke-width': '0.9' },
    rw: { fill: ink.forestWash, stroke: ink.outline, 'stroke-width': '1.8' },
    lake: { fill: ink.lake },
    'route s': route,
    route,
    'route air': { ...route, 'stroke-dasharray': '11 9' },
    'route other': { ...route, 'stroke-dasharray': '0.1 7', 'stroke-width': '4' },
    pin: { fill: ink.laterite, stroke: ink.ground, 'stroke-width': '2' },
    day: { fill: ink.pale, 'font-family': 'Bricolage SemiBold', 'font-size': '12', 'text-anchor': 'middle' },
    q: { fill: ink.quiet, 'font-family': 'Bricolage', 'font-size': '14' },
    '': { fill: ink.text, 'font-family': 'Bricolage SemiBold', 'font-size': '19' },
  },
}

type Props = { stops: readonly RouteStop[]; read: ReadWords; across?: number }

/** The site's own map of a route, so many points across, and the same stops in words beside it. */
export function RouteDrawing({ stops, read, across = mm(112) }: Props) {
  const words = read(documentRouteWords)
  const title = words.map({ names: stops.map(({ name }) => name).join(', ') })
  const { svg, width, height } = drawRouteMap({ stops, title, land: read(landNameWords) })
  return (
    <View wrap={false} style={{ flexDirection: 'row', gap: mm(8) }}>
      <View style={{ backgroundColor: ink.sunk }}>
        <Drawing svg={svg} width={across} height={(across * height) / width} looks={looks} />
      </View>
      <View style={{ flex: 1, gap: mm(2.2) }}>
        {stops.map(({ name, days }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a road may come through one place twice, and the list never changes
          <View key={i} style={{ flexDirection: 'row', gap: mm(2.6) }}>
            <Diamond hollow={days.length === 0} />
            <View style={{ flex: 1 }}>
              <Words style={{ fontFamily: strong }}>{name}</Words>
              <Words style={{ fontSize: 8.5, color: ink.quiet }}>{daysText(days, i === 0, words)}</Words>
            </View>
          </View>
        ))}
      </View>
    </View>
  )
}

function daysText(days: RouteStop['days'], isFirst: boolean, words: WordsOf<typeof documentRouteWords.tree>): string {
  if (days.length > 0) return words.days({ count: days.length, days: days.join(', ') })
  return isFirst ? words.start : words.onTheWay
}
