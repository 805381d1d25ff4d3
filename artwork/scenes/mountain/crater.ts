import type { Composition } from '../../composition.ts'
import { euphorbia } from '../../motifs/dry-trees.ts'
import { canopy, forest } from '../../motifs/forest.ts'
import { herd } from '../../motifs/herd.ts'
import { acacia } from '../../motifs/trees.ts'
import { noise, rng } from '../../noise.ts'
import { bell, type Line, type Point, polygon } from '../../path.ts'
import { cut, mist, sky } from '../../sky.ts'
import { acrossStage, fill, jaggedRidge, place, ridge, type Stage, stroke } from '../../stage.ts'

/** The spurs of the crater wall: lit flanks that run down from the rim, broader toward the sides. */
function spurs(stage: Stage, rim: Line, foot: Line): string {
  const random = rng(stage.seed + 5)
  let d = ''
  for (let x = stage.left; x < stage.right; x += 46 + random() * 50) {
    const width = 34 + Math.abs(x - 600) * 0.05 + random() * 26
    const [top, low] = [rim(x) + 4 + random() * 20, foot(x) + 6]
    const drop = low - top
    const points: Point[] = [
      [x, top],
      [x + width * 0.24, top + drop * 0.3],
      [x + width * 0.34, top + drop * 0.5],
      [x + width * 0.8, top + drop * 0.78],
      [x + width * 1.3, low],
      [x - width * 0.16, low],
      [x + width * 0.06, top + drop * 0.62],
      [x - width * 0.06, top + drop * 0.34],
    ]
    d += polygon(points)
  }
  return d
}

export const crater: Composition = {
  title: 'The crater floor',
  place: 'Ngorongoro',
  hour: 'mist',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const rim: Line = (x) => 330 - 26 * bell(x, 250, 190) - 20 * bell(x, 960, 160) + grain(x / 130) * 12
    const foot: Line = (x) => 462 + 96 * (Math.abs(x - 600) / 760) ** 2 + grain(x / 90 + 3) * 5
    let drawing =
      sky(stage, 700, 214, { sun: 60, rings: 0.96 }) +
      fill(
        canopy(stage, (x) => 344 + grain(x / 190 + 7) * 14, seed + 3, [60, 140]),
        ink.m,
      ) +
      fill(jaggedRidge(stage, rim, 20), ink.r3) +
      fill(spurs(stage, rim, foot), ink.r2) +
      mist(stage, 404, 110, 0.85)

    const floor = ridge(stage, foot, 40)
    drawing +=
      fill(floor, ink.r1) +
      cut(floor, ink.r2, 20, { width: 2, opacity: 0.7, dashes: '70 40 30 60 120 50' }) +
      cut(floor, ink.r2, 110, { width: 2.2, opacity: 0.7, dashes: '90 60 40 80 150 30' })
    const lake = 'M292 520q84-26 214-22t212 18q54 14-40 26-110 14-236 8t-150-30z'
    drawing += acrossStage(stage, fill(lake, ink.w1, 'opacity=".5" transform="translate(3 5)"') + fill(lake, ink.P))
    drawing += acrossStage(
      stage,
      stroke('M330 514q90-14 190-10t140 10M420 544q90 4 190-4', ink.K, 3, 'stroke-dasharray="3 5" opacity=".5"'),
    )
    // the fever trees of the floor
    for (const [x, h, key] of [
      [846, 54, 1],
      [884, 70, 3],
      [922, 58, 6],
      [952, 44, 2],
    ] as const)
      drawing += place(x, 566 + (key % 3) * 5, acacia(h, seed + key, ink.r4))
    drawing += place(420, 596, herd(seed + 2, 330, ink.r5), 0.7) + place(stage.west(170), 574, herd(seed + 9, 240, ink.r4), 0.5)
    drawing += mist(stage, 590, 120, 0.7)

    // the near rim, in forest
    const near: Line = (x) => 712 - 150 * bell(x, stage.west(30), 300) - 120 * bell(x, stage.east(1190), 290)
    drawing += forest(stage, near, {
      name: 'near',
      seed: seed + 12,
      size: [46, 84],
      ground: ink.r5,
      marks: ink.r3,
      cut: [12, 2.4],
    })
    drawing +=
      place(stage.west(196), 690, euphorbia(250, seed + 4, ink.r7)) +
      place(stage.east(1062), 712, euphorbia(180, seed + 7, ink.r7))
    const front: Line = (x) => 772 - 84 * bell(x, stage.west(40), 230) - 70 * bell(x, stage.east(1180), 250)
    return drawing + fill(canopy(stage, front, seed + 15, [56, 96]), ink.r7)
  },
}
