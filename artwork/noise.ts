/** A repeatable stream of numbers in [0, 1): the same seed always draws the same picture. */
export type Random = () => number

/** Mulberry32: small, fast and the same on every machine. */
export function rng(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A wandering line: height in -1..1 at any x. */
type Noise = (x: number, octaves?: number) => number

/** One-dimensional fractal value noise. */
export function noise(seed: number): Noise {
  const random = rng(seed)
  const knots = Array.from({ length: 256 }, () => random() * 2 - 1)
  const knot = (i: number) => knots[i & 255] ?? 0
  const at = (x: number) => {
    const i = Math.floor(x)
    const f = x - i
    const ease = f * f * (3 - 2 * f)
    return knot(i) * (1 - ease) + knot(i + 1) * ease
  }
  return (x, octaves = 3) => {
    let amplitude = 1
    let sum = 0
    let total = 0
    for (let octave = 0; octave < octaves; octave++) {
      sum += amplitude * at(x * (1 << octave) + octave * 37)
      total += amplitude
      amplitude *= 0.5
    }
    return sum / total
  }
}
