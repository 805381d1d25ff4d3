import type { Composition } from '../../composition.ts'
import { canopy } from '../../motifs/forest.ts'
import { acacia } from '../../motifs/trees.ts'
import { noise, rng } from '../../noise.ts'
import type { Line } from '../../path.ts'
import { pen } from '../../pen.ts'
import { cut, mist, sky } from '../../sky.ts'
import { fill, jaggedRidge, place, ridge, stroke } from '../../stage.ts'
import { lightSide } from '../../terrain.ts'

/** Glaciers below Kibo's rim: where each begins and ends along the rim and how far it creeps down. */
const glaciers = [
  [478, 506, 26],
  [506, 556, 66],
  [556, 580, 24],
  [580, 654, 92],
  [654, 676, 20],
  [676, 738, 58],
  [738, 782, 30],
] as const

/** The ice cap: it follows the rim above; below, each glacier ends in a blunt, stepped front with rock between. */
function iceCap(rim: Line, seed: number): string {
  const random = rng(seed)
  const edge = pen(780, rim(780) + 4)
  for (const [from, to, length] of [...glaciers].reverse()) {
    const width = to - from
    const middle = (from + to) / 2
    const low = rim(middle) + length * (0.85 + random() * 0.3)
    const step = (random() - 0.5) * length * 0.3
    edge.bend(to - width * 0.06, low - length * 0.6, to - width * 0.22, low - Math.max(0, step))
    edge.line(middle + width * 0.04, low + 5).line(middle - width * 0.04, low - Math.abs(step) * 0.6)
    edge.line(from + width * 0.2, low - Math.max(0, -step) * 1.2)
    edge.bend(from + width * 0.1, low - length * 0.6, from, rim(from) + 12)
  }
  for (let x = 486; x <= 780; x += 14) edge.line(x, rim(x) - 4)
  return `${edge.path()}z`
}

export const kilimanjaro: Composition = {
  title: 'Kibo above the cloud',
  place: 'Kilimanjaro from Amboseli',
  hour: 'dawn',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const kibo: Line = (x) => {
      const away = Math.abs(x - 630)
      const slope = Math.max(0, away - 96) / 610
      const summit = away < 96 ? Math.cos((away / 96) * 1.57) * -8 + (away < 34 ? 10 - away / 4 : 0) : 0
      return 592 - 358 * Math.max(0, 1 - slope) ** 2.1 + grain(x / 36, 2) * 4 + summit
    }
    const mawenzi: Line = (x) => 590 - 226 * Math.max(0, 1 - Math.abs(x - 1004) / 260) ** 1.5 + grain(x / 15, 2) * 9
    let drawing =
      sky(stage, stage.format === 'portrait' ? 286 : 236, 404, { sun: 62, rings: 1.12 }) +
      fill(jaggedRidge(stage, mawenzi, 14), ink.r2) +
      fill(lightSide(mawenzi, { summit: 1004, foot: 800, inner: 960, seed: seed + 9, steps: 5, depth: 0.4 }), ink.r1) +
      fill(jaggedRidge(stage, kibo, 18), ink.r3) +
      fill(lightSide(kibo, { summit: 520, foot: 60, inner: 430, seed: seed + 1, steps: 9, depth: 0.26 }), ink.r1)
    // ice with an edge of shade under it and its far half dimmed
    const ice = iceCap(kibo, seed + 31)
    drawing += place(3, 7, fill(ice, ink.r5, 'opacity=".55"')) + fill(ice, ink.P)
    drawing += stroke('M530 262l-6 22M600 250l-3 44M634 260l1 28M712 258l6 20M752 280l7 10', ink.r1, 2.6, 'opacity=".55"')
    // the sea of cloud
    const cloud = (base: number, phase: number, key: number, size: readonly [number, number]) =>
      canopy(stage, (x) => base + grain(x / 210 + phase) * 16, seed + key, size)
    drawing += mist(stage, 452, 120) + fill(cloud(526, 4, 3, [50, 120]), ink.m) + fill(cloud(560, 8, 6, [60, 130]), ink.s4)

    const plain = ridge(stage, (x) => 610 + grain(x / 170 + 2) * 12, 50)
    const near = ridge(stage, (x) => 660 + grain(x / 150 + 6) * 10, 50)
    drawing +=
      fill(plain, ink.r3) +
      mist(stage, 600, 70, 0.5) +
      fill(near, ink.r5) +
      cut(near, ink.r3, 14, { width: 2.2, opacity: 0.7, dashes: '80 30 30 60 140 40' })
    const trees = [
      [stage.west(262), 726, 268, 7, ink.r7],
      [906, 690, 132, 3, ink.r7],
      [520, 674, 64, 5, ink.r6],
      [600, 672, 50, 8, ink.r6],
      [stage.east(1120), 700, 96, 2, ink.r6],
    ] as const
    for (const [x, y, h, key, colour] of trees) drawing += place(x, y, acacia(h, seed + key, colour))
    return (
      drawing +
      fill(
        ridge(stage, (x) => 722 + grain(x / 90 + 16) * 14, 30),
        ink.r7,
      )
    )
  },
}
