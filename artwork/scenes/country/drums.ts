import type { Composition } from '../../composition.ts'
import { drum, drummer, leaper } from '../../motifs/drums.ts'
import { roundHouse } from '../../motifs/huts.ts'
import { banana, eucalyptus } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { mist, sky, terraced } from '../../sky.ts'
import { fill, place, ridge } from '../../stage.ts'
import { domes } from '../../terrain.ts'

export const drums: Composition = {
  title: 'The drums',
  place: 'Gishora, Gitega',
  hour: 'golden',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    let drawing =
      sky(stage, 600, 330, { sun: 96, rings: 1.06 }) +
      fill(ridge(stage, domes(stage, 0, { count: 6, height: 120, width: 180, base: 420, rough: 5 }), 44), ink.r1) +
      mist(stage, 360, 110, 0.8)
    drawing +=
      terraced(stage, 'hills', ridge(stage, domes(stage, 7, { count: 5, height: 110, width: 220, base: 500, rough: 5 }), 44), {
        ground: ink.r2,
        lines: ink.r1,
        rows: 5,
        gap: 14,
        opacity: 0.8,
      }) + mist(stage, 450, 100, 0.7)
    const hill: Line = (x) => 566 - 34 * bell(x, 600, 460) + grain(x / 120) * 4
    drawing += fill(ridge(stage, hill, 44), ink.r4)
    for (const [x, size] of [
      [stage.west(170), 1.3],
      [300, 1],
      [906, 1.06],
      [stage.east(1030), 1.36],
    ] as const)
      drawing += place(x, hill(x) + 8, roundHouse(ink.r6, ink.r5, ink.r7), size)
    for (const [x, h] of [
      [stage.west(60), 150],
      [stage.west(250), 110],
      [stage.east(960), 130],
      [stage.east(1120), 170],
    ] as const)
      drawing += place(x, hill(x) + 8, eucalyptus(h, seed + h, ink.r5))
    const court: Line = (x) => 668 - 16 * bell(x, 600, 380) + grain(x / 90 + 4) * 3
    drawing += fill(ridge(stage, court, 44), ink.r5)
    const dress = { body: ink.r7, cloth: ink.K, pale: ink.P }
    // a half circle of drums behind the one in the middle
    for (const [x, y, size] of [
      [284, 690, 1.24],
      [392, 672, 1.2],
      [494, 660, 1.16],
      [706, 660, 1.16],
      [808, 672, 1.2],
      [916, 690, 1.24],
    ] as const) {
      const turned = x > 600 ? `<g transform="scale(-1 1)">${drummer(dress)}</g>` : drummer(dress)
      drawing += place(x, y, turned, size * 1.06) + place(x, y + 10, drum(ink.r7, ink.P, ink.K), size)
    }
    drawing += place(600, 700, drum(ink.r7, ink.P, ink.K), 1.66) + place(600, 596, leaper(dress), 1.3)
    const ground: Line = (x) =>
      752 - 60 * bell(x, stage.west(40), 220) - 64 * bell(x, stage.east(1160), 230) + grain(x / 70 + 9) * 4
    for (const [x, h] of [
      [50, 190],
      [140, 130],
    ] as const)
      drawing += place(stage.west(x), ground(stage.west(x)) + 14, banana(h, seed + x, ink.r7))
    for (const [x, h] of [
      [1080, 140],
      [1160, 200],
    ] as const)
      drawing += place(stage.east(x), ground(stage.east(x)) + 14, banana(h, seed + x, ink.r7))
    return drawing + fill(ridge(stage, ground, 44), ink.r7)
  },
}
