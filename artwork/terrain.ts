import { noise, rng } from './noise.ts'
import { type Line, mix, type Point, polygon, sample } from './path.ts'
import type { Stage } from './stage.ts'

type DomeOptions = { count: number; height: number; width: number; base: number; rough?: number }

/** The Rwandan hill: a smooth maximum of rounded domes, never a sine. */
export function domes(stage: Stage, offset: number, { count, height, width, base, rough = 6 }: DomeOptions): Line {
  const seed = stage.seed + offset
  const random = rng(seed)
  const grain = noise(seed + 9)
  const wide = stage.format === 'wide'
  const total = wide ? Math.round(count * 1.5) : count
  const start = wide ? -450 : -100
  const hills = Array.from({ length: total }, (_, i) => ({
    x: start + ((i + 0.2 + random() * 0.6) / count) * 1400,
    height: height * (0.42 + random() * 0.62),
    width: width * (0.55 + random() * 0.95),
    lean: 1.15 + random() * 0.9,
  }))
  return (x) => {
    let sum = 0
    for (const hill of hills) {
      const away = (Math.abs(x - hill.x) / hill.width) * (x > hill.x ? hill.lean : 2.6 - hill.lean)
      sum += (hill.height * Math.exp(-(away ** 1.7) * 1.5)) ** 3
    }
    return base - Math.cbrt(sum) - grain(x / 130) * rough
  }
}

type ConeOptions = { seed: number; power?: number; crater?: number; dip?: number; rough?: number }

/** A volcano: concave flanks and a small crater. */
export function cone(
  { x: cx, base, height, left, right }: { x: number; base: number; height: number; left: number; right: number },
  { seed, power = 1.75, crater = 0.05, dip = 0.03, rough = 4 }: ConeOptions,
): Line {
  const grain = noise(seed)
  const rim = (1 - crater) ** power * height
  return (x) => {
    const t = Math.abs(x - cx) / (x < cx ? left : right)
    if (t >= 1) return base
    const rise = t < crater ? rim - Math.sin((1 - t / crater) * 1.5) * height * dip : (1 - t) ** power * height
    return base - rise - grain(x / 40, 2) * rough
  }
}

/** The jagged light side of a mountain, from its lit foot to the summit and back down inside. */
export function lightSide(
  line: Line,
  {
    summit,
    foot,
    inner,
    seed,
    steps = 7,
    depth = 0.5,
  }: { summit: number; foot: number; inner: number; seed: number; steps?: number; depth?: number },
): string {
  const random = rng(seed)
  const leftLit = foot < summit
  const edge = sample(line, Math.min(summit, foot), Math.max(summit, foot), 18)
  const climb = leftLit ? edge : edge.reverse()
  const top = line(summit)
  const bottom = line(foot) + 10
  const descent: Point[] = []
  for (let i = 1; i <= steps; i++) {
    const t = i / steps
    const tooth = Math.abs(foot - summit) * depth * 0.22 * (0.4 + t) * (0.6 + random() * 0.8)
    const side = (i % 2 ? 1 : -1) * (leftLit ? 1 : -1)
    descent.push([mix(summit, inner, t) + side * tooth, mix(top, bottom, t ** 0.95)])
  }
  return polygon([...climb, [summit, top], ...descent])
}
