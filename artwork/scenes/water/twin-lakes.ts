import type { Composition } from '../../composition.ts'
import { house } from '../../motifs/buildings.ts'
import { banana, eucalyptus } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { glints, mist, sky, terraced } from '../../sky.ts'
import { acrossStage, bandAcross, fill, jaggedRidge, place, ridge } from '../../stage.ts'
import { cone, domes, lightSide } from '../../terrain.ts'

export const twinLakes: Composition = {
  title: 'The twin lakes',
  place: 'Burera and Ruhondo',
  hour: 'day',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const tall = stage.format === 'portrait'
    const peak = cone(
      { x: 690, base: 410, height: tall ? 330 : 236, left: 380, right: 420 },
      { seed, power: 1.7, crater: 0.06, dip: 0.04, rough: 2 },
    )
    let drawing =
      sky(stage, 360, 214, { sun: 60, rings: 1 }) +
      fill(jaggedRidge(stage, peak, 20), ink.r2) +
      fill(lightSide(peak, { summit: 676, foot: 390, inner: 628, seed: seed + 4, depth: 0.4 }), ink.r1) +
      mist(stage, 340, 90, 0.9) +
      fill(ridge(stage, domes(stage, 3, { count: 6, height: 50, width: 190, base: 420 }), 46), ink.r2)
    // the upper lake, with its bays
    drawing +=
      bandAcross(stage, 418, 400, ink.w0) +
      acrossStage(stage, fill('M0 418H1200v7q-240 10-500 2t-700 6z', ink.r3)) +
      glints(stage, 8, { from: 432, to: 486, x: 400, spread: 420, colour: ink.P })
    const upper = [
      ['M1200 436q-90-34-180-22-96-30-176 8-60 10-110 34 130 16 250 10t216 22z', ink.r3],
      ['M0 440q70-26 140-14 70-28 140 2 70 8 112 32-96 18-210 16T0 500z', ink.r3],
      ['M470 470q36-22 74-18 46-14 84 14-70 14-158 4z', ink.r4],
    ] as const
    for (const [d, colour] of upper) drawing += acrossStage(stage, fill(d, colour))
    // the ridge between the lakes, in fields
    const isthmus: Line = (x) =>
      548 -
      44 * bell(x, 250, 250) -
      50 * bell(x, 1000, 270) +
      14 * bell(x, 620, 160) -
      40 * bell(x, -280, 200) -
      36 * bell(x, 1500, 220) +
      grain(x / 100) * 5
    drawing += terraced(stage, 'between', ridge(stage, isthmus, 44), {
      ground: ink.r4,
      lines: ink.r2,
      rows: 5,
      gap: 12,
      opacity: 0.7,
    })
    for (const x of [236, 292, 926, 1010, 1060]) drawing += place(x, isthmus(x) + 26 + (x % 4) * 6, house(ink.K, ink.P), 1.2)
    for (const x of [196, 214, 1096]) drawing += place(x, isthmus(x) + 4, eucalyptus(52 + (x % 5) * 5, seed + x, ink.r5))
    // the lower lake
    drawing +=
      acrossStage(stage, fill('M0 634q190-34 420-30t430-6q200 2 350 24V810H0z', ink.w0)) +
      acrossStage(stage, fill('M0 668q300-16 640 2t560-4V810H0z', ink.w1, 'opacity=".55"')) +
      glints(stage, 12, { from: 622, to: 706, x: 480, spread: 520, colour: ink.P })
    drawing += acrossStage(stage, fill('M700 652q48-40 104-34 66-22 118 22 30 6 44 20-140 20-266-8z', ink.r5))
    drawing += place(826, 634, eucalyptus(58, seed + 3, ink.r6)) + place(850, 636, eucalyptus(46, seed + 8, ink.r6))
    const slope: Line = (x) =>
      764 - 150 * bell(x, stage.west(20), 250) - 130 * bell(x, stage.east(1200), 240) + grain(x / 90 + 7) * 5
    drawing += terraced(stage, 'slope', ridge(stage, slope, 44), {
      ground: ink.r6,
      lines: ink.r4,
      rows: 6,
      gap: 17,
      width: 2.4,
      opacity: 0.7,
    })
    drawing += place(stage.west(120), slope(stage.west(120)) + 46, house(ink.K, ink.P), 2)
    const ground: Line = (x) => 784 - 70 * bell(x, stage.west(50), 190) - 70 * bell(x, stage.east(1160), 200)
    for (const [x, h] of [
      [40, 170],
      [210, 120],
    ] as const)
      drawing += place(stage.west(x), ground(stage.west(x)) + 14, banana(h, seed + x, ink.r7))
    for (const [x, h] of [
      [1090, 130],
      [1160, 190],
    ] as const)
      drawing += place(stage.east(x), ground(stage.east(x)) + 14, banana(h, seed + x, ink.r7))
    return drawing + fill(ridge(stage, ground, 46), ink.r7)
  },
}
