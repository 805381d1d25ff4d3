import { rng } from '../noise.ts'
import { tight } from '../path.ts'
import { fill } from '../stage.ts'

const n = Math.round

/** A wall of reeds along a line: leaning blades, thick below. */
export function reedBed(from: number, to: number, foot: (x: number) => number, h: number, seed: number, apart = 1): string {
  const random = rng(seed)
  let d = ''
  for (let x = from; x < to; x += (9 + random() * 6) * apart) {
    const high = h * (0.55 + random() * 0.45)
    const lean = (random() - 0.4) * h * 0.22
    const y = n(foot(x))
    d += `M${n(x)} ${y + 8}q${n(lean * 0.1)} ${n(-high * 0.7)} ${n(lean)} ${n(-high)} ${n(5 - lean * 0.2)} ${n(high * 0.4)} ${n(9 - lean)} ${n(high)}z`
  }
  return tight(d)
}

/** Bamboo: culms with their joints, and sprays of narrow leaves. Foot at (0, 0). */
export function bamboo(culms: number, spread: number, h: number, seed: number, colour: string): string {
  const random = rng(seed)
  const w = h * 0.008
  let d = ''
  for (let i = 0; i < culms; i++) {
    const x = (i / Math.max(1, culms - 1) - 0.5) * spread + (random() - 0.5) * 12
    const high = h * (0.74 + random() * 0.26)
    const lean = (x / spread) * h * 0.34 + (random() - 0.5) * h * 0.12
    d += `M${n(x - w)} 6Q${n(x - w)} ${n(-high * 0.6)} ${n(x + lean)} ${n(-high)}Q${n(x + w * 1.6)} ${n(-high * 0.6)} ${n(x + w)} 6z`
    for (let joint = 1; joint < 9; joint++)
      d += `M${n(x + lean * (joint / 11) ** 2 - w * 1.7)} ${n((-high * joint) / 11)}h${n(w * 3.4)}v3h-${n(w * 3.4)}z`
    for (let leaf = 0; leaf < 10; leaf++) {
      const t = 0.44 + (leaf / 10) * 0.56
      const lx = x + lean * t * t
      const ly = -high * t
      const reach = (leaf % 2 ? 1 : -1) * h * (0.08 + random() * 0.06)
      const drop = h * (0.03 + random() * 0.03)
      d += `M${n(lx)} ${n(ly)}q${n(reach * 0.5)} ${n(-drop * 0.8)} ${n(reach)} ${n(drop)} ${n(-reach * 0.6)} ${n(-drop * 0.4)} ${n(-reach)} ${n(-drop)}z`
    }
  }
  return fill(tight(d), colour)
}
