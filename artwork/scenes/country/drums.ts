import type { Composition } from '../../composition.ts'
import { roundHouse } from '../../motifs/huts.ts'
import { banana, eucalyptus } from '../../motifs/trees.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { mist, sky, terraced } from '../../sky.ts'
import { fill, place, ridge, stroke } from '../../stage.ts'
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

const round = 'stroke-linecap="round" stroke-linejoin="round"'

/** A royal drum: a hollowed trunk with pegs round its skin, 60 units tall. */
const drum = (wood: string, skin: string, band: string) =>
  fill('M-30-52Q-32-20-17 0H17Q32-20 30-52z', wood) +
  fill('M-31-54a31 8 0 1 1 62 0 31 8 0 1 1-62 0z', skin) +
  stroke('M-29-40Q0-30 29-40M-26-26Q0-16 26-26', band, 3) +
  stroke('M-24-44v8M-12-41v8M0-40v8M12-41v8M24-44v8', skin, 2.4)

type Inks = { body: string; cloth: string; pale: string }

/** A drummer behind his drum, one stick up, in a cloth over the shoulder; 130 units tall. */
const drummer = ({ body, cloth, pale }: Inks) =>
  fill('M-16-50Q-20-20-16-2H-2L1-24 6-2H20Q22-22 16-50z', cloth) +
  fill('M-15-94Q0-100 15-94 20-72 16-48H-16Q-20-72-15-94z', body) +
  fill('M-15-94Q2-92 16-60L16-48H-16Q-8-70-15-94z', cloth) +
  fill('M0-120q10 0 10 11t-10 11-10-11 10-11z', body) +
  stroke('M-14-90L-30-72-18-56M14-90L34-106 28-130', body, 7, round) +
  stroke('M-20-58L-4-52M28-128L50-146', pale, 3, round)

/** One who dances before the drums, both feet off the ground, arms wide. */
const leaper = ({ body, cloth, pale }: Inks) =>
  stroke('M-6-58L-24-44-12-24M8-58L28-52 24-28', body, 9, round) +
  fill('M-18-62Q0-70 20-62 30-50 26-40 0-48-26-38-26-52-18-62z', cloth) +
  fill('M-12-100Q1-106 14-100 17-80 12-60H-10Q-15-80-12-100z', body) +
  fill('M1-128q10 0 10 11t-10 11-10-11 10-11z', body) +
  stroke('M-10-96L-36-112-46-138M12-96L40-108 54-132', body, 7, round) +
  stroke('M54-132L66-158', pale, 3, round)
