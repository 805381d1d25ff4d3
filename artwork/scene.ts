import type { Composition } from './composition.ts'
import { escaped } from './escaped.ts'
import { type Hour, hourInks, tokenPalette } from './hours.ts'
import { type SceneId, sceneIds } from './scene-ids.ts'
import { akagera } from './scenes/akagera.ts'
import { bwindi } from './scenes/bwindi.ts'
import { hills } from './scenes/hills.ts'
import { kibeho } from './scenes/kibeho.ts'
import { kigali } from './scenes/kigali.ts'
import { kilimanjaro } from './scenes/kilimanjaro.ts'
import { kivu } from './scenes/kivu.ts'
import { nyungwe } from './scenes/nyungwe.ts'
import { serengeti } from './scenes/serengeti.ts'
import { trail } from './scenes/trail.ts'
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
