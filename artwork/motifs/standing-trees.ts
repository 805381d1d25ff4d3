import { limb, tight } from '../path.ts'
import { pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/* The trees that overtop a forest, each of another family. Drawn once, 100 units tall, foot at (0, 0), and set many times. */

/** Flat plates of leaves on a forked stem. */
function umbrella(): string {
  const plate = (cx: number, cy: number, half: number, lumps: number) => {
    const edge = pen(cx - half, cy)
    for (let i = 1; i <= lumps; i++) {
      const t = (i / lumps) * 2 - 1
      edge.bump(cx + half * t, cy - half * 0.26 * (1 - t * t), 0.6)
    }
    return `${edge
      .bump(cx, cy + 3, 1.6)
      .bump(cx - half, cy, 1.6)
      .path()}z`
  }
  return (
    limb([0, 0], [-1, -62], 5, 3, 0) +
    limb([0, -44], [-21, -74], 3, 1.6, -2) +
    limb([-1, -58], [8, -88], 2.6, 1.6, 2) +
    limb([-1, -54], [24, -80], 2.4, 1.4, 3) +
    plate(6, -88, 30, 6) +
    plate(-23, -74, 21, 4) +
    plate(28, -77, 17, 4)
  )
}

/** An old emergent: tufts with air between them, one side longer than the other. */
function emergent(): string {
  const tuft = (cx: number, cy: number, rx: number, ry: number) =>
    `${pen(cx - rx, cy)
      .bump(cx - rx * 0.55, cy - ry * 0.8)
      .bump(cx + rx * 0.1, cy - ry)
      .bump(cx + rx * 0.7, cy - ry * 0.6)
      .bump(cx + rx, cy + ry * 0.1)
      .bump(cx + rx * 0.3, cy + ry * 0.4, 0.9)
      .bump(cx - rx, cy, 1.1)
      .path()}z`
  return (
    limb([0, 0], [2, -84], 5, 2, 2) +
    limb([1, -36], [-20, -56], 2.6, 1.4, -2) +
    limb([1, -50], [22, -64], 2.6, 1.4, 2) +
    limb([2, -62], [-12, -76], 2.2, 1.2, -1) +
    tuft(-22, -57, 16, 9) +
    tuft(24, -66, 18, 10) +
    tuft(-13, -77, 16, 9) +
    tuft(7, -90, 20, 11)
  )
}

/** A tall tapering crown, lobed down both sides: podocarp, young mahogany. */
function spire(): string {
  const edge = pen(-8, -24)
  const sides = [
    [-14, -34],
    [-12, -47],
    [-11, -59],
    [-7, -70],
    [-6, -82],
    [-2, -92],
    [3, -99],
    [6, -88],
    [9, -77],
    [8, -66],
    [13, -54],
    [12, -42],
    [16, -31],
    [6, -23],
  ] as const
  for (const [x, y] of sides) edge.bump(x, y, 0.66)
  return `${edge.bump(-8, -24, 0.9).path()}zM-3 0L-1-28h3L3 0z`
}

/** A broad head on a clear stem, heavier to one side, with a gap where the limbs show. */
function roundHead(): string {
  const head = pen(-31, -68)
  const upper = [
    [-27, -80],
    [-13, -88],
    [4, -95],
    [19, -89],
    [28, -77],
    [22, -68],
    [8, -71],
    [-4, -66],
    [-18, -64],
    [-31, -68],
  ] as const
  for (const [x, y] of upper) head.bump(x, y, 0.62)
  const low = pen(10, -58).bump(17, -66, 0.62).bump(31, -65, 0.62).bump(34, -56, 0.62).bump(10, -58, 1)
  return `${limb([0, 0], [0, -64], 5, 3, 1)}${limb([0, -34], [-20, -66], 2.4, 1.4, -2)}${limb([0, -40], [24, -58], 2.2, 1.4, 3)}${head.path()}z${low.path()}z`
}

/** A tree fern: a fountain of fronds from a slim trunk. */
function treeFern(): string {
  const frond = (x: number, rise: number, droop: number) =>
    `M0-66Q${Math.round(x * 0.5)}-${66 + rise} ${x}-${66 - droop}Q${Math.round(x * 0.45)}-${52 + rise} 0-62z`
  return `${limb([0, 0], [0, -66], 5, 3, -3)}${[
    [-46, 24, 12],
    [-36, 38, -6],
    [-20, 46, -24],
    [8, 48, -30],
    [26, 44, -18],
    [40, 32, 0],
    [46, 18, 20],
    [-30, 12, 30],
    [28, 10, 34],
  ]
    .map(([x = 0, rise = 0, droop = 0]) => frond(x, rise, droop))
    .join('')}`
}

const families = { umbrella, emergent, spire, roundHead, treeFern } as const
type Family = keyof typeof families
const names = Object.keys(families) as Family[]

/** The five silhouettes, to be set down once before any `standingTree`. */
export function treeShapes(stage: Stage): string {
  const shapes = names.map((name, i) => `<path id="${stage.id(`t${i}`)}" d="${tight(families[name]())}"/>`)
  return `<defs>${shapes.join('')}</defs>`
}

/** Sets one tree down: its family by chance, its foot and height, and whether it is turned round. */
export function standingTree(stage: Stage, chance: number, x: number, y: number, height: number, turned: boolean): string {
  const family = chance < 0.26 ? 0 : chance < 0.5 ? 1 : chance < 0.72 ? 2 : chance < 0.9 ? 3 : 4
  const scale = Math.round(height * (family === 4 ? 0.7 : 1)) / 100
  return `<use href="#${stage.id(`t${family}`)}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${turned ? `-${scale} ` : ''}${scale})"/>`
}
