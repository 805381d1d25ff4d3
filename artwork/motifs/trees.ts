import { type Random, rng } from '../noise.ts'
import { alongLimb, limb, mix, type Point, polygon, tight } from '../path.ts'
import { pen } from '../pen.ts'
import { fill, stroke } from '../stage.ts'

/* Each tree stands with its foot at (0, 0) and grows to its height. */

const n = Math.round

/** A crown of lobes round an ellipse. */
export function crown(cx: number, cy: number, rx: number, ry: number, seed: number, lobes = 9): string {
  const random = rng(seed)
  const point = (i: number): Point => {
    const angle = (i / lobes) * 6.283 + (random() - 0.5) * 0.35
    const reach = 0.86 + random() * 0.28
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]
  }
  const start = point(0)
  const edge = pen(...start)
  for (let i = 1; i < lobes; i++) edge.bump(...point(i))
  return `${edge.bump(...start).path()}z`
}

/** An umbrella-thorn pad: a domed top of small lumps, an almost straight underside. */
function pad(cx: number, cy: number, halfWidth: number, height: number, random: Random): string {
  const lumps = Math.max(7, n(halfWidth / 13))
  const topAt = (i: number): Point => {
    const t = (i / lumps) * 2 - 1
    return [cx + t * halfWidth, cy - height * (1 - Math.abs(t) ** 2.2) ** 0.62 * (0.88 + random() * 0.24)]
  }
  const edge = pen(...topAt(0))
  for (let i = 1; i <= lumps; i++) edge.bump(...topAt(i), 0.7)
  let from = cx + halfWidth
  const tears = 6
  for (let i = 1; i <= tears; i++) {
    const t = 1 - (i / tears) * 2
    const x = cx + t * halfWidth * 0.98
    const sag = i === tears ? 0 : (0.12 + 0.2 * (1 - t * t)) * (0.5 + random())
    edge.bend(mix(from, x, 0.5), cy + height * 0.22, x, cy + height * sag)
    from = x
  }
  return `${edge.path()}z`
}

/** Umbrella thorn: flared trunk to 30 % of the height, three limbs, four flat pads. */
export function acacia(h: number, seed: number, colour: string): string {
  const random = rng(seed)
  const width = h * 0.86
  const lean = (random() - 0.5) * h * 0.12
  const [top, west, east, low] = [
    [lean + width * 0.04, -h * 0.93, width * 0.62, h * 0.13],
    [lean - width * 0.5, -h * 0.8, width * 0.4, h * 0.095],
    [lean + width * 0.56, -h * 0.83, width * 0.38, h * 0.09],
    [lean + width * 0.16, -h * 0.74, width * 0.24, h * 0.06],
  ] as const
  const half = h * 0.034
  const forkX = lean * 0.4
  const forkY = -h * 0.3
  const trunk =
    `M${n(-half * 2.2)} 2Q${n(-half * 0.9)} ${n(-h * 0.05)} ${n(forkX - half * 0.75)} ${n(forkY)}` +
    `L${n(forkX + half * 0.75)} ${n(forkY)}Q${n(half * 0.8)} ${n(-h * 0.05)} ${n(half * 2.2)} 2Q0 ${n(2 + h * 0.03)} ${n(-half * 2.2)} 2z`

  type Branch = { from: Point; to: Point; bend: number }
  const toWest: Branch = { from: [forkX - half * 0.2, forkY + 4], to: [west[0] + width * 0.06, west[1]], bend: -h * 0.05 }
  const toEast: Branch = { from: [forkX + half * 0.2, forkY + 4], to: [east[0] - width * 0.06, east[1]], bend: h * 0.06 }
  const toTop: Branch = { from: [forkX, forkY + 4], to: [top[0] + width * 0.1, top[1]], bend: h * 0.02 }
  const drawn = ({ from, to, bend }: Branch, thick: number) => limb(from, to, thick, 2.4, bend)
  const side = ({ from, to, bend }: Branch, t: number, end: Point, thick: number, sideBend: number) =>
    limb(alongLimb(from, to, bend, t), end, thick, 2, sideBend)
  const limbs =
    drawn(toWest, half * 1.2) +
    drawn(toEast, half * 1.2) +
    drawn(toTop, half) +
    side(toWest, 0.5, [top[0] - width * 0.3, top[1]], half * 0.68, h * 0.02) +
    side(toEast, 0.52, [top[0] + width * 0.42, top[1]], half * 0.68, -h * 0.02) +
    side(toTop, 0.45, [low[0], low[1]], half * 0.6, h * 0.01)
  const pads = [top, west, east, low].map(([x, y, w, high]) => pad(x, y, w, high, random)).join('')
  return fill(tight(trunk + limbs + pads), colour)
}

/** Eucalyptus: a slender stem that sways once, and loose clumps on rising branches with air between them. */
export function eucalyptus(h: number, seed: number, colour: string): string {
  const random = rng(seed)
  const sway = (random() - 0.5) * h * 0.1
  const stem = (t: number): Point => [sway * 2 * t * (1 - t), -h * t]
  const foot = Math.max(1.4, h * 0.012)
  const [bendX, bendY] = stem(0.5)
  let d = `M${n(-foot)} 2Q${n(bendX * 2 - foot)} ${n(bendY)} -1 ${n(-h * 0.9)}h2Q${n(bendX * 2 + foot)} ${n(bendY)} ${n(foot)} 2z`
  let side = random() < 0.5 ? 1 : -1
  for (const [t, out, size] of clumps) {
    const [x, y] = stem(t)
    const cx = x + side * h * out * (0.85 + random() * 0.4)
    const cy = y - h * 0.03 * random()
    const fork = stem(t - 0.1 - out * 0.4)
    if (out > 0.05) d += `M${n(fork[0] - 1)} ${n(fork[1])}L${n(cx)} ${n(cy)}L${n(fork[0] + 1)} ${n(fork[1] + 3)}z`
    d += crown(cx, cy, h * size * (0.9 + random() * 0.25), h * size * 0.8, seed + n(t * 50), 7)
    side = -side
  }
  return fill(tight(d), colour)
}

