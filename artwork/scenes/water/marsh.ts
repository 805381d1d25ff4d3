import type { Composition } from '../../composition.ts'
import { dancingCrane, standingCrane } from '../../motifs/birds.ts'
import { reedBed } from '../../motifs/reeds.ts'
import { eucalyptus } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { mist, sky, terraced } from '../../sky.ts'
import { acrossStage, fill, place, ridge, stroke } from '../../stage.ts'
import { domes } from '../../terrain.ts'

export const marsh: Composition = {
  title: 'Crowned cranes',
  place: 'Rugezi marsh',
  hour: 'forest',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    let drawing =
      sky(stage, 600, 300, { sun: 84, rings: 1 }) +
      fill(ridge(stage, domes(stage, 0, { count: 6, height: 120, width: 170, base: 430, rough: 6 }), 44), ink.r1) +
      mist(stage, 370, 110, 0.9)
    const hills = ridge(stage, domes(stage, 7, { count: 5, height: 100, width: 220, base: 500, rough: 5 }), 44)
    drawing +=
      terraced(stage, 'hills', hills, { ground: ink.r2, lines: ink.r1, rows: 5, gap: 13, opacity: 0.8 }) +
      mist(stage, 460, 90, 0.7)
    // the flat marsh and its water
    const marshLine: Line = (x) => 520 + grain(x / 160) * 6
    drawing += fill(reedBed(stage.left, stage.right, marshLine, 34, seed + 3, 2) + ridge(stage, marshLine, 50), ink.r3)
    const water = [
      'M0 566q190-22 420-14t420-8 360 6v28q-240 14-460 4t-400 8-340-4z',
      'M0 646q220-20 480-8t720-10v36q-300 14-600 4T0 676z',
    ]
    for (const d of water) drawing += acrossStage(stage, fill(d, ink.w0))
    drawing += stroke(
      'M380 566h110M640 572h160M470 650h150M760 656h100M300 654h80',
      ink.P,
      3,
      'stroke-linecap="round" opacity=".85"',
    )
    const shore: Line = (x) => 704 - 20 * bell(x, 560, 260) + grain(x / 110 + 5) * 6
    drawing +=
      fill(reedBed(stage.left, 330, shore, 120, seed + 5, 1.6) + reedBed(880, stage.right, shore, 130, seed + 6, 1.6), ink.r5) +
      fill(ridge(stage, shore, 46), ink.r5)
    drawing +=
      place(700, shore(700) + 6, standingCrane(ink.r7, ink.P, ink.K), 1.3) +
      place(520, shore(520) + 8, dancingCrane(ink.r7, ink.P, ink.K), 1.5) +
      place(390, shore(390) + 2, `<g transform="scale(-1 1)">${standingCrane(ink.r7, ink.P, ink.K)}</g>`, 1.02) +
      place(858, shore(858) + 4, `<g transform="scale(-1 1)">${dancingCrane(ink.r7, ink.P, ink.K)}</g>`, 1.16)
    const ground: Line = (x) =>
      770 - 70 * bell(x, stage.west(50), 220) - 76 * bell(x, stage.east(1160), 230) + grain(x / 60 + 9) * 4
    drawing += fill(
      reedBed(stage.left, stage.right, (x) => ground(x) + 12, 56, seed + 9, 2),
      ink.r7,
    )
    for (const [x, h] of [
      [50, 220],
      [110, 280],
    ] as const)
      drawing += place(stage.west(x), ground(stage.west(x)) + 8, eucalyptus(h, seed + x, ink.r7))
    for (const [x, h] of [
      [1090, 210],
      [1150, 300],
    ] as const)
      drawing += place(stage.east(x), ground(stage.east(x)) + 8, eucalyptus(h, seed + x, ink.r7))
    return drawing + fill(ridge(stage, ground, 46), ink.r7)
  },
}
