import type { Composition } from '../../composition.ts'
import { baobab } from '../../motifs/dry-trees.ts'
import { herd } from '../../motifs/herd.ts'
import { acacia } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { crescent, cut, mist, sky } from '../../sky.ts'
import { acrossStage, fill, place, ridge, stamp } from '../../stage.ts'
import { domes } from '../../terrain.ts'

export const baobabs: Composition = {
  title: 'Baobabs',
  place: 'Tarangire',
  hour: 'dusk',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const far = domes(stage, 0, { count: 5, height: 64, width: 240, base: 512, rough: 5 })
    const plain: Line = (x) => 548 + grain(x / 180) * 8
    let drawing = sky(stage, 470, 470, { sun: 96, rings: 1.12 })
    if (stage.withSky) drawing += crescent(1010, stage.format === 'wide' ? 236 : 150, ink.sun)
    drawing += fill(ridge(stage, far, 50), ink.r1) + mist(stage, 470, 90, 0.7) + fill(ridge(stage, plain, 60), ink.r3)
    drawing += place(stage.west(60), 560, herd(seed + 2, 300, ink.r5), 0.62) + place(760, 566, herd(seed + 5, 260, ink.r5), 0.7)
    // the river between its banks
    drawing += acrossStage(
      stage,
      fill('M0 620q170-30 350-14t300-8q130-16 250 0t300-8v34q-160 14-320 4t-280 14q-160 16-320 4t-280 8z', ink.w0),
    )
    drawing += acrossStage(
      stage,
      fill('M0 634q190-14 380-6t300-6 300 0 220-6v10q-160 14-320 4t-280 14q-160 16-320 4t-280 8z', ink.w1, 'opacity=".5"'),
    )
    const tree = stamp(stage, 'tree', (colour) => baobab(500, seed + 1, colour))
    const middle = ridge(stage, (x) => 662 + grain(x / 150 + 3) * 12, 44)
    drawing +=
      fill(middle, ink.r5) +
      cut(middle, ink.r3, 14, { width: 2.2, opacity: 0.8, dashes: '80 30 30 60 140 40' }) +
      cut(middle, ink.r3, 34, { width: 2, opacity: 0.5, dashes: '40 90 120 60' })
    drawing +=
      tree.shape +
      tree.at(stage.east(1010), 640, -0.42, ink.r5) +
      tree.at(stage.west(150), 628, 0.3, ink.r4) +
      tree.at(600, 716, 1.04, ink.r7) +
      place(stage.east(1130), 720, acacia(130, seed + 5, ink.r7))
    const ground: Line = (x) => 748 - 20 * bell(x, 600, 300) + grain(x / 90 + 20) * 10
    return drawing + fill(ridge(stage, ground, 40), ink.r7)
  },
}
