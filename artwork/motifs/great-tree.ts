import { type Random, rng } from '../noise.ts'
import { alongLimb, limb, type Point, tight } from '../path.ts'
import { pen } from '../pen.ts'
import { fill, stroke } from '../stage.ts'

const n = Math.round

type Spray = { x: number; y: number; rx: number; ry: number }

/** Sprays of leaves from the lowest limbs to the top: across and up as shares of the half crown and the height, then their size. */
const crownPlan: readonly (readonly [across: number, up: number, rx: number, ry: number])[] = [
  [-0.86, 0.6, 0.25, 0.05],
  [0.88, 0.635, 0.26, 0.055],
  [-0.6, 0.71, 0.31, 0.068],
  [0.6, 0.745, 0.31, 0.07],
  [-0.3, 0.83, 0.34, 0.078],
  [0.36, 0.85, 0.33, 0.075],
  [0.02, 0.93, 0.36, 0.08],
  [-0.44, 0.6, 0.16, 0.036],
  [0.48, 0.64, 0.17, 0.04],
  [-0.12, 0.71, 0.19, 0.045],
  [0.2, 0.735, 0.17, 0.04],
]

/** How many of the plan's sprays sit on main limbs. */
const mainLimbs = 7

/** One spray: lobed above, nearly flat and lightly lobed below. */
function leaves({ x, y, rx, ry }: Spray, random: Random): string {
  const lobes = Math.max(4, n(rx / 12))
  const edge = pen(x - rx, y)
  for (let i = 1; i <= lobes; i++) {
    const t = (i / lobes) * 2 - 1
    edge.bump(x + rx * t, y - ry * Math.max(0, 1 - Math.abs(t) ** 2.2) ** 0.7 * (0.8 + random() * 0.4), 0.58)
  }
  const below = Math.max(2, n(rx / 24))
  for (let i = 1; i <= below; i++) {
    const t = 1 - (i / below) * 2
    edge.bump(x + rx * t, i === below ? y : y + ry * 0.34 * (random() - 0.2) * (1 - t * t), 0.8 + random() * 0.5)
  }
  return `${edge.path()}z`
}

/** The foot: plank roots that run far out to both sides, and the bole above them. Sides apart: mirrored outlines would cancel out. */
function bole(h: number, half: number): { west: string; east: string; middle: string } {
  const root = (side: number, reach: number, rise: number) =>
    `M${n(-side * half * 0.4)} ${n(-h * rise)}Q${n(side * half * 1.3)} ${n(-h * 0.045)} ${n(side * h * reach)} 6` +
    `L${n(side * h * reach * 0.62)} 8Q${n(side * half * 1.1)} ${n(-h * 0.012)} ${n(side * half * 0.5)} 8z`
  return {
    west: root(-1, 0.19, 0.34) + root(-1, 0.1, 0.24),
    east: root(1, 0.2, 0.32) + root(1, 0.11, 0.22),
    middle: `M${n(-half * 1.3)} 8Q${n(-half)} ${n(-h * 0.2)} ${n(-half * 0.8)} ${n(-h * 0.5)}H${n(half * 0.8)}Q${n(half)} ${n(-h * 0.2)} ${n(half * 1.3)} 8z`,
  }
}

/** Where each limb leaves the bole, and how much it sags on its way out. */
const forks = [0.4, 0.42, 0.44, 0.46, 0.49, 0.49, 0.49, 0.42, 0.44, 0.48, 0.48]
const bends = [-0.08, 0.09, -0.09, 0.09, -0.06, 0.07, 0.01, -0.03, 0.03, -0.01, 0.02]

type GreatTreeOptions = {
  height: number
  /** half the crown's width as a share of the height */
  spread: number
  seed: number
  wood: string
  marks: string
  lianas?: boolean
}

/** A rainforest giant: buttressed foot, clear bole, spreading limbs, leaves in open sprays, lianas. Foot at (0, 0). */
export function greatTree({ height: h, spread, seed, wood, marks, lianas = true }: GreatTreeOptions): string {
  const random = rng(seed)
  const halfCrown = h * spread
  const halfBole = h * 0.032
  const sprays = crownPlan.map(
    ([across, up, rx, ry]): Spray => ({
      x: across * halfCrown * (0.94 + random() * 0.12),
      y: -up * h * (0.985 + random() * 0.03),
      rx: rx * halfCrown,
      ry: ry * h,
    }),
  )
  let limbs = ''
  sprays.forEach(({ x, y, rx }, i) => {
    const main = i < mainLimbs
    const from: Point = [Math.sign(x) * halfBole * 0.3, -h * (forks[i] ?? 0.45)]
    const to: Point = [x, y + 4]
    const bend = (bends[i] ?? 0) * halfCrown * 1.5
    const thick = halfBole * (main ? 1.05 : 0.5)
    limbs += limb(from, to, thick, 3, bend)
    if (!main) return
    const fork = alongLimb(from, to, bend, 0.6)
    limbs += limb(fork, [x - rx * 0.6, y + 2], thick * 0.4, 2, 0) + limb(fork, [x + rx * 0.62, y + 2], thick * 0.4, 2, 0)
  })
  const light = sprays
    .slice(0, mainLimbs)
    .map(
      ({ x, y, rx, ry }) =>
        `M${n(x - rx * 0.72)} ${n(y - ry * 0.25)}q${n(rx * 0.6)} ${n(-ry * 0.8)} ${n(rx * 1.2)} ${n(-ry * 0.1)}`,
    )
    .join('')
  const fins =
    `M${n(-h * 0.075)} 2Q${n(-halfBole * 0.8)} ${n(-h * 0.05)} ${n(-halfBole * 0.4)} ${n(-h * 0.27)}` +
    `M${n(h * 0.07)} 2Q${n(halfBole * 0.7)} ${n(-h * 0.05)} ${n(halfBole * 0.4)} ${n(-h * 0.22)}`
  const { west, east, middle } = bole(h, halfBole)
  return (
    fill(tight(west), wood) +
    fill(tight(east), wood) +
    fill(tight(middle + limbs + sprays.map((spray) => leaves(spray, random)).join('')), wood) +
    (lianas ? stroke(hanging(h, halfCrown, random), wood, 2.2, 'stroke-linecap="round"') : '') +
    stroke(tight(light), marks, 2.4, 'stroke-dasharray="12 10 30 14" opacity=".8"') +
    stroke(tight(fins), marks, 2, 'opacity=".7"')
  )
}

/** Lianas: some hang free from the limbs, one swings back to the bole. */
function hanging(h: number, halfCrown: number, random: Random): string {
  const hung = [
    [-0.78, 0.59, 0.26],
    [-0.5, 0.58, 0.38],
    [-0.4, 0.585, 0.2],
    [0.34, 0.6, 0.24],
    [0.56, 0.62, 0.4],
    [0.8, 0.625, 0.2],
  ] as const
  let d = ''
  for (const [across, up, drop] of hung) {
    const sway = (random() - 0.5) * h * 0.08
    const length = drop * h * (0.8 + random() * 0.3)
    d += `M${n(across * halfCrown)} ${n(-up * h)}q${n(sway)} ${n(length * 0.55)} ${n(sway * 0.3)} ${n(length)}`
  }
  return tight(`${d}M${n(-0.5 * halfCrown)} ${n(-0.57 * h)}Q${n(-0.16 * halfCrown)} ${n(-0.3 * h)} 0 ${n(-0.47 * h)}`)
}
