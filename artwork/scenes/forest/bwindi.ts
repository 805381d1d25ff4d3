import type { Composition } from '../../composition.ts'
import { canopy, forest } from '../../motifs/forest.ts'
import { greatTree } from '../../motifs/great-tree.ts'
import { treeShapes } from '../../motifs/standing-trees.ts'
import { bell, type Line } from '../../path.ts'
import { mist, sky } from '../../sky.ts'
import { fill, place } from '../../stage.ts'
import { domes } from '../../terrain.ts'

export const bwindi: Composition = {
  title: 'Where the mist lives',
  place: 'Bwindi Impenetrable Forest',
  hour: 'mist',
  draw(stage) {
    const { ink, seed } = stage
    let drawing = treeShapes(stage) + sky(stage, 720, 250, { sun: 52, rings: 0.92 })
    const layers = [
      { base: 300, height: 126, size: [34, 60], ground: ink.r0, standing: { every: 210, height: 56 } },
      { base: 372, height: 134, size: [38, 66], ground: ink.r1, standing: { every: 190, height: 72 } },
      { base: 452, height: 140, size: [42, 76], ground: ink.r2, standing: { every: 180, height: 92 }, marks: ink.r1 },
      { base: 540, height: 134, size: [50, 88], ground: ink.r3, standing: { every: 200, height: 116 }, marks: ink.r2 },
    ] as const
    layers.forEach(({ base, height, ...layer }, i) => {
      const line = domes(stage, i * 11, { count: 5 + (i % 2), height, width: 180, base: base + 30, rough: 10 })
      drawing +=
        forest(stage, line, { name: `f${i}`, seed: seed + i, cut: [8, 2.2], ...layer }) + mist(stage, base - 14, 136, 0.95)
    })
    const slope = domes(stage, 60, { count: 5, height: 120, width: 200, base: 690, rough: 12 })
    drawing += forest(stage, slope, {
      name: 'slope',
      seed: seed + 8,
      size: [54, 96],
      ground: ink.r5,
      marks: ink.r3,
      cut: [12, 2.6],
      standing: { every: 260, height: 150 },
    })
    drawing += mist(stage, 620, 130, 0.7)

    drawing += place(480, 748, greatTree({ height: 580, spread: 0.46, seed: seed + 330, wood: ink.r6, marks: ink.r4 }))
    const thicket: Line = (x) => 782 - 96 * bell(x, stage.west(110), 190) - 130 * bell(x, stage.east(1110), 240)
    drawing += forest(stage, thicket, {
      name: 'thicket',
      seed: seed + 12,
      size: [54, 96],
      ground: ink.r6,
      marks: ink.r4,
      cut: [14, 3],
    })
    const front: Line = (x) => 790 - 60 * bell(x, stage.east(1180), 200) - 50 * bell(x, stage.west(40), 200)
    return drawing + fill(canopy(stage, front, seed + 19, [54, 90]), ink.r7)
  },
}
