import { rng } from '../noise.ts'
import { limb, type Point, tight } from '../path.ts'
import { fill, stroke } from '../stage.ts'

const n = Math.round

/** Candelabra euphorbia: a short stem and a crown of arms that all turn upward. Foot at (0, 0). */
export function euphorbia(h: number, seed: number, colour: string): string {
  const random = rng(seed)
  const fork = -h * 0.3
  let arms = ''
  for (let i = 0; i < 19; i++) {
    const t = (i / 18) * 2 - 1
    const x = t * h * 0.42
    const top = -h * (0.99 - 0.26 * t * t) + random() * h * 0.05
    const from = fork - random() * h * 0.16
    arms += `M0 ${n(from)}Q${n(x * 1.12)} ${n(from + h * 0.02)} ${n(x)} ${n(top)}`
  }
  return (
    fill(limb([0, 3], [0, -h * 0.5], h * 0.085, h * 0.05, 0), colour) +
    stroke(tight(arms), colour, Math.round(h * 0.026 * 10) / 10, 'stroke-linecap="round"')
  )
}

/** Baobab: a swollen trunk and bare branches that fork to twigs. Foot at (0, 0). */
export function baobab(h: number, seed: number, colour: string): string {
  const random = rng(seed)
  const half = h * 0.13
  const shoulder = -h * 0.46
  let d =
    `M${n(-half * 1.9)} 5Q${n(-half * 1.1)} ${n(-h * 0.03)} ${n(-half * 1.12)} ${n(-h * 0.15)}Q${n(-half * 1.3)} ${n(-h * 0.32)} ${n(-half * 0.86)} ${n(shoulder - h * 0.05)}` +
    `L0 ${n(shoulder + h * 0.02)}L${n(half * 0.84)} ${n(shoulder - h * 0.04)}Q${n(half * 1.34)} ${n(-h * 0.3)} ${n(half * 1.1)} ${n(-h * 0.14)}Q${n(half * 1.06)} ${n(-h * 0.03)} ${n(half * 1.9)} 5z`
  const grow = (from: Point, angle: number, length: number, width: number, left: number) => {
    const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length]
    d += limb(from, to, width, width * 0.5, (random() - 0.5) * length * 0.3)
    if (left === 0) return
    const forks = left === 1 && random() < 0.5 ? 3 : 2
    for (let i = 0; i < forks; i++) {
      const turn = (i - (forks - 1) / 2) * 0.74 + (random() - 0.5) * 0.3
      // a twig never points down
      const next = Math.min(0.02, Math.max(-3.16, angle + turn))
      grow(
        [to[0] - Math.cos(angle) * 3, to[1] - Math.sin(angle) * 3],
        next,
        length * (0.56 + random() * 0.24),
        width * 0.52,
        left - 1,
      )
    }
  }
  for (const [at, angle, length] of boughs)
    grow([at * half, shoulder + Math.abs(at) * h * 0.03], angle, h * length, h * 0.08 * (1.1 - Math.abs(at) * 0.3), 3)
  return fill(tight(d), colour)
}

/** The boughs of a baobab: place on the shoulder, direction, length as a share of the height. */
const boughs = [
  [-0.8, -2.8, 0.2],
  [-0.5, -2.2, 0.2],
  [-0.05, -1.66, 0.2],
  [0.42, -1.1, 0.2],
  [0.78, -0.42, 0.22],
] as const

/** Giant groundsel of the high moor: stems in a shaggy coat of dead leaves, each under a rosette. Foot at (0, 0). */
export function groundsel(h: number, seed: number, colour: string): string {
  const random = rng(seed)
  const tips = [
    [-0.27, 0.66],
    [0.03, 0.84],
    [0.29, 0.6],
  ] as const
  let d = limb([0, 4], [0, -h * 0.32], h * 0.13, h * 0.12, 0)
  for (const [across, up] of tips) {
    const [x, y]: Point = [across * h, -up * h]
    d += limb([0, -h * 0.26], [x, y], h * 0.09, h * 0.12, across * h * 0.55)
    // the coat: ragged, widest just under the rosette
    d += `M${n(x - h * 0.05)} ${n(y + h * 0.26)}l${n(-h * 0.02)} ${n(-h * 0.08)} ${n(h * 0.012)} ${n(-h * 0.02)} ${n(-h * 0.03)} ${n(-h * 0.06)} ${n(h * 0.01)} ${n(-h * 0.02)} ${n(-h * 0.025)} ${n(-h * 0.1)}h${n(h * 0.2)}l${n(-h * 0.02)} ${n(h * 0.1)} ${n(h * 0.01)} ${n(h * 0.03)} ${n(-h * 0.03)} ${n(h * 0.05)} ${n(h * 0.008)} ${n(h * 0.03)} ${n(-h * 0.034)} ${n(h * 0.08)}z`
    for (let i = 0; i < 15; i++) {
      const angle = -3.5 + (i / 14) * 3.86 + (random() - 0.5) * 0.1
      const reach = h * (0.15 + 0.035 * Math.max(0, -Math.sin(angle)))
      const [c, s] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
      const [wide, high] = [-s * 0.2, c * 0.2]
      d += `M${n(x)} ${n(y)}Q${n(x + c * 0.7 + wide)} ${n(y + s * 0.7 + high)} ${n(x + c)} ${n(y + s)}Q${n(x + c * 0.7 - wide)} ${n(y + s * 0.7 - high)} ${n(x)} ${n(y)}z`
    }
  }
  return fill(tight(d), colour)
}
