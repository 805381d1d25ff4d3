import { rng } from './noise.ts'
import { bandAcross, disc, edgeOf, fill, type Stage, stroke } from './stage.ts'

type SkyOptions = {
  /** the sun's radius; none leaves the glow without a disc */
  sun?: number
  /** scale of the rings, .84 to 1.18 */
  rings?: number
}

/** Rings of flat ink round the sun, each fraying outward in cut rays. Counts share divisors, so the rays line up. */
export function sky(stage: Stage, x: number, y: number, { sun = 0, rings = 1 }: SkyOptions): string {
  if (!stage.withSky) return ''
  const { ink } = stage
  const ring = (radius: number, colour: string, rayLength: number, rays: number) => {
    const inner = Math.round(radius * rings)
    const middle = inner + rayLength / 2
    // dashes in true lengths: some renderers do not know pathLength
    const step = (2 * Math.PI * middle) / rays
    const cut = `stroke-dasharray="${(step * 0.4).toFixed(3)} ${(step * 0.6).toFixed(3)}" stroke-dashoffset="${(step * 0.7).toFixed(2)}"`
    return (
      disc(x, y, inner, colour) +
      `<circle cx="${x}" cy="${y}" r="${middle}" fill="none" stroke="${colour}" stroke-width="${rayLength}" ${cut}/>`
    )
  }
  return (
    bandAcross(stage, stage.top, 800 - stage.top, ink.s0) +
    ring(740, ink.s1, 70, 240) +
    ring(540, ink.s2, 62, 240) +
    ring(370, ink.s3, 52, 160) +
    ring(226, ink.s4, 42, 160) +
    (sun > 0 ? disc(x, y, sun, ink.sun) : '')
  )
}

type StarField = {
  /** the lowest a star may stand */
  down?: number
  /** the glow in which no star is seen */
  clear: { x: number; y: number; radius: number }
}

/** Points of light, by seed, in the upper part of the frame. */
export function stars(stage: Stage, count: number, size: number, { down = 300, clear }: StarField): string {
  if (!stage.withSky) return ''
  const random = rng(stage.seed + 1)
  const height = down - stage.viewBox[1]
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = Math.round(stage.left + random() * (stage.right - stage.left))
    const y = Math.round(down - random() * height)
    if (Math.hypot(x - clear.x, y - clear.y) > clear.radius) d += `M${x} ${y}h0`
  }
  return stroke(d, stage.ink.sun, size, 'stroke-linecap="round" opacity=".65"')
}

/** The one gradient of a scene, shared by every mist: nothing, full at 62 %, nothing. */
export function mistGradient(stage: Stage): string {
  const stop = (offset: string, opacity: string) => `<stop${offset} stop-color="${stage.ink.m}"${opacity}/>`
  const stops = stop('', ' stop-opacity="0"') + stop(' offset=".62"', '') + stop(' offset="1"', ' stop-opacity="0"')
  return `<linearGradient id="${stage.id('mist')}" x2="0" y2="1">${stops}</linearGradient>`
}

/** A lying bank of mist. */
export function mist(stage: Stage, y: number, height: number, opacity = 0.9): string {
  return bandAcross(stage, y, height, `url(#${stage.id('mist')})`, opacity < 1 ? `opacity="${opacity}"` : '')
}

/** Light on water: short strokes that widen toward the viewer, under the sun. */
export function glints(
  stage: Stage,
  count: number,
  {
    from,
    to,
    x,
    spread,
    colour,
    opacity = 0.7,
  }: { from: number; to: number; x: number; spread: number; colour: string; opacity?: number },
): string {
  const random = rng(stage.seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const t = i / count
    const y = Math.round(from + (to - from) * t ** 1.3)
    const middle = x + (random() - 0.5) * spread * (0.16 + t * 0.5)
    const width = Math.round((24 + random() * 90) * (0.4 + t))
    d += `M${Math.round(middle - width / 2)} ${y}h${width}`
  }
  return stroke(d, colour, 3, `opacity="${opacity}" stroke-linecap="round"`)
}

/** A ridge's edge as a string of lamps. */
export function lamps(d: string, width: number, dashes: string, colour: string, more = ''): string {
  return stroke(d, colour, width, `stroke-linecap="round" stroke-dasharray="${dashes}"${more && ` ${more}`}`)
}

const brokenCut = '16 26 7 34 24 18'

/** A knife mark: the edge of a ridge again, a little lower, in broken strokes. */
export function cut(
  ridgePath: string,
  colour: string,
  down: number,
  { width = 2.4, opacity = 0.6, dashes = brokenCut } = {},
): string {
  const shift = `transform="translate(${Math.round(down * 0.4)} ${down})"`
  return stroke(edgeOf(ridgePath), colour, width, `stroke-dasharray="${dashes}" opacity="${opacity}" ${shift}`)
}

/** A ridge with terrace lines: its own edge repeated downward in long broken strokes. */
export function terraced(
  stage: Stage,
  name: string,
  ridgePath: string,
  {
    ground,
    lines,
    rows,
    gap,
    width = 2,
    opacity = 0.6,
  }: { ground: string; lines: string; rows: number; gap: number; width?: number; opacity?: number },
): string {
  const id = stage.id(name)
  let uses = ''
  for (let i = 0; i < rows; i++) {
    uses += `<use href="#${id}" x="${i * 3}" y="${Math.round(gap * (1 + i + i * i * 0.08))}"/>`
  }
  const pen = `fill="none" stroke="${lines}" stroke-width="${width}" opacity="${opacity}" stroke-dasharray="130 7 74 9 190 6 48 12"`
  return `<g fill="${ground}"><path id="${id}" d="${ridgePath}"/></g><g ${pen}>${uses}</g>`
}

/** The crescent of early evening. */
export const crescent = (x: number, y: number, colour: string) => fill(`M${x} ${y}a34 34 0 1 0 34 46 28 28 0 0 1-34-46z`, colour)
