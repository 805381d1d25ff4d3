import { rng } from '../noise.ts'
import { limb, type Point, polygon, tight } from '../path.ts'
import { fill } from '../stage.ts'

const n = Math.round

/** One fan of a fan palm: a half wheel of pointed blades, opening away from the crown. */
function fan([x, y]: Point, angle: number, reach: number): string {
  const points: Point[] = [[x, y]]
  for (let i = 0; i <= 10; i++) {
    const spread = angle + ((i - 5) / 5) * 1.15
    const length = i % 2 ? reach : reach * 0.62
    points.push([x + Math.cos(spread) * length, y + Math.sin(spread) * length])
  }
  return polygon(points)
}

/** A head of fans round one point, the lowest hanging. */
function head([x, y]: Point, reach: number, fans: number, seed: number): string {
  const random = rng(seed)
  let d = ''
  for (let i = 0; i < fans; i++) {
    const angle = -3.55 + (i / (fans - 1)) * 3.96 + (random() - 0.5) * 0.24
    const stalk = reach * (0.6 + random() * 0.3)
    const at: Point = [x + Math.cos(angle) * stalk, y + Math.sin(angle) * stalk]
    d += limb([x, y], at, reach * 0.09, reach * 0.06, 0) + fan(at, angle, reach * (0.8 + random() * 0.2))
  }
  return d
}

/** Borassus: one tall stem that swells below its head of fans. Foot at (0, 0). */
export function borassus(h: number, seed: number, colour: string): string {
  const w = h * 0.024
  const top = -h * 0.86
  const stem =
    `M${n(-w * 1.5)} 2Q${n(-w * 0.6)} ${n(-h * 0.24)} ${n(-w)} ${n(-h * 0.44)}Q${n(-w * 1.5)} ${n(-h * 0.6)} ${n(-w * 0.6)} ${n(top)}` +
    `H${n(w * 0.6)}Q${n(w * 1.5)} ${n(-h * 0.6)} ${n(w)} ${n(-h * 0.44)}Q${n(w * 0.6)} ${n(-h * 0.24)} ${n(w * 1.5)} 2z`
  return fill(tight(stem + head([0, top], h * 0.105, 9, seed)), colour)
}

/** Doum palm: a stem that forks and forks again, each tip with its small head. Foot at (0, 0). */
export function doumPalm(h: number, seed: number, colour: string): string {
  const w = h * 0.05
  const [west, east]: Point[] = [
    [-h * 0.11, -h * 0.56],
    [h * 0.12, -h * 0.5],
  ]
  const tips = [
    [-h * 0.24, -h * 0.82],
    [-h * 0.04, -h * 0.9],
    [h * 0.09, -h * 0.76],
    [h * 0.27, -h * 0.72],
  ] as const
  const stems =
    limb([0, 2], [0, -h * 0.3], w, w * 0.8, -h * 0.01) +
    limb([0, -h * 0.28], west ?? [0, 0], w * 0.74, w * 0.6, -h * 0.03) +
    limb([0, -h * 0.28], east ?? [0, 0], w * 0.74, w * 0.6, h * 0.03)
  const arms = tips
    .map((tip, i) => limb((i < 2 ? west : east) ?? tip, tip, w * 0.56, w * 0.4, (i % 2 ? 1 : -1) * h * 0.02))
    .join('')
  return fill(tight(stems + arms + tips.map((tip, i) => head(tip, h * 0.08, 7, seed + i)).join('')), colour)
}
