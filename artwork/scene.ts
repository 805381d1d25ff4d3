import type { Composition } from './composition.ts'
import { escaped } from './escaped.ts'
import { type Hour, hourInks, tokenPalette } from './hours.ts'
import { type SceneId, sceneIds } from './scene-ids.ts'
import { coffee } from './scenes/country/coffee.ts'
import { drums } from './scenes/country/drums.ts'
import { hairpins } from './scenes/country/hairpins.ts'
import { hills } from './scenes/country/hills.ts'
import { kibeho } from './scenes/country/kibeho.ts'
import { pilgrimRoad } from './scenes/country/pilgrim-road.ts'
import { tea } from './scenes/country/tea.ts'
import { trail } from './scenes/country/trail.ts'
import { village } from './scenes/country/village.ts'
import { bamboo } from './scenes/forest/bamboo.ts'
import { bwindi } from './scenes/forest/bwindi.ts'
import { figTree } from './scenes/forest/fig-tree.ts'
import { forestVillas } from './scenes/forest/forest-villas.ts'
import { grove } from './scenes/forest/grove.ts'
import { highlandForest } from './scenes/forest/highland-forest.ts'
import { nyungwe } from './scenes/forest/nyungwe.ts'
import { crater } from './scenes/mountain/crater.ts'
import { groundsel } from './scenes/mountain/groundsel.ts'
import { kilimanjaro } from './scenes/mountain/kilimanjaro.ts'
import { lava } from './scenes/mountain/lava.ts'
import { mountKenya } from './scenes/mountain/mount-kenya.ts'
import { plateau } from './scenes/mountain/plateau.ts'
import { riftWall } from './scenes/mountain/rift-wall.ts'
import { virunga } from './scenes/mountain/virunga.ts'
import { airstrip } from './scenes/savannah/airstrip.ts'
import { akagera } from './scenes/savannah/akagera.ts'
import { balloon } from './scenes/savannah/balloon.ts'
import { baobabs } from './scenes/savannah/baobabs.ts'
import { borassusValley } from './scenes/savannah/borassus-valley.ts'
import { camp } from './scenes/savannah/camp.ts'
import { doumPalms } from './scenes/savannah/doum-palms.ts'
import { pasture } from './scenes/savannah/pasture.ts'
import { serengeti } from './scenes/savannah/serengeti.ts'
import { veranda } from './scenes/savannah/veranda.ts'
import { cityPlain } from './scenes/town/city-plain.ts'
import { kigali } from './scenes/town/kigali.ts'
import { rooftops } from './scenes/town/rooftops.ts'
import { stoneTown } from './scenes/town/stone-town.ts'
import { channel } from './scenes/water/channel.ts'
import { delta } from './scenes/water/delta.ts'
import { falls } from './scenes/water/falls.ts'
import { fishers } from './scenes/water/fishers.ts'
import { flamingos } from './scenes/water/flamingos.ts'
import { harbour } from './scenes/water/harbour.ts'
import { kivu } from './scenes/water/kivu.ts'
import { marsh } from './scenes/water/marsh.ts'
import { meander } from './scenes/water/meander.ts'
import { papyrus } from './scenes/water/papyrus.ts'
import { spring } from './scenes/water/spring.ts'
import { steamer } from './scenes/water/steamer.ts'
import { terracedLake } from './scenes/water/terraced-lake.ts'
import { twinLakes } from './scenes/water/twin-lakes.ts'
import { zanzibar } from './scenes/water/zanzibar.ts'
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
