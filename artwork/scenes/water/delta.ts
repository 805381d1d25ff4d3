import type { Composition } from '../../composition.ts'
import { dugout } from '../../motifs/dugout.ts'
import { doumPalm } from '../../motifs/palms.ts'
import { reedBed } from '../../motifs/reeds.ts'
import { noise } from '../../noise.ts'
import { bell, type Line } from '../../path.ts'
import { glints, mist, sky } from '../../sky.ts'
import { acrossStage, bandAcross, fill, place, ridge, stamp } from '../../stage.ts'
import { domes } from '../../terrain.ts'

export const delta: Composition = {
  title: 'Palms of the delta',
  place: 'The Rusizi, Lake Tanganyika',
  hour: 'dusk',
  draw(stage) {
    const { ink, seed } = stage
    const grain = noise(seed)
    const palm = stamp(stage, 'palm', (colour) => doumPalm(400, seed + 6, colour))
    const range: Line = (x) => domes(stage, 0, { count: 5, height: 130, width: 250, base: 452, rough: 8 })(x)
    let drawing =
      palm.shape +
      sky(stage, 700, 420, { sun: 78, rings: 1.06 }) +
      fill(ridge(stage, range, 40), ink.r1) +
      mist(stage, 390, 90, 0.7) +
      bandAcross(stage, 448, 362, ink.w0) +
      acrossStage(stage, fill('M0 446H1200v7q-240 10-520 2t-680 4z', ink.r3))
    drawing +=
      acrossStage(stage, fill('M0 520q300 12 640-2t560 6V810H0z', ink.r2, 'opacity=".45"')) +
      acrossStage(stage, fill('M0 600q280-14 620 2t580-4V810H0z', ink.w1, 'opacity=".7"')) +
      acrossStage(stage, fill('M0 690q300 12 620 0t580 6V810H0z', ink.r6, 'opacity=".8"'))
    drawing += glints(stage, 20, { from: 462, to: 690, x: 700, spread: 360, colour: ink.sun, opacity: 0.85 })
    // low banks of sand and reed reach in from both sides
    const west: Line = (x) => 520 - 14 * bell(x, 120, 260) + 40 * Math.max(0, (x - 300) / 160) ** 3
    const east: Line = (x) => 566 - 18 * bell(x, 1110, 240) + 44 * Math.max(0, (930 - x) / 120) ** 3
    drawing +=
      fill(reedBed(stage.left, 420, west, 44, seed + 2, 1.8), ink.r4) +
      acrossStage(stage, fill('M0 516q190-14 320 6t180 26q-90 18-260 16T0 572z', ink.r4))
    for (const [x, size] of [
      [stage.west(150), 0.34],
      [290, 0.42],
      [350, -0.28],
    ] as const)
      drawing += palm.at(x, west(x) + 6, size, ink.r5)
    drawing +=
      fill(reedBed(880, stage.right, east, 60, seed + 4, 1.8), ink.r5) +
      acrossStage(stage, fill('M1200 556q-150-10-250 8t-160 36q100 22 230 20t180-6z', ink.r5))
    drawing += palm.at(1000, east(1000) + 6, 0.56, ink.r6) + palm.at(stage.east(1090), east(stage.east(1090)) + 6, -0.44, ink.r6)
    drawing += place(560, 642, dugout(ink.r7, ink.K), 1.16)
    const ground: Line = (x) => 776 - 70 * bell(x, stage.west(60), 240) - 60 * bell(x, stage.east(1150), 240) + grain(x / 60) * 4
    drawing +=
      palm.at(stage.west(110), ground(stage.west(110)) + 8, 1, ink.r7) +
      palm.at(stage.east(1130), ground(stage.east(1130)) + 8, -0.8, ink.r7)
    return (
      drawing +
      fill(reedBed(stage.left, stage.right, (x) => ground(x) + 12, 46, seed + 8, 2.2) + ridge(stage, ground, 44), ink.r7)
    )
  },
}
