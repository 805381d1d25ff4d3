import type { Palette } from './hours.ts'
import { curve, type Line, polygon, sample } from './path.ts'

export type SceneFormat = 'landscape' | 'wide' | 'portrait'

/** Every format shares one ground at y 800 and one middle at x 600; only what is seen of it differs. */
type Frame = {
  readonly viewBox: readonly [number, number, number, number]
  /** how far the framing trees move outward (wide) or inward (portrait) from their landscape places */
  readonly west: number
  readonly east: number
}

const frames: Record<SceneFormat, Frame> = {
  landscape: { viewBox: [0, 0, 1200, 800], west: 0, east: 0 },
  wide: { viewBox: [-360, 150, 1920, 650], west: -170, east: 170 },
  portrait: { viewBox: [150, -400, 900, 1200], west: 140, east: -140 },
}

/** How far past the frame shapes are drawn, so that no edge shows when a box rounds up. */
const margin = 24

/** Where the drawing ends, a little under the frame. */
const floor = 810

/** What a composition needs to know: how much is seen, which colours, which seed. */
export type Stage = {
  readonly format: SceneFormat
  readonly seed: number
  readonly withSky: boolean
  readonly ink: Palette
  readonly viewBox: readonly [number, number, number, number]
  /** the drawn extent */
  readonly left: number
  readonly right: number
  readonly top: number
  /** an id unique to this drawing */
  readonly id: (part: string) => string
  /** places of the framing group at the left and the right, from their landscape x */
  readonly west: (x: number) => number
  readonly east: (x: number) => number
}

export function stageFor(given: { format: SceneFormat; seed: number; withSky: boolean; ink: Palette; uid: string }): Stage {
  const frame = frames[given.format]
  const [x, y, width] = frame.viewBox
  return {
    format: given.format,
    seed: given.seed,
    withSky: given.withSky,
    ink: given.ink,
    viewBox: frame.viewBox,
    left: x - margin,
    right: x + width + margin,
    top: Math.min(0, y),
    id: (part) => `${part}-${given.uid}`,
    west: (at) => at + frame.west,
    east: (at) => at + frame.east,
  }
}

export function frameSize(format: SceneFormat): { width: number; height: number } {
  const [, , width, height] = frames[format].viewBox
  return { width, height }
}

/* ---- marks ---- */

export const fill = (d: string, colour: string, more = '') => `<path d="${d}" fill="${colour}"${more && ` ${more}`}/>`

export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more && ` ${more}`}/>`

export const disc = (x: number, y: number, radius: number, colour: string) =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="${colour}"/>`

/** Sets a motif drawn round (0, 0) down at a place, turned to the left with a scale of -1. */
export function place(x: number, y: number, motif: string, scale = 1): string {
  const size = scale === 1 ? '' : scale === -1 ? 'scale(-1 1)' : `scale(${scale})`
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${size}">${motif}</g>`
}

/**
 * A motif of one ink that occurs several times in a scene: drawn once, set down by `at` in any size and ink. It must be made of
 * filled shapes alone.
 */
export function stamp(stage: Stage, name: string, motif: (colour: string) => string) {
  const id = stage.id(name)
  return {
    shape: `<defs><g id="${id}">${motif('*').replaceAll(' fill="*"', '')}</g></defs>`,
    at(x: number, y: number, scale: number, colour: string): string {
      const size = Math.round(scale * 100) / 100
      const scaled = size < 0 ? `${size} ${-size}` : `${size}`
      return `<use href="#${id}" fill="${colour}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${scaled})"/>`
    },
  }
}

/** A flat band across the whole drawing. */
export function bandAcross(stage: Stage, y: number, height: number, colour: string, more = ''): string {
  return fill(`M${stage.left} ${Math.round(y)}H${stage.right}v${Math.round(height)}H${stage.left}z`, colour, more)
}

/** Stretches a shape drawn from x 0 to 1200 over a panorama. */
export function acrossStage(stage: Stage, shape: string): string {
  return stage.format === 'wide' ? `<g transform="matrix(1.64 0 0 1 -384 0)">${shape}</g>` : shape
}

/** A smooth ridge, closed down to the floor. */
export function ridge(stage: Stage, line: Line, step = 48): string {
  return `${curve(sample(line, stage.left, stage.right, step))}V${floor}H${stage.left}z`
}

/** A ridge of straight cuts: rock, reeds, lava. */
export function jaggedRidge(stage: Stage, line: Line, step = 14): string {
  return `${polygon(sample(line, stage.left, stage.right, step), false)}V${floor}H${stage.left}z`
}

/** Only the upper edge of a ridge, without the way down to the floor. */
export const edgeOf = (ridgePath: string) => ridgePath.slice(0, ridgePath.indexOf('V'))
