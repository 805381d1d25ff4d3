import type { Composition } from './composition.ts'
import { escaped } from './escaped.ts'
import { type Hour, hourInks, tokenPalette } from './hours.ts'
import { type SceneId, sceneIds } from './scene-ids.ts'
import { airstrip } from './scenes/airstrip.ts'
import { akagera } from './scenes/akagera.ts'
import { balloon } from './scenes/balloon.ts'
import { bamboo } from './scenes/bamboo.ts'
import { baobabs } from './scenes/baobabs.ts'
import { borassusValley } from './scenes/borassus-valley.ts'
import { bwindi } from './scenes/bwindi.ts'
import { camp } from './scenes/camp.ts'
import { channel } from './scenes/channel.ts'
import { cityPlain } from './scenes/city-plain.ts'
import { coffee } from './scenes/coffee.ts'
import { crater } from './scenes/crater.ts'
import { delta } from './scenes/delta.ts'
import { doumPalms } from './scenes/doum-palms.ts'
import { drums } from './scenes/drums.ts'
import { falls } from './scenes/falls.ts'
import { figTree } from './scenes/fig-tree.ts'
import { fishers } from './scenes/fishers.ts'
import { flamingos } from './scenes/flamingos.ts'
import { forestVillas } from './scenes/forest-villas.ts'
import { groundsel } from './scenes/groundsel.ts'
import { grove } from './scenes/grove.ts'
import { hairpins } from './scenes/hairpins.ts'
import { harbour } from './scenes/harbour.ts'
import { highlandForest } from './scenes/highland-forest.ts'
import { hills } from './scenes/hills.ts'
import { kibeho } from './scenes/kibeho.ts'
import { kigali } from './scenes/kigali.ts'
import { kilimanjaro } from './scenes/kilimanjaro.ts'
import { kivu } from './scenes/kivu.ts'
import { lava } from './scenes/lava.ts'
import { marsh } from './scenes/marsh.ts'
import { meander } from './scenes/meander.ts'
import { mountKenya } from './scenes/mount-kenya.ts'
import { nyungwe } from './scenes/nyungwe.ts'
import { papyrus } from './scenes/papyrus.ts'
import { pasture } from './scenes/pasture.ts'
import { pilgrimRoad } from './scenes/pilgrim-road.ts'
import { plateau } from './scenes/plateau.ts'
import { riftWall } from './scenes/rift-wall.ts'
import { rooftops } from './scenes/rooftops.ts'
import { serengeti } from './scenes/serengeti.ts'
import { spring } from './scenes/spring.ts'
import { steamer } from './scenes/steamer.ts'
import { stoneTown } from './scenes/stone-town.ts'
import { tea } from './scenes/tea.ts'
import { terracedLake } from './scenes/terraced-lake.ts'
import { trail } from './scenes/trail.ts'
import { twinLakes } from './scenes/twin-lakes.ts'
import { veranda } from './scenes/veranda.ts'
import { village } from './scenes/village.ts'
import { virunga } from './scenes/virunga.ts'
import { zanzibar } from './scenes/zanzibar.ts'
import { mistGradient } from './sky.ts'
import { frameSize, type SceneFormat, stageFor } from './stage.ts'

export type { SceneId } from './scene-ids.ts'
export type { SceneFormat } from './stage.ts'

const compositions: Record<SceneId, Composition> = {
  hills,
  virunga,
  akagera,
  nyungwe,
  kivu,
  serengeti,
  kilimanjaro,
  zanzibar,
  kibeho,
  trail,
  kigali,
  bwindi,
  airstrip,
  balloon,
  bamboo,
  baobabs,
  'borassus-valley': borassusValley,
  camp,
  channel,
  'city-plain': cityPlain,
  coffee,
  crater,
  delta,
  'doum-palms': doumPalms,
  drums,
  falls,
  'fig-tree': figTree,
  fishers,
  flamingos,
  'forest-villas': forestVillas,
  groundsel,
  grove,
  hairpins,
  harbour,
  'highland-forest': highlandForest,
  lava,
  marsh,
  meander,
  'mount-kenya': mountKenya,
  papyrus,
  pasture,
  'pilgrim-road': pilgrimRoad,
  plateau,
  'rift-wall': riftWall,
  rooftops,
  spring,
  steamer,
  'stone-town': stoneTown,
  tea,
  'terraced-lake': terracedLake,
  'twin-lakes': twinLakes,
  veranda,
  village,
}

function forEachScene<Value>(value: (composition: Composition) => Value): Record<SceneId, Value> {
  return Object.fromEntries(sceneIds.map((id) => [id, value(compositions[id])])) as Record<SceneId, Value>
}

export const defaultHour: Record<SceneId, Hour> = forEachScene(({ hour }) => hour)

/** What a scene shows and where, for lists in which staff choose one. */
export const sceneTitle: Record<SceneId, { title: string; place: string }> = forEachScene(({ title, place }) => ({
  title,
  place,
}))

type SceneOptions = {
  hour?: Hour
  /** moves hills, trees and crowns, never the motif */
  seed?: number
  format?: SceneFormat
  /** `baked` writes hex, for files; `tokens` leaves the colours to the page's hour class */
  colours?: 'baked' | 'tokens'
  /** another view box over the same drawing */
  crop?: readonly [number, number, number, number]
  /** `false` leaves the sky out, for letterheads */
  sky?: boolean
  /** a sentence for readers who cannot see it; absent or empty makes the drawing decorative */
  alt?: string
  /** keeps ids apart when one page holds the same scene twice */
  uid?: string
}

/** One landscape as one `<svg>`. The same id and options always give the same bytes. */
export function scene(id: SceneId, options: SceneOptions = {}): string {
  const composition = compositions[id]
  const { hour = composition.hour, seed = 7, format = 'landscape', colours = 'baked', crop, sky = true, alt = '', uid } = options
  const ink = colours === 'tokens' ? tokenPalette : hourInks[hour]
  const stage = stageFor({ format, seed, withSky: sky, ink, uid: uid ?? `${sceneIds.indexOf(id).toString(36)}${format[0]}` })
  const className = colours === 'tokens' ? `scene h-${hour}` : 'scene'
  const role = alt ? `role="img" aria-label="${escaped(alt)}"` : 'aria-hidden="true"'
  const view = (crop ?? stage.viewBox).join(' ')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="${className}" viewBox="${view}" preserveAspectRatio="xMidYMax slice" ${role}>` +
    `${mistGradient(stage)}${composition.draw(stage)}</svg>`
  )
}

/** The drawing's own size, for width and height attributes. */
export function sceneSize(format: SceneFormat): { width: number; height: number } {
  return frameSize(format)
}
