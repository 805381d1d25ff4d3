import type { Composition } from '../../composition.ts'
import { canopy, forest } from '../../motifs/forest.ts'
import { treeShapes } from '../../motifs/standing-trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { pen } from '../../pen.ts'
import { crescent, mist, sky, stars } from '../../sky.ts'
import { disc, fill, jaggedRidge, ridge, stroke } from '../../stage.ts'
import { cone, domes } from '../../terrain.ts'

export const lava: Composition = {
  title: 'The crater at night',
  place: 'Nyiragongo, Virunga',
  hour: 'dusk',
  draw(stage) {
    const { ink, seed } = stage
    const tall = stage.format === 'portrait'
    const top = tall ? 250 : 300
    const peak = cone(
      { x: 600, base: 640, height: 640 - top + 34, left: 560, right: 620 },
      { seed, power: 1.34, crater: 0.13, dip: 0, rough: 4 },
    )
    const flat: Line = (x) => (Math.abs(x - 600) < 74 ? top + 8 + Math.abs(Math.sin(x / 13)) * 7 : peak(x))
    // the only light is the lake of lava below the rim
    let drawing = sky(stage, 600, top - 6, { rings: 0.98 })
    if (stage.withSky)
      drawing +=
        crescent(tall ? 880 : 990, tall ? -60 : 196, ink.sun) +
        stars(stage, 30, 3.4, { down: 340, clear: { x: 600, y: top, radius: 420 } })
    const plume = pen(560, top + 14)
    for (const [x, y] of [
      [530, top - 30],
      [540, top - 84],
      [498, top - 118],
      [512, top - 176],
      [470, top - 204],
      [500, top - 250],
      [560, top - 236],
      [604, top - 196],
      [592, top - 140],
      [634, top - 104],
      [620, top - 50],
      [648, top + 14],
    ] as const)
      plume.bump(x, y, 0.58)
    drawing +=
      fill(`${plume.path()}z`, ink.r2, 'opacity=".5"') +
      fill(`M528 ${top + 20}q72-44 144 0z`, ink.L) +
      disc(600, top + 14, 108, ink.L).replace('/>', ' opacity=".28"/>')
    const old = cone(
      { x: tall ? 930 : 1060, base: 600, height: 250, left: 330, right: 300 },
      { seed: seed + 5, power: 1.6, crater: 0.03, rough: 3 },
    )
    const west = cone(
      { x: tall ? 230 : 110, base: 600, height: 210, left: 300, right: 320 },
      { seed: seed + 8, power: 1.5, crater: 0.04, rough: 4 },
    )
    drawing +=
      fill(jaggedRidge(stage, old, 22), ink.r3) +
      fill(jaggedRidge(stage, west, 22), ink.r3) +
      mist(stage, 500, 120, 0.5) +
      fill(jaggedRidge(stage, flat, 12), ink.r5)
    drawing += stroke(
      `M526 ${top + 14}l10-7 9 4 11-6 10 5 12-6 10 6 12-7 11 7 11-5 10 6 12-6 11 6 8 8`,
      ink.L,
      5,
      'stroke-linejoin="round"',
    )
    drawing += mist(stage, 560, 120, 0.34) + treeShapes(stage)
    const slope = domes(stage, 20, { count: 5, height: 80, width: 220, base: 690, rough: 10 })
    drawing += forest(stage, slope, {
      name: 'slope',
      seed: seed + 6,
      size: [44, 84],
      ground: ink.r6,
      marks: ink.r4,
      cut: [12, 2.4],
      standing: { every: 230, height: 110 },
    })
    const ground: Line = (x) =>
      770 - 90 * bell(x, stage.west(60), 240) - 100 * bell(x, stage.east(1160), 250) + noise(seed)(x / 80) * 5
    return (
      drawing +
      fill(canopy(stage, ground, seed + 17, [56, 96]), ink.r7) +
      fill(
        ridge(stage, () => 792, 60),
        ink.r7,
      )
    )
  },
}