/** The clumps of a eucalyptus: height, reach from the stem, size, as shares of the tree's height. */
const clumps = [
  [0.44, 0.075, 0.05],
  [0.55, 0.085, 0.078],
  [0.65, 0.07, 0.094],
  [0.75, 0.068, 0.098],
  [0.85, 0.045, 0.092],
  [0.945, 0.008, 0.076],
] as const

/** Banana: seven arching leaves from one stem. */
export function banana(h: number, seed: number, colour: string): string {
  const random = rng(seed)
  let d = `M${n(-h * 0.035)} 0L${n(-h * 0.02)} ${n(-h * 0.45)}h${n(h * 0.04)}L${n(h * 0.04)} 0z`
  const heart = -h * 0.43
  for (const degrees of [-76, -48, -20, 8, 36, 62, 84]) {
    const angle = ((degrees + (random() - 0.5) * 12) * Math.PI) / 180
    const length = h * (0.62 - Math.abs(degrees) / 420) * (0.9 + random() * 0.2)
    const x = Math.sin(angle) * length
    const y = heart - Math.cos(angle) * length * 0.95
    const droop = Math.abs(Math.sin(angle)) * h * 0.26
    const blade: Point = [Math.cos(angle) * h * 0.1, Math.sin(angle) * h * 0.1]
    d +=
      `M0 ${n(heart)}Q${n(x * 0.55 - blade[0])} ${n(mix(heart, y, 0.75) - blade[1])} ${n(x * 1.18)} ${n(y + droop)}` +
      `Q${n(x * 0.62 + blade[0] * 0.75)} ${n(mix(heart, y, 0.6) + blade[1] * 0.75 + droop * 0.1)} 0 ${n(heart)}z`
  }
  return fill(tight(d), colour)
}

/** Coconut palm: a leaning trunk and nine drooping, serrated fronds. */
export function palm(h: number, lean: number, seed: number, colour: string): string {
  const random = rng(seed)
  const topX = lean * h
  const topY = -h * 0.86
  const w = h * 0.016
  let d =
    `M${n(-w * 2)} 2Q${n(lean * h * 0.1 - w)} ${n(-h * 0.5)} ${n(topX - w * 0.7)} ${n(topY)}` +
    `L${n(topX + w * 0.7)} ${n(topY)}Q${n(lean * h * 0.1 + w * 1.6)} ${n(-h * 0.5)} ${n(w * 2)} 2z`
  for (const degrees of [-168, -140, -112, -84, -58, -34, -8, 14, 194]) {
    const angle = ((degrees + (random() - 0.5) * 10) * Math.PI) / 180
    const length = h * (0.34 + random() * 0.06)
    const tip: Point = [topX + Math.cos(angle) * length, topY + Math.sin(angle) * length * 0.62 + length * 0.42]
    const arch: Point = [topX + Math.cos(angle) * length * 0.55, topY + Math.sin(angle) * length * 0.75 - length * 0.06]
    const spine: Point[] = []
    const teeth: Point[] = []
    for (let i = 0; i <= 9; i++) {
      const t = i / 9
      const u = 1 - t
      const x = u * u * topX + 2 * t * u * arch[0] + t * t * tip[0]
      const y = u * u * topY + 2 * t * u * arch[1] + t * t * tip[1]
      const hang = Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1)) * length * 0.17
      spine.push([x, y])
      teeth.push([x + Math.cos(angle) * length * 0.04, y + hang], [x - Math.cos(angle) * length * 0.02, y + hang * 0.35])
    }
    d += polygon([...spine, ...teeth.reverse().slice(1)])
  }
  return fill(d, colour)
}

/** A stand of papyrus: stems and umbels. */
export function papyrus(stems: number, spread: number, h: number, seed: number, colour: string): string {
  const random = rng(seed)
  let stalks = ''
  let heads = ''
  for (let i = 0; i < stems; i++) {
    const x = (i / (stems - 1) - 0.5) * spread + ((random() - 0.5) * spread) / stems
    const top = -h * (0.6 + random() * 0.4)
    const tip = x + (random() - 0.5) * h * 0.3
    const reach = h * (0.13 + random() * 0.05)
    stalks += `M${n(x)} 6Q${n(x)} ${n(top * 0.6)} ${n(tip)} ${n(top)}`
    for (let ray = 0; ray < 9; ray++) {
      const angle = ((-172 + ray * 20.5) * Math.PI) / 180
      const [c, s] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
      heads += `M${n(tip)} ${n(top)}q${n(c * 0.5)} ${n(s * 0.9)} ${n(c)} ${n(s * 0.75 + reach * 0.12)}`
    }
  }
  return stroke(tight(stalks), colour, 2.4) + stroke(tight(heads), colour, 1.6)
}
