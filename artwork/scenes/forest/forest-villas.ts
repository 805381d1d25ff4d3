import type { Composition } from '../../composition.ts'
import { forest } from '../../motifs/forest.ts'
import { villa } from '../../motifs/huts.ts'
import { treeShapes } from '../../motifs/standing-trees.ts'
import { eucalyptus } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { crescent, lamps, mist, sky, stars } from '../../sky.ts'
import { disc, fill, jaggedRidge, place, ridge } from '../../stage.ts'
import { cone, lightSide } from '../../terrain.ts'

export const forestVillas: Composition = {
  title: 'Villas below the volcano',
  place: 'Kinigi',
  hour: 'dusk',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const at = stage.format === 'portrait' ? 720 : 800
    const peak = cone(
      { x: at, base: 520, height: 330, left: 380, right: 420 },
      { seed, power: 1.5, crater: 0.04, dip: 0.02, rough: 3 },
    )
    const far = cone(
      { x: 300, base: 520, height: 230, left: 320, right: 330 },
      { seed: seed + 3, power: 1.6, crater: 0.08, dip: 0.05, rough: 3 },
    )
    let drawing = treeShapes(stage) + sky(stage, 520, 430, { sun: 0, rings: 1.1 })
    if (stage.withSky)
      drawing +=
        crescent(380, stage.format === 'wide' ? 216 : stage.format === 'portrait' ? 20 : 150, ink.sun) +
        stars(stage, 20, 3.4, { down: 300, clear: { x: 520, y: 430, radius: 380 } })
    drawing +=
      fill(jaggedRidge(stage, far, 20), ink.r2) +
      mist(stage, 390, 110, 0.6) +
      fill(jaggedRidge(stage, peak, 20), ink.r3) +
      fill(lightSide(peak, { summit: at - 8, foot: at - 330, inner: at - 74, seed: seed + 4, steps: 8, depth: 0.4 }), ink.r2) +
      mist(stage, 440, 110, 0.75)
    drawing += forest(stage, (x) => 530 - 24 * bell(x, 200, 260) - 20 * bell(x, 1000, 280) + grain(x / 130) * 8, {
      name: 'wood',
      seed: seed + 1,
      size: [30, 58],
      ground: ink.r4,
      marks: ink.r3,
      cut: [8, 2],
      standing: { every: 170, height: 84 },
    })
    drawing += mist(stage, 500, 90, 0.4)
    const hill: Line = (x) =>
      640 - 60 * bell(x, 560, 360) - 30 * bell(x, -200, 220) - 30 * bell(x, 1420, 220) + grain(x / 120 + 4) * 5
    drawing += forest(stage, (x) => hill(x) - 6, {
      name: 'hill',
      seed: seed + 3,
      size: [26, 52],
      ground: ink.r5,
      marks: ink.r4,
      cut: [9, 2],
    })
    const built = villa(ink.r6, ink.L, ink.r7)
    for (const [x, y, size] of [
      [330, 620, 0.7],
      [480, 608, 0.8],
      [650, 612, 0.86],
      [820, 634, 0.76],
      [stage.west(160), 650, 0.62],
      [stage.east(990), 658, 0.64],
    ] as const)
      drawing += disc(x, y - 30, 96 * size, ink.L).replace('/>', ' opacity=".14"/>') + place(x, y, built, size)
    drawing += forest(
      stage,
      (x) => 684 - 20 * bell(x, 200, 200) - 20 * bell(x, 920, 220) + 16 * bell(x, 560, 160) + grain(x / 100 + 7) * 6,
      { name: 'near', seed: seed + 6, size: [34, 66], ground: ink.r6, marks: ink.r4, cut: [10, 2.4] },
    )
    const path = 'M560 700Q640 690 660 716T580 752 620 806'
    drawing += lamps(path, 6, '0 17', ink.L) + lamps(path, 14, '0 17', ink.L, 'opacity=".2"')
    const ground: Line = (x) =>
      772 - 70 * bell(x, stage.west(40), 220) - 84 * bell(x, stage.east(1160), 230) + grain(x / 60 + 8) * 4
    for (const [x, h] of [
      [40, 230],
      [92, 290],
    ] as const)
      drawing += place(stage.west(x), ground(stage.west(x)) + 8, eucalyptus(h, seed + x, ink.r7))
    for (const [x, h] of [
      [1100, 250],
      [1150, 320],
    ] as const)
      drawing += place(stage.east(x), ground(stage.east(x)) + 8, eucalyptus(h, seed + x, ink.r7))
    return drawing + fill(ridge(stage, ground, 44), ink.r7)
  },
}
