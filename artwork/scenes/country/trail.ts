import type { Composition } from '../../composition.ts'
import { singingBoat } from '../../motifs/boats.ts'
import { basketWalker, hiker } from '../../motifs/people.ts'
import { banana, eucalyptus } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, curve, type Line, type Point } from '../../path.ts'
import { glints, sky, terraced } from '../../sky.ts'
import { acrossStage, bandAcross, fill, place, ridge } from '../../stage.ts'
import { domes } from '../../terrain.ts'

/** The middle and half width of the path at a height: it winds down the hill and widens toward the viewer. */
const pathMiddle = (y: number) => 620 + Math.sin((y - 600) / 44) * (26 + (y - 600) * 0.75)
const pathHalf = (y: number) => 4 + (Math.max(0, y - 606) / 200) ** 1.3 * 74

export const trail: Composition = {
  title: 'The Congo Nile trail',
  place: 'Above Kinunu, Lake Kivu',
  hour: 'day',
  draw(stage) {
    const { ink, seed } = stage
    let drawing =
      sky(stage, 800, 210, { sun: 64, rings: 1.05 }) +
      fill(ridge(stage, domes(stage, 0, { count: 5, height: 80, width: 240, base: 350 }), 50), ink.r0) +
      bandAcross(stage, 342, 470, ink.w0) +
      acrossStage(stage, fill('M0 342H1200v8q-260 12-520 4t-680 6z', ink.r1)) +
      acrossStage(stage, fill('M0 420q300 14 640-4t560 10V810H0z', ink.w1, 'opacity=".35"')) +
      acrossStage(stage, fill('M0 500q300-14 640 6t560-10V810H0z', ink.w1, 'opacity=".4"')) +
      glints(stage, 12, { from: 362, to: 470, x: 760, spread: 500, colour: ink.P })
    const peninsulas = [
      ['M1200 372q-120-44-220-34-90-40-170 4-70 10-120 38 120 20 260 16t250 20z', ink.r2],
      ['M0 420q90-60 190-50 90-44 180 4 80 12 130 44-130 22-270 20T0 470z', ink.r3],
      ['M1200 470q-90-66-190-50-110-48-220 16-96 20-170 60 150 30 310 24t270 30z', ink.r4],
    ] as const
    for (const [d, colour] of peninsulas) drawing += acrossStage(stage, fill(d, colour))
    drawing += place(
      stage.format === 'portrait' ? 380 : 300,
      492,
      singingBoat({ body: ink.r6, far: ink.r5, lamp: ink.L, near: false }),
      0.3,
    )

    const grain = noise(seed + 3)
    const hill: Line = (x) => 640 - 92 * bell(x, 250, 300) - 60 * bell(x, 1010, 280) + grain(x / 110) * 6
    drawing += terraced(stage, 'hill', ridge(stage, hill, 50), { ground: ink.r5, lines: ink.r3, rows: 8, gap: 18, opacity: 0.45 })
    // the laterite path: one ribbon, its width set by distance
    const leftEdge: Point[] = []
    const rightEdge: Point[] = []
    for (let y = 606; y <= 830; y += 14) {
      leftEdge.push([pathMiddle(y) - pathHalf(y), y])
      rightEdge.unshift([pathMiddle(y) + pathHalf(y), y])
    }
    drawing += fill(`${curve(leftEdge)}${curve(rightEdge, 'L')}z`, ink.K)
    for (const x of [130, 158, 182, 980, 1010, 1040])
      drawing += place(x, hill(x) + 8, eucalyptus(70 + (x % 5) * 12, seed + x, ink.r6))
    const walker = { body: ink.r7, cloth: ink.P, load: ink.K }
    drawing += place(pathMiddle(652) - 2, 656, hiker(walker), 0.74)
    drawing += place(pathMiddle(742) - 18, 748, basketWalker(walker), 1.14)

    const ground: Line = (x) =>
      786 - 120 * bell(x, stage.west(30), 190) - 150 * bell(x, stage.east(1190), 210) + noise(seed + 8)(x / 60) * 4
    for (const [x, h] of [
      [60, 170],
      [150, 120],
    ] as const)
      drawing += place(stage.west(x), ground(stage.west(x)) + 16, banana(h, seed + x, ink.r7))
    for (const [x, h] of [
      [1080, 140],
      [1160, 190],
    ] as const)
      drawing += place(stage.east(x), ground(stage.east(x)) + 16, banana(h, seed + x, ink.r7))
    return drawing + fill(ridge(stage, ground, 46), ink.r7)
  },
}
