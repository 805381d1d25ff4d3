import type { Composition } from '../../composition.ts'
import { canopy, forest } from '../../motifs/forest.ts'
import { reedBed } from '../../motifs/reeds.ts'
import { treeShapes } from '../../motifs/standing-trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { mist, sky, stars } from '../../sky.ts'
import { acrossStage, fill, jaggedRidge, stroke } from '../../stage.ts'
import { cone } from '../../terrain.ts'

export const highlandForest: Composition = {
  title: 'Two peaks above the forest',
  place: 'Kahuzi-Biega',
  hour: 'dawn',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const [kahuziX, biegaX] = stage.format === 'portrait' ? [440, 780] : [400, 850]
    const kahuzi = cone(
      { x: kahuziX, base: 520, height: 310, left: 340, right: 330 },
      { seed, power: 1.16, crater: 0.08, dip: 0.02, rough: 8 },
    )
    const biega = cone(
      { x: biegaX, base: 520, height: 236, left: 300, right: 360 },
      { seed: seed + 5, power: 1.22, crater: 0.09, dip: 0.02, rough: 8 },
    )
    let drawing =
      treeShapes(stage) +
      sky(stage, 630, 430, { sun: 70, rings: 1.06 }) +
      stars(stage, 8, 3, { down: 230, clear: { x: 630, y: 400, radius: 330 } }) +
      fill(jaggedRidge(stage, biega, 22), ink.r2) +
      mist(stage, 400, 120, 0.7) +
      fill(jaggedRidge(stage, kahuzi, 22), ink.r3) +
      mist(stage, 440, 120, 0.9)
    drawing += forest(stage, (x) => 520 - 30 * bell(x, 180, 260) - 30 * bell(x, 1040, 280) + grain(x / 120) * 10, {
      name: 'far',
      seed: seed + 1,
      size: [34, 62],
      ground: ink.r3,
      marks: ink.r2,
      cut: [8, 2],
      standing: { every: 150, height: 96 },
    })
    drawing += mist(stage, 506, 100, 0.9)
    drawing += forest(stage, (x) => 590 + 20 * bell(x, 600, 220) + grain(x / 120 + 4) * 8, {
      name: 'mid',
      seed: seed + 3,
      size: [40, 74],
      ground: ink.r4,
      marks: ink.r3,
      cut: [10, 2.4],
      standing: { every: 230, height: 130 },
    })
    // a clearing of marsh, with the sky in it
    drawing +=
      acrossStage(
        stage,
        fill('M0 640q300-30 620-22t580 14V810H0z', ink.r5) +
          fill('M280 668q140-26 330-22t300 24q-110 34-320 34t-310-36z', ink.w0),
      ) + stroke('M420 662h120M600 676h160M500 690h90', ink.sun, 3, 'stroke-linecap="round" opacity=".8"')
    drawing += fill(
      reedBed(300, 900, (x) => 704 + grain(x / 90) * 5, 44, seed + 4, 1.8),
      ink.r6,
    )
    const bank: Line = (x) => 752 - 130 * bell(x, stage.west(60), 250) - 120 * bell(x, stage.east(1150), 260)
    drawing += forest(stage, bank, {
      name: 'near',
      seed: seed + 8,
      size: [50, 92],
      ground: ink.r6,
      marks: ink.r4,
      cut: [14, 3],
      standing: { every: 420, height: 230 },
    })
    const ground: Line = (x) => 782 - 56 * bell(x, stage.west(40), 220) - 60 * bell(x, stage.east(1170), 230)
    return drawing + fill(canopy(stage, ground, seed + 15, [54, 92]), ink.r7)
  },
}
